"""The machine on a screen: the pinned number is part of the link."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeAlias

from core.reading.names import number_names
from ui.machine import machine
from ui.machine.machine import Handlers
from ui.machine.picture import Cell, DrawnMatrix, Picture
from ui.session.keys import Key
from ui.session.linked_value import LinkedValue

Pinned: TypeAlias = tuple[str, str, str]
"""A cell by matrix, row and column; "" for what a link leaves out. Older links have the matrix by a title."""

_OLDER = {
    "Difference": "weights", "Unscaled weights": "weights", "scaled 1": "scaled_scores 1", "scaled 2": "scaled_scores 2"
}  # fmt: skip
"""What has the numbers now of matrices that had another name."""


def _read(matrix: str, row: str, column: str) -> Pinned | None:
    return (_OLDER.get(matrix, matrix), row, column) if matrix or row or column else None


PINNED = LinkedValue[Pinned | None](
    names=(Key.MATRIX, Key.ROW, Key.COLUMN), read=_read, written=lambda cell: cell or ("", "", "")
)
"""The number that is pinned, kept in the link."""

_OPENING_ROWS, _OPENING_COLUMNS = ("bank", "its", "it"), ("interest", "dog", "pizza", "owned")
"""Row and column of the number that is explained at first: the first of these words that there is."""


def show(
    picture: Picture, *, key: str, on: Handlers | None = None, opens_on: str = "weights",
    pressed: Callable[[Pinned], object] | None = None,
) -> None:  # fmt: skip
    """Draw a picture whose numbers can be pinned; its opening and its pinned cell are filled in here.

    ``on`` says what else to call with what the browser sends, by event; of the matrix ``opens_on`` a number is
    explained at first, if the picture has no opening of its own. ``pressed`` is called with a number that is pinned.
    """
    matrices = {M.name: M for M in picture.matrices}
    usual = picture.opening or _opening_cell(matrices, "weights")
    opening = picture.opening or _opening_cell(matrices, opens_on)
    pinned = _find_cell(matrices, cell, usual) if (cell := PINNED.held()) else None
    if pinned and not any(pinned.node in (at.below, at.above) for its in picture.places.values() for at in its):
        pinned = None  # of another screen: here the matrix is not drawn
    if pinned:
        PINNED.set(_as_in_link(matrices, pinned))

    def pin(sent: Any) -> None:
        at = sent_cell(picture, sent)
        PINNED.set(_as_in_link(matrices, at) if at else None)
        if at and pressed:
            pressed(_as_in_link(matrices, at))

    machine.draw(_with_opening(picture, opening, pinned), key=key, on={"pinned": pin, **(on or {})})


@lru_cache(maxsize=64)
def _with_opening(picture: Picture, opening: Cell, pinned: Cell | None) -> Picture:
    """Remembered, so that it is the same picture in every run."""
    return replace(picture, opening=None if picture.opens_folded else opening, pinned=pinned)


def _opening_cell(matrices: Mapping[str, DrawnMatrix], node: str) -> Cell:
    M = matrices.get(node) or list(matrices.values())[-1]
    row = usual_row(M.rows)
    column = next((M.columns.index(word) for word in _OPENING_COLUMNS if word in M.columns), 0)
    return Cell(node=M.name, row=row, column=column)


def usual_row(words: Sequence[str]) -> int:
    """The row in which a number is explained at first."""
    return next((words.index(word) for word in _OPENING_ROWS if word in words), 0)


def _as_in_link(matrices: Mapping[str, DrawnMatrix], cell: Cell) -> Pinned:
    M = matrices[cell.node]
    return M.name, M.rows[cell.row], M.columns[cell.column]


def _find_cell(matrices: Mapping[str, DrawnMatrix], cell: Pinned, opening: Cell) -> Cell | None:
    """The cell that a link means, if there is one; that of the opening stands for what the link leaves out.

    Columns that have names now may have had numbers when the link was stored.
    """
    name, row, column = (one or usual for one, usual in zip(cell, _as_in_link(matrices, opening), strict=True))
    M = matrices.get(name) or next((M for M in matrices.values() if M.title == name), None)
    if not M or row not in M.rows or column not in (columns := (*M.columns, *number_names(len(M.columns)))):
        return None
    return Cell(node=M.name, row=M.rows.index(row), column=columns.index(column) % len(M.columns))


def sent_cell(picture: Picture, sent: Any) -> Cell | None:
    """The cell of a picture that the browser sent, if there is one; it may send anything."""
    match sent:
        case {"node": str(node), "row": int(row), "column": int(column)}:
            n, m = next((M.M.shape for M in picture.matrices if M.name == node), (0, 0))
            return Cell(node=node, row=row, column=column) if row in range(n) and column in range(m) else None
    return None
