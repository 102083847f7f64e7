"""What makes numbers poor to ask about: weights that are even or go to one word, and words that tie in a ranking."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from core.homework.exercise import Exercise

Blemish: TypeAlias = tuple[str, str]
"""What is poor, and the graph or part in which it is."""

_EVEN = 0.01
"""Weights this near an even share look even."""

_ONE_HOT = 0.99
"""A word that gets at least this much gets all."""


@lru_cache(maxsize=64)
def blemishes(exercise: Exercise) -> frozenset[Blemish]:
    """What is poor about the numbers of an exercise."""
    return frozenset(_blemishes(exercise))


def _blemishes(exercise: Exercise) -> Iterator[Blemish]:
    for name, trace in exercise.traces.items():
        seen = np.isfinite(trace.masked_scores)
        if (np.abs(trace.weights - seen / seen.sum(axis=1, keepdims=True)) < _EVEN).all():
            yield "even", name
        has_choice = seen.sum(axis=1) > 1
        if (trace.weights.max(axis=1)[has_choice] > _ONE_HOT).all():
            yield "one-hot", name
    for part in exercise.computed:
        if part.row is not None and part.node == "weights":
            heaviest = np.sort(exercise.traces[part.graph].weights[part.row])[::-1]
            if heaviest[0] > _ONE_HOT:
                yield "one-hot", part.id
            if part.kind == "ranking" and (-np.diff(heaviest)[: part.shape[0]] < 10.0**-part.fewest_decimals).any():
                yield "tie", part.id
