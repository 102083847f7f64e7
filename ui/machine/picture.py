"""What the machine draws: the matrices of one evaluation, how each follows from others, and where each stands."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import cached_property, lru_cache
from hashlib import sha256
from math import isinf, sqrt
from typing import Any, Literal, TypeAlias

import numpy as np

from core.graph import code, steps, tex
from core.graph.form import Form
from core.graph.nodes import INPUTS, NODES, shown
from core.graph.steps import Array, DividedBy, Matrix
from core.graph.trace import Trace
from core.reading.matrix_edits import Edits
from ui.machine.goal_meter import Meter

Kind: TypeAlias = Literal[
    "given", "product", "quotient", "mask", "softmax", "shares", "copy", "difference", "times", "sum"
]

Spread: TypeAlias = Literal["all", "matrix", "row"]
"""What the colours of a number are relative to: all matrices, its matrix or its row."""

_KINDS: Mapping[steps.Step, Kind] = {
    steps.placed: "sum",
    steps.queries: "product",
    steps.keys: "product",
    steps.values: "product",
    steps.Across(steps.keys): "product",
    steps.Across(steps.values): "product",
    steps.similarities: "product",
    steps.weighted_values: "product",
    steps.scaled: "quotient",
    steps.causal_mask: "mask",
    steps.attention_weights: "softmax",
    steps.divided_by_sum: "shares",
}
"""What the browser does for each step; where a step is not among them, its matrix is taken as it is."""

STATIONS: Mapping[str, str] = {
    "place": "Place",
    "project": "Project",
    "compare": "Compare",
    "weigh": "Weigh",
    "mix": "Mix",
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


@dataclass(frozen=True, kw_only=True)
class Box:
    """A cell that is asked for: what has been typed into it, and its mark: a status of a cell, or "" for none yet.

    ``hint``: when it is entered, a sentence says where its number comes from.
    """

    row: int
    column: int
    text: str = ""
    mark: str = ""
    hint: bool = False

    def as_data(self) -> dict[str, Any]:
        """What the browser is sent."""
        return {"row": self.row, "column": self.column, "text": self.text, "mark": self.mark, "hint": self.hint}


class _ByContent:
    """Equal to what has the same content, also in its matrices; so what every run makes anew is packed only once."""

    @cached_property
    def _content(self) -> tuple[Any, ...]:
        return tuple(_hashable(getattr(self, one.name)) for one in fields(self))  # type: ignore[arg-type]

    @cached_property
    def _hash(self) -> int:
        return hash(self._content)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and self._content == other._content)


@dataclass(frozen=True, kw_only=True, eq=False)
class Drawn(_ByContent):
    """A matrix as it is drawn; nan stands for a number that is covered.

    ``formula`` and ``symbol`` are plain text, ``reads`` the matrices it follows from, ``turned`` that the second of
    them is transposed. ``editable`` says that its numbers can be typed over, and ``base`` which numbers these were at
    first; ``typed`` are the texts in cells that were typed over, ``problems`` what is wrong with some of them. ``note``
    says how it follows if by none of the kinds. ``other`` is the same matrix of the chain that this one is compared
    with, if anything about it differs. ``boxes`` are the numbers that are asked for; those are not sent.
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
    base: str = ""
    typed: Edits = field(default_factory=dict)
    problems: Edits = field(default_factory=dict)
    other: "Drawn | None" = None
    boxes: tuple[Box, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """What the browser is sent."""
        more: dict[str, Any] = {"boxes": [box.as_data() for box in self.boxes]} if self.boxes else {}
        numbers = self._open
        if self.other is not None:
            more["other"] = {"values": self.other.values, "step": self.other.step, "note": self.other.note}
            numbers = np.hstack([numbers, self.other.M])
        return {
            "name": self.name, "title": self.title, "symbol": self.symbol, "formula": self.formula,
            "rows": self.rows, "columns": self.columns, "share": self.share, "sentence": self.sentence,
            "values": self.values, "step": self.step, "editable": self.editable, "note": self.note,
            "decimals": tex.MOST_DECIMALS if self.share else tex.decimals(np.where(np.isfinite(numbers), numbers, 0.0)),
            **more, **self._typed(),
        }  # fmt: skip

    def _typed(self) -> dict[str, Any]:
        if not self.editable:
            return {}
        return {"base": self.base, "typed": _listed(self.typed), "problems": _listed(self.problems)}

    @property
    def values(self) -> list[list[float | str | None]]:
        """Its numbers as they travel."""
        return [[_number(value) for value in row] for row in self._open.tolist()]

    @property
    def _open(self) -> Matrix:
        """Its numbers without those that are asked for."""
        M = np.array(self.M)
        for box in self.boxes:
            M[box.row, box.column] = np.nan
        return M

    @property
    def step(self) -> dict[str, Any]:
        """How it follows from others, as the browser is sent it."""
        step: dict[str, Any] = {"kind": self.kind, "reads": self.reads, "turned": self.turned}
        if self.kind == "quotient":
            step |= {"divisor": self.divisor, "divisorText": self.divisor_text}
        return step


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


@dataclass(frozen=True, kw_only=True)
class Dial:
    """The slider that chooses the divisor of a picture.

    While it is dragged the browser computes what follows, but where the divisor is within one of the ranges
    ``covered``, the matrices ``answers`` stay covered: they would show answers to the homework there.
    """

    value: float
    usual: float
    most: float
    answers: tuple[str, ...] = ()
    covered: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Divisor:
    """The divisor of a picture in which it can be typed over.

    ``typed`` is what was typed in place of √d_k, "" for nothing; ``problem`` says what is wrong with it; ``most`` is
    the largest that can be used.
    """

    typed: str
    problem: str
    most: float

    def as_data(self) -> dict[str, Any]:
        """What the browser is sent: its text as that of a single cell."""
        return {"typed": [(0, 0, self.typed)] if self.typed else [], "problem": self.problem, "most": self.most}


@dataclass(frozen=True, kw_only=True, eq=False)
class Picture(_ByContent):
    """A picture of the chain: its matrices in the order of evaluation, and where they stand, station by station.

    ``opening`` is the cell that is explained before any is pointed at, ``pinned`` the one that the student has pinned.
    ``is_titled`` says that the name of each station stands above it. ``hides_later`` says whether later words are
    hidden where this can be switched. ``told`` are sentences about what was typed. If it is ``previewed``, the browser
    computes what follows from a new number until Python's answer is there; a picture with covered answers is not,
    because other numbers have others covered. ``comparison`` has the names of the two chains that are compared, this
    one first; a ``dial`` chooses the divisor, or it is typed over as ``divisor``.
    ``filled`` is the stamp of the last change to its boxes that Python knows of. ``is_small``: it stands beside
    questions, without the arithmetic. ``fillable`` are the names of the matrices of which one can be filled in, and
    ``asked`` is the chosen one. ``is_worksheet``: it offers to be printed with empty boxes and has a line for the name.
    ``goal`` is what its numbers are to be changed for.
    """

    name: str
    words: tuple[str, ...]
    matrices: tuple[Drawn, ...]
    places: Mapping[str, tuple[Place, ...]]
    opening: Cell | None = None
    pinned: Cell | None = None
    spread: Spread = "matrix"
    is_titled: bool = True
    hides_later: bool | None = None
    previewed: bool = False
    told: tuple[str, ...] = ()
    comparison: tuple[str, str] | None = None
    dial: Dial | None = None
    divisor: Divisor | None = None
    filled: int = 0
    is_small: bool = False
    fillable: tuple[str, ...] = ()
    asked: str = ""
    is_worksheet: bool = False
    goal: Meter | None = None

    def as_data(self) -> dict[str, Any]:
        """What the browser is sent."""
        there = [(name, places) for name, places in self.places.items() if places]
        stations = [
            {
                "name": name,
                "title": _title(name, number) if self.is_titled else "",
                "columns": [place.as_data() for place in places],
            }
            for number, (name, places) in enumerate(there, start=1)
        ]
        return {
            "name": self.name, "words": self.words, "chain": [M.as_data() for M in self.matrices],
            "stations": stations, "opening": _cell(self.opening), "pinned": _cell(self.pinned),
            "spread": self.spread, "hidesLater": self.hides_later, "previewed": self.previewed, "told": self.told,
            "comparison": self.comparison, "dial": self.dial and asdict(self.dial),
            "divisor": self.divisor and self.divisor.as_data(),
            "filled": self.filled, "isSmall": self.is_small, "fillable": self.fillable, "asked": self.asked,
            "isWorksheet": self.is_worksheet, "goal": self.goal and self.goal.as_data(),
        }  # fmt: skip


def of(
    trace: Trace,
    form: Form,
    words: Sequence[str],
    words_kv: Sequence[str] = (),
    *,
    name: str = "Self-attention, step by step",
) -> Picture:
    """The picture of an evaluated graph.

    Args:
        trace: the graph, evaluated in that form, with nan for numbers that are covered.
        form: which evaluation of the graph it is.
        words: n distinct labels.
        words_kv: n_kv distinct labels of the other sentence; none: there is one sentence.
        name: what the picture is called, for those who listen to it.
    """
    return _of(trace, form, tuple(words), tuple(words_kv or words), name)


@lru_cache(maxsize=64)
def _of(trace: Trace, form: Form, words: tuple[str, ...], words_kv: tuple[str, ...], name: str) -> Picture:
    """Remembered, because a screen shows the same picture in every run. Traces compare by identity."""
    nodes, made = shown(form), drawn(trace, form, words, shown(form), words_kv)
    return Picture(name=name, words=words, matrices=tuple(made.values()), places=places_of(made, nodes))


def drawn(
    trace: Trace, form: Form, words: tuple[str, ...], nodes: Sequence[str], words_kv: tuple[str, ...] = ()
) -> dict[str, Drawn]:
    """The inputs of a form and some of its nodes, as they are drawn, by name."""
    labels = {"n": words, "n_kv": words_kv or words}
    made = {matrix: _input(matrix, trace.matrices[matrix], labels) for matrix in code.inputs(form)}
    for node in nodes:
        made[node] = _node(trace, form, node, labels, made)
    return made


_Labels: TypeAlias = Mapping[str, tuple[str, ...]]
"""The words that a dimension stands for, by its letter; none for any other dimension."""


def _labelled(shape: tuple[str, str], M: Matrix, labels: _Labels) -> tuple[tuple[str, ...], ...]:
    """The labels of the rows and columns of a matrix."""
    return tuple(labels.get(letter) or _numbered(count) for letter, count in zip(shape, M.shape, strict=True))


def places_of(made: Mapping[str, Drawn], nodes: Sequence[str]) -> Mapping[str, tuple[Place, ...]]:
    """Where some nodes stand, station by station.

    A product stands beneath its right factor, with its left one beside it; a sum after what is added up.
    """
    places: dict[str, tuple[Place, ...]] = dict.fromkeys(STATIONS, ())
    added = {name for node in nodes if made[node].kind == "sum" for name in made[node].reads}
    for node in nodes:
        if node in added:
            continue
        station = NODES[node].station
        if made[node].kind == "sum":
            first, second = made[node].reads
            places[station] += (Place(below=first), Place(below=second, sign="+"))
        if (left := _left(made[node])) and station in ("project", "compare") and _is_new(left, places[station], made):
            places[station] += (Place(below=left),)
        places[station] += (place(made[node]),)
    return places


def _is_new(left: str, places: tuple[Place, ...], made: Mapping[str, Drawn]) -> bool:
    """Whether a left factor does not stand in a station yet; products of the same one follow each other."""
    return not places or left not in (places[-1].below, _left(made[places[-1].below]))


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
        "sum": "=",
    }
    return Place(below=M.name, sign=signs.get(M.kind, ""))


