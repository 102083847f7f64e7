"""Attention with random weights, drawn many times: what the first word attends to most, and how strongly.

Shapes: n words, draws, d numbers per word.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias, get_args

import numpy as np

from core.graph.steps import Matrix, softmax

Kind: TypeAlias = Literal["uniform, 0 to 1", "normal"]

KINDS: tuple[Kind, ...] = get_args(Kind)
"""How random numbers are distributed: as by np.random.rand, and as by np.random.randn."""

WORDS, WIDTH, DRAWS = 6, 8, 5000

METHOD: Mapping[Kind, str] = {"uniform, 0 to 1": "random", "normal": "standard_normal"}
"""The method of NumPy's generator that draws each kind."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Draws:
    """The outcome of many draws.

    ``shares`` (n,) says how often the first word attends most to each word, ``largest`` (draws,) is its largest
    weight in each draw; ``spread`` is the median of the standard deviation of the scaled scores within a row.
    """

    shares: Matrix
    largest: Matrix
    spread: float

    def at_least(self, weight: float) -> float:
        """The share of draws in which the largest weight of the first word is at least this large."""
        return float((self.largest >= weight).mean())


def draw(seed: int, kind: Kind, draws: int, *, same_X: bool = False) -> tuple[Matrix, Matrix]:
    """The scaled scores and the weights of n words in so many draws, both (draws, n, n)."""
    numbers = getattr(np.random.default_rng(seed), METHOD[kind])
    X = numbers((1 if same_X else draws, WORDS, WIDTH))
    W_q, W_k = numbers((2, draws, WIDTH, WIDTH))
    scaled_scores: Any = (X @ W_q) @ (X @ W_k).mT / math.sqrt(WIDTH)
    return scaled_scores, softmax(scaled_scores)


@lru_cache(maxsize=16)
def measure(seed: int, kind: Kind, *, same_X: bool = False, draws: int = DRAWS) -> Draws:
    """Draw X, with ``same_X`` only once, W_q and W_k many times, and look at the weights of the first of n words."""
    scaled_scores, weights = draw(seed, kind, draws, same_X=same_X)
    first = weights[:, 0]
    return Draws(
        shares=np.bincount(first.argmax(axis=-1), minlength=WORDS) / draws,
        largest=first.max(axis=-1),
        spread=float(np.median(scaled_scores.std(axis=-1))),
    )


def sharpness(seed: int) -> Mapping[str, str]:
    """The kind of random numbers with the larger largest weight, by the median, and how far scores of each spread."""
    drawn = {kind: measure(seed, kind) for kind in KINDS}
    largest = {kind: float(np.median(draws.largest)) for kind, draws in drawn.items()}
    facts = dict(zip(("uniform", "normal"), (f"{draws.spread:.2f}" for draws in drawn.values()), strict=True))
    told = dict(zip(("soft", "sharp"), (f"{one:.2f}" for one in largest.values()), strict=True))
    return {"key": max(KINDS, key=largest.__getitem__), **facts, **told}
