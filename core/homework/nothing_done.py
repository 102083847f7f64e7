"""Answers in which attention has not begun: zeros as an array is made of, and an even share for every word."""

import numpy as np

from core.graph.form import Form
from core.graph.steps import Array
from core.homework.exercise import Exercise, Part, read_answer
from core.homework.mistake import Misread, Mistake


def even_weights(masked_scores: Array) -> Array:
    """The same weight for each word that is seen: 1/n, behind a mask one over the number of words up to it."""
    seen = np.isfinite(masked_scores).astype(np.float64)
    even: Array = seen / seen.sum(axis=-1, keepdims=True)
    return even


def _is_not_a_plain_mean(form: Form, part: Part, _exercise: Exercise) -> bool:
    """Whether even weights are told by more than one number, and not as the mean of the values, which has a name."""
    return part.kind != "number" and (part.node == "weights" or form.is_masked)


NOTHING_DONE: tuple[Mistake, ...] = (
    Mistake(
        id="nothing-computed", screen="quiz", comes_first=True,
        misread=lambda part, node: [Misread(read_answer(part, np.zeros_like(node)))],
        title="Zeros in place of results",
        why="These are all zeros, like an array before anything has been written into it.",
        hint="Check that the line that computes them has been run, and print its result again.",
    ),
    Mistake(
        id="even-weights", screen="similarity", comes_first=True, when=_is_not_a_plain_mean,
        changes=({"weights": even_weights},),
        title="Even weights",
        why="Every word got the same share; attention gives more to those whose keys fit the query.",
        hint="weights = softmax of the scores by rows: unequal scores make unequal weights.",
    ),
)  # fmt: skip
