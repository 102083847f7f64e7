"""Variants: the same questions with other numbers, drawn from a seed until the mistakes can be told apart."""

from collections.abc import Iterator, Mapping
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
from core.homework.exercise_files import ExerciseDataError
from core.homework.mistakes import MISTAKES
from core.reading.data_faults import shown

LARGEST_SEED = 2**32 - 1

_KEY = "the key"

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

_SIZES = {"X": 3.0, "X_kv": 3.0, "W_q": 0.2, "W_k": 0.2}
"""How much larger numbers are drawn for a choice to turn out otherwise. Long embeddings make the softmax sharp; small
weight matrices keep it from being so sharp, with learning, that most mistakes lead to the same weights."""


def vary(exercise: Exercise, seed: int) -> Exercise:
    """The variant of an exercise for a seed: inputs of the same kind, size and number of decimals.

    A variant can tell apart any two mistakes that the exercise itself can tell apart.

    Raises:
        ExerciseDataError: the seed is not from 0 to 2³² − 1, or no draw can tell the mistakes apart.
    """
    if not 0 <= seed <= LARGEST_SEED:
        expected = f"expected a whole number from 0 to {LARGEST_SEED}; found {shown(seed)}"
        raise ExerciseDataError(exercise.id, "variant", expected)
    allowed = collisions(exercise)
    for drawn in _draws(exercise, seed):
        if _choices_are_clear(drawn) and all(names in allowed for names in _colliding(drawn)):
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
    inputs = {name: _redrawn(M, sizes.get(name, 1), generator) for name, M in exercise.inputs.items()}
    return replace(exercise, variant=seed, inputs=MappingProxyType(inputs))


def _redrawn(M: Matrix, size: float, generator: np.random.Generator) -> Matrix:
    decimals = max(_decimals(value) for value in M.flat)
    if M.size > _MOST_REDRAWN:
        return np.round(M * generator.uniform(*_STRETCH, size=M.shape[1]), min(decimals, 5))
    return np.round(size * generator.uniform(M.min(), M.max(), size=M.shape), min(decimals, 4))


def _decimals(value: float) -> int:
    exponent = Decimal(repr(float(value))).as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _choices_are_clear(exercise: Exercise) -> bool:
    for part in exercise.parts:
        if part.kind == "choice":
            weight = getattr(exercise.traces[part.graph], part.node)[part.row, part.column]
            if abs(weight * len(part.columns) - part.strong_from) < _CLEAR * part.strong_from:
                return False
    return True


def collisions(exercise: Exercise) -> frozenset[tuple[str, str, str]]:
    """Pairs of mistakes, or of ``the key`` and a mistake, whose answers to a part are too close to tell apart.

    Each pair comes after the id of the part. Mistakes and parts that reject no draw do not count.
    """
    return frozenset(_colliding(exercise))


def _colliding(exercise: Exercise) -> Iterator[tuple[str, str, str]]:
    """The collisions one by one, those of single numbers first, where they are likeliest and quickly found."""
    for part in sorted(exercise.parts, key=lambda part: prod(part.shape)):
        if part.kind != "choice" and part.rejects_draws:
            yield from ((part.id, *names) for names in _collisions(exercise, part))


def _collisions(exercise: Exercise, part: Part) -> Iterator[tuple[str, str]]:
    window = 10.0**-part.fewest_decimals
    before = [(_KEY, exercise.answer(part.id))]
    for mistake in MISTAKES.values():
        if mistake.rejects_draws and mistake.applies(exercise, part):
            answers = [misread.answer for misread in answers_with(exercise, part, mistake)]
            for (name, other), answer in product(before, answers):
                apart = distance(other, answer)
                if apart <= window and (apart > SAME or name == _KEY):
                    yield name, mistake.id
            before += ((mistake.id, answer) for answer in answers)
