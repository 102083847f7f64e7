"""Variants: the same questions with other words and numbers, drawn from a seed until mistakes can be told apart."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.graph.steps import Matrix
from core.homework.collisions import blemishes, collisions, each_collision, refused_draws
from core.homework.exercise import Exercise, Part
from core.homework.exercise_files import ExerciseDataError
from core.reading.data_faults import excerpt

LARGEST_SEED = 2**32 - 1
SEEDS = f"variants are whole numbers from 0 to {LARGEST_SEED}"
"""What to say where there is no such variant."""


_DRAWS, _TURNED_DRAWS = 10_000, 1000
"""Draws after which an exercise counts as having no variants, and none in which a choice turns out otherwise. A few
dozen usually suffice, and of four billion seeds each has to have a variant."""

_BATCHES = (0, 4, 12, 28, 60, *range(100, _TURNED_DRAWS, 100), *range(_TURNED_DRAWS, _DRAWS + 1, 500))
"""Where batches of draws begin and end, which are computed at once."""

_MOST_REDRAWN = 100
"""Most numbers in a matrix that is drawn anew; larger matrices are word vectors, which must keep their meaning."""

_STRETCH = (0.8, 1.25)
"""Smallest and largest factor by which a dimension of word vectors is stretched."""

_CLEAR_MARGIN = 0.1
"""How far the weight behind a choice has to be from its threshold, as a share of the threshold."""

_NEAR = 1e-9
"""Far more than machines differ by."""

_TURNED_EVERY = 4
"""In every fourth variant the first choice turns out otherwise, which numbers of the same size may never achieve."""

_SIZES = {"X": 3.0, "X_kv": 3.0, "W_q": 0.2, "W_k": 0.2, "W_q2": 0.2, "W_k2": 0.2}
"""How much larger numbers are drawn for a choice to turn out otherwise. Long embeddings make the softmax sharp; small
weight matrices keep it from being so sharp, with learning, that most mistakes lead to the same weights."""


def vary(exercise: Exercise, seed: int) -> Exercise:
    """The variant of an exercise for a seed: inputs of the same kind, size and number of decimals, and other words.

    A variant can tell apart any two mistakes that the exercise itself can tell apart, and its numbers are as good.
    Its words follow from the seed alone, and no number from the words, unless they are word vectors.

    Raises:
        ExerciseDataError: the seed is not from 0 to 2³² − 1, or no draw can tell the mistakes apart.
    """
    if not 0 <= seed <= LARGEST_SEED:
        expected = f"expected a whole number from 0 to {LARGEST_SEED}; found {excerpt(seed)}"
        raise ExerciseDataError(exercise.id, "variant", expected)
    worded = exercise.wordings[seed % len(exercise.wordings)] if exercise.wordings else exercise
    for drawn in _draws(worded, seed):
        if choices_are_clear(drawn) and is_as_good(drawn, worded):
            return drawn
    missing = f"no variant {seed}: none of {_DRAWS} draws can tell as many mistakes apart as the exercise"
    raise ExerciseDataError(exercise.id, "variant", missing)


def _draws(exercise: Exercise, seed: int) -> Iterator[Exercise]:
    """The draws for a seed in the order in which they are tried; those that cannot be good are left out."""
    if seed % _TURNED_EVERY == 0 and _choices(exercise):
        yield from _draw_in_batches(exercise, seed, turned=True)
    yield from _draw_in_batches(exercise, seed, turned=False)


def _draw_in_batches(exercise: Exercise, seed: int, *, turned: bool) -> Iterator[Exercise]:
    """Draws, computed many at once as far as that goes: hundreds may be needed for a choice to turn out otherwise."""
    most, more, sizes = (_TURNED_DRAWS, [_TURNED_EVERY], _SIZES) if turned else (_DRAWS, [], {})
    for first, last in pairwise(batch for batch in _BATCHES if batch <= most):
        inputs = _inputs(exercise, [[seed, draw, *more] for draw in range(first, last)], sizes)
        for i in np.flatnonzero(_may_be_good(replace(exercise, inputs=inputs), exercise, turned=turned)):
            one = {name: np.array(M[i]) for name, M in inputs.items()}
            yield replace(exercise, variant=seed, inputs=MappingProxyType(one))


def _inputs(exercise: Exercise, entropies: list[list[int]], sizes: Mapping[str, float]) -> Mapping[str, Matrix]:
    """The inputs of some draws, each matrix with a draw per row: (draws, …)."""
    places, generators = _decimals(exercise), [np.random.default_rng(entropy) for entropy in entropies]
    return {name: _redrawn(M, places[name], sizes.get(name, 1), generators) for name, M in exercise.inputs.items()}


def _redrawn(M: Matrix, decimals: int, size: float, generators: list[np.random.Generator]) -> Matrix:
    are_vectors = M.size > _MOST_REDRAWN
    chances = np.stack([one.random(M.shape[1:] if are_vectors else M.shape) for one in generators])
    if are_vectors:
        low, high = _STRETCH
        return rounded(M * (low + (high - low) * chances)[:, None, :], min(decimals, 5))
    return rounded(size * (M.min() + (M.max() - M.min()) * chances), min(decimals, 4))


def rounded(M: Matrix, decimals: int) -> Matrix:
    """A matrix rounded, with 0 where NumPy makes −0 of a small negative number: that would be printed as -0.0."""
    return np.round(M, decimals) + 0.0


def _may_be_good(draws: Exercise, exercise: Exercise, *, turned: bool) -> NDArray[np.bool_]:
    """Which of some draws may be good: with clear choices, and with ``turned`` another first one than the exercise.

    How a machine rounds must not decide, and many draws at once are rounded otherwise than one: so those near the
    bound may do, and are judged again one by one.
    """
    may_do = np.ones(len(draws.inputs["X"]), dtype=np.bool_)
    for part in _choices(exercise):
        above = _above_threshold(draws, part)
        may_do &= np.abs(above) > _CLEAR_MARGIN * part.strong_from - _NEAR
        if turned:
            may_do &= (above >= 0) != (exercise.answer(part.id) == part.choices[1])
            turned = False
    return may_do & ~refused_draws(draws, exercise)


@lru_cache(maxsize=64)
def _decimals(exercise: Exercise) -> Mapping[str, int]:
    """The decimals with which each of the inputs is written."""
    exponents = {
        name: [Decimal(repr(value)).as_tuple().exponent for value in M.ravel().tolist()]
        for name, M in exercise.inputs.items()
    }
    return {name: max(0, -min(map(int, several))) for name, several in exponents.items()}


def is_as_good(drawn: Exercise, exercise: Exercise) -> bool:
    """Whether a draw has no blemish that the exercise has not, and tells apart all mistakes that it tells apart."""
    return blemishes(drawn) <= blemishes(exercise) and collisions(exercise).issuperset(each_collision(drawn))


def choices_are_clear(exercise: Exercise) -> bool:
    """Whether no weight behind a choice is near its threshold."""
    return all(abs(_above_threshold(exercise, part)) >= _CLEAR_MARGIN * part.strong_from for part in _choices(exercise))


def _choices(exercise: Exercise) -> list[Part]:
    return [part for part in exercise.computed_parts if part.kind == "choice"]


def _above_threshold(exercise: Exercise, part: Part) -> Any:
    """How many even shares the weight behind a choice is above its threshold, in each draw if there are many."""
    weights = exercise.traces[part.graph].matrices[part.node]
    return weights[..., part.row, part.column] * len(part.columns) - part.strong_from
