"""How far two answers to a part are from each other."""

import numpy as np

from core.graph.steps import Matrix
from core.homework.exercise import Answer

SAME = 1e-9
"""Two values closer than this are the same by the form of the exercise, not by chance."""


def distance(one: Answer, other: Answer) -> float:
    """The largest difference between two answers to a part; of rankings, infinite where the words differ."""
    if isinstance(one, tuple) and isinstance(other, tuple) and {w for w, _ in one} != {w for w, _ in other}:
        return np.inf
    a, b = _numbers(one), _numbers(other)
    return float(np.abs(a - b).max()) if a.shape == b.shape else np.inf


def _numbers(answer: Answer) -> Matrix:
    values = [weight for _, weight in answer] if isinstance(answer, tuple) else answer
    return np.ravel(np.asarray(values, dtype=np.float64))
