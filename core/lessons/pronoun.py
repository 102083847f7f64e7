"""What one sentence can be made to say with W_q and W_k, and what no order of its words can say without them."""

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.graph.steps import Matrix
from core.graph.trace import Trace, attend

SEEDS = range(13)
"""Of the shufflings that one can choose from."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Pizza:
    """A sentence, where in it the pronoun and what that stands for are, and what never changes about it."""

    tokens: tuple[str, ...]
    X: Matrix
    it: int
    meant: int

    @functools.cached_property
    def undivided(self) -> Trace:
        """The graph without learning, its scores as they are."""
        return attend(self.X)

    @functools.cached_property
    def divided(self) -> Trace:
        """The same, its scores divided by √d_model."""
        return attend(self.X, scale=True)

    @functools.cached_property
    def W(self) -> tuple[Matrix, Matrix]:
        """W_q and W_k that are made for it, so that the pronoun looks at what it stands for."""
        return memorised(self.X, self.it, self.meant)

    @functools.cached_property
    def differences(self) -> tuple[float, ...]:
        """By how much shuffling changes any of the weights, for each seed."""
        shuffled = (put_back(self.X, order(len(self.X), seed)) for seed in SEEDS)
        return tuple(float(np.abs(weights - self.divided.weights).max()) for weights in shuffled)


def memorised(X: Matrix, query: int, key: int, weight: float = 0.9) -> tuple[Matrix, Matrix]:
    """W_q and W_k, (d_model, 1) each, by which one word of X gives another so much of its attention.

    W_q = c X⁺ e_query and W_k = X⁺ e_key, so that Q Kᵀ = c e_query e_keyᵀ: one score c, all others 0. With
    c = ln(w (n − 1) / (1 − w)) the softmax makes w of it. Exact where the vectors of different words are
    linearly independent, and where both words stand only once.
    """
    n = len(X)
    inverse = np.asarray(np.linalg.pinv(X), dtype=np.float64)
    c = math.log(weight * (n - 1) / (1 - weight))
    return c * inverse[:, [query]], inverse[:, [key]]


def order(n: int, seed: int) -> list[int]:
    """Which word stands where after shuffling; seed 0 leaves all in their places."""
    return np.random.default_rng(seed).permutation(n).tolist() if seed else list(range(n))


def put_back(X: Matrix, places: Sequence[int]) -> Matrix:
    """Weights of the shuffled X without learning, scaled, with its words put back where they stood; (n, n)."""
    weights = attend(X[list(places)], scale=True).weights
    back = np.argsort(places)
    return np.asarray(weights[np.ix_(back, back)])


def favourites(scores: Matrix) -> int:
    """How many words have no higher score than with themselves."""
    return int((np.diag(scores) >= scores.max(axis=1)).sum())
