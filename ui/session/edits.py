"""Matrix cells that a student typed over, kept in the session and in the link."""

from typing import Any

from ui.session.remembered import Remembered, remembered_text
from ui.session.session_memory import memory


def edits(base: str, name: str) -> Remembered[str]:
    """The edits of a matrix, as written in the link.

    They belong to the matrix that was edited, their base: another matrix of the same name has its own edits.
    """
    return remembered_text(name, base)


def last_usable(base: str, name: str, otherwise: Any) -> Any:
    """The last version of a matrix in which every cell could be used."""
    base_then, M = memory().usable.get(name, (None, None))
    return M if base_then == base else otherwise


def note_usable(base: str, name: str, M: Any) -> None:
    """Remember a matrix in which every cell can be used."""
    memory().usable[name] = (base, M)
