"""How far apart two answers to a part are."""

import numpy as np

from core.graph.steps import Matrix
from core.homework.exercise import Answer

SAME = 1e-9
"""Two values closer than this are equal by construction, not by chance."""


def distance(left: Answer, right: Answer) -> float:
    """The largest difference between two answers to a part; infinite between rankings of different words."""
    if isinstance(left, tuple) and isinstance(right, tuple) and {w for w, _ in left} != {w for w, _ in right}:
        return np.inf
    a, b = _numbers(left), _numbers(right)
    return float(np.abs(a - b).max()) if a.shape == b.shape else np.inf


def _numbers(answer: Answer) -> Matrix:
    values = [weight for _, weight in answer] if isinstance(answer, tuple) else answer
    return np.ravel(np.asarray(values, dtype=np.float64))
