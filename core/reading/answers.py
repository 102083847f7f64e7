"""Reads what a student typed. Reading is not marking: a text that cannot be read is never wrong."""

import re
from decimal import Decimal
from math import prod

from core.reading.boxes import EMPTY, in_boxes
from core.reading.copied import bullets_or_minus_signs, printable, without_markup, without_numbering
from core.reading.found import explained
from core.reading.layouts import PLACE, Rows, UnclosedError, layouts, unwrap
from core.reading.named_rows import read_named_rows
from core.reading.numbers import PLAIN, Number, number, tidy
from core.reading.rankings import read_ranking
from core.reading.readings import (
    BLANK,
    Asked,
    Blank,
    Cell,
    Choice,
    Kind,
    Numbers,
    Reading,
    Unreadable,
    WeightedWords,
    expected,
    quoted,
    size,
)

__all__ = [
    "BLANK", "Asked", "Blank", "Choice", "Kind", "Numbers", "Reading", "Unreadable", "WeightedWords",
    "expected", "numbers", "read",
]  # fmt: skip

LONGEST = 100_000
"""Most characters of any text that is read."""

_SHORTENED = (
    "The output was shortened with “...”. Print it whole first: `np.set_printoptions(threshold=10**6)` "
    "or `torch.set_printoptions(profile='full')`."
)

_BULLETS = (
    "Every line begins with “- ”. If that is a bullet, delete it; if it is a minus sign, delete the space after it."
)

SPACE, SPACE_PER_NUMBER = 1000, 50
"""Most characters of an answer, and how many more for each number asked for."""


def read(text: str, asked: Asked) -> Reading:
    """The reading of a text that fits the kind and shape of what is asked for."""
    if not text.strip():
        return BLANK
    room = SPACE + SPACE_PER_NUMBER * prod(asked.shape)
    if len(text) > (LONGEST if text.isascii() else min(LONGEST, 2 * room)):
        return Unreadable(message=f"That is much more than {expected(asked)}.")
    text = printable(text)
    tidied = tidy(text)
    if not tidied:
        return Unreadable(message=f"Expected {expected(asked)}; found only invisible characters.")
    if len(tidied) > room:
        return Unreadable(message=f"That is much more than {expected(asked)}.")
    match asked.kind:
        case "choice":
            return _choice(text, asked)
        case "ranking":
            return read_ranking(text, asked)
        case "number":
            return _one(tidy(re.sub(r"(?<=\d)(?:\.\.\.|…)(?=\W*$)", "", without_markup(text))))
        case _:
            return numbers(text, asked.shape, asked.tokens)


def _choice(text: str, asked: Asked) -> Reading:
    words = re.findall(r"[^\W\d_]+", tidy(text).casefold())
    choices = [choice for choice in asked.choices if choice.casefold() in words]
    if len(choices) == 1 and "not" not in words:
        return Choice(word=choices[0], shown=choices[0])
    return Unreadable(message=f"Expected {expected(asked)}.")


def _one(text: str) -> Reading:
    if plain := number(text):
        return Numbers(cells=(plain,), shown=str(plain))
    try:
        inner = unwrap(text)
    except UnclosedError:
        return Unreadable(message="The brackets do not match. Expected one number.")
    inner = re.sub(r"^[^\d:]{1,60}(?::|\bis\b)|\([^()\d]{1,60}\)$", "", inner)
    inner = re.sub(r"(?<=[\d%]) \(([^()]{1,40})\)$", r" = \1", inner)
    stated = [value for piece in re.split(r"[=≈~]", inner) if (value := _stated(piece)) is not None]
    if stated:
        finest = max(stated, key=lambda value: value.places or 0)
        if not all(_agree(finest, value) for value in stated):
            return Unreadable(message="Found two different numbers. Expected one number.")
        return Numbers(cells=(finest,), shown=str(finest))
    return numbers(inner, (1,))


def _agree(left: Number, right: Number) -> bool:
    """Whether the numbers on both sides of an equals sign can be equal, to the decimals that both have."""
    coarser = min(places for places in (left.places, right.places, 12) if places is not None)
    return abs(left.value - right.value) <= Decimal(1).scaleb(-coarser)


def _stated(piece: str) -> Number | None:
    """The number on one side of an equals sign, with a full stop or a decimal comma."""
    bare = piece.strip(" ;\n")
    bare = bare[:-1] if re.fullmatch(r"[+-]?\d*[.,]\d+\.", bare) else bare
    return number(bare) or (number(bare.replace(",", ".")) if "." not in bare else None)


