"""How far a goal is: measures of cells against their bounds, and the verdict on all of them.

The browser measures the same while a number is dragged or typed (ui/machine/measures.js); a test holds the two
against each other. At rest what counts is the verdict from here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite, prod
from typing import Literal, TypeAlias

import numpy as np

from core.graph.steps import Matrix

Chain: TypeAlias = Mapping[str, Matrix]
"""Matrices by name, as they follow from the numbers of a challenge."""

How: TypeAlias = Literal["least", "most", "size of the sum", "largest size", "smallest size"]
"""What is measured of some numbers; a size is a number without its sign."""

ROUNDING = 1e-9
"""A bound is kept if it is missed by no more than this."""

_BEYOND = 1.0
"""How far from its bound a measure is as far as it can be, where it was not beyond it at the start."""

_DECIMALS = range(4, 10)
"""How many decimals a measure is told with: the fewest that tell it from its bound."""


@dataclass(frozen=True, kw_only=True)
class Measure:
    """A condition on certain cells: what the browser is sent, too.

    ``less`` are numbers to subtract, one for each cell, ``other`` the matrix and cells to subtract. ``sign`` is 1 if
    the measure has to be at least the ``bound``, −1 if at most. ``reach`` is how far beyond it counts as no progress.
    ``is_kept``: the start keeps the bound, so that there is nothing to gain by it, only to lose.
    """

    says: str
    how: How
    node: str
    cells: tuple[tuple[int, int], ...]
    less: tuple[float, ...]
    other: tuple[str, tuple[tuple[int, int], ...]] | None
    sign: int
    bound: float
    reach: float = _BEYOND
    is_kept: bool = False
    missing: str = ""

    def value(self, chain: Chain) -> float:
        """The measure; nan if a cell is missing or its number cannot be told."""
        if self.missing:
            return float("nan")
        numbers = numbers_in(chain, self.node, self.cells) - np.array(self.less)
        if self.other:
            numbers = numbers - numbers_in(chain, *self.other)
        return _MEASURES[self.how](numbers)

    def share(self, value: float) -> float:
        """How much of the way to the bound is made, 0 … 1."""
        if not isfinite(value):
            return 0.0
        gap = self.sign * (self.bound - value)
        return 1.0 if gap <= ROUNDING else max(0.0, 1 - gap / self.reach)

    def sentence(self, value: float) -> str:
        """The measure in words."""
        return self.missing or self.says.replace("{}", measure_text(value, self.bound))


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """How far a goal is, 0 … 1, in words, and whether it is reached; ``shares`` are those of the measures."""

    share: float
    is_reached: bool
    sentences: tuple[str, ...]
    shares: tuple[float, ...]


def verdict(goal: Sequence[Measure], chain: Chain, *, is_allowed: bool) -> Verdict:
    """How far the goal is; ``is_allowed``: only what may be changed is changed."""
    values = [measure.value(chain) for measure in goal]
    shares = tuple(measure.share(value) for measure, value in zip(goal, values, strict=True))
    is_reached = is_allowed and min(shares) == 1
    share = 1.0 if is_reached else min(_share(goal, shares), 0.99)
    sentences = tuple(measure.sentence(value) for measure, value in zip(goal, values, strict=True))
    return Verdict(share=share, is_reached=is_reached, sentences=sentences, shares=shares)


def _share(goal: Sequence[Measure], shares: Sequence[float]) -> float:
    """The mean share of what was to be gained, times the shares of what was to be kept."""
    gained = [share for measure, share in zip(goal, shares, strict=True) if not measure.is_kept]
    kept = prod(share for measure, share in zip(goal, shares, strict=True) if measure.is_kept)
    return kept * sum(gained) / len(gained) if gained else kept


def measure_text(value: float, bound: float) -> str:
    """A measure as it is told: four decimals, or as many as tell it from a bound that it misses, and never −0.

    >>> measure_text(0.49896, 0.499)
    '0.49896'
    """
    written = [f"{value:.{decimals}f}" for decimals in _DECIMALS]
    apart = (text for text in written if abs(value - bound) <= ROUNDING or float(text) != bound)
    text = next(apart, written[-1])
    return text.lstrip("-").replace("-", "−") if not float(text) else text.replace("-", "−")


def numbers_in(chain: Chain, node: str, cells: Sequence[tuple[int, int]]) -> Matrix:
    """The numbers in some cells of a matrix, one after the other."""
    rows, columns = zip(*cells, strict=True)
    return np.asarray(chain[node][list(rows), list(columns)], dtype=np.float64)


_MEASURES: Mapping[How, Callable[[Matrix], float]] = {
    "least": lambda numbers: float(np.min(numbers)),
    "most": lambda numbers: float(np.max(numbers)),
    "size of the sum": lambda numbers: float(abs(np.sum(numbers))),
    "largest size": lambda numbers: float(np.abs(numbers).max()),
    "smallest size": lambda numbers: float(np.abs(numbers).min()),
}
