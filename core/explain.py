"""One cell of one node written out: which row met which column, and the arithmetic, in TeX and as data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from core.attention import Trace, causal_mask, divided_by_sum, softmax
from core.typeset import emphasised, shown
from core.working import Working, as_it_is, exponentials, over_root, products, share

GIVEN = ("X", "W_q", "W_k", "W_v")


@dataclass(frozen=True, kw_only=True)
class Met:
    """A line of a matrix that took part: a row, a column, or one cell where both are named."""

    node: str
    row: int | None = None
    column: int | None = None

    def holds(self, node: str, row: int, column: int) -> bool:
        """Whether a cell belongs to the line.

        >>> Met(node="Q", row=1).holds("Q", 1, 2)
        True
        """
        return node == self.node and self.row in (None, row) and self.column in (None, column)


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """How one number came about.

    ``lead`` is Markdown, ``met`` are the lines of other matrices it came from, ``workings`` the arithmetic: none
    where the number was given, two (as the formula says, and with the maximum subtracted) for a weight.
    """

    node: str
    row: int
    column: int
    value: float
    lead: str
    met: tuple[Met, ...]
    workings: tuple[Working, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """The workings in TeX."""
        return tuple(working.tex for working in self.workings)


def explain(trace: Trace, node: str, i: int, j: int, *, tokens: Sequence[str]) -> Explanation:
    """Write out cell (i, j), counted from 0, of a node of a trace that is not batched.

    Args:
        trace: the graph, evaluated.
        node: the name of the node: X, W_q … context.
        i: the row.
        j: the column.
        tokens: what to call the n words.

    >>> from core.attention import attend
    >>> explain(attend([[0.0, 1.0], [1.0, 0.0]]), "weights", 0, 0, tokens=["a", "b"]).value
    0.731059
    """
    cell = _Cell(trace=trace, node=node, i=i, j=j, tokens=tuple(tokens))
    lead, met, workings = _WRITERS[node](cell)
    value = shown(float(getattr(trace, node)[i, j]))
    return Explanation(node=node, row=i, column=j, value=value, lead=lead, met=met, workings=workings)


@dataclass(frozen=True, kw_only=True, eq=False)
class _Cell:
    trace: Trace
    node: str
    i: int
    j: int
    tokens: tuple[str, ...]

    def source(self, node: str) -> str:
        """X for Q, K and V where nothing is learned, else the node itself."""
        return "X" if getattr(self.trace, node) is self.trace.X else node

    def line(self, node: str, *, row: int | None = None, column: int | None = None) -> list[float]:
        M = np.asarray(getattr(self.trace, node), dtype=np.float64)
        return [float(value) for value in (M[row] if column is None else M[:, column])]

    def called(self, position: int) -> str:
        return emphasised(self.tokens[position])


_Written: TypeAlias = tuple[str, tuple[Met, ...], tuple[Working, ...]]


def _given(cell: _Cell) -> _Written:
    row = cell.called(cell.i) if cell.node == "X" else f"{cell.i + 1}"
    return f"{_name(cell.node)} is given: this is row {row}, column {cell.j + 1}, as it stands.", (), ()


def _projected(cell: _Cell) -> _Written:
    i, j, weight = cell.i, cell.j, f"W_{cell.node.lower()}"
    if cell.source(cell.node) == "X":
        here = Met(node="X", row=i, column=j)
        return f"Nothing is learned here: {cell.node} is X itself.", (here,), (as_it_is(float(cell.trace.X[i, j])),)
    working = products(cell.line("X", row=i), cell.line(weight, column=j))
    lead = f"Row {cell.called(i)} of X met column {j + 1} of {_name(weight)}."
    return lead, (Met(node="X", row=i), Met(node=weight, column=j)), (working,)


def _score(cell: _Cell) -> _Written:
    i, j = cell.i, cell.j
    query, key = cell.source("Q"), cell.source("K")
    working = products(cell.line("Q", row=i), cell.line("K", row=j))
    lead = f"Row {cell.called(i)} of {query} met row {cell.called(j)} of {key}, which is a column of {key}ᵀ."
    return lead, (Met(node=query, row=i), Met(node=key, row=j)), (working,)


def _scaled(cell: _Cell) -> _Written:
    i, j = cell.i, cell.j
    score = float(cell.trace.scores[i, j])
    here = Met(node="scores", row=i, column=j)
    if np.array_equal(cell.trace.scores, cell.trace.scaled_scores):
        return "The scores are not scaled here: this is the score itself.", (here,), (as_it_is(score),)
    d_k = cell.trace.d_k
    lead = f"The score of {cell.called(i)} and {cell.called(j)} was divided by the root of d_k = {d_k}."
    return lead, (here,), (over_root(score, d_k),)


def _weight(cell: _Cell) -> _Written:
    i, scores = cell.i, np.asarray(cell.trace.scaled_scores)
    plain = np.array_equal(cell.trace.scores, scores)
    met = (Met(node="scores" if plain else "scaled_scores", row=i),)
    if not np.allclose(cell.trace.weights, softmax(scores)):
        if np.allclose(cell.trace.weights, divided_by_sum(scores)):
            lead = f"Row {cell.called(i)} of the scores, divided by its sum."
            return lead, met, (share([float(score) for score in scores[i]], cell.j, names=cell.tokens),)
        scores = causal_mask(scores)
    row = [float(score) for score in scores[i]]
    lead = f"The softmax of row {cell.called(i)}: exponentials, divided by their total."
    return lead, met, exponentials(row, cell.j, names=cell.tokens)


def _mixed(cell: _Cell) -> _Written:
    i, j, values = cell.i, cell.j, cell.source("V")
    working = products(cell.line("weights", row=i), cell.line("V", column=j), names=cell.tokens)
    lead = f"Row {cell.called(i)} of the weights met column {j + 1} of {values}: a weighted sum, one term a word."
    return lead, (Met(node="weights", row=i), Met(node=values, column=j)), (working,)


_WRITERS: dict[str, Callable[[_Cell], _Written]] = {
    **dict.fromkeys(GIVEN, _given),
    **dict.fromkeys(("Q", "K", "V"), _projected),
    "scores": _score,
    "scaled_scores": _scaled,
    "weights": _weight,
    "context": _mixed,
}


def _name(node: str) -> str:
    return node.replace("_", r"\_")
