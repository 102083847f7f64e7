"""Fields that have moved to another screen since a link was stored: remembered for it, or taken there."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from ui.session.link import open_screen, parameter
from ui.session.session_memory import fill_and_keep, memory

_LONGEST = 1000
"""The most characters that are taken from the link."""


def remember(fields: Mapping[str, Callable[[str], Any]]) -> bool:
    """Remember what the link of this screen holds for fields of other screens, which open with it.

    What the student has entered there in the meantime is left alone: the link still holds what it held. ``fields`` say,
    by key, how the text of the link is read; None if it cannot be. Returns whether the link holds anything for them.
    """
    given = {key: value for key, read in fields.items() if (value := read(parameter(key)[:_LONGEST])) not in (None, "")}
    for key in given.keys() - memory().contents.keys():
        fill_and_keep(key, given[key])
    return bool(given)


def forward(page: str, *, without: str) -> None:
    """Open a screen by its file with all that the link holds, without one parameter.

    Only once per session: who then goes back is not sent away again.
    """
    if page not in memory().forwarded_to:
        memory().forwarded_to.add(page)
        open_screen(page, {name: text for name, text in st.query_params.to_dict().items() if name != without})
