"""Matrix cells that a student typed over, kept in the session and in the link.

Edits belong to the matrix that was edited, their ``base``: another matrix of the same name has its own edits.
"""

from collections.abc import Iterable
from typing import Any

from ui.session import link
from ui.session.session_memory import memory


def edits(base: str, name: str) -> str:
    """The edits of a matrix, as written in the link. A link that was opened overrides what the session remembers."""
    remembered, place = memory(), _place(base, name)
    if opened := link.new_parameter(name):
        remembered.edits[place] = opened
    letters = remembered.edits.get(place, "")
    link.write(name, letters)
    return letters


def set_edits(base: str, name: str, letters: str) -> None:
    """Remember the edits of a matrix, and put them into the link."""
    memory().edits[_place(base, name)] = letters
    link.write(name, letters)


def discard_edits(matrices: Iterable[tuple[str, str]]) -> None:
    """Discard the edits of matrices, each given by base and name; call it from a callback."""
    remembered = memory()
    for base, name in matrices:
        remembered.edits.pop(_place(base, name), None)
        link.remove(name)


def _place(base: str, name: str) -> str:
    return f"{name} {base}"


def last_usable(base: str, name: str, otherwise: Any) -> Any:
    """The last version of a matrix in which every cell could be used."""
    base_then, M = memory().usable.get(name, (None, None))
    return M if base_then == base else otherwise


def note_usable(base: str, name: str, M: Any) -> None:
    """Remember a matrix in which every cell can be used."""
    memory().usable[name] = (base, M)
