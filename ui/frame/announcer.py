"""Marks spoken: a live region that says each new mark to those who listen to the page."""

from ui.session.component import beside, component

_HTML = '<div role="status" aria-live="polite"></div>'

_CSS = "div { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }"


def announce_marks() -> None:
    """Say each mark that appears after the student has done something; draw it once on a screen that marks."""
    component("announcer", beside(__file__), html=_HTML, css=_CSS)(key="announcer", height="content")
