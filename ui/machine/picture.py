"""What the machine draws: the matrices of one evaluation, how each follows from others, and where each stands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import isinf, sqrt
from typing import Any, Literal, TypeAlias

import numpy as np

from core.graph import code, steps, tex
from core.graph.form import Form
from core.graph.nodes import INPUTS, NODES, shown
from core.graph.steps import Array, DividedBy, Matrix
from core.graph.trace import Trace

Kind: TypeAlias = Literal["given", "product", "quotient", "mask", "softmax", "shares", "copy", "difference", "times"]

Spread: TypeAlias = Literal["all", "matrix", "row"]
"""What the colours of a number are relative to: all matrices, its matrix or its row."""

_KINDS: Mapping[steps.Step, Kind] = {
    steps.queries: "product",
    steps.keys: "product",
    steps.values: "product",
    steps.similarities: "product",
    steps.weighted_values: "product",
    steps.scaled: "quotient",
    steps.causal_mask: "mask",
    steps.attention_weights: "softmax",
    steps.divided_by_sum: "shares",
}
"""What the browser does for each step; where a step is not among them, its matrix is taken as it is."""

STATIONS: Mapping[str, str] = {
    "project": "1 Project",
    "compare": "2 Compare",
    "weigh": "3 Weigh",
    "mix": "4 Mix",
}
"""The parts of the picture, in order, and what stands above each; any other part is named after its title."""

_SIGNIFICANT = 12
"""Digits of a number that travel: more than any figure shown has, fewer than a float."""


@dataclass(frozen=True, kw_only=True)
class Cell:
    """A cell of a matrix, counted from 0."""

    node: str
    row: int
    column: int


@dataclass(frozen=True, kw_only=True, eq=False)
class Drawn:
    """A matrix as it is drawn; nan stands for a number that is covered.

    ``formula`` and ``symbol`` are plain text, ``reads`` the matrices it follows from, ``turned`` that the second of
    them is transposed. ``editable`` says that its numbers can be typed over. ``note`` says where the numbers of a given
    matrix come from, in place of “nothing comes before it”.
    """

    name: str
    title: str
    symbol: str
    formula: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    M: Matrix
    share: bool = False
    kind: Kind = "given"
    reads: tuple[str, ...] = ()
    turned: bool = False
    divisor: float = 1.0
    divisor_text: str = ""
    sentence: str = ""
    editable: bool = False
    note: str = ""

    def as_data(self) -> dict[str, Any]:
        """What the browser is sent."""
        step: dict[str, Any] = {"kind": self.kind, "reads": self.reads, "turned": self.turned}
        if self.kind == "quotient":
            step |= {"divisor": self.divisor, "divisorText": self.divisor_text}
        return {
            "name": self.name, "title": self.title, "symbol": self.symbol, "formula": self.formula,
            "rows": self.rows, "columns": self.columns, "share": self.share, "sentence": self.sentence,
            "values": [[_number(value) for value in row] for row in self.M.tolist()],
            "decimals": tex.MOST_DECIMALS if self.share else tex.decimals(np.where(np.isfinite(self.M), self.M, 0.0)),
            "step": step, "editable": self.editable, "note": self.note,
        }  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a product stands, and above it its right factor, transposed if it is ``turned``."""

    below: str
    above: str = ""
    turned: bool = False
    sign: str = ""

    def as_data(self) -> dict[str, Any]:
        """What the browser is sent."""
        above = {"above": {"node": self.above, "turned": self.turned}} if self.above else {}
        return {"below": {"node": self.below}, "sign": self.sign, **above}


@dataclass(frozen=True, kw_only=True, eq=False)
class Picture:
    """A picture of the chain: its matrices in the order of evaluation, and where they stand, station by station.

    ``opening`` is the cell that is explained before any is pointed at, ``pinned`` the one that the student has pinned.
    ``is_titled`` says that the name of each station stands above it.
    """

    name: str
    words: tuple[str, ...]
    matrices: tuple[Drawn, ...]
    places: Mapping[str, tuple[Place, ...]]
    opening: Cell | None = None
    pinned: Cell | None = None
    spread: Spread = "matrix"
    is_titled: bool = True

    def as_data(self) -> dict[str, Any]:
        """What the browser is sent."""
        stations = [
            {
                "name": name,
                "title": STATIONS.get(name, name) if self.is_titled else "",
                "columns": [place.as_data() for place in places],
            }
            for name, places in self.places.items()
            if places
        ]
        return {
            "name": self.name, "words": self.words, "chain": [M.as_data() for M in self.matrices],
            "stations": stations, "opening": _cell(self.opening), "pinned": _cell(self.pinned),
            "spread": self.spread,
        }  # fmt: skip


