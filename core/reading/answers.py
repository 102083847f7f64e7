"""Reads what a student typed. Reading is not marking: a text that cannot be read is never wrong."""

import re
from collections.abc import Iterator
from decimal import Decimal
from math import prod

from core.reading.layouts import Rows, UnclosedError, layouts, unwrap
from core.reading.numbers import PLAIN, Number, number, tidy
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
    size,
)

__all__ = [
    "BLANK", "Asked", "Blank", "Choice", "Kind", "Numbers", "Reading", "Unreadable", "WeightedWords",
    "expected", "numbers", "read",
]  # fmt: skip

LONGEST = 100_000
"""Most characters of any text that is read."""

SPACE, SPACE_PER_NUMBER = 1000, 50
"""Most characters of an answer, and how many more for each number asked for."""


def read(text: str, asked: Asked) -> Reading:
    """The reading of a text that fits the kind and shape of what is asked for."""
    if not text.strip():
        return BLANK
    room = SPACE + SPACE_PER_NUMBER * prod(asked.shape)
    if len(text) > (LONGEST if text.isascii() else min(LONGEST, 2 * room)):
        return Unreadable(message=f"That is much more than {expected(asked)}.")
    text = tidy(text)
    if not text:
        return Unreadable(message=f"Expected {expected(asked)}; found only invisible characters.")
    if len(text) > room:
        return Unreadable(message=f"That is much more than {expected(asked)}.")
    if asked.kind == "choice":
        return _choice(text, asked)
    if "..." in text or "…" in text:
        return Unreadable(
            message="The output was shortened with “...”. Print it whole first: np.set_printoptions(threshold=10**6) "
            "or torch.set_printoptions(profile='full')."
        )
    if asked.kind == "ranking":
        return _ranking(text, asked)
    return _one(text) if asked.kind == "number" else numbers(text, asked.shape)


def _choice(text: str, asked: Asked) -> Reading:
    words = re.findall(r"[^\W\d_]+", text.casefold())
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
    inner = re.sub(r"^[^\d:]{1,60}:|\([^()\d]{1,60}\)$", "", inner)
    stated = [value for piece in re.split(r"[=≈~]", inner) if (value := _stated(piece)) is not None]
    if stated:
        finest = max(stated, key=lambda value: value.places or 0)
        if not all(_agree(finest, value) for value in stated):
            return Unreadable(message="Found two different numbers. Expected one number.")
        return Numbers(cells=(finest,), shown=str(finest))
    several = numbers(inner, (1,))
    if isinstance(several, Numbers):
        return several
    return Unreadable(message="Expected one number: decimals, a percentage, a fraction or a short calculation.")


def _agree(left: Number, right: Number) -> bool:
    """Whether the numbers on both sides of an equals sign can be equal, to the decimals that both have."""
    coarser = min(places for places in (left.places, right.places, 12) if places is not None)
    return abs(left.value - right.value) <= Decimal(1).scaleb(-coarser)


def _stated(piece: str) -> Number | None:
    """The number on one side of an equals sign, with a full stop or a decimal comma."""
    bare = piece.strip(" ;\n")
    bare = bare[:-1] if re.fullmatch(r"[+-]?\d*[.,]\d+\.", bare) else bare
    return number(bare) or (number(bare.replace(",", ".")) if "." not in bare else None)


def numbers(text: str, shape: tuple[int, ...]) -> Numbers | Unreadable:
    """The numbers of a vector (n,) or a matrix (n, m) in a text of any layout.

    A cell of a matrix that is not a number is None, as long as at least one cell is a number.
    """
    if (plain := _plain(text, shape)) is not None:
        return plain
    wanted = size(shape)
    try:
        candidates = [layout for layout in layouts(unwrap(tidy(text))) if layout]
    except UnclosedError:
        return Unreadable(message=f"The brackets do not match. Expected {wanted}.")
    fitting = [layout for layout in candidates if _fits(layout, shape)]
    for layout in fitting:
        cells = tuple(number(cell) for row in layout for cell in row)
        good = sum(cell is not None for cell in cells)
        if good == len(cells) or (len(shape) > 1 and good):
            return Numbers(cells=cells, shown=_shown(cells, shape))
    if fitting:
        bad = next(cell for row in fitting[0] for cell in row if number(cell) is None)
        return Unreadable(message=f"“{bad[:40]}” could not be read as a number. Expected {wanted}.")
    return Unreadable(message=f"Expected {wanted}{_count(candidates)}.")


def _plain(text: str, shape: tuple[int, ...]) -> Numbers | None:
    """The numbers of a plain text that holds them row by row."""
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


def _count(candidates: list[Rows]) -> str:
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
    words, weights = [], []
    tokens = {token.casefold(): token for token in asked.tokens}
    text = re.sub(r"(?:^|(?<=\s))\d{1,2}[.)] (?=[^\W\d])", "", text)
    for kind, piece in _pieces(text):
        if kind == "word":
            if piece.casefold() == "and":
                continue
            if piece.casefold() not in tokens:
                return Unreadable(message=f"“{piece[:40]}” is not a word of the sentence: {', '.join(asked.tokens)}.")
            words.append(tokens[piece.casefold()])
        else:
            weight = number(piece.replace(",", "."))
            if weight is None:
                return Unreadable(message=f"“{piece[:40]}” could not be read as a number.")
            weights.append(weight)
    count = asked.shape[0]
    if len(words) != count or len(weights) != count or len(set(words)) != count:
        return Unreadable(
            message=f"Expected {expected(asked)}, separated by commas; "
            f"found words: {len(set(words))}, weights: {len(weights)}."
        )
    pairs = tuple(zip(words, weights, strict=True))
    return WeightedWords(pairs=pairs, shown=", ".join(f"{word} {weight}" for word, weight in pairs))


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    for match in re.finditer(r"(?P<word>[^\W\d_]{2,}|[^\W\d_](?![\d.]))|(?P<number>[+-]?[\d.,/e+-]*\d%?)", text):
        yield (match.lastgroup or "", match[0].strip(","))
