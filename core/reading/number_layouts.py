"""The numbers of a vector or a matrix, or one number, in a tidied text: the first of its layouts that fits."""

import re
from collections.abc import Sequence
from decimal import Decimal

from core.reading.cell_numbers import EMPTY, fits, is_turned, partial_numbers, plain_numbers
from core.reading.copied_text import without_numbering, without_row_labels
from core.reading.denied_answers import denial_message, find_denial
from core.reading.layouts import PLACE, Rows, UnclosedError, layouts, unwrap
from core.reading.named_rows import columns_of_heading, foreign_rows, read_named_row, read_named_rows
from core.reading.numbers import MOST_CHARACTERS, Number, number
from core.reading.readings import AnswerForm, Numbers, Unreadable, quoted, size

_SHORTENED = (
    "The output was shortened with “...”. Print it whole first: `np.set_printoptions(threshold=1e6)` "
    "or `torch.set_printoptions(profile='full')`."
)

INTRODUCTION = re.compile(
    r"^(?:(?:[∴⇒→]|[-=]>|[^\W\d]\w{0,20} ?(?:<-|:=|[-=]>|→))\s*"
    r"|(?:so|then|thus|hence|therefore|i|we|get|got|have|find|found|think|believe|should|be|the|my|our|answer|result|weight"
    r"|value|score|number|similarity|query|key|context|row|vector|it|it's|its|this|that|is|equals?|are|to|comes|out|as|a|of"
    r"|gives?|about|around|roughly|approx|approximately|circa|ca|etwa|ungefähr|rund|plus|positive|ist|das|ergebnis|ergibt"
    r"|beträgt|lautet)\b[.,]?\s+)+(?=[-+.\d(\[])",
    re.IGNORECASE,
)
"""Words in front of an answer that say nothing about it."""


def read_layout(text: str, form: AnswerForm) -> Numbers | Unreadable:
    """The numbers of a tidied text, or why it has none of this shape."""
    shape = form.shape
    if (plain := plain_numbers(text, shape)) is not None:
        return plain
    if found := find_denial(text, (*form.tokens, *form.columns)):
        return Unreadable(message=f"{denial_message(found)} Expected {size(shape)}.")
    if "..." in text:
        return Unreadable(message=_SHORTENED)
    introduced = INTRODUCTION.sub("", text) if len(shape) == 1 else text
    for candidate in dict.fromkeys((without_row_labels(introduced), without_numbering(text))):
        try:
            reading = _read_first_layout(candidate, form)
        except UnclosedError:
            reading = Unreadable(message=f"The brackets do not match. Expected {size(shape)}.")
        if isinstance(reading, Numbers):
            break
    return reading


def _read_first_layout(text: str, form: AnswerForm) -> Numbers | Unreadable:
    """The numbers of a tidied text in the first of its layouts that fits."""
    shape = form.shape
    named = read_named_rows(text, form) or read_named_row(text, form)
    if isinstance(named, Numbers):
        return named
    order = columns_of_heading(text, form)
    if isinstance(order, Unreadable):
        return order
    if foreign := foreign_rows(text, form):
        return foreign
    text = unwrap(text)
    candidates = [layout for layout in layouts(text) if layout]
    if place := PLACE.search(text):
        return Unreadable(message=f"{quoted(place[0])} names a place, not a number. Expected {size(shape)}.")
    if candidates and is_turned(candidates[0], shape):
        return Unreadable(message=f"That is {shape[1]} rows of {shape[0]}: transpose it. Expected {size(shape)}.")
    for layout in candidates:
        texts = tuple(cell for row in layout for cell in row) if fits(layout, shape) else ()
        cells = tuple(map(number, texts))
        good = sum(cell is not None for cell in cells)
        if good and (good + texts.count(EMPTY) == len(cells) or len(shape) > 1):
            in_order = [i + j for i in range(0, len(texts), len(order)) for j in order] if order else range(len(texts))
            return partial_numbers(tuple(texts[i] for i in in_order), tuple(cells[i] for i in in_order), shape, EMPTY)
    return named or Unreadable(message=explanation(candidates, shape, text))


def explanation(candidates: Sequence[Rows], shape: tuple[int, ...], text: str) -> str:
    """A sentence about a text that could not be read, of which ``candidates`` are all the layouts.

    >>> explanation([(("four", "two"),)], (2,), "four two")
    'No number was found. Expected 2 numbers.'
    """
    expected = f"Expected {size(shape)}"
    rows = _likeliest_layout(candidates, text)
    cells = [cell for row in rows for cell in row]
    strangers = [cell for cell in cells if not _has_digit(cell) or number(cell) is None]
    if strangers and re.search(r"\d", " ".join(cells)):
        worst = next((cell for cell in strangers if re.search(r"\d", cell)), strangers[0])
        return f"{_cell_message(worst, text)} {expected}."
    if strangers or not cells:
        return f"No number was found. {expected}."
    whole = (one for one in candidates if one[1:] and [*map(len, one)] == [*shape[1:]] * len(one))  # some rows
    return f"{expected}; found {_size_text(next(whole, rows), shape)}."


