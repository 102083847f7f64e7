"""The part of the homework that is asked alone: that of the link, or else the one on which the screen has opened."""

from collections.abc import Sequence

from ui.session import focus
from ui.session.keys import Key
from ui.session.linked_value import LinkedValue, linked_text
from ui.session.session_memory import memory

PLACE = "asked part"
"""Where the focus goes when another part is asked."""


def part_name(base: str) -> LinkedValue[str]:
    """What the link names, or was chosen last, of an exercise with its numbers: a part, a question; "" before that."""
    return linked_text(Key.PART, base)


def part_index(base: str, count: int) -> LinkedValue[int]:
    """The place of a part, from 0, among so many of an exam: the link has its number; usually the first."""
    return LinkedValue(
        names=(Key.PART,),
        base=base,
        read=lambda text: next((i for i in range(count) if str(i + 1) == text), 0),
        written=lambda place: (str(place + 1) if place else "",),
    )


def opening_part(base: str, name: str, open_parts: Sequence[str]) -> str:
    """The part on which something opens that names no part: the first open one, and from then on always the same.

    An answer that is right leads on only when the student wants to go on.
    """
    return memory().parts_opened.setdefault(f"{base} {name}", open_parts[0])


def ask(base: str, part: str) -> None:
    """Ask another part from now on; call it from a callback.

    It comes into the link in the run that follows, with the answers: as one step for the Back button.
    """
    part_name(base).remember(part)
    focus.move_to(PLACE)
