"""How far apart two answers to a part are."""

import numpy as np

from core.graph.steps import Matrix
from core.homework.exercise import Answer

SAME = 1e-9
"""Two values closer than this are the same by construction, not by chance."""


def distance(one: Answer, other: Answer) -> float:
    """The largest difference between two answers to a part; infinite between rankings of different words."""
    if isinstance(one, tuple) and isinstance(other, tuple) and {w for w, _ in one} != {w for w, _ in other}:
        return np.inf
    a, b = _numbers(one), _numbers(other)
    return float(np.abs(a - b).max()) if a.shape == b.shape else np.inf


def _numbers(answer: Answer) -> Matrix:
    values = [weight for _, weight in answer] if isinstance(answer, tuple) else answer
    return np.ravel(np.asarray(values, dtype=np.float64))
