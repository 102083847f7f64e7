"""Where the softmax overflows: naive and stable, in three kinds of floating-point numbers."""

import functools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from core.graph.steps import softmax
from core.lessons.scaling import Floats

FLOATS: tuple[type[np.floating[Any]], ...] = (np.float16, np.float32, np.float64)


@dataclass(frozen=True, kw_only=True, eq=False)
class Trial:
    """The weights of the scores (s, 0, −s) in one kind of floating-point number, from both softmaxes.

    The stable one, exp(s − max s) / Σ exp(s − max s), is right for every finite score.
    ``last`` is the largest s for which the naive one works, ``limit`` the logarithm of the largest number of that kind.
    """

    dtype: str
    scores: Floats
    naive: Floats
    stable: Floats
    last: float
    limit: float


def naive_softmax(scores: Floats) -> Floats:
    """exp(s) / Σ exp(s) by rows, as in the formula: nan where exp(s) overflows to infinity; same shape."""
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        exponentials = np.exp(scores)
        return np.asarray(exponentials / exponentials.sum(axis=-1, keepdims=True))


def three_scores(score: float, dtype: type[np.floating[Any]]) -> Floats:
    """(s, 0, −s) in the given kind of number; ±∞ where it cannot hold s; → (3,)."""
    with np.errstate(over="ignore"):
        return np.array([score, 0.0, -score]).astype(dtype)


def works(score: float, dtype: type[np.floating[Any]]) -> bool:
    """Whether the naive softmax of (s, 0, −s) is finite."""
    return bool(np.isfinite(naive_softmax(three_scores(score, dtype))).all())


def breaking_score(dtype: type[np.floating[Any]]) -> float:
    """The largest score s for which the naive softmax of (s, 0, −s) is still finite, found by trying.

    It is doubled until the softmax breaks, then bisected down to two neighbouring numbers of that kind. The result must
    be about the logarithm of the largest number: 11.09, 88.72, 709.78.
    """
    good, bad = dtype(1), dtype(2)
    while works(float(bad), dtype):
        good, bad = bad, dtype(2 * bad)
    while (middle := dtype(good + (bad - good) / 2)) not in (good, bad):
        good, bad = (middle, bad) if works(float(middle), dtype) else (good, middle)
    return float(good)


@functools.cache
def _last(dtype: str) -> float:
    return breaking_score(getattr(np, dtype))


def trial(score: float, dtype: type[np.floating[Any]]) -> Trial:
    """Both softmaxes of (s, 0, −s) in one kind of number."""
    scores = three_scores(score, dtype)
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        stable = np.asarray(softmax(scores))
    return Trial(
        dtype=dtype.__name__,
        scores=scores,
        naive=naive_softmax(scores),
        stable=stable,
        last=_last(dtype.__name__),
        limit=math.log(float(np.finfo(dtype).max)),
    )
