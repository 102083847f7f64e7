"""Reads what a student typed. Reading is not marking: a text that cannot be read is never wrong."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from math import prod
from typing import Literal, Protocol, TypeAlias

from core.reading.layouts import Rows, UnclosedError, layouts, unwrap
from core.reading.numbers import PLAIN, Number, number, tidy

LONGEST = 100_000
"""Characters of a text that are looked at at all."""

SPACE, SPACE_A_NUMBER = 1000, 50
"""Characters that an answer may have, and as many again for each number asked for."""

Cell: TypeAlias = Number | None
Kind: TypeAlias = Literal["number", "vector", "matrix", "choice", "ranking"]


class Asked(Protocol):
    """What is asked for, as far as reading needs to know: a part of an exercise is one."""

    @property
    def kind(self) -> Kind:
        """What sort of answer it is."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns of a matrix, the length of a vector or a ranking, () for one number."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The words of a choice."""

    @property
    def tokens(self) -> tuple[str, ...]:
        """The words that a ranking may name."""


@dataclass(frozen=True, kw_only=True)
class Blank:
    """Nothing was typed."""


BLANK = Blank()


@dataclass(frozen=True, kw_only=True)
class Unreadable:
    """The text has no reading of the expected kind; ``message`` says what was expected."""

    message: str


@dataclass(frozen=True, kw_only=True)
class Numbers:
    """Numbers row by row, as many as the part asks for; None where a cell of a matrix is no number."""

    cells: tuple[Cell, ...]
    shown: str

    @cached_property
    def values(self) -> tuple[float, ...] | None:
        """The numbers to compute with; None where one of them could not be read."""
        return None if None in self.cells else tuple(float(cell.value) for cell in self.cells if cell is not None)


@dataclass(frozen=True, kw_only=True)
class Choice:
    """One of the words of a choice."""

    word: str
    shown: str


@dataclass(frozen=True, kw_only=True)
class WeightedWords:
    """Words of the sentence, each with a number."""

    pairs: tuple[tuple[str, Number], ...]
    shown: str


Reading: TypeAlias = Blank | Unreadable | Numbers | Choice | WeightedWords


def read(text: str, asked: Asked) -> Reading:
    """The reading of a text that fits the kind and shape of what is asked."""
    if not text.strip():
        return BLANK
    room = SPACE + SPACE_A_NUMBER * prod(asked.shape)
    if len(text) > (LONGEST if text.isascii() else min(LONGEST, 2 * room)):
        return Unreadable(message=f"That is much more than {expected(asked)}.")
    text = tidy(text)
    if not text:
        return Unreadable(message=f"Expected {expected(asked)}, and found only invisible characters.")
    if len(text) > room:
        return Unreadable(message=f"That is much more than {expected(asked)}.")
    if asked.kind == "choice":
        return _choice(text, asked)
    if "..." in text or "…" in text:
        return Unreadable(
            message="The print was shortened with “...”. Print it whole first: `np.set_printoptions(threshold=10**6)` "
            "or `torch.set_printoptions(profile='full')`."
        )
    if asked.kind == "ranking":
        return _ranking(text, asked)
    return _one(text) if asked.kind == "number" else numbers(text, asked.shape)


def expected(asked: Asked) -> str:
    """What is expected, in words."""
    match asked.kind:
        case "number":
            return "one number"
        case "vector" | "matrix":
            return _size(asked.shape)
        case "choice":
            return " or ".join(asked.choices)
        case "ranking":
            return f"{asked.shape[0]} words, each with its weight"


def _choice(text: str, asked: Asked) -> Reading:
    said = re.findall(r"[^\W\d_]+", text.casefold())
    named = [word for word in asked.choices if word.casefold() in said]
    if len(named) == 1 and "not" not in said:
        return Choice(word=named[0], shown=named[0])
    return Unreadable(message=f"Expected {expected(asked)}.")


def _one(text: str) -> Reading:
    if found := number(text):
        return Numbers(cells=(found,), shown=str(found))
    try:
        inner = unwrap(text)
    except UnclosedError:
        return Unreadable(message="A bracket is opened or closed once too often. Expected one number.")
    inner = re.sub(r"^[^\d:]{1,60}:|\([^()\d]{1,60}\)$", "", inner)
    stated = [found for piece in re.split(r"[=≈~]", inner) if (found := _stated(piece)) is not None]
    if stated:
        found = max(stated, key=lambda one: one.places or 0)
        if not all(_agree(found, other) for other in stated):
            return Unreadable(message="There are two different numbers in this. Expected one number.")
        return Numbers(cells=(found,), shown=str(found))
    several = numbers(inner, (1,))
    if isinstance(several, Numbers):
        return several
    return Unreadable(message="Expected one number: decimals, a percentage, a fraction or a short calculation.")


def _agree(found: Number, other: Number) -> bool:
    """Whether two numbers on the sides of an equals sign can be the same, each as far as it is written."""
    coarser = min(places for places in (found.places, other.places, 12) if places is not None)
    return abs(found.value - other.value) <= Decimal(1).scaleb(-coarser)


def _stated(piece: str) -> Number | None:
    bare = piece.strip(" ;\n")
    bare = bare[:-1] if re.fullmatch(r"[+-]?\d*[.,]\d+\.", bare) else bare
    return number(bare) or (number(bare.replace(",", ".")) if "." not in bare else None)


def numbers(text: str, shape: tuple[int, ...]) -> Numbers | Unreadable:
    """The numbers of a vector (n,) or a matrix (n, m) in a text of any layout.

    In a matrix a cell that is no number is None, as long as any is one.
    """
    if (plain := _plain(text, shape)) is not None:
        return plain
    wanted = _size(shape)
    try:
        candidates = [layout for layout in layouts(unwrap(tidy(text))) if layout]
    except UnclosedError:
        return Unreadable(message=f"A bracket is opened or closed once too often. Expected {wanted}.")
    fitting = [layout for layout in candidates if _fits(layout, shape)]
    for layout in fitting:
        cells = tuple(number(cell) for row in layout for cell in row)
        good = sum(cell is not None for cell in cells)
        if good == len(cells) or (len(shape) > 1 and good):
            return Numbers(cells=cells, shown=_shown(cells, shape))
    if fitting:
        bad = next(cell for row in fitting[0] for cell in row if number(cell) is None)
        return Unreadable(message=f"“{bad[:40]}” could not be read as a number. Expected {wanted}.")
    return Unreadable(message=f"Expected {wanted}{_found(candidates)}.")


def _plain(text: str, shape: tuple[int, ...]) -> Numbers | None:
    """The numbers of a plain text that has them row by row."""
    if not PLAIN.fullmatch(text):
        return None
    layout = tuple(tuple(line.split()) for line in text.split("\n") if not line.isspace())
    if not _fits(layout, shape):
        return None
    cells = tuple(number(cell) for row in layout for cell in row)
    return None if None in cells else Numbers(cells=cells, shown=_shown(cells, shape))


def _fits(layout: Rows, shape: tuple[int, ...]) -> bool:
    count = sum(len(row) for row in layout)
    if len(shape) == 1:
        return count == shape[0]
    rows, columns = shape
    whole = len(layout) == rows and all(len(row) == columns for row in layout)
    flat = len(layout) == 1 or all(len(row) == 1 for row in layout)
    return whole or (flat and count == rows * columns)


def _size(shape: tuple[int, ...]) -> str:
    return f"{shape[0]} numbers" if len(shape) == 1 else f"{shape[0]} rows of {shape[1]} numbers"


def _found(candidates: list[Rows]) -> str:
    if not candidates:
        return ""
    lengths = [len(row) for row in candidates[0]]
    if len(lengths) == 1:
        return f"; found {lengths[0]}"
    if len(set(lengths)) == 1:
        return f"; found {len(lengths)} rows of {lengths[0]}"
    return f"; found {len(lengths)} rows of different lengths, {min(lengths)} to {max(lengths)}"


def _shown(cells: tuple[Cell, ...], shape: tuple[int, ...]) -> str:
    if len(cells) <= 8:
        return ", ".join("?" if cell is None else str(cell) for cell in cells)
    bad = sum(cell is None for cell in cells)
    size = " × ".join(map(str, shape)) if len(shape) > 1 else str(len(cells))
    return f"{size} numbers" + (f", {bad} of them unreadable" if bad else "")


def _ranking(text: str, asked: Asked) -> Reading:
    words, numbers = [], []
    known = {token.casefold(): token for token in asked.tokens}
    text = re.sub(r"(?:^|(?<=\s))\d{1,2}[.)] (?=[^\W\d])", "", text)
    for kind, piece in _pieces(text):
        if kind == "word":
            if piece.casefold() == "and":
                continue
            if piece.casefold() not in known:
                return Unreadable(message=f"“{piece[:40]}” is not a word of the sentence: {', '.join(asked.tokens)}.")
            words.append(known[piece.casefold()])
        else:
            found = number(piece.replace(",", "."))
            if found is None:
                return Unreadable(message=f"“{piece[:40]}” could not be read as a number.")
            numbers.append(found)
    count = asked.shape[0]
    if len(words) != count or len(numbers) != count or len(set(words)) != count:
        return Unreadable(
            message=f"Expected {expected(asked)}, separated by commas; "
            f"found words: {len(set(words))}, weights: {len(numbers)}."
        )
    pairs = tuple(zip(words, numbers, strict=True))
    return WeightedWords(pairs=pairs, shown=", ".join(f"{word} {weight}" for word, weight in pairs))


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    for found in re.finditer(r"(?P<word>[^\W\d_]{2,}|[^\W\d_](?![\d.]))|(?P<number>[+-]?[\d.,/e+-]*\d%?)", text):
        yield (found.lastgroup or "", found[0].strip(","))
