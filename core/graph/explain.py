"""One cell of one node written out: which row met which column, and the arithmetic, in TeX and as data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from core.graph.arithmetic import Working, as_it_is, difference, exponentials, over, over_root, products, share
from core.graph.steps import causal_mask, divided_by_sum, softmax
from core.graph.tex import emphasised, figure, shown
from core.graph.trace import Trace

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

    ``value`` is as the workings show it, ``lead`` is Markdown, ``met`` are the lines of other matrices it came from,
    ``workings`` the arithmetic: none where the number was given, two (as the formula says, and with the maximum
    subtracted) for a weight.
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


def explain(
    trace: Trace, node: str, i: int, j: int, *, tokens: Sequence[str], divisor: float | None = None
) -> Explanation:
    """Write out cell (i, j), counted from 0, of a node of a trace that is not batched.

    Args:
        trace: the graph, evaluated.
        node: the name of the node: X, W_q … context.
        i: the row.
        j: the column.
        tokens: what to call the n words.
        divisor: what the scores were divided by. None: √d_k, or nothing if the scaled scores are the scores.

    >>> from core.attention import attend
    >>> explain(attend([[0.0, 1.0], [1.0, 0.0]]), "weights", 0, 0, tokens=["a", "b"]).value
    0.731059
    """
    return _explained(_Cell(trace=trace, node=node, i=i, j=j, tokens=tuple(tokens), divisor=divisor))


@lru_cache(maxsize=32)
def _explained(cell: "_Cell") -> Explanation:
    """Remembered, for a screen asks for the same cell with every run; of a trace there is but one that is equal."""
    lead, met, workings = _WRITERS[cell.node](cell)
    value = workings[-1].result if workings else shown(float(getattr(cell.trace, cell.node)[cell.i, cell.j]))
    return Explanation(node=cell.node, row=cell.i, column=cell.j, value=value, lead=lead, met=met, workings=workings)


def compare(
    scaled: Trace, unscaled: Trace, node: str, i: int, j: int, *, tokens: Sequence[str], divisor: float | None
) -> Explanation:
    """Write out cell (i, j), counted from 0, of a matrix of the comparison of two traces of the same inputs.

    Args:
        scaled: the graph with its scores divided.
        unscaled: the graph with its scores as they are.
        node: a node of the scaled trace, or "unscaled_weights", or "difference": weights − unscaled_weights (n × n).
        i: the row.
        j: the column.
        tokens: what to call the n words.
        divisor: what the scores of the scaled trace were divided by, as in `explain`.
    """
    if node == "unscaled_weights":
        return replace(explain(unscaled, "weights", i, j, tokens=tokens), node=node)
    if node == "difference":
        return _difference(scaled, unscaled, i, j, tokens)
    return explain(scaled, node, i, j, tokens=tokens, divisor=divisor)


def _difference(scaled: Trace, unscaled: Trace, i: int, j: int, tokens: Sequence[str]) -> Explanation:
    working = difference(float(scaled.weights[i, j]), float(unscaled.weights[i, j]))
    words = f"{emphasised(tokens[i])} and {emphasised(tokens[j])}"
    return Explanation(
        node="difference",
        row=i,
        column=j,
        value=working.result,
        lead=f"The weight of {words} with its scores divided, less the one with its scores as they are.",
        met=tuple(Met(node=node, row=i, column=j) for node in ("weights", "unscaled_weights")),
        workings=(working,),
    )


@dataclass(frozen=True, kw_only=True, eq=False)
class _Cell:
    trace: Trace
    node: str
    i: int
    j: int
    tokens: tuple[str, ...]
    divisor: float | None

    @property
    def scaled(self) -> bool:
        """Whether the scores were divided by anything but 1."""
        if self.divisor is not None:
            return self.divisor != 1
        return not np.array_equal(self.trace.scores, self.trace.scaled_scores)

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
    if not cell.scaled:
        return "The scores are not scaled here: this is the score itself.", (here,), (as_it_is(score),)
    divided = f"The score of {cell.called(i)} and {cell.called(j)} was divided by"
    if cell.divisor is not None:
        lead = f"{divided} {figure(shown(cell.divisor))}, the divisor chosen."
        return lead, (here,), (over(score, cell.divisor),)
    d_k = cell.trace.d_k
    return f"{divided} the root of d_k = {d_k}.", (here,), (over_root(score, d_k),)


def _weight(cell: _Cell) -> _Written:
    i, scores = cell.i, np.asarray(cell.trace.scaled_scores)
    met = (Met(node="scaled_scores" if cell.scaled else "scores", row=i),)
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
