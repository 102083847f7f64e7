"""How far apart two answers to a part are."""

from collections.abc import Sequence

import numpy as np

from core.graph.steps import Matrix
from core.homework.exercise import Answer

SAME = 1e-9
"""Two values closer than this are equal by construction, not by chance."""


def distance(left: Answer, right: Answer) -> float:
    """The largest difference between two answers to a part; infinite between rankings of different words."""
    if isinstance(left, tuple) and isinstance(right, tuple) and {w for w, _ in left} != {w for w, _ in right}:
        return np.inf
    a, b = numbers_of_each([left]), numbers_of_each([right])
    return float(np.abs(a - b).max()) if a.shape == b.shape else np.inf


def numbers_of_each(answers: Sequence[Answer]) -> Matrix:
    """The numbers of some answers to a part, one row for each."""
    numbers = [[weight for _, weight in one] if isinstance(one, tuple) else one for one in answers]
    return np.asarray(numbers, dtype=np.float64).reshape(len(numbers), -1 if numbers else 0)
