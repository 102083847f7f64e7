"""Numbers typed into boxes, written as a text that is read as the same numbers, and such a text put into boxes."""

from collections.abc import Sequence
from math import prod

from core.reading.answers import BLANK, Numbers, read_typed
from core.reading.cell_numbers import BAR, EMPTY, in_boxes
from core.reading.readings import Asked, ReadCell


def boxes(text: str, asked: Asked) -> tuple[str, ...] | None:
    """What stands in each box, row by row, of what is asked for; None for a text that has no place in them.

    The box of a single number stays, and is empty if the text is no number.
    """
    if found := in_boxes(text, asked.shape):
        return found
    reading = read_typed(text, asked)
    if reading == BLANK:
        return ("",) * prod(asked.shape)
    if not isinstance(reading, Numbers):
        return None if asked.shape else ("",)
    return reading.texts or tuple("" if cell is None else str(cell) for cell in reading.cells)


def written(texts: Sequence[str], asked: Asked) -> str:
    """The content of boxes as a text that is read as the same numbers: with spaces, or else with bars between them.

    >>> from core import exercises
    >>> written(["0.1", "", "1/3"], exercises.load("bank-interest").part("q2-query-bank"))
    '0.1 _ 1/3'
    """
    texts = [" ".join(text.replace(BAR, " ").split()) for text in texts]
    if not any(texts):
        return ""
    wanted = _cells(texts)
    plain = [text.replace(" ", "").replace(",", ".") for text in texts]
    for candidate in (texts, plain):
        text = _joined([one or EMPTY for one in candidate], asked, " ")
        reading = read_typed(text, asked)
        if isinstance(reading, Numbers) and (reading.cells, reading.blank) == wanted:
            return text
    return _joined(texts, asked, f" {BAR} ")


def _joined(texts: Sequence[str], asked: Asked, between: str) -> str:
    width = asked.shape[-1] if asked.shape else 1
    return "\n".join(between.join(texts[i : i + width]) for i in range(0, len(texts), width))


def _cells(texts: Sequence[str]) -> tuple[tuple[ReadCell, ...], frozenset[int]]:
    """Each box read on its own, and the positions of those that are empty."""
    readings = [read_typed(text, Asked(kind="number")) for text in texts]
    cells = tuple(one.cells[0] if isinstance(one, Numbers) else None for one in readings)
    return cells, frozenset(i for i, text in enumerate(texts) if not text)