def _input(name: str, M: Array, labels: _Labels) -> Drawn:
    record, M = INPUTS[name], np.asarray(M, dtype=np.float64)
    rows, columns = _labelled(record.shape, M, labels)
    return Drawn(
        name=name, title=record.title, symbol=name, formula=name, rows=rows, columns=columns,
        M=M, sentence=record.sentence,
    )  # fmt: skip


def _node(trace: Trace, form: Form, node: str, labels: _Labels, made: Mapping[str, Drawn]) -> Drawn:
    record, step = NODES[node], trace.steps[node]
    M = np.asarray(trace.matrices[node], dtype=np.float64)

    def source(name: str) -> str:
        return name if name in made else steps.original(name, trace.steps)

    kind = _kind(step)
    read = tuple(source(name) for name in steps.reads(step)) if callable(step) and kind != "given" else ()
    if kind == "quotient":
        read = read[:1]
    divisor, text = _divisor(step, trace)
    rows, columns = _labelled(record.shape, M, labels)
    formula = record.plain(form, source)
    return Drawn(
        name=node, title=record.title, symbol=node.replace("_", " ") if record.is_pairwise else node,
        formula=f"{node} = {formula}" if node[0].isupper() else formula,
        rows=rows, columns=columns, M=M, share=record.is_share,
        kind=kind if all(name in made for name in read) else "given", reads=read, turned=step is steps.similarities,
        divisor=divisor, divisor_text=text, sentence=record.sentence,
    )  # fmt: skip