def _likeliest_layout(candidates: Sequence[Rows], text: str) -> Rows:
    """The likeliest layout: of those in which most is a number, one that takes commas as this text seems to."""
    half = len(candidates) // 2
    set_apart = text.count(",") == 1 or bool(re.search(r"\d,? [-+]?\d|\d[;\n]", text))
    decimal_commas = set_apart and bool(re.search(r"\d,\d", text))
    ordered = [*candidates[half:], *candidates[:half]] if decimal_commas else candidates
    return max(ordered, key=_share_of_numbers, default=())


def _share_of_numbers(rows: Rows) -> float:
    cells = [cell for row in rows for cell in row]
    return sum(map(_has_digit, cells)) / max(1, len(cells))


def _has_digit(cell: str) -> bool:
    return any(character.isdigit() for character in cell)


def _cell_message(cell: str, text: str) -> str:
    if len(cell) > MOST_CHARACTERS and re.fullmatch(r"[-+]?[\d.]+", cell):
        return f"{quoted(cell)} has too many digits."
    if re.fullmatch(r"[-+]?\d+·\d+%?", cell):
        return f"The dot in {quoted(cell)} can be read in two ways. Write a decimal point, or * for a product."
    is_cut = re.search(rf"{re.escape(cell)},\d", text)  # as 1/0,5 is, where commas set numbers apart
    if not is_cut and re.search(r"/ ?\(?0*\.?0+\)?(?![\d.e])", cell):
        return f"{quoted(cell)} divides by 0."
    if re.fullmatch(r"[-+]?(?:\d+\.?\d*|\.\d+)e\+?\d+", cell, re.IGNORECASE):
        return f"{quoted(cell)} is too large a number."
    return f"{quoted(cell)} could not be read as a number."


def _size_text(rows: Rows, shape: tuple[int, ...]) -> str:
    lengths = [len(row) for row in rows]
    if len(shape) == 1 or len(lengths) == 1:
        return str(sum(lengths))
    if len(set(lengths)) == 1:
        return f"{len(lengths)} rows of {lengths[0]}"
    return f"{len(lengths)} rows of different lengths, {min(lengths)} to {max(lengths)}"


_ITEM = re.compile(r"^\(?(?:[a-zA-Z]?\d{1,2}|[a-z])\)\s+(?=[-+.\d\[(\"'])|^(?:[1-9]\d?|[a-z])\.\s+(?=[-+]?\d*[.,]\d)")
"""The number or the letter of a question in front of its answer."""

_STORY = re.compile(
    r"^[^\d:=]{1,60}\bwith(?: an?| the)?(?: weight| score| share)?(?: of)?\s+(?=[-+.\d])", re.IGNORECASE
)
_COMMENT = re.compile(
    r"[\s,]+(?:approx|approximately|rounded|roughly|gerundet|ungefähr|circa|or so)\.?$|(?:[,;:]|\sfor)\s[^\d]{1,60}$",
    re.IGNORECASE,
)


def one_number(text: str) -> Numbers | Unreadable:
    """The number of a tidied text, with or without words around it."""
    text = _ITEM.sub("", text)
    if plain := number(text):
        return Numbers(cells=(plain,), shown=str(plain))
    if found := find_denial(text):
        return Unreadable(message=f"{denial_message(found)} Expected one number.")
    try:
        inner = unwrap(INTRODUCTION.sub("", text)).strip(" \"'\n")
    except UnclosedError:
        return Unreadable(message="The brackets do not match. Expected one number.")
    inner = re.sub(r"^[^\d:]{1,60}(?::|\bis\b)|\([^()\d]{1,60}\)$", "", inner)
    inner = _COMMENT.sub("", INTRODUCTION.sub("", _STORY.sub("", inner.strip())))
    inner = re.sub(r"(?<=[\d%]) \(([^()]{1,40})\)$", r" = \1", inner)
    stated = [value for piece in re.split(r"[=≈~]|\bor\b", inner) if (value := _stated(piece)) is not None]
    if stated:
        finest = max(stated, key=lambda value: value.places or 0)
        if not all(_agree(finest, value) for value in stated):
            return Unreadable(message="Found two different numbers. Expected one number.")
        return Numbers(cells=(finest,), shown=str(finest))
    return read_layout(inner, AnswerForm(kind="number", shape=(1,)))


def _agree(left: Number, right: Number) -> bool:
    """Whether the numbers on both sides of an equals sign can be equal, to the decimals that both have."""
    coarser = min(places for places in (left.places, right.places, 12) if places is not None)
    return abs(left.value - right.value) <= Decimal(1).scaleb(-coarser)


def _stated(piece: str) -> Number | None:
    """The number on one side of an equals sign, with a full stop or a decimal comma."""
    bare = piece.strip(" ;\n")
    bare = bare[:-1] if re.fullmatch(r"[+-]?\d*[.,]\d+\.", bare) else bare
    return number(bare) or (number(bare.replace(",", ".")) if "." not in bare else None)