def numbers(text: str, shape: tuple[int, ...], words: tuple[str, ...] = ()) -> Numbers | Unreadable:
    """The numbers of a vector (n,) or a matrix (n, m) in a text of any layout.

    A cell of a matrix that is not a number is None, as long as at least one cell is a number. Where the rows carry the
    words of the sentence, some may be missing; elsewhere “_” stands for a number that is not there yet.
    """
    text = printable(text)
    if boxes := in_boxes(text, shape):
        return _boxed(boxes, shape)
    if bullets_or_minus_signs(text):
        return Unreadable(message=f"{_BULLETS} Expected {size(shape)}.")
    text = tidy(without_markup(text))
    if (plain := _plain(text, shape)) is not None:
        return plain
    if "..." in text or "…" in text:
        return Unreadable(message=_SHORTENED)
    for candidate in dict.fromkeys((text, without_numbering(text))):
        try:
            reading = _laid_out(candidate, shape, words)
        except UnclosedError:
            reading = Unreadable(message=f"The brackets do not match. Expected {size(shape)}.")
        if isinstance(reading, Numbers):
            break
    return reading


def _laid_out(text: str, shape: tuple[int, ...], words: tuple[str, ...]) -> Numbers | Unreadable:
    """The numbers of a tidied text in the first of its layouts that fits."""
    named = read_named_rows(text, shape, words)
    if isinstance(named, Numbers):
        return named
    text = unwrap(text)
    candidates = [layout for layout in layouts(text) if layout]
    if place := PLACE.search(text):
        return Unreadable(message=f"{quoted(place[0])} names a place, not a number. Expected {size(shape)}.")
    for layout in candidates:
        texts = tuple(cell for row in layout for cell in row) if _fits(layout, shape) else ()
        cells = tuple(map(number, texts))
        good = sum(cell is not None for cell in cells)
        if good and (good + texts.count(EMPTY) == len(cells) or len(shape) > 1):
            return _partly_blank(texts, cells, shape, EMPTY)
    return named or Unreadable(message=explained(candidates, shape, text))


def _plain(text: str, shape: tuple[int, ...]) -> Numbers | None:
    """The numbers of a plain text that holds them row by row."""
    if not PLAIN.fullmatch(text):
        return None
    layout = tuple(tuple(line.split()) for line in text.split("\n") if not line.isspace())
    if not _fits(layout, shape):
        return None
    texts = tuple(cell for row in layout for cell in row)
    cells = tuple(map(number, texts))
    return None if None in cells else Numbers(cells=cells, shown=_shown(cells, shape), texts=texts)


def _boxed(texts: tuple[str, ...], shape: tuple[int, ...]) -> Numbers | Unreadable:
    """The numbers of boxes, each read on its own."""
    readings = [_one(tidy(text)) if text else BLANK for text in texts]
    cells = tuple(one.cells[0] if isinstance(one, Numbers) else None for one in readings)
    if any(cells):
        return _partly_blank(texts, cells, shape, "")
    return Unreadable(message=f"{quoted(''.join(texts))} could not be read as a number. Expected {size(shape)}.")


def _partly_blank(texts: tuple[str, ...], cells: tuple[Cell, ...], shape: tuple[int, ...], empty: str) -> Numbers:
    blank = frozenset(i for i, text in enumerate(texts) if text == empty)
    texts = tuple("" if text == empty else text for text in texts)
    return Numbers(cells=cells, shown=_shown(cells, shape, blank), blank=blank, texts=texts)


def _fits(layout: Rows, shape: tuple[int, ...]) -> bool:
    count = sum(len(row) for row in layout)
    if len(shape) == 1:
        return count == shape[0]
    rows, columns = shape
    whole = len(layout) == rows and all(len(row) == columns for row in layout)
    flat = len(layout) == 1 or all(len(row) == 1 for row in layout)
    return whole or (flat and count == rows * columns)


def _shown(cells: tuple[Cell, ...], shape: tuple[int, ...], blank: frozenset[int] = frozenset()) -> str:
    if len(cells) <= 8:
        figures = [("–" if i in blank else "?") if cell is None else str(cell) for i, cell in enumerate(cells)]
        return ", ".join(figures)
    bad = cells.count(None) - len(blank)
    size = " × ".join(map(str, shape)) if len(shape) > 1 else str(len(cells))
    read = f"{len(cells) - len(blank)} of {size} numbers" if blank else f"{size} numbers"
    return read + (f", {bad} of them unreadable" if bad else "")
