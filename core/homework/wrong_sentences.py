"""Mistakes that need two sentences: one of them taken where the other belongs."""

from core.graph.steps import softmax
from core.homework.mistake import Mistake

WRONG_SENTENCES: tuple[Mistake, ...] = (
    Mistake(
        id="keys-from-wrong-sentence", screen="two-sentences",
        crossed=(
            {"K": lambda X, W_k: X @ W_k, "V": lambda X, W_v: X @ W_v},
            {"K": lambda X, W_k: X @ W_k},
            {"V": lambda X, W_v: X @ W_v},
        ),
        title="Keys and values from the wrong sentence",
        why="Keys and values were made from the words that ask: that is self-attention within one sentence. Here they "
            "come from the words of the other one.",
        hint="K = X_kv W_k and V = X_kv W_v; only Q = X W_q comes from the words that ask.",
    ),
    Mistake(
        id="queries-from-wrong-sentence", screen="two-sentences",
        crossed=({"Q": lambda X_kv, W_q: X_kv @ W_q},),
        title="Queries from the wrong sentence",
        why="The queries were made from the words that are asked: that is self-attention within the other sentence.",
        hint="Q = X W_q: the words of the rows ask, those of the columns answer.",
    ),
    Mistake(
        id="sentences-exchanged", screen="two-sentences", transposes=True,
        when=lambda _form, part, _exercise: part.node == "weights" and part.kind == "number",
        crossed=(
            {
                "Q": lambda X, W_k: X @ W_k,
                "K": lambda X_kv, W_q: X_kv @ W_q,
                "weights": lambda masked_scores: softmax(masked_scores, axis=-2),
            },
        ),
        title="The two sentences exchanged",
        why="This is how much the word that is asked would attend to the word that asks, with the roles of the "
            "sentences exchanged.",
        hint="Rows are the words of X, which bring queries; columns are those of X_kv, which bring keys and values.",
    ),
)  # fmt: skip
