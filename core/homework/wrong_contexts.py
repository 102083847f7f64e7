"""Mistakes from the weights on: with the values, and where two heads come together and are mixed by W_o."""

import numpy as np

from core.graph.steps import Array, side_by_side
from core.homework.mistake import Mistake


def _plain_means(weights: Array, V: Array) -> Array:
    """The mean of all values, in a row for each word."""
    return np.broadcast_to(V.mean(axis=-2, keepdims=True), (*V.shape[:-2], weights.shape[-2], V.shape[-1]))


WRONG_VALUES: tuple[Mistake, ...] = (
    Mistake(
        id="attention-transposed", screen="learned", transposes=True,
        changes=({"context": lambda weights, V: weights.mT @ V},),
        title="Weights transposed before meeting the values",
        why="Each row of weights belongs to one word’s new vector; here the columns were used.",
        hint="context = weights V: the word’s row of weights times the columns of V.",
    ),
    Mistake(
        id="weights-applied-twice", screen="learned",
        changes=({"context": lambda weights, V: weights @ (weights @ V)},),
        title="Weights applied twice",
        why="The context vectors were mixed once more with the same weights, as if they were values.",
        hint="context = weights V, once.",
    ),
    Mistake(
        id="residual-added", screen="learned",
        changes=(
            {"context": lambda weights, V, X_P: weights @ V + X_P},
            {"context": lambda weights, V: weights @ V + V},
        ),
        title="The word’s own vector added",
        why="A transformer adds what went into a layer to what comes out of it, but only after attention; here the "
            "context alone is asked for.",
        hint="context = weights V, with nothing added.",
    ),
    Mistake(
        id="no-attention", screen="similarity", when=lambda _form, part, _exercise: part.kind != "number",
        changes=({"weights": lambda masked_scores: np.eye(masked_scores.shape[-2])},),
        title="No attention at all",
        why="Every word attended to itself only and kept the vector it had; attention mixes in those of other words.",
        hint="weights = softmax of the scores by rows, and context = weights V.",
    ),
    Mistake(
        id="values-unweighted", screen="similarity",
        changes=({"context": _plain_means},),
        title="Plain mean of the values",
        why="All words were given the same weight; the attention weights say how much each one counts.",
        hint="context = weights V, a weighted sum with the word’s own row of weights.",
    ),
)  # fmt: skip

WRONG_HEADS: tuple[Mistake, ...] = (
    Mistake(
        id="first-head-twice", screen="two-heads",
        changes=({"context_2": lambda context: context},),
        title="W_q, W_k and W_v of the first head used in both",
        why="Both heads gave the same context, as they do with the same weight matrices; each head has its own.",
        hint="Compute the second head with W_q2, W_k2 and W_v2.",
    ),
    Mistake(
        id="heads-exchanged", screen="two-heads",
        changes=({"joined": lambda context, context_2: side_by_side(context_2, context)},),
        title="Heads in the wrong order",
        why="The columns of the second head stand before those of the first, so W_o multiplies "
        "each head by the rows meant for the other.",
        hint="joined = [first head, second head]: the columns of the first head come first.",
    ),
    Mistake(
        id="heads-added", screen="two-heads",
        changes=({"output": lambda context, context_2, W_o: (context + context_2) @ W_o[..., : context.shape[-1], :]},),
        title="Heads added up instead of joined",
        why="The two context vectors were added up, so that W_o could not treat the heads differently.",
        hint="Set the context vectors side by side; the joined vector is as long as both together.",
    ),
    Mistake(
        id="output-weights-forgotten", screen="two-heads",
        changes=({"output": lambda joined: joined},),
        title="W_o forgotten",
        why="These are the joined context vectors themselves; the output is what W_o makes of them.",
        hint="output = joined W_o.",
    ),
    Mistake(
        id="output-weights-transposed", screen="two-heads",
        changes=({"output": lambda joined, W_o: joined @ W_o.mT},),
        title="W_o transposed",
        why="A row of the joined vectors was multiplied by the rows of W_o; it should meet the columns.",
        hint="output = joined W_o, as W_o stands.",
    ),
)  # fmt: skip
