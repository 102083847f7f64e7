"""Mistakes with one term among many: a word or a dimension left out, a minus lost."""

from collections.abc import Iterator

import numpy as np

from core.graph.steps import Array, Step, wrap_step
from core.graph.ways import SOFTMAX
from core.homework.exercise import Exercise, Part
from core.homework.mistake import Mistake, Variation, makes_weights
from core.homework.second_heads import in_each_head

_PROJECTIONS = ("Q", "K", "V")


def _without(M: Array, j: int) -> Array:
    """The matrix with zeros in one column: the terms that are left out of its products."""
    return np.where(np.arange(M.shape[-1]) == j, 0.0, M)


def _without_column(step: Step, j: int) -> Step:
    """The step without the j-th term of its sums: the j-th column of the first matrix that it reads."""
    return wrap_step(step, lambda first, *others: step(_without(first, j), *others))


def _without_diagonal(M: Array) -> Array:
    return np.where(np.eye(*M.shape[-2:]) == 1, 0.0, M)


@in_each_head
def left_out_of_a_sum(exercise: Exercise, part: Part) -> Iterator[Variation]:
    """A dimension left out of the projections or the scores, or a word left out of the context."""
    steps, form = exercise.steps[part.graph], exercise.graphs[part.graph]
    matrices = exercise.traces[part.graph].matrices
    for i in range(np.shape(matrices["X"])[-1] if form.learned else 0):
        wrong = {node: _without_column(steps[node], i) for node in _PROJECTIONS}
        for change in (*({node: step} for node, step in wrong.items()), wrong):
            yield Variation(change, f"product {i + 1} of each sum")
    for i in range(np.shape(matrices["Q"])[-1]):
        yield Variation({"scores": _without_column(steps["scores"], i)}, f"product {i + 1} of each score")
    context = steps["context"]
    for j, word in enumerate(part.columns):
        yield Variation({"context": _without_column(context, j)}, f"the word “{word}”")
    if not form.cross:
        own = wrap_step(context, lambda weights, V: context(_without_diagonal(weights), V))
        yield Variation({"context": own}, "the word itself")


@in_each_head
def left_out_of_the_softmax(exercise: Exercise, part: Part) -> Iterator[Variation]:
    """A word, or the word itself, left out of the denominator only, or of the whole softmax."""
    form, step = exercise.graphs[part.graph], exercise.steps[part.graph]["weights"]

    def leaving_out(j: int | None, *, below_only: bool) -> Step:
        def weights(masked_scores: Array) -> Array:
            terms = np.exp(masked_scores) if form.normalise == SOFTMAX else masked_scores
            left = _without_diagonal(terms) if j is None else _without(terms, j)
            total = left.sum(axis=-1, keepdims=True)
            return terms / total if below_only else np.nan_to_num(left / total)  # zeros in a row that has none left

        return wrap_step(step, weights)

    for j in (*range(len(part.columns)), *([None] if not form.cross else [])):
        place = "the word itself" if j is None else f"the word “{part.columns[j]}”"
        yield Variation({"weights": leaving_out(j, below_only=True)}, place)
        yield Variation({"weights": leaving_out(j, below_only=False)}, place)


@in_each_head
def minus_lost(exercise: Exercise, part: Part) -> Iterator[Variation]:
    """No minus in any exponent, or one in the part's row lost; in a matrix, one in any row."""
    M = exercise.traces[part.graph].masked_scores
    step = exercise.steps[part.graph]["weights"]
    negative = np.isfinite(M) & (M < 0)

    def without(lost: Array) -> Step:
        """The step without the minuses of some scores, in either head; −∞ of a hidden word stays."""
        return wrap_step(step, lambda S: step(np.where(lost & np.isfinite(S), np.abs(S), S)))

    if negative.any():
        yield Variation({"weights": without(np.ones(M.shape, dtype=np.bool_))})
    for i, j in np.argwhere(negative).tolist():
        if part.row in (None, i):
            one = np.zeros(M.shape, dtype=np.bool_)
            one[i, j] = True
            yield Variation({"weights": without(one)}, f"“{part.tokens[i]}” with “{part.columns[j]}”")


WRONG_TERMS: tuple[Mistake, ...] = (
    Mistake(
        id="word-left-out", screen="similarity", when=makes_weights,
        ranges=left_out_of_the_softmax,
        title="A word left out of the softmax",
        why="The exponentials of all words in a row are summed, the word’s own among them; here one was left out.",
        hint="Count the terms of the denominator: there is one for each word that may be attended to.",
    ),
    Mistake(
        id="term-left-out", screen="learned",
        ranges=left_out_of_a_sum,
        title="A term left out of a sum",
        why="A product of matrices adds up one product for each column of the left one; here one of them was left out.",
        hint="Count the products in each sum: there are as many as the left matrix has columns.",
    ),
    Mistake(
        id="minus-lost", screen="similarity",
        when=lambda form, *of: form.normalise == SOFTMAX and makes_weights(form, *of),
        ranges=minus_lost,
        title="A minus lost in the exponent",
        why="Where a score is negative, its exponential is less than one; here the minus was lost.",
        hint="Keep the sign of each score: the smaller the score, the smaller the weight.",
    ),
)  # fmt: skip
