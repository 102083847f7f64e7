"""The part that is asked in practice and what was typed for it: in the session's memory and in the link."""

from collections.abc import Iterable
from secrets import randbelow

from core.practice.offers import next_variant
from ui.session import going_back, link
from ui.session.keys import Key
from ui.session.linked_value import linked_text
from ui.session.session_memory import content, fill_and_keep, is_drawn, memory

LONGEST = 1500
"""The most characters of an answer."""

_PART = linked_text(Key.PART, "practice")

_FIRST_VARIANTS = 2**31
"""A student's variants begin anywhere below this, so that hardly two students have the same."""


def field_key(part: str) -> str:
    """The key of the field of a part."""
    return f"practice {part}"


def current_part() -> str:
    """The part that is asked, as a link that was opened or Back says, or else as remembered; "" before the first."""
    if link.is_new(Key.PART):
        ask(link.parameter(Key.PART), "")
    return _PART.recalled()


def restore(part: str) -> None:
    """Fill the field of a part: from a link that was opened, or else as remembered; call it before it is drawn."""
    key = field_key(part)
    going_back.restore(key)
    known = memory().contents.get(key)
    typed = link.parameter(Key.ANSWER) if link.parameter(Key.PART) == part else ""
    if not is_drawn(key) and (text := known or typed):
        fill_and_keep(key, text[:LONGEST])


def write(part: str) -> None:
    """Write the part that is asked and what was typed for it into the link; call it before its field is drawn."""
    link.write_all({Key.PART: part, Key.ANSWER: str(content(field_key(part)) or "")})


def ask(part: str, chosen_from: str) -> None:
    """Ask another part from now on, chosen from what a student wanted to practise."""
    _PART.remember(part)
    memory().practised_from = chosen_from


def chosen_from() -> str:
    """What a student had chosen to practise when the part was asked; "" if it is from a link."""
    return memory().practised_from


def new_variant(exercise_id: str, attempted: Iterable[int]) -> int:
    """A variant of an exercise after those that were attempted, and those asked in this session; at first any."""
    asked = memory().variants_practised
    before = [*attempted, *([asked[exercise_id]] if exercise_id in asked else [])]
    asked[exercise_id] = next_variant(exercise_id, max(before, default=randbelow(_FIRST_VARIANTS)))
    return asked[exercise_id]
