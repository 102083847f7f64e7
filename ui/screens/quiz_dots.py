"""A dot for each part of the homework: it says how the answer stands, and leads there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from core.homework.results import Result
from ui.screens.quiz_sheet import Sheet
from ui.session.component import component, styles_beside
from ui.session.session_memory import sent_value

_KEY = "dots"

_SIGNS = {
    "correct": ("✓", "right"), "imprecise": ("…", "more digits"),
    "blank": ("○", "open"), "unreadable": ("?", "not readable"), "partial": ("◐", "partly right"),
}  # fmt: skip
_CARRIED, _WRONG = ("↷", "carried"), ("✗", "wrong")
"""Sign and name of a dot; the sign says it too, for those who do not see the colour."""


@dataclass(frozen=True, kw_only=True)
class Dot:
    """A part: what it asks, how it stands, as a sign and in words, and whether its question begins with it."""

    prompt: str
    sign: str
    state: str
    begins: bool


def draw(sheet: Sheet, asked: str, go: Callable[[str], None]) -> None:
    """Draw the dots; the part that is ``asked`` is marked, and ``go`` is called with the id of one that is pressed."""
    parts = sheet.exercise.parts
    ids = [part.id for part in parts]
    dots = [
        Dot(prompt=part.prompt, sign=sign, state=told, begins=part.question != parts[i - 1].question)
        for i, part in enumerate(parts)
        for sign, told in [state(sheet.grade[part.id])]
    ]
    draw_all(dots, ids.index(asked), lambda i: go(ids[i]))


def draw_all(dots: Sequence[Dot], asked: int, go: Callable[[int], None]) -> None:
    """Draw dots, and call ``go`` with the place of one that is pressed; all places are counted from 0."""
    sent_to_browser = [
        {
            "number": i + 1, "name": f"Part {i + 1}, {dot.prompt.rstrip('?.')}: {dot.state}", "sign": dot.sign,
            "state": dot.state, "isAsked": i == asked, "begins": i > 0 and dot.begins,
        }
        for i, dot in enumerate(dots)
    ]  # fmt: skip
    drawn = component(__file__, css=styles_beside(__file__))
    drawn(key=_KEY, data=sent_to_browser, height="content", on_pressed_change=lambda: _press(len(dots), go))


def state(result: Result) -> tuple[str, str]:
    """The sign and the name of how an answer stands."""
    return _CARRIED if result.status == "correct" and result.carried else _SIGNS.get(result.status, _WRONG)


def _press(count: int, go: Callable[[int], None]) -> None:
    """Go where a dot leads that was pressed; the browser may send anything."""
    number: Any = sent_value(_KEY, "pressed")
    if type(number) is int and 1 <= number <= count:
        go(number - 1)
