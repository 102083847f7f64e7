"""Matrix cells that a student typed over, kept in the session and in the link."""

from collections.abc import Callable

from core.graph.steps import Matrix
from core.reading.matrix_edits import Edits
from ui.session.linked_value import linked_text
from ui.session.session_memory import memory


def from_last_usable(
    base: str, name: str, at_first: Matrix, edit: Callable[[Matrix], tuple[Matrix, Edits]]
) -> tuple[Matrix, Edits]:
    """A matrix that is edited, with what is wrong with edits: ``edit`` is given its last numbers that could be used."""
    base_then, M = memory().usable.get(name, (None, at_first))
    changed, problems = edit(M if base_then == base else at_first)
    memory().usable[name] = (base, changed)
    return changed, problems


def note_tried(screen: str, name: str, base: str) -> None:
    """Note what stands in a matrix now, which an answer on a screen has typed over it."""
    memory().tried[name] = (screen, base, linked_text(name, base).recalled())


def take_back_tried(screen: str) -> None:
    """Take back what an answer on another screen has typed over, unless the student has changed it since."""
    for name, (where, base, text) in [*memory().tried.items()]:
        if where != screen:
            del memory().tried[name]
            typed = linked_text(name, base)
            typed.remember("" if typed.recalled() == text else typed.recalled())
