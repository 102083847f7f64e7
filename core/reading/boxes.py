"""Numbers typed into boxes, of which some may still be empty, as one text."""

from math import prod

EMPTY = "_"
"""Stands for a number that is not there yet, in a text of numbers with spaces between them."""

BAR = "│"
"""Stands between boxes whose content cannot do with spaces; a sign for drawing tables, which nobody types."""


def in_boxes(text: str, shape: tuple[int, ...]) -> tuple[str, ...]:
    """What stands in the boxes of a vector (n,) or a matrix (n, m), row by row, in a text with bars; else nothing.

    >>> in_boxes("0,5 │ │ 1 / 3", (3,))
    ('0,5', '', '1 / 3')
    """
    if BAR not in text:
        return ()
    rows, columns = shape if len(shape) > 1 else (1, prod(shape))
    lines = [[box.strip() for box in line.split(BAR)] for line in text.strip("\n").split("\n")]
    if list(map(len, lines)) != [columns] * rows:
        return ()
    return tuple(box for line in lines for box in line)
