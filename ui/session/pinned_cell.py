"""The number of a picture that a student has pinned, kept in the link by the title of its matrix and its labels."""

from ui.session import link
from ui.session.keys import Key
from ui.session.session_memory import memory

_PARAMETERS = (Key.MATRIX, Key.ROW, Key.COLUMN)


_OLDER = {"Difference": "Weights", "Unscaled weights": "Weights"}
"""What has the numbers now of matrices that older links name."""


def pinned(usual: tuple[str, str, str]) -> tuple[str, str, str] | None:
    """The pinned cell by title, row and column, or None; a link that was opened overrides what the session remembers.

    Args:
        usual: title, row and column of the cell that is explained at first; they stand for what a link leaves out.
    """
    remembered = memory()
    if any(link.is_new(name) for name in _PARAMETERS):
        title, row, column = (link.parameter(name) for name in _PARAMETERS)
        remembered.pinned = (_OLDER.get(title, title) or usual[0], row or usual[1], column or usual[2])
    elif any(link.has_lost(name) for name in _PARAMETERS):
        remembered.pinned = None
    return remembered.pinned


def pin(cell: tuple[str, str, str] | None) -> None:
    """Pin a cell, or none; for the picture's callback."""
    memory().pinned = cell
    write(cell)


def write(cell: tuple[str, str, str] | None) -> None:
    """Write a pinned cell into the link; for the picture that has it, so that no other screen's link names it."""
    link.write_all(dict(zip(_PARAMETERS, cell or ("", "", ""), strict=True)))
