"""The goal of a challenge, declared: what is measured of which cells, and the bound that it has to keep.

Each challenge's file holds one. On the cells of its matrices it becomes the measures of core/practice/measure.py.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import isfinite
from typing import Literal, TypeAlias

import numpy as np

from core.practice.measure import ROUNDING, Chain, How, Measure, numbers_in
from core.reading.data_files import FileRecord

Labels: TypeAlias = Mapping[str, tuple[Sequence[str], Sequence[str]]]
"""The labels of the rows and columns of each matrix."""

Side: TypeAlias = Literal["later", "not later"]
"""The words after that of the row; or it and those before."""


class Cells(FileRecord):
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


class Condition(Cells, kw_only=True):
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


def measures(goal: Sequence[Condition], labels: Labels, start: Chain) -> tuple[Measure, ...]:
    """The conditions of a goal on the cells of certain matrices; progress is counted from the start."""
    return tuple(_count_from_start(_measure(condition, labels, start), start) for condition in goal)


def _measure(condition: Condition, labels: Labels, start: Chain) -> Measure:
    against = condition.against
    cells, missing = _cells(condition, labels)
    less = np.full(len(cells), condition.minus)
    other: tuple[str, tuple[tuple[int, int], ...]] | None = None
    if against and not missing:
        theirs, missing = _cells(against, labels)
        if against.start and not missing:
            less = less + numbers_in(start, against.node, theirs)
        else:
            other = (against.node, theirs)
    bound = condition.at_most if condition.at_least is None else condition.at_least
    return Measure(
        says=condition.says, how=condition.how, node=condition.node, cells=cells, less=tuple(less.tolist()),
        other=other, sign=-1 if condition.at_least is None else 1, bound=float(bound or 0.0), missing=missing,
    )  # fmt: skip


def _count_from_start(measure: Measure, start: Chain) -> Measure:
    """Progress begins at the start, if the bound is not kept there."""
    gap = measure.sign * (measure.bound - measure.value(start))
    if not isfinite(gap):
        return measure
    return replace(measure, reach=gap) if gap > ROUNDING else replace(measure, is_kept=True)


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
