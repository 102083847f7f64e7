"""What the machine draws: the matrices of one evaluation, how each follows from others, and where each stands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import numpy as np

from core.graph import code, steps, ways
from core.graph.form import Form
from core.graph.nodes import EVERY_INPUT, EVERY_NODE, Role, shown_nodes, ways_of
from core.graph.steps import Array, Matrix
from core.graph.trace import Trace
from core.graph.way import Account, Part, Way
from core.graph.way import Kind as GraphKind
from core.reading import divisors, matrix_edits
from core.reading.matrix_edits import Edits
from core.reading.names import number_names
from ui.machine.goal_meter import Meter

Kind: TypeAlias = GraphKind | Literal["given", "copy", "difference"]
"""How a matrix follows from others: as a node does, or as on one screen alone; "given" follows from none."""

STATIONS = ("place", "project", "compare", "weigh", "mix")
"""The parts of the picture, in order; any other part is named after its title."""


@dataclass(frozen=True, kw_only=True)
class Cell:
    """A cell of a matrix, counted from 0."""

    node: str
    row: int
    column: int


@dataclass(frozen=True, kw_only=True)
class Box:
    """A cell that is asked for: what has been typed into it, and its mark: a status of a cell, or "" for none yet.

    ``hint``: when it is entered, a sentence says where its number comes from. One that is ``fixed`` holds a number that
    was given, with its mark.
    """

    row: int
    column: int
    text: str = ""
    mark: str = ""
    hint: bool = False
    fixed: bool = False


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
class DrawnMatrix(_ByContent):
    """A matrix as it is drawn; nan stands for a number that is covered.

    ``formula`` and ``symbol`` are plain text, ``reads`` the matrices it follows from, ``turned`` that the second of
    them is transposed. ``role`` is what it does, and has a colour. ``editable`` says that its numbers can be typed
    over, and ``base`` which numbers these were at first; ``typed`` are the texts in cells that were typed over,
    ``problems`` what is wrong with some of them. ``note`` says how it follows if by none of the kinds. ``other`` is the
    same matrix of the chain that this one is compared with, if anything about it differs. ``boxes`` are the numbers
    that are asked for; those are not sent. ``lit`` are the rows of the words of which a question asks.
    ``is_mirrored``: with the number that is explained, its mirror image across the diagonal is marked. ``mark`` is that
    of the matrix as a whole, as of its shape; it stands at the formula. It has that many ``decimals`` at least; shares
    have no more, unless it is 0.
    """

    name: str
    title: str
    symbol: str
    formula: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    M: Matrix
    role: Role = ""
    share: bool = False
    kind: Kind = "given"
    reads: tuple[str, ...] = ()
    turned: bool = False
    divisor: float = 1.0
    divisor_text: str = ""
    lead: str = ""
    parts: tuple[Part, ...] = ()
    sentence: str = ""
    editable: bool = False
    note: str = ""
    base: str = ""
    typed: Edits = field(default_factory=dict)
    problems: Edits = field(default_factory=dict)
    other: "DrawnMatrix | None" = None
    boxes: tuple[Box, ...] = ()
    lit: tuple[int, ...] = ()
    is_mirrored: bool = False
    mark: str = ""
    decimals: int = 0

    @property
    def open(self) -> Matrix:
        """Its numbers without those that are asked for."""
        M = np.array(self.M)
        for box in self.boxes:
            M[box.row, box.column] = np.nan
        return M


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a product stands, and above it its right factor, transposed if it is ``turned``."""

    below: str
    above: str = ""
    turned: bool = False
    sign: str = ""


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


@dataclass(frozen=True, kw_only=True, eq=False)
class Story(_ByContent):
    """What the opening tells with the chain: see data/tour.toml.

    ``focus`` and ``owner`` are the places of the word that is followed and of the word that it is about; ``plain`` is
    the chain of the same words without learning.
    """

    focus: int
    owner: int
    qualities: tuple[str, ...]
    offers: tuple[str, ...]
    nothing: str
    asks: str
    captions: Mapping[str, str]
    plain: tuple[DrawnMatrix, ...]


