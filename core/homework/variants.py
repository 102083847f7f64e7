"""Seeded variants: the same questions on other numbers, drawn until they tell mistakes apart."""

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

LARGEST_SEED = 2**32 - 1

_DRAWS = 400
"""After so many draws an exercise is taken to have no variants; a few dozen are usual."""

_LONGEST_BY_HAND = 100
"""Numbers of a matrix that is drawn afresh; larger ones are word vectors, which keep their meaning."""

_STRETCH = (0.8, 1.25)
"""By how much each dimension of word vectors is stretched."""

_CLEAR = 0.1
"""How far a choice has to be from its threshold, as a share of it."""


_NOT_COUNTED = frozenset({"wrong-word", "rounded-early", "mask-not-asked"})
"""Mistakes that reject no draw; the last because variants are older than it and keep the numbers they have."""


def vary(exercise: Exercise, seed: int) -> Exercise:
    """The variant of an exercise that belongs to a seed: inputs of the same kind, size and decimals.

    Whatever two mistakes the exercise itself can tell apart, its variants can.

    Raises:
        ExerciseDataError: the seed is not from 0 to 2³² − 1, or no draw can tell the mistakes apart.
    """
    if not 0 <= seed <= LARGEST_SEED:
        raise ExerciseDataError(BANK, "variant", f"expected a whole number from 0 to {LARGEST_SEED}; got {seed}")
    allowed = collisions(exercise)
    for draw in range(_DRAWS):
        generator = np.random.default_rng([seed, draw])
        inputs = {name: _drawn(M, generator) for name, M in exercise.inputs.items()}
        drawn = replace(exercise, variant=seed, inputs=MappingProxyType(inputs))
        if _clear_choices(drawn) and collisions(drawn) <= allowed:
            return drawn
    raise ExerciseDataError(
        BANK, exercise.id, f"expected a variant {seed} that tells its mistakes apart; none of {_DRAWS} does"
    )


def _drawn(M: Matrix, generator: np.random.Generator) -> Matrix:
    decimals = max(_decimals(value) for value in M.flat)
    if M.size > _LONGEST_BY_HAND:
        return np.round(M * generator.uniform(*_STRETCH, size=M.shape[1]), min(decimals, 5))
    return np.round(generator.uniform(M.min(), M.max(), size=M.shape), min(decimals, 4))


def _decimals(value: float) -> int:
    exponent = Decimal(repr(float(value))).as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _clear_choices(exercise: Exercise) -> bool:
    for part in exercise.parts:
        if part.kind == "choice":
            weight = getattr(exercise.traces[part.graph], part.node)[part.row, part.column]
            if abs(weight * len(exercise.tokens) - part.strong_from) < _CLEAR * part.strong_from:
                return False
    return True


def collisions(exercise: Exercise) -> frozenset[tuple[str, str, str]]:
    """Pairs of mistakes, or of a mistake and ``the key``, that a part cannot tell apart though their laws differ.

    Another word's cell may meet anything by chance and is not counted, nor is a mask where none was asked for.
    """
    return frozenset(
        (part.id, *names) for part in exercise.parts if part.kind != "choice" for names in _collisions(exercise, part)
    )


def _collisions(exercise: Exercise, part: Part) -> set[tuple[str, str]]:
    window = 10.0**-part.fewest_decimals
    key = Alternative(mistakes=("the key",), answer=exercise.answer(part.id))
    found = [
        key,
        *(one for one in alternatives(exercise, part) if one.mistakes[0] not in _NOT_COUNTED),
    ]
    return {
        (one.mistakes[0], other.mistakes[0])
        for one, other in combinations(found, 2)
        if one.mistakes != other.mistakes and SAME < distance(one.answer, other.answer) <= window
    }
