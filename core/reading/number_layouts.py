"""The numbers of a vector or a matrix in a tidied text: the first of its layouts that fits."""

import re

from core.reading.boxes import EMPTY
from core.reading.cell_numbers import fits, is_turned, partly_blank, plain_numbers
from core.reading.comparisons import compared, no_answer
from core.reading.copied import without_numbering
from core.reading.found import explained
from core.reading.headings_of_columns import columns_of_heading, foreign_rows
from core.reading.layouts import PLACE, UnclosedError, layouts, unwrap
from core.reading.named_rows import read_named_row, read_named_rows
from core.reading.numbers import number
from core.reading.readings import Numbers, Unreadable, quoted, size
from core.reading.row_labels import without_row_labels

_SHORTENED = (
    "The output was shortened with “...”. Print it whole first: `np.set_printoptions(threshold=10**6)` "
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


def laid_out(
    text: str, shape: tuple[int, ...], words: tuple[str, ...] = (), columns: tuple[str, ...] = ()
) -> Numbers | Unreadable:
    """The numbers of a tidied text, or why it has none of this shape."""
    if (plain := plain_numbers(text, shape)) is not None:
        return plain
    if found := compared(text, (*words, *columns)):
        return Unreadable(message=f"{no_answer(found)} Expected {size(shape)}.")
    if "..." in text or "…" in text:
        return Unreadable(message=_SHORTENED)
    introduced = INTRODUCTION.sub("", text) if len(shape) == 1 else text
    for candidate in dict.fromkeys((without_row_labels(introduced), without_numbering(text))):
        reading = _read(candidate, shape, words, columns)
        if isinstance(reading, Numbers):
            break
    return reading


def _read(text: str, shape: tuple[int, ...], words: tuple[str, ...], columns: tuple[str, ...]) -> Numbers | Unreadable:
    try:
        return _in_a_layout(text, shape, words, columns)
    except UnclosedError:
        return Unreadable(message=f"The brackets do not match. Expected {size(shape)}.")


def _in_a_layout(
    text: str, shape: tuple[int, ...], words: tuple[str, ...], columns: tuple[str, ...]
) -> Numbers | Unreadable:
    """The numbers of a tidied text in the first of its layouts that fits."""
    named = read_named_rows(text, shape, words, columns) or read_named_row(text, shape, columns)
    if isinstance(named, Numbers):
        return named
    order = columns_of_heading(text, shape, words, columns)
    if isinstance(order, Unreadable):
        return order
    if foreign := foreign_rows(text, shape, words, columns):
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
            return partly_blank(tuple(texts[i] for i in in_order), tuple(cells[i] for i in in_order), shape, EMPTY)
    return named or Unreadable(message=explained(candidates, shape, text))
