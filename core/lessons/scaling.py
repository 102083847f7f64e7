"""Why the scores are divided by √d_k: random queries and keys, temperature, and where the softmax overflows.

The components of q and k are independent with mean 0 and variance 1. Each product q_i k_i then has mean 0 and
variance 1 as well, and a score, the sum of d_k of them, has variance d_k: its standard deviation is √d_k.
Source: Vaswani et al., Attention Is All You Need (2017), section 3.2.1, footnote 4.

Shapes: d values of d_k, draws, n words; ``…`` is any batch.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from core.graph.steps import Matrix, entropy, softmax
from core.lessons.schema import Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile

Floats = npt.NDArray[Any]
"""An array of any of the three kinds of floating-point numbers."""

D_KS = tuple(2**power for power in range(11))
"""1, 2, 4, … 1024."""

WORDS, DRAWS = 8, 120
D_K_ASKED = 64
"""The d_k for which students make a prediction."""

load = DataFile("scaling.toml", Lesson)


def tasks(words: Sequence[str], d_k: int, usual: Matrix, undivided: Matrix, far: Matrix) -> Mapping[str, Task]:
    """The questions; the weights (n, n) are divided by √d_k, 1 and the most; those of one row are told."""
    of_row = usual[told_row(words)], undivided[told_row(words)], far[told_row(words)]
    largest = dict(zip(("usual", "undivided", "far"), (weights.max() for weights in of_row), strict=True))
    apart = (math.log(weights.max() / weights[weights > 0].min()) for weights in of_row)  # as far as the scores are
    digits = next((few for few in (2, 3) if len({f"{one:.{few}f}" for one in largest.values()}) == len(largest)), 4)
    facts = {name: f"{one:.{digits}f}" for name, one in largest.items()}
    facts |= dict(zip(("apart", "wide", "narrow"), (f"{one:.1f}" for one in apart), strict=True))
    facts |= {"word": words[told_row(words)], "n": str(len(words)), "even": f"{1 / len(words):.{digits}f}"}
    same, many = math.sqrt(d_k), 4 * d_k
    spread = {"d_k": d_k, "same": same, "many": many, "root": 2 * same, "four": 4 * same, "by_d_k": 2 / same}
    return tasks_of(load, {"tried": facts, "even": facts, "spread": spread})


def told_row(words: Sequence[str]) -> int:
    """The row of weights that is told with an answer."""
    return max(len(words) - 2, 0)


def prediction(answer: str) -> Task:
    """The question of the largest weight; only what marks an answer is simulated."""
    facts: dict[str, Any] = {"words": WORDS, "d_k": D_K_ASKED, "rows": DRAWS * WORDS}
    if answer:
        band, at = simulate()["unscaled"]["largest"], D_KS.index(D_K_ASKED)
        facts |= {"low": band.low[at], "median": band.median[at], "high": band.high[at]}
    return Task(question=load().questions["largest"], facts=facts)


@dataclass(frozen=True, kw_only=True, eq=False)
class Band:
    """A quantity for each d_k over all draws: its median, and its 10th and 90th percentiles; each (d,)."""

    low: Floats
    median: Floats
    high: Floats


def jacobian(weights: Floats) -> Floats:
    """∂w_i/∂s_j = w_i (δ_ij − w_j), that is diag(w) − w wᵀ, of w = softmax(s); (…, n) → (…, n, n)."""
    diagonal = np.eye(weights.shape[-1]) * weights[..., None, :]
    return np.asarray(diagonal - weights[..., :, None] * weights[..., None, :])


def jacobian_norm(weights: Floats) -> Floats:
    """√Σ_ij (∂w_i/∂s_j)², the Frobenius norm; (…, n) → (…,).

    0 where one weight is 1, √(n − 1)/n where all are the same, and never more than ½.
    """
    return np.asarray(np.linalg.norm(jacobian(weights), axis=(-2, -1)))


def random_scores(d_k: int) -> Floats:
    """Scores of 200 random queries and as many keys, stretched to spread as they do in the long run; → (200,)."""
    q, k = np.random.default_rng(0).standard_normal((2, 200, d_k))
    scores = (q * k).sum(axis=-1)
    return np.asarray((scores - scores.mean()) * math.sqrt(d_k) / scores.std())


@cache
def simulate() -> Mapping[str, Mapping[str, Band]]:
    """Measure scores = Q Kᵀ, with every component of Q and K from N(0, 1), for each d_k, unscaled and scaled.

    A draw of n queries and n keys has n rows of weights. Measured of a row of weights are the entropy in bits,
    the largest, and the Frobenius norm of the softmax's Jacobian.
    """
    rng = np.random.default_rng(0)
    scores = [np.asarray(Q @ K.mT) for Q, K in (rng.standard_normal((2, DRAWS, WORDS, d_k)) for d_k in D_KS)]
    divided = [S / math.sqrt(d_k) for d_k, S in zip(D_KS, scores, strict=True)]
    return {"unscaled": _measure(scores), "scaled": _measure(divided)}


def _measure(scores: Sequence[Floats]) -> Mapping[str, Band]:
    weights = [softmax(S) for S in scores]
    return {
        "entropy": _band([entropy(W) for W in weights]),
        "largest": _band([W.max(axis=-1) for W in weights]),
        "jacobian": _band([jacobian_norm(W) for W in weights]),
    }


def _band(samples: Sequence[Floats]) -> Band:
    low, median, high = np.percentile([sample.ravel() for sample in samples], [10, 50, 90], axis=1)
    return Band(low=low, median=median, high=high)


def softmax_at(scores: Floats, temperature: float) -> Floats:
    """softmax(s / T) by rows: even as T → ∞, all on the largest score as T → 0; same shape.

    Dividing scores by √d_k is a temperature of √d_k. The maximum is subtracted first, so that no T overflows.
    """
    with np.errstate(over="ignore"):
        return np.asarray(softmax((scores - scores.max(axis=-1, keepdims=True)) / temperature))


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
    """The largest score s for which the naive softmax of (s, 0, −s) is still finite: 11.09, 88.72, 709.78.

    It is the logarithm of the largest number, or the neighbour below.
    """
    limit = dtype(math.log(float(np.finfo(dtype).max)))
    return float(limit if works(float(limit), dtype) else np.nextafter(limit, dtype(0)))


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
        last=breaking_score(dtype),
        limit=math.log(float(np.finfo(dtype).max)),
    )