def _kind(step: steps.Step | Array) -> Kind:
    if isinstance(step, DividedBy):
        return "quotient"
    if not callable(step):
        return "given"
    return "copy" if steps.is_copy(step) else _KINDS.get(step, "given")


def _divisor(step: steps.Step | Array, trace: Trace) -> tuple[float, str]:
    if isinstance(step, DividedBy):
        return step.divisor, f"{tex.shown(step.divisor):g}"
    return sqrt(trace.d_k), f"√{trace.d_k}"


def _title(station: str, number: int) -> str:
    """What stands above a station: its number if it is one of the chain's, or else its own title."""
    return f"{number} {STATIONS[station]}" if station in STATIONS else station


def _numbered(count: int) -> tuple[str, ...]:
    return tuple(str(i + 1) for i in range(count))


def _number(value: float) -> float | str | None:
    """A number as it travels: JSON has neither nan, which stands for covered, nor infinity."""
    if value != value:  # noqa: PLR0124  nan
        return None
    return "-inf" if isinf(value) else float(f"{value:.{_SIGNIFICANT}g}")


def _hashable(value: Any) -> Any:
    """What stands for the content of a field: a digest for a matrix, pairs for a mapping."""
    if isinstance(value, np.ndarray):
        return value.shape, sha256(value.tobytes()).digest()
    return tuple(value.items()) if isinstance(value, Mapping) else value


def _listed(texts: Edits) -> list[tuple[int, int, str]]:
    return [(i, j, text) for (i, j), text in texts.items()]


def _cell(cell: Cell | None) -> dict[str, Any] | None:
    return None if cell is None else {"node": cell.node, "row": cell.row, "column": cell.column}
