"""For which divisors of the scores an answer to homework would be seen."""

from functools import lru_cache

import numpy as np

from core.graph.steps import Matrix, softmax
from core.graph.trace import Trace
from core.homework.covering import AskedPlaces, Covering, Places

_STEPS = 400


@lru_cache(maxsize=64)
def covered_divisors(trace: Trace, covering: Covering, most: float) -> tuple[tuple[float, float], ...]:
    """The ranges of divisors from 1 to ``most`` in which the divided scores, or their weights, hold a covered answer.

    They may be somewhat wider than that: a number that passes an answer between two of the divisors that are tried
    counts as one that meets it.

    >>> from core.homework.bank import load
    >>> from core.homework.covering import covering
    >>> bank = load("bank-interest")
    >>> ranges = covered_divisors(bank.traces["learned"], covering(bank, frozenset()), 12.0)
    >>> [(round(low, 2), round(high, 2)) for low, high in ranges][:2]
    [(1.01, 1.03), (1.08, 1.09)]
    """
    divisors = np.geomspace(1.0, most, _STEPS)
    divided = trace.scores / divisors[:, None, None]
    met = np.zeros(_STEPS - 1, dtype=np.bool_)
    for M in (divided, softmax(divided)):
        for one in covering.covered:
            met |= _met(one, M)
    changes = np.flatnonzero(np.diff([False, *met, False]))  # where neighbouring places that are met begin and end
    return tuple((float(divisors[first]), float(divisors[last])) for first, last in changes.reshape(-1, 2))


def _met(asked: AskedPlaces, M: Matrix) -> Places:
    """Between which of the matrices (m, n, n) that follow each other a number meets the answer; → (m − 1,)."""
    if asked.node.shape != M.shape[1:]:
        return np.zeros(len(M) - 1, dtype=np.bool_)
    low, high = np.minimum(M[:-1], M[1:]), np.maximum(M[:-1], M[1:])
    telling = asked.places & (np.abs(asked.node) > asked.window)
    with np.errstate(invalid="ignore"):
        met = (low - asked.window <= asked.node) & (asked.node <= high + asked.window)
    return np.asarray((met & telling).any(axis=(1, 2)))
