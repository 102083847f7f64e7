"""The keyboard's focus after a press that takes its own button away: at what came by it, or just before that."""

from time import time

import streamlit as st

from ui.session import clock
from ui.session.component import component
from ui.session.session_memory import memory

_HTML = '<div tabindex="-1" role="note"></div>'

_CSS = """
/* an outline would be a line across the screen; what stands before it, such as the title, stays in sight */
[role=note] { height: 1px; outline: none; scroll-margin-top: var(--above, 9rem); }
"""


def move_to(place: str) -> None:
    """Have the focus moved to a place of the screen as soon as that is drawn; call it from a callback."""
    memory().focus = (place, time())


def turn(place: str) -> float:
    """When the focus was moved to a place, if that is the last to which it was; else 0."""
    to, at = memory().focus
    return at if to == place else clock.NEVER


QUESTION = ".st-key-question [data-testid=stWidgetLabel] p"
"""The sentence of a question: a place that can be seen."""

TITLE = "[data-testid=stMain] h1"
"""The title of the screen."""


def place(name: str, says: str = "", *, on: str = "") -> None:
    """A place to which the focus can be moved: where it is said what it ``says``, or ``on`` what a selector finds.

    Nothing is drawn unless it was moved.
    """
    to, turn = memory().focus
    with st.container():  # it comes and goes, and moves nothing below it
        if to == name:
            draw = component(__file__, html=_HTML, css=_CSS)
            draw(key=f"focus {name}", data={"turn": turn, "says": says, "on": on}, height="content")
