"""What is asked about a trained BERT: which step its attention is, and how large a head is."""

from dataclasses import dataclass

from core.lessons import schema
from core.lessons.masked_word import BASE, Size
from core.lessons.schema import Marker


@dataclass(frozen=True, kw_only=True)
class Question:
    """One thing asked; with ``options`` one chooses, without one types."""

    name: str
    prompt: str
    mark: Marker
    options: tuple[str, ...] | None = None


_DECIMALS = 1
"""Of whole numbers: at none the last digit may be one off, which in 63 is no slip of rounding."""

_NOT_WEIGHTS = {
    "scores": "Scores can be any numbers, negative ones too. How much a word attends is a share, from 0 to 1.",
    "scaled_scores": "Not yet: these are divided by √d_k, but they do not sum to 1. One step is left.",
    "context": "One step too far: the context is what comes of it, the values mixed by these shares.",
}


def questions(size: Size = BASE) -> tuple[Question, ...]:
    """The questions about a BERT of a size."""
    return (
        Question(
            name="step",
            prompt="Which node of the graph says how much [MASK] attends to each word?",
            mark=schema.choice(
                "weights", _NOT_WEIGHTS, praise="Right: softmax(Q Kᵀ / √d_k), with W_q and W_k that were learned."
            ),
            options=("scores", "scaled_scores", "weights", "context"),
        ),
        Question(
            name="d_k",
            prompt=f"`bert-base-uncased` has d_model = {size.d_model}, shared evenly among the {size.heads} heads of a "
            "layer. What is d_k of one head?",
            mark=schema.number(
                size.d_k,
                [
                    (size.d_model, "That is d_model: a head has only its share of it."),
                    (size.heads, "That is how many heads share d_model."),
                    (size.d_model * size.heads, "Multiplied: d_model is shared among the heads, not repeated."),
                    (size.d_k**0.5, "That is √d_k, by which its scores are divided."),
                ],
                decimals=_DECIMALS,
                praise=f"Right: {size.d_model} / {size.heads} = {size.d_k}, so its scores are divided by √{size.d_k} = "
                f"{size.d_k**0.5:g}.",
            ),
        ),
        Question(
            name="matrices",
            prompt=f"It has {size.layers} layers. How many n × n matrices of weights does one sentence make in it?",
            mark=schema.number(
                size.layers * size.heads,
                [
                    (size.layers + size.heads, "Added: every layer has all of its heads."),
                    (size.heads, "Those are the heads of one layer."),
                    (3 * size.layers * size.heads, "Counted for Q, K and V: the weights come once, of Q and K."),
                ],
                decimals=_DECIMALS,
                praise=f"Right: {size.layers} layers of {size.heads} heads, each with W_q, W_k and W_v of its own.",
            ),
        ),
    )