@dataclass(frozen=True, kw_only=True, eq=False)
class Picture(_ByContent):
    """A picture of the chain: its matrices in the order of evaluation, and where they stand, station by station.

    ``opening`` is the cell that is explained before any is pointed at, unless it ``opens_folded``; ``pinned`` is the
    one that the student has pinned.
    ``is_titled`` says that the name of each station stands above it. ``hides_later`` says whether later words are
    hidden where this can be switched. ``told`` are sentences about what was typed. If it is ``previewed``, the browser
    computes what follows from a new number until Python's answer is there; a picture with covered answers is not,
    because other numbers have others covered. ``comparison`` has the names of the two chains that are compared, this
    one first; a ``dial`` chooses the divisor, or it is typed over as ``divisor``.
    ``filled`` is the stamp of the last change to its boxes that Python knows of. ``is_small``: it stands beside
    questions, without the arithmetic. ``fillable`` are the names of the matrices of which one can be filled in, and
    ``asked`` is the chosen one; with another ``turn`` its box takes the focus.
    ``is_worksheet``: it offers to be printed with empty boxes and has a line for the name.
    ``goal`` is what its numbers are to be changed for. With a ``story`` the opening is told in place of the picture.
    ``kept`` says where the numbers are that were typed over. If it is ``rowed``, a phone shows the row of one word
    before the matrices, as far as it goes; a large screen shows those named in ``alone`` until all are asked for.
    """

    name: str
    words: tuple[str, ...]
    matrices: tuple[DrawnMatrix, ...]
    places: Mapping[str, tuple[Place, ...]]
    opening: Cell | None = None
    opens_folded: bool = False
    pinned: Cell | None = None
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
    turn: float = 0.0
    is_worksheet: bool = False
    goal: Meter | None = None
    story: Story | None = None
    rowed: bool = False
    alone: tuple[str, ...] = ()
    kept: str = "Your changes are kept in this page’s link."


def of(
    trace: Trace,
    form: Form,
    words: Sequence[str],
    words_kv: Sequence[str] = (),
    *,
    name: str = "Self-attention, step by step",
) -> Picture:
    """The picture of a graph that is evaluated in that form, with nan for numbers that are covered.

    The ``words`` are n distinct labels, ``words_kv`` n_kv of the other sentence; none: there is one sentence.
    """
    return _of(trace, form, tuple(words), tuple(words_kv or words), name)


@lru_cache(maxsize=64)
def _of(trace: Trace, form: Form, words: tuple[str, ...], words_kv: tuple[str, ...], name: str) -> Picture:
    """Remembered, because a screen shows the same picture in every run. Traces compare by identity."""
    nodes, made = shown_nodes(form), draw_matrices(trace, form, words, shown_nodes(form), words_kv)
    return Picture(name=name, words=words, matrices=tuple(made.values()), places=places_of(made, nodes))


def typed_over(
    shown: Picture, bases: Mapping[str, str], typed: Mapping[str, Edits], problems: Mapping[str, Edits]
) -> Picture:
    """A picture in which matrices that have a base can be typed over; it tells what is wrong with what was typed."""

    def editable(M: DrawnMatrix) -> DrawnMatrix:
        if M.name not in bases:
            return M
        cells, wrong = typed.get(M.name, {}), problems.get(M.name, {})
        return replace(M, editable=True, base=bases[M.name], typed=cells, problems=wrong)

    told = [sentence for name, bad in problems.items() for sentence in matrix_edits.messages(name, bad)]
    if shown.divisor and shown.divisor.problem:
        told.append(divisors.message(shown.divisor.problem))
    return replace(shown, matrices=tuple(map(editable, shown.matrices)), told=tuple(told))


def draw_matrices(
    trace: Trace, form: Form, words: tuple[str, ...], nodes: Sequence[str], words_kv: tuple[str, ...] = ()
) -> dict[str, DrawnMatrix]:
    """The inputs of a form and some of its nodes, as they are drawn, by name."""
    labels = {"n": words, "n_kv": words_kv or words}
    inputs = {name: M for name in code.inputs(form) if (M := trace.matrices[name]) is not None}
    made = {name: _input(name, M, labels) for name, M in inputs.items()}
    for node in nodes:
        made[node] = _node(trace, form, node, labels, made)
    return made


_Labels: TypeAlias = Mapping[str, tuple[str, ...]]
"""The words that a dimension stands for, by its letter; none for any other dimension."""


def _labels_of(shape: tuple[str, str], M: Matrix, labels: _Labels) -> tuple[tuple[str, ...], ...]:
    """The labels of the rows and columns of a matrix."""
    return tuple(labels.get(letter) or number_names(count) for letter, count in zip(shape, M.shape, strict=True))


