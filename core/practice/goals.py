"""The goal of a challenge, declared: what is measured of which cells, and the bound that it has to keep.

The browser measures the same declaration while a number is dragged or typed (ui/machine/measuring.js); a test holds
the two against each other. At rest what counts is the verdict from here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isfinite, prod
from typing import Literal, TypeAlias

import msgspec
import numpy as np

from core.graph.steps import Matrix

Chain: TypeAlias = Mapping[str, Matrix]
"""Matrices by name, as they follow from the numbers of a challenge."""

Labels: TypeAlias = Mapping[str, tuple[Sequence[str], Sequence[str]]]
"""The labels of the rows and columns of each matrix."""

How: TypeAlias = Literal["least", "most", "size of the sum", "largest size", "smallest size"]
"""What is measured of some numbers; a size is a number without its sign."""

Side: TypeAlias = Literal["later", "not later"]
"""The words after that of the row; or it and those before."""

_ROUNDING = 1e-9
"""A bound is kept if it is missed by no more than this."""

_BEYOND = 1.0
"""How far from its bound a measure is as far as it can be, where it was not beyond it at the start."""

DECIMALS = 4
"""Of a measure, as it is told."""


class Cells(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cells of a matrix: of some rows and columns by their words, none for all of them.

    ``diagonal`` leaves only those so many columns to the right of the diagonal, ``side`` all on one side of it;
    ``pairs`` are single cells by the words of row and column. ``start``: the numbers that stand there at the start.
    """

    node: str
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    diagonal: int | None = None
    side: Side | None = None
    pairs: tuple[tuple[str, str], ...] = ()
    start: bool = False


class Condition(Cells, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A measure of some cells and its bound; ``says`` tells it, with braces for the number.

    Subtracted from each cell before it is measured: ``minus``, and the cell of ``against`` in the same place.
    """

    says: str
    how: How
    minus: float = 0.0
    against: Cells | None = None
    at_least: float | None = None
    at_most: float | None = None

    def __post_init__(self) -> None:
        """Refuse a condition without a bound, with two, or without a place for its number."""
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("a condition has either at_least or at_most")
        if self.says.count("{}") != 1:
            raise ValueError("a condition says its number once, as {}")


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
        numbers = _numbers(chain, self.node, self.cells) - np.array(self.less)
        if self.other:
            numbers = numbers - _numbers(chain, *self.other)
        return _MEASURES[self.how](numbers)

    def share(self, value: float) -> float:
        """How much of the way to the bound is made, 0 … 1."""
        if not isfinite(value):
            return 0.0
        gap = self.sign * (self.bound - value)
        return 1.0 if gap <= _ROUNDING else max(0.0, 1 - gap / self.reach)

    def sentence(self, value: float) -> str:
        """The measure in words."""
        return self.missing or self.says.replace("{}", told(value))


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """How far a goal is, 0 … 1, in words, and whether it is reached; ``shares`` are those of the measures."""

    share: float
    is_reached: bool
    sentences: tuple[str, ...]
    shares: tuple[float, ...]


def measures(goal: Sequence[Condition], labels: Labels, start: Chain) -> tuple[Measure, ...]:
    """The conditions of a goal on the cells of certain matrices; progress is counted from the start."""
    made = (_measure(condition, labels, start) for condition in goal)
    return tuple(_reaching(measure, start) for measure in made)


def verdict(goal: Sequence[Measure], chain: Chain, *, is_allowed: bool = True) -> Verdict:
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


def told(value: float) -> str:
    """A measure as it is told: four decimals, and never −0."""
    text = f"{value:.{DECIMALS}f}"
    return text.lstrip("-").replace("-", "−") if not float(text) else text.replace("-", "−")


_MEASURES: Mapping[How, Callable[[Matrix], float]] = {
    "least": lambda numbers: float(np.min(numbers)),
    "most": lambda numbers: float(np.max(numbers)),
    "size of the sum": lambda numbers: float(abs(np.sum(numbers))),
    "largest size": lambda numbers: float(np.abs(numbers).max()),
    "smallest size": lambda numbers: float(np.abs(numbers).min()),
}


def _numbers(chain: Chain, node: str, cells: Sequence[tuple[int, int]]) -> Matrix:
    rows, columns = zip(*cells, strict=True)
    return np.asarray(chain[node][list(rows), list(columns)], dtype=np.float64)


def _measure(condition: Condition, labels: Labels, start: Chain) -> Measure:
    against = condition.against
    cells, missing = _cells(condition, labels)
    less = np.full(len(cells), condition.minus)
    other: tuple[str, tuple[tuple[int, int], ...]] | None = None
    if against and not missing:
        theirs, missing = _cells(against, labels)
        if against.start and not missing:
            less = less + _numbers(start, against.node, theirs)
        else:
            other = (against.node, theirs)
    bound = condition.at_most if condition.at_least is None else condition.at_least
    return Measure(
        says=condition.says, how=condition.how, node=condition.node, cells=cells, less=tuple(less.tolist()),
        other=other, sign=-1 if condition.at_least is None else 1, bound=float(bound or 0.0), missing=missing,
    )  # fmt: skip


def _reaching(measure: Measure, start: Chain) -> Measure:
    """Progress begins at the start, if the bound is not kept there."""
    gap = measure.sign * (measure.bound - measure.value(start))
    if not isfinite(gap):
        return measure
    return replace(measure, reach=gap) if gap > _ROUNDING else replace(measure, is_kept=True)


def _cells(chosen: Cells, labels: Labels) -> tuple[tuple[tuple[int, int], ...], str]:
    """The places of some cells, or a sentence about a word that is not there once."""
    rows, columns = (list(names) for names in labels[chosen.node])
    first, second = zip(*chosen.pairs, strict=True) if chosen.pairs else ((), ())
    for names, there in (((*chosen.rows, *first), rows), ((*chosen.columns, *second), columns)):
        if gone := next((name for name in names if name not in there), ""):
            return (), f"“{gone}” has to stand here exactly once."
    if chosen.pairs:
        return tuple((rows.index(row), columns.index(column)) for row, column in chosen.pairs), ""
    return tuple(
        (i, j)
        for i in (map(rows.index, chosen.rows) if chosen.rows else range(len(rows)))
        for j in (map(columns.index, chosen.columns) if chosen.columns else range(len(columns)))
        if chosen.diagonal in (None, j - i) and (chosen.side is None or (j > i) == (chosen.side == "later"))
    ), ""
