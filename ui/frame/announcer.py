"""Marks spoken: a live region that says each new mark to those who listen to the page."""

from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

_HTML = '<div role="status" aria-live="polite"></div>'

_CSS = "div { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }"


def announce_marks() -> None:
    """Say each mark that appears after the student has done something; draw it once on a screen that marks."""
    _announcer()(key="announcer", height="content")


@cache
def _announcer() -> Any:
    script = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
    return st.components.v2.component("announcer", html=_HTML, css=_CSS, js=script)
