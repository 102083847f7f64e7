"""Which mistakes an exercise cannot tell apart: those whose answers to a part are too close to each other."""

from collections.abc import Iterator
from functools import lru_cache
from math import prod

import numpy as np

from core.graph.steps import Matrix
from core.homework.alternatives import answers_with
from core.homework.distance import SAME
from core.homework.exercise import Answer, Exercise, Part
from core.homework.mistakes import MISTAKES

_KEY = "the key"

_ROUNDING = 1e-9
"""Numbers of few decimals can differ by exactly a window; how a machine rounds must not decide about them."""


@lru_cache(maxsize=64)
def collisions(exercise: Exercise) -> frozenset[tuple[str, str, str]]:
    """Pairs of mistakes, or of ``the key`` and a mistake, whose answers to a part are too close to tell apart.

    Each pair comes after the id of the part. Mistakes and parts that reject no draw do not count.
    """
    return frozenset(colliding(exercise))


def colliding(exercise: Exercise) -> Iterator[tuple[str, str, str]]:
    """The collisions one by one: those of single numbers first, and of these the last, where they are likeliest."""
    last_first = exercise.parts[::-1]
    for part in sorted(last_first, key=lambda part: prod(part.shape)):
        if part.kind != "choice" and part.rejects_draws:
            yield from ((part.id, *names) for names in _collisions(exercise, part))


def _collisions(exercise: Exercise, part: Part) -> Iterator[tuple[str, str]]:
    names, answers = [_KEY], [exercise.answer(part.id)]
    for mistake in MISTAKES.values():
        if mistake.rejects_draws and mistake.applies(exercise, part):
            for misread in answers_with(exercise, part, mistake):
                names.append(mistake.id)
                answers.append(misread.answer)
    apart = _distances(answers)
    for i, j in zip(*np.nonzero(apart <= 10.0**-part.fewest_decimals + _ROUNDING), strict=True):
        if i < j and names[i] != names[j] and (names[i] == _KEY or apart[i, j] > SAME):
            yield names[i], names[j]


def _distances(answers: list[Answer]) -> Matrix:
    """The `distance` between any two answers to a part, all at once."""
    numbers = [[w for _, w in one] if isinstance(one, tuple) else np.ravel(np.asarray(one)) for one in answers]
    rows = np.asarray(numbers, dtype=np.float64)
    apart = np.stack([np.abs(rows - row).max(axis=1) for row in rows])
    words = [frozenset(word for word, _ in one) if isinstance(one, tuple) else None for one in answers]
    if len(set(words)) > 1:
        apart[[[one != other for other in words] for one in words]] = np.inf
    return apart
