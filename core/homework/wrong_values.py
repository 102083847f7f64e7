"""Mistakes on the way from weights to context: weights or values used where they do not belong."""

import numpy as np

from core.graph.steps import Array
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
