"""What the browser is sent of a picture: one record, from which the types of the JavaScript are written.

After a change ``python -m tests.machine_types`` writes ``payload.d.ts`` anew. The modules beside this one are checked
against that, and what is made here by mypy, so that neither side knows a field that the other does not. A dataclass
arrives as an object with its fields.
"""

import json
from collections.abc import Collection, Mapping
from dataclasses import fields, replace
from math import isinf
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

import numpy as np

from core.graph import tex
from core.graph.nodes import ROLES, Role
from core.graph.way import Part
from core.reading.matrix_edits import Edits
from ui.machine import picture
from ui.machine.picture import Box, Divisor, DrawnMatrix, Kind, Picture, Place

Number: TypeAlias = float | Literal["-inf"] | None
"""A number as it travels, None if it is covered: JSON has no infinity."""

Typed: TypeAlias = list[tuple[int, int, str]]
"""The texts that were typed over a matrix: row, column, text."""

_SIGNIFICANT = 12
"""Digits of a number that travel: more than any figure shown has, fewer than a float."""


class Step(TypedDict):
    """How a matrix follows from others, by name.

    "given" follows from none; "product" is left · right, with ``turned`` if the right factor is transposed; "quotient"
    divides each number by ``divisor``; "mask" has −∞ where a word is hidden, and ``lead`` says why; "softmax" and
    "shares" make rows sum to 1; "copy" changes nothing; "difference" is reads[0] − reads[1], "sum"
    their sum. "described" is none of these: ``lead`` says where a number came from, in which {row} and
    {column} stand for its own, and ``parts`` which part of each matrix that it reads.
    """

    kind: Kind
    reads: tuple[str, ...]
    turned: bool
    divisor: NotRequired[float]
    divisorText: NotRequired[str]
    lead: NotRequired[str]
    parts: NotRequired[tuple[Part, ...]]


class Other(TypedDict):
    """What differs in the same matrix of the chain that this one is compared with."""

    values: list[list[Number]]
    step: Step
    note: str


class Matrix(TypedDict):
    """A matrix of the chain; what can be typed over has ``base``, ``typed`` and ``problems``."""

    name: str
    title: str
    symbol: str
    formula: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    role: Role
    share: bool
    sentence: str
    values: list[list[Number]]
    decimals: int
    step: Step
    editable: bool
    note: str
    boxes: NotRequired[tuple[Box, ...]]
    lit: NotRequired[tuple[int, ...]]
    isMirrored: NotRequired[bool]
    mark: NotRequired[str]
    other: NotRequired[Other]
    base: NotRequired[str]
    typed: NotRequired[Typed]
    problems: NotRequired[Typed]


class Station(TypedDict):
    """A part of the picture."""

    name: str
    title: str
    columns: list[Place]


class Derived(TypedDict):
    """What is made of the matrices and the places of a picture, and the role of each node."""

    chain: list[Matrix]
    stations: list[Station]
    roles: dict[str, Role]


UNSENT = frozenset({"matrices", "places", "opens_folded", "is_titled"})
"""The fields of a picture that the browser is not sent: it has `Derived` in their place."""

PicturePayload: TypeAlias = dict[str, Any]
"""A picture as it travels: its other fields, named as JavaScript has them, and what is `Derived`."""


class Message(TypedDict):
    """A picture as it travels: with its name, and the events that are heard."""

    name: str
    events: tuple[str, ...]
    picture: PicturePayload


class Question(TypedDict):
    """A number that a page by itself asks for."""

    node: str
    row: int
    column: int
    text: str


class PagePayload(TypedDict):
    """What a page by itself shows: a picture, with a question if it asks one, or threads, in base64."""

    picture: NotRequired[PicturePayload]
    question: NotRequired[Question]
    threads: NotRequired[str]


def to_json(record: Message | PagePayload | PicturePayload) -> str:
    """A record as JSON."""
    return json.dumps(record, ensure_ascii=False, default=_plain)


