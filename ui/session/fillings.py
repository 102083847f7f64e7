"""What is filled into the boxes of a picture: the last change that is known, and what is filled in for practice."""

from collections.abc import Mapping

from ui.session import focus
from ui.session.linked_value import linked_text
from ui.session.session_memory import memory

ASKED = linked_text("fill")
"""The matrix that is filled in for practice; "" for none."""

_PLACE = "filling"


def ask(matrix: str) -> None:
    """Ask for a matrix, and move the focus into it, also if it is asked for already; for a button's callback."""
    ASKED.set(matrix)
    focus.move_to(_PLACE)


def turn() -> float:
    """When the focus was last moved into what is filled in, if it was moved nowhere since; else 0."""
    return focus.turn(_PLACE)


def stamp(key: str) -> int:
    """The stamp of the last change to the boxes of a machine; 0 before the first."""
    return memory().filled[key]


def note(key: str, stamp: int) -> bool:
    """Note a change, by its stamp; returns whether it is the latest: what was sent twice may arrive late."""
    is_latest = stamp >= memory().filled[key]
    if is_latest:
        memory().filled[key] = stamp
    return is_latest


def texts(matrix: str) -> Mapping[tuple[int, int], str]:
    """What was typed into the boxes of a matrix, by row and column; ``matrix`` says which, and what it follows from."""
    return memory().boxes.get(matrix, {})


def fill(matrix: str, cells: Mapping[tuple[int, int], str]) -> None:
    """Note what was typed into some boxes of a matrix."""
    memory().boxes.setdefault(matrix, {}).update(cells)