def of(trace: Trace, form: Form, words: Sequence[str], *, name: str = "Self-attention, step by step") -> Picture:
    """The picture of an evaluated graph.

    Args:
        trace: the graph, evaluated in that form, with nan for numbers that are covered.
        form: which evaluation of the graph it is.
        words: n distinct labels.
        name: what the picture is called, for those who listen to it.
    """
    return _of(trace, form, tuple(words), name)


@lru_cache(maxsize=64)
def _of(trace: Trace, form: Form, words: tuple[str, ...], name: str) -> Picture:
    """Remembered, because a screen shows the same picture in every run. Traces compare by identity."""
    nodes, made = shown(form), dict[str, Drawn]()
    for matrix in code.inputs(form):
        made[matrix] = _input(matrix, trace.matrices[matrix], words)
    for node in nodes:
        made[node] = _node(trace, form, node, words, made)
    places: dict[str, tuple[Place, ...]] = dict.fromkeys(STATIONS, ())
    for node in nodes:
        station = NODES[node].station
        if (left := _left(made[node])) and not places[station] and station in ("project", "compare"):
            places[station] = (Place(below=left),)
        places[station] += (place(made[node]),)
    return Picture(name=name, words=words, matrices=tuple(made.values()), places=places)


def _left(M: Drawn) -> str:
    return M.reads[0] if M.kind == "product" else ""


def place(M: Drawn) -> Place:
    """Where a matrix stands: under its right factor if it is a product, and after the sign of its step."""
    if M.kind == "product":
        return Place(below=M.name, above=M.reads[1], turned=M.turned, sign="·")
    signs: Mapping[Kind, str] = {
        "quotient": f"÷{M.divisor_text}",
        "softmax": "→",
        "mask": "→",
        "shares": "→",
        "times": "=",
    }
    return Place(below=M.name, sign=signs.get(M.kind, ""))


def _input(name: str, M: Array, words: tuple[str, ...]) -> Drawn:
    record, M = INPUTS[name], np.asarray(M, dtype=np.float64)
    rows = words if record.shape[0] == "n" else _numbered(M.shape[0])
    return Drawn(
        name=name, title=record.title, symbol=name, formula=name, rows=rows, columns=_numbered(M.shape[1]),
        M=M, sentence=record.sentence,
    )  # fmt: skip


def _node(trace: Trace, form: Form, node: str, words: tuple[str, ...], made: Mapping[str, Drawn]) -> Drawn:
    record, step = NODES[node], trace.steps[node]
    M = np.asarray(trace.matrices[node], dtype=np.float64)

    def source(name: str) -> str:
        return steps.original(name, trace.steps)

    kind = _kind(step)
    read = tuple(source(name) for name in steps.reads(step)) if callable(step) and kind != "given" else ()
    if kind == "quotient":
        read = read[:1]
    divisor, text = _divisor(step, trace)
    formula = record.plain(form, source)
    return Drawn(
        name=node, title=record.title, symbol=node.replace("_", " ") if record.is_square else node,
        formula=f"{node} = {formula}" if node[0].isupper() else formula,
        rows=words, columns=words if record.is_square else _numbered(M.shape[1]), M=M, share=record.is_share,
        kind=kind if all(name in made for name in read) else "given", reads=read, turned=step is steps.similarities,
        divisor=divisor, divisor_text=text, sentence=record.sentence,
    )  # fmt: skip


def _kind(step: steps.Step | Array) -> Kind:
    if isinstance(step, DividedBy):
        return "quotient"
    return _KINDS.get(step, "given") if callable(step) else "given"


def _divisor(step: steps.Step | Array, trace: Trace) -> tuple[float, str]:
    if isinstance(step, DividedBy):
        return step.divisor, f"{tex.shown(step.divisor):g}"
    return sqrt(trace.d_k), f"√{trace.d_k}"


def _numbered(count: int) -> tuple[str, ...]:
    return tuple(str(i + 1) for i in range(count))


def _number(value: float) -> float | str | None:
    """A number as it travels: JSON has neither nan, which stands for covered, nor infinity."""
    if value != value:  # noqa: PLR0124  nan
        return None
    return "-inf" if isinf(value) else float(f"{value:.{_SIGNIFICANT}g}")


def _cell(cell: Cell | None) -> dict[str, Any] | None:
    return None if cell is None else {"node": cell.node, "row": cell.row, "column": cell.column}
