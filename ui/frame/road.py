"""The road: all screens from which one learns, in order, and what is done on each."""

import streamlit as st

from core.practice.done_screens import Done
from ui.frame import navigation
from ui.frame.sections import ROAD, SECTIONS, Screen
from ui.session import done, kept_progress, link
from ui.session.component import beside, component


def show() -> None:
    """Show the next screen on which not all is done, and the whole road: one element, whatever its length."""
    found = done.done()
    if found and (screen := navigation.next_to_do()):  # who has done nothing yet begins with the opening above it
        navigation.link(screen.name, navigation.NEXT)
    sections = [
        {"title": title, "screens": [_line(screen, found.get(screen.name)) for screen in screens if screen.teaches]}
        for title, screens in SECTIONS.items()
        if title
    ]
    drawn = component("road", beside(__file__), css=beside(__file__, ".css"))(
        key="road", data=sections, height="content", on_opened_change=lambda: None
    )
    if any(drawn.opened == screen.name for screen in ROAD):
        link.open_screen(f"pages/{drawn.opened}.py", {})
    if found:
        st.button(
            "Forget what is done", icon=":material/delete:", type="tertiary", on_click=done.forget,
            help="What you have done is kept in this browser. Your answers stay where they are.",
        )  # fmt: skip
    done.keep()
    kept_progress.keep()


def _line(screen: Screen, found: Done | None) -> dict[str, str]:
    told = f"{round(found.right, 2):g} of {found.of}" if found and found.of else "seen" if found else ""
    icon = navigation.icon(screen, found).removeprefix(":material/").removesuffix(":")
    return {"name": screen.name, "title": screen.title, "icon": icon, "help": screen.help, "done": told}