def places_of(made: Mapping[str, DrawnMatrix], nodes: Sequence[str]) -> Mapping[str, tuple[Place, ...]]:
    """Where some nodes stand, station by station.

    A product stands beneath its right factor, with its left one beside it; a sum after what is added up.
    """
    places: dict[str, tuple[Place, ...]] = dict.fromkeys(STATIONS, ())
    added = {name for node in nodes if made[node].kind == "sum" for name in made[node].reads}
    for node in nodes:
        if node in added:
            continue
        station = EVERY_NODE[node].station
        if made[node].kind == "sum":
            first, second = made[node].reads
            places[station] += (Place(below=first), Place(below=second, sign="+"))
        if (
            (left := _left_factor(made[node]))
            and station in ("project", "compare")
            and _is_new(left, places[station], made)
        ):
            places[station] += (Place(below=left),)
        places[station] += (place(made[node]),)
    return places


def _is_new(left: str, places: tuple[Place, ...], made: Mapping[str, DrawnMatrix]) -> bool:
    """Whether a left factor does not stand in a station yet; products of the same one follow each other."""
    return not places or left not in (places[-1].below, _left_factor(made[places[-1].below]))


def _left_factor(M: DrawnMatrix) -> str:
    return M.reads[0] if M.kind == "product" else ""


def place(M: DrawnMatrix) -> Place:
    """Where a matrix stands: under its right factor if it is a product, or else after the sign of its step."""
    if M.kind == "product":
        return Place(below=M.name, above=M.reads[1], turned=M.turned)
    signs: Mapping[Kind, str] = {
        "quotient": f"÷{M.divisor_text}",
        "softmax": "→",
        "mask": "→",
        "shares": "→",
        "sum": "=",
    }
    return Place(below=M.name, sign=signs.get(M.kind, ""))


def _input(name: str, M: Array, labels: _Labels) -> DrawnMatrix:
    record, M = EVERY_INPUT[name], np.asarray(M, dtype=np.float64)
    rows, columns = _labels_of(record.shape, M, labels)
    return DrawnMatrix(
        name=name, title=record.title, symbol=name, formula=name, rows=rows, columns=columns,
        M=M, role=record.role, sentence=record.sentence,
    )  # fmt: skip


def _node(trace: Trace, form: Form, node: str, labels: _Labels, made: Mapping[str, DrawnMatrix]) -> DrawnMatrix:
    record, made_by, step = EVERY_NODE[node], ways_of(form)[node], trace.steps[node]
    M = np.asarray(trace.matrices[node], dtype=np.float64)

    def source(name: str) -> str:
        return name if name in made else steps.origin(name, trace.steps)

    account = _account(step, made_by)
    kind = "copy" if callable(step) and steps.is_copy(step) else account.kind if account else "given"
    read = tuple(source(name) for name in steps.sources(step)) if callable(step) and kind != "given" else ()
    if kind == "quotient":
        read = read[:1]
    if not all(name in made for name in read):
        kind, account, read = "given", None, ()
    divisor, text = (account or Account()).divisor(trace.d_k)
    rows, columns = _labels_of(record.shape, M, labels)
    formula = made_by.plain(source)
    return DrawnMatrix(
        name=node, title=record.title, symbol=node.replace("_", " ") if record.is_pairwise else node,
        formula=f"{node} = {formula}" if node[0].isupper() else formula,
        rows=rows, columns=columns, M=M, role=record.role, share=record.is_share,
        kind=kind, reads=read, turned=bool(account and account.turned), divisor=divisor, divisor_text=text,
        lead=account.lead if account else "", parts=account.parts if account else (),
        sentence=made_by.sentence or record.sentence,
    )  # fmt: skip


def equated(M: DrawnMatrix) -> DrawnMatrix:
    """A matrix whose title and what it is computed by are an equation, as *Weights = softmax by rows*."""
    is_equation = M.formula in ("", M.symbol) or "=" in M.formula
    return M if is_equation else replace(M, formula=f"= {M.formula}")


def _account(step: steps.Step | Array, made_by: Way) -> Account | None:
    """How a step is explained: as the form has it, or as another way of the graph; None if it is none of these."""
    return next((one.account for one in (made_by, *ways.ELSEWHERE) if callable(step) and one.step == step), None)


def station_title(station: str, number: int) -> str:
    """What stands above a station: its number if it is one of the chain's, or else its own title."""
    return f"{number} {station.capitalize()}" if station in STATIONS else station


def _hashable(value: Any) -> Any:
    """What stands for the content of a field: a digest for a matrix, pairs for a mapping."""
    if isinstance(value, np.ndarray):
        return value.shape, sha256(value.tobytes()).digest()
    return tuple(value.items()) if isinstance(value, Mapping) else value
