"""A dot for each part of the homework: it says how the answer stands, and leads there."""

from collections.abc import Callable
from typing import Any

from core.homework.results import Result
from ui.screens.quiz_sheet import Sheet
from ui.session.component import beside, component
from ui.session.session_memory import sent

_KEY = "dots"

_SIGNS = {
    "correct": ("✓", "right"), "imprecise": ("…", "more digits"),
    "blank": ("○", "open"), "unreadable": ("?", "not readable"),
}  # fmt: skip
_CARRIED, _WRONG = ("↷", "carried"), ("✗", "wrong")
"""Sign and name of a dot; the sign says it too, for those who do not see the colour."""


def draw(sheet: Sheet, asked: str, go: Callable[[str], None]) -> None:
    """Draw the dots; the part that is ``asked`` is marked, and ``go`` is called with the id of one that is pressed."""
    parts = sheet.exercise.parts
    ids = [part.id for part in parts]
    dots = [
        {
            "number": number, "name": f"Part {number}, {part.prompt.rstrip('?.')}: {told}", "sign": sign, "state": told,
            "isAsked": part.id == asked, "begins": number > 1 and part.question != parts[number - 2].question,
        }
        for number, part in enumerate(parts, start=1)
        for sign, told in [state(sheet.grade[part.id])]
    ]  # fmt: skip
    drawn = component("dots", beside(__file__), css=beside(__file__, ".css"))
    drawn(key=_KEY, data=dots, height="content", on_pressed_change=lambda: _press(ids, go))


def state(result: Result) -> tuple[str, str]:
    """The sign and the name of how an answer stands."""
    return _CARRIED if result.status == "correct" and result.carried else _SIGNS.get(result.status, _WRONG)


def _press(ids: list[str], go: Callable[[str], None]) -> None:
    """Go where a dot leads that was pressed; the browser may send anything."""
    number: Any = sent(_KEY, "pressed")
    if type(number) is int and 1 <= number <= len(ids):
        go(ids[number - 1])
