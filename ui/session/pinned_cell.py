"""The number of a picture that a student has pinned, kept in the link by the name of its matrix and its labels."""

from typing import TypeAlias

from ui.session.keys import Key
from ui.session.remembered import Remembered

Pinned: TypeAlias = tuple[str, str, str]
"""A cell by matrix, row and column; "" for what a link leaves out. Older links have the matrix by a title."""

_OLDER = {"Difference": "weights", "Unscaled weights": "weights"}
"""What has the numbers now of matrices that have no title any more."""


def _read(matrix: str, row: str, column: str) -> Pinned | None:
    return (_OLDER.get(matrix, matrix), row, column) if matrix or row or column else None


PINNED = Remembered[Pinned | None](
    names=(Key.MATRIX, Key.ROW, Key.COLUMN), read=_read, written=lambda cell: cell or ("", "", "")
)
