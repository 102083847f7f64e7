"""Seeded variants: the same questions on other numbers, drawn until they tell the mistakes apart."""

from dataclasses import replace
from decimal import Decimal
from itertools import combinations
from types import MappingProxyType

import numpy as np

from core.graph.steps import Matrix
from core.homework.diagnosis import Alternative, alternatives
from core.homework.distance import SAME, distance
from core.homework.exercise import Exercise, Part
from core.homework.exercise_files import BANK, ExerciseDataError
from core.homework.mistakes import MISTAKES

LARGEST_SEED = 2**32 - 1

_DRAWS = 400
"""Draws after which an exercise is taken to have no variants; a few dozen are usual."""

_MOST_REDRAWN = 100
"""Numbers of a matrix that is drawn anew; larger matrices are word vectors, which keep their meaning."""

_STRETCH = (0.8, 1.25)
"""The factors between which each dimension of word vectors is stretched."""

_CLEAR = 0.1
"""How far the weight behind a choice has to be from its threshold, as a share of the threshold."""


_NOT_COUNTED = frozenset({"wrong-word", "rounded-early", "mask-not-asked"})
"""Mistakes that reject no draw; the last because variants are older than it and keep the numbers they have."""


def vary(exercise: Exercise, seed: int) -> Exercise:
    """The variant of an exercise that belongs to a seed: inputs of the same kind, size and decimals.

    Any two mistakes that the exercise itself can tell apart, its variants can tell apart too.

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
        if _choices_are_clear(drawn) and collisions(drawn) <= allowed:
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
    """Pairs of mistakes, or of a mistake and ``the key``, whose answers to a part differ, but too little to tell apart.

    Each with the id of the part in front. Mistakes that reject no draw are not counted.
    """
    return frozenset(
        (part.id, *names) for part in exercise.parts if part.kind != "choice" for names in _collisions(exercise, part)
    )


def _collisions(exercise: Exercise, part: Part) -> set[tuple[str, str]]:
    window = 10.0**-part.fewest_decimals
    compared = [Alternative(mistakes=("the key",), answer=exercise.answer(part.id))]
    compared += [one for one in alternatives(exercise, part) if MISTAKES[one.mistakes[0]].rejects_draws]
    return {
        (one.mistakes[0], other.mistakes[0])
        for one, other in combinations(compared, 2)
        if one.mistakes != other.mistakes and SAME < distance(one.answer, other.answer) <= window
    }
