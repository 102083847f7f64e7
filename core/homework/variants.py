"""Variants: the same questions with other words and numbers, drawn from a seed until mistakes can be told apart."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache
from types import MappingProxyType

import numpy as np

from core.graph.steps import Matrix
from core.homework.blemishes import blemishes
from core.homework.collisions import colliding, collisions
from core.homework.exercise import Exercise
from core.homework.exercise_files import ExerciseDataError
from core.reading.data_faults import shown

LARGEST_SEED = 2**32 - 1

_DRAWS = 1000
"""Draws after which an exercise counts as having no variants; a few dozen usually suffice."""

_MOST_REDRAWN = 100
"""Most numbers in a matrix that is drawn anew; larger matrices are word vectors, which must keep their meaning."""

_STRETCH = (0.8, 1.25)
"""Smallest and largest factor by which a dimension of word vectors is stretched."""

_CLEAR = 0.1
"""How far the weight behind a choice has to be from its threshold, as a share of the threshold."""

_TURNED = 4
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
        expected = f"expected a whole number from 0 to {LARGEST_SEED}; found {shown(seed)}"
        raise ExerciseDataError(exercise.id, "variant", expected)
    worded = exercise.wordings[seed % len(exercise.wordings)] if exercise.wordings else exercise
    for drawn in _draws(worded, seed):
        if choices_are_clear(drawn) and is_as_good(drawn, worded):
            return drawn
    missing = f"no variant {seed}: none of {_DRAWS} draws can tell as many mistakes apart as the exercise"
    raise ExerciseDataError(exercise.id, "variant", missing)


def _draws(exercise: Exercise, seed: int) -> Iterator[Exercise]:
    """The draws for a seed, in the order in which they are tried."""
    choice = next((part.id for part in exercise.parts if part.kind == "choice"), None)
    if choice and seed % _TURNED == 0:
        drawn = (_drawn(exercise, seed, [seed, draw, _TURNED], _SIZES) for draw in range(_DRAWS))
        yield from (one for one in drawn if one.answer(choice) != exercise.answer(choice))
    yield from (_drawn(exercise, seed, [seed, draw], {}) for draw in range(_DRAWS))


def _drawn(exercise: Exercise, seed: int, entropy: list[int], sizes: Mapping[str, float]) -> Exercise:
    generator = np.random.default_rng(entropy)
    places = _decimals(exercise)
    inputs = {name: _redrawn(M, places[name], sizes.get(name, 1), generator) for name, M in exercise.inputs.items()}
    return replace(exercise, variant=seed, inputs=MappingProxyType(inputs))


def _redrawn(M: Matrix, decimals: int, size: float, generator: np.random.Generator) -> Matrix:
    if M.size > _MOST_REDRAWN:
        return np.round(M * generator.uniform(*_STRETCH, size=M.shape[1]), min(decimals, 5))
    return np.round(size * generator.uniform(M.min(), M.max(), size=M.shape), min(decimals, 4))


@lru_cache(maxsize=64)
def _decimals(exercise: Exercise) -> Mapping[str, int]:
    """The decimals with which each of the inputs is written."""
    return {name: max(map(_decimals_of, M.flat)) for name, M in exercise.inputs.items()}


def _decimals_of(value: float) -> int:
    exponent = Decimal(repr(float(value))).as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def is_as_good(drawn: Exercise, exercise: Exercise) -> bool:
    """Whether a draw has no blemish that the exercise has not, and tells apart all mistakes that it tells apart."""
    if not blemishes(drawn) <= blemishes(exercise):
        return False
    allowed = collisions(exercise)
    return all(names in allowed for names in colliding(drawn))


def choices_are_clear(exercise: Exercise) -> bool:
    """Whether no weight behind a choice is near its threshold."""
    for part in exercise.parts:
        if part.kind == "choice":
            weight = getattr(exercise.traces[part.graph], part.node)[part.row, part.column]
            if abs(weight * len(part.columns) - part.strong_from) < _CLEAR * part.strong_from:
                return False
    return True
