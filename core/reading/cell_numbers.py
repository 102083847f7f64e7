"""The cells of a text, or of boxes, as the numbers of a vector or a matrix, and what is shown of them."""

from math import prod

from core.reading.layouts import Rows
from core.reading.numbers import PLAIN, number
from core.reading.readings import Numbers, ReadCell

EMPTY = "_"
"""Stands for a number that is not there yet, in a text of numbers with spaces between them."""

BAR = "│"
"""Stands between boxes whose content cannot do with spaces; a sign for drawing tables, which nobody types."""


def box_cells(text: str, shape: tuple[int, ...]) -> tuple[str, ...]:
    """What stands in the boxes of a vector (n,) or a matrix (n, m), row by row, in a text with bars; else nothing.

    >>> box_cells("0,5 │ │ 1 / 3", (3,))
    ('0,5', '', '1 / 3')
    """
    if BAR not in text:
        return ()
    rows, columns = shape if len(shape) > 1 else (1, prod(shape))
    lines = [[box.strip() for box in line.split(BAR)] for line in text.strip("\n").split("\n")]
    if list(map(len, lines)) != [columns] * rows:
        return ()
    return tuple(box for line in lines for box in line)


def plain_numbers(text: str, shape: tuple[int, ...]) -> Numbers | None:
    """The numbers of a plain text that holds them row by row."""
    if not PLAIN.fullmatch(text):
        return None
    layout = tuple(filter(None, (tuple(line.split()) for line in text.split("\n"))))
    if not fits(layout, shape):
        return None
    texts = tuple(cell for row in layout for cell in row)
    cells = tuple(map(number, texts))
    return None if None in cells else Numbers(cells=cells, shown=summary(cells, shape), texts=texts)


def partial_numbers(texts: tuple[str, ...], cells: tuple[ReadCell, ...], shape: tuple[int, ...], empty: str) -> Numbers:
    """The numbers of cells, of which those that are ``empty`` are blank, not wrong."""
    blank = frozenset(i for i, text in enumerate(texts) if text == empty)
    texts = tuple("" if text == empty else text for text in texts)
    return Numbers(cells=cells, shown=summary(cells, shape, blank), blank=blank, texts=texts)


def row_of(matrix: Numbers, row: int, width: int) -> Numbers:
    """One row of the numbers of a matrix."""
    part = slice(row * width, (row + 1) * width)
    cells = matrix.cells[part]
    return Numbers(cells=cells, shown=summary(cells, (width,)), texts=matrix.texts[part] or tuple(map(str, cells)))


def is_turned(layout: Rows, shape: tuple[int, ...]) -> bool:
    """Whether a layout holds the columns of a matrix (n, m) as its rows."""
    return len({*shape} - {1}) == 2 and [*map(len, layout)] == [shape[0]] * shape[-1]


def fits(layout: Rows, shape: tuple[int, ...]) -> bool:
    """Whether a layout holds a vector (n,), or a matrix (n, m) row by row or all in one."""
    lengths = [*map(len, layout)]
    *height, width = shape
    is_flat = not height or len(lengths) == 1 or {*lengths} == {1}
    return lengths == [width] * prod(height) or (is_flat and sum(lengths) == prod(shape))


def summary(cells: tuple[ReadCell, ...], shape: tuple[int, ...], blank: frozenset[int] = frozenset()) -> str:
    """How numbers are shown back: each of a few, or how many there are."""
    if len(cells) <= 8:
        figures = [("–" if i in blank else "?") if cell is None else str(cell) for i, cell in enumerate(cells)]
        return ", ".join(figures)
    bad = cells.count(None) - len(blank)
    size = " × ".join(map(str, shape)) if len(shape) > 1 else str(len(cells))
    read = f"{len(cells) - len(blank)} of {size} numbers" if blank else f"{size} numbers"
    return read + (f", {bad} of them unreadable" if bad else "")
