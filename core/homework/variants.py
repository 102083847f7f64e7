"""Variants: the same questions with other numbers, drawn from a seed until the mistakes can be told apart."""

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from itertools import product
from math import prod
from types import MappingProxyType

import numpy as np

from core.graph.steps import Matrix
from core.homework.alternatives import answers_with
from core.homework.distance import SAME, distance
from core.homework.exercise import Exercise, Part
from core.homework.exercise_files import BANK, ExerciseDataError
from core.homework.mistakes import MISTAKES

LARGEST_SEED = 2**32 - 1

_DRAWS = 1000
"""Draws after which an exercise counts as having no variants; a few dozen usually suffice."""

_MOST_REDRAWN = 100
"""Most numbers in a matrix that is drawn anew; larger matrices are word vectors, which must keep their meaning."""

_STRETCH = (0.8, 1.25)
"""Smallest and largest factor by which a dimension of word vectors is stretched."""

_CLEAR = 0.1
"""How far the weight behind a choice has to be from its threshold, as a share of the threshold."""


def vary(exercise: Exercise, seed: int) -> Exercise:
    """The variant of an exercise for a seed: inputs of the same kind, size and number of decimals.

    A variant can tell apart any two mistakes that the exercise itself can tell apart.

    Raises:
        ExerciseDataError: the seed is not from 0 to 2³² − 1, or no draw can tell the mistakes apart.
    """
    if not 0 <= seed <= LARGEST_SEED:
        raise ExerciseDataError(BANK, "variant", f"expected a whole number from 0 to {LARGEST_SEED}; found {seed}")
    allowed = collisions(exercise)
    for draw in range(_DRAWS):
        generator = np.random.default_rng([seed, draw])
        inputs = {name: _redrawn(M, generator) for name, M in exercise.inputs.items()}
        drawn = replace(exercise, variant=seed, inputs=MappingProxyType(inputs))
        if _choices_are_clear(drawn) and all(pair in allowed for pair in _colliding(drawn)):
            return drawn
    raise ExerciseDataError(
        BANK, exercise.id, f"no variant {seed}: none of {_DRAWS} draws can tell as many mistakes apart as the exercise"
    )


def _redrawn(M: Matrix, generator: np.random.Generator) -> Matrix:
    decimals = max(_decimals(value) for value in M.flat)
    if M.size > _MOST_REDRAWN:
        return np.round(M * generator.uniform(*_STRETCH, size=M.shape[1]), min(decimals, 5))
    return np.round(generator.uniform(M.min(), M.max(), size=M.shape), min(decimals, 4))


def _decimals(value: float) -> int:
    exponent = Decimal(repr(float(value))).as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _choices_are_clear(exercise: Exercise) -> bool:
    for part in exercise.parts:
        if part.kind == "choice":
            weight = getattr(exercise.traces[part.graph], part.node)[part.row, part.column]
            if abs(weight * len(exercise.tokens) - part.strong_from) < _CLEAR * part.strong_from:
                return False
    return True


def collisions(exercise: Exercise) -> frozenset[tuple[str, str, str]]:
    """Pairs of mistakes, or of ``the key`` and a mistake, whose answers to a part differ, but too little to tell apart.

    Each pair comes after the id of the part. Mistakes that reject no draw do not count.
    """
    return frozenset(_colliding(exercise))


def _colliding(exercise: Exercise) -> Iterator[tuple[str, str, str]]:
    """The collisions one by one, those of single numbers first, where they are likeliest and quickly found."""
    for part in sorted(exercise.parts, key=lambda part: prod(part.shape)):
        if part.kind != "choice":
            yield from ((part.id, *names) for names in _collisions(exercise, part))


def _collisions(exercise: Exercise, part: Part) -> Iterator[tuple[str, str]]:
    window = 10.0**-part.fewest_decimals
    before = [("the key", exercise.answer(part.id))]
    for mistake in MISTAKES.values():
        if mistake.rejects_draws and mistake.applies(exercise, part):
            answers = [misread.answer for misread in answers_with(exercise, part, mistake)]
            for (name, other), answer in product(before, answers):
                if SAME < distance(other, answer) <= window:
                    yield name, mistake.id
            before += ((mistake.id, answer) for answer in answers)
