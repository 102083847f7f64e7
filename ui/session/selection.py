"""Cells of heat maps that a student selects."""

from collections.abc import Iterator, Sequence
from typing import Any

from ui.session.keys import CELL, Key, cell_key
from ui.session.session_memory import fill_and_keep, memory, sent_value


def cells_selected() -> int:
    """How many cells have been selected so far."""
    return memory().cells_selected


def choose_selected_cell(node: str, rows: Sequence[str], columns: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Set the pickers of row and column, with these options, to the cell selected in the heat map of a node.

    Call it from its callback.

    Returns:
        The row and column of the cell; empty if a cell was deselected, or if there is none there any more.
    """
    selected = sent_value(cell_key(node), "selection") or {}
    cells = tuple(_cells(selected.get(CELL), len(rows), len(columns)))
    for i, j in cells:
        fill_and_keep(Key.ROW, rows[i])
        fill_and_keep(Key.COLUMN, columns[j])
        memory().cells_selected += 1
    return cells


def _cells(points: Any, n: int, m: int) -> Iterator[tuple[int, int]]:
    """The places of points within a matrix of n rows and m columns; the browser may send anything."""
    for point in points if isinstance(points, list) else ():
        match point:
            case {"i": i, "j": j} if i in range(n) and j in range(m):
                yield int(i), int(j)
