"""What a page that was cut off has lost: its fields, if it missed the messages that draw them, stand there empty."""

import streamlit as st

from ui.session import clock
from ui.session.session_memory import content, fill, is_drawn, memory

_RECENT = 60.0
"""Seconds within which a field was changed that may not be in the link yet."""


def refill_fields() -> None:
    """Have each field of the link, and what was changed lately, hold what the session knows; call it from a callback.

    Streamlit takes a field that the page has drawn anew for one that still holds what was sent to it before. It is
    empty there, and with the next answer would be so here and in the link.
    """
    since = clock.now() - _RECENT
    for name in {*st.query_params, *(key for key, at in memory().changed_at.items() if at > since)}:
        if is_drawn(name):
            fill(name, content(name))
