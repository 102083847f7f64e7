"""Numbers typed into boxes, written as a text that is read as the same numbers, and such a text put into boxes."""

import re
from collections.abc import Sequence
from decimal import Decimal
from math import prod

from core.reading.answers import BLANK, Numbers, read_typed
from core.reading.cell_numbers import BAR, EMPTY, box_cells
from core.reading.readings import AnswerForm, ReadCell

_POWER = re.compile(r"(?<![\w.])-?\d+\.?\d*e[+-]?\d{1,2}(?![\w.])", re.ASCII | re.IGNORECASE)


def in_decimals(text: str, most: int) -> str:
    """The text with its powers of ten written out, of which a narrow box would cut off the exponent.

    >>> in_decimals("5.100e-01 -1.25e+00 -2.2904e-11 1.2e3 1/3", 6)
    '0.5100 -1.25 0.000000 1.2e3 1/3'
    """

    def written(one: re.Match[str]) -> str:
        number = Decimal(one[0])
        plain = f"{number if len(f'{number:f}'.partition('.')[2]) <= most else round(number, most) + 0:f}"
        return plain if "." in plain else one[0]

    return _POWER.sub(written, text)


def box_texts(text: str, form: AnswerForm) -> tuple[str, ...] | None:
    """What stands in each box, row by row, of what is asked for; None for a text that has no place in them.

    The box of a single number stays, and is empty if the text is no number. Each piece of a line that is short enough
    has its box, also one that cannot be read.
    """
    if found := box_cells(text, form.shape):
        return found
    reading = read_typed(text, form)
    if reading == BLANK:
        return ("",) * prod(form.shape)
    if not isinstance(reading, Numbers):
        *height, width = form.shape or (1,)
        lines = [line.split() for line in text.splitlines()] if height else [text.split() if form.shape else []]
        if len(lines) > prod(height) or any(len(line) > width for line in lines):
            return None
        padded = (piece for line in lines for piece in (*line, *[""] * (width - len(line))))
        return (*padded, *[""] * (prod(form.shape) - len(lines) * width))
    return reading.texts or tuple("" if cell is None else str(cell) for cell in reading.cells)


def text_of_boxes(texts: Sequence[str], form: AnswerForm) -> str:
    """The content of boxes as a text that is read as the same numbers: with spaces, or else with bars between them.

    >>> from core import exercises
    >>> text_of_boxes(["0.1", "", "1/3"], exercises.load("bank-interest").part("q2-query-bank"))
    '0.1 _ 1/3'
    """
    texts = [" ".join(text.replace(BAR, " ").split()) for text in texts]
    filled = list(filter(None, texts))
    if not filled:
        return ""
    if form.shape and not filled[1:] and isinstance(read_typed(filled[0], form), Numbers):
        return filled[0]  # all of them in one box
    wanted = _cells(texts)
    plain = [text.replace(" ", "").replace(",", ".") for text in texts]
    for candidate in (texts, plain):
        text = _join_rows([one or EMPTY for one in candidate], form, " ")
        reading = read_typed(text, form)
        if isinstance(reading, Numbers) and (reading.cells, reading.blank) == wanted:
            return text
    return _join_rows(texts, form, f" {BAR} ")


def _join_rows(texts: Sequence[str], form: AnswerForm, between: str) -> str:
    width = form.shape[-1] if form.shape else 1
    return "\n".join(between.join(texts[i : i + width]) for i in range(0, len(texts), width))


def _cells(texts: Sequence[str]) -> tuple[tuple[ReadCell, ...], frozenset[int]]:
    """Each box read on its own, and the positions of those that are empty."""
    readings = [read_typed(text, AnswerForm(kind="number")) for text in texts]
    cells = tuple(one.cells[0] if isinstance(one, Numbers) else None for one in readings)
    return cells, frozenset(i for i, text in enumerate(texts) if not text)