def _plain(one: Any) -> Any:
    if isinstance(one, Mapping):
        return dict(one)
    return matrix(one) if isinstance(one, DrawnMatrix) else {part.name: getattr(one, part.name) for part in fields(one)}


def of(shown: Picture) -> PicturePayload:
    """What the browser is sent of a picture."""
    there = [(name, places) for name, places in shown.places.items() if places]
    followed: Derived = {
        "chain": [_steady_matrix(M) if shown.goal else matrix(M) for M in shown.matrices], "roles": dict(ROLES),
        "stations": [
            {
                "name": name, "title": picture.station_title(name, number) if shown.is_titled else "",
                "columns": [_column(place, shown.divisor) for place in places],
            }
            for number, (name, places) in enumerate(there, start=1)
        ],
    }  # fmt: skip
    return {**javascript_fields(shown, UNSENT), **followed}


def javascript_fields(record: Any, unsent: Collection[str]) -> dict[str, Any]:
    """The fields of a dataclass but for some, by their names in JavaScript: ``is_small`` is isSmall there."""
    return {camel_case(part.name): getattr(record, part.name) for part in fields(record) if part.name not in unsent}


def camel_case(name: str) -> str:
    """The name of a field in JavaScript.

    >>> camel_case("hides_later")
    'hidesLater'
    """
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def matrix(M: DrawnMatrix) -> Matrix:
    """What the browser is sent of a matrix."""
    numbers = M.open if M.other is None else np.hstack([M.open, M.other.M])
    needed = tex.decimals(numbers[np.isfinite(numbers)])
    sent: Matrix = {
        "name": M.name, "title": M.title, "symbol": M.symbol, "formula": M.formula, "rows": M.rows,
        "columns": M.columns, "role": M.role, "share": M.share, "sentence": M.sentence,
        "values": _values(M), "step": step(M),
        "editable": M.editable, "note": M.note,
        "decimals": (M.decimals or tex.MOST_DECIMALS) if M.share else max(M.decimals, needed),
    }  # fmt: skip
    if M.boxes:
        sent["boxes"] = M.boxes
    if M.lit:
        sent["lit"] = M.lit
    if M.is_mirrored:
        sent["isMirrored"] = True
    if M.mark:
        sent["mark"] = M.mark
    if M.other is not None:
        sent["other"] = {"values": _values(M.other), "step": step(M.other), "note": M.other.note}
    if M.editable:
        sent |= {"base": M.base, "typed": _text_list(M.typed), "problems": _text_list(M.problems)}
    return sent


def _steady_matrix(M: DrawnMatrix) -> Matrix:
    """A matrix on the way to a goal: as many decimals whatever is tried, so that its numbers keep their places."""
    return {**matrix(M), "decimals": 3 if M.share else 2} if M.editable or M.kind != "given" else matrix(M)


def step(M: DrawnMatrix) -> Step:
    """How a matrix follows from others."""
    sent: Step = {"kind": M.kind, "reads": M.reads, "turned": M.turned}
    if M.kind == "quotient":
        sent |= {"divisor": M.divisor, "divisorText": M.divisor_text}
    if M.kind in ("described", "mask"):
        sent["lead"] = M.lead
    if M.kind == "described":
        sent["parts"] = M.parts
    return sent


def _column(place: Place, divisor: Divisor | None) -> Place:
    """A column; where the divisor can be typed over, the browser puts its field beside a bare ÷."""
    return replace(place, sign="÷") if divisor and place.sign.startswith("÷") else place


def _values(M: DrawnMatrix) -> list[list[Number]]:
    return [[_number(value) for value in row] for row in M.open.tolist()]


def _number(value: float) -> Number:
    if value != value:  # noqa: PLR0124  nan
        return None
    return "-inf" if isinf(value) else float(f"{value:.{_SIGNIFICANT}g}")


def _text_list(texts: Edits) -> Typed:
    return [(i, j, text) for (i, j), text in texts.items()]
