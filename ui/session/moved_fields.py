"""Fields that have moved to another screen since a link was stored: remembered for it, or taken there."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

import streamlit as st

from ui.session.link import open_screen, parameter
from ui.session.session_memory import fill_and_keep, memory

_LONGEST = 1000
"""The most characters that are taken from the link."""


def remember(texts: Iterable[str], numbers: Mapping[str, range] = MappingProxyType({})) -> bool:
    """Remember what the link of this screen holds for fields of other screens, which open with it.

    What the student has entered there in the meantime is left alone: the link still holds what it held. The fields are
    given by their keys, and with those that hold a number which numbers that may be. Returns whether the link holds
    anything for them.
    """
    given: dict[str, str | int] = {key: text for key in texts if (text := parameter(key)[:_LONGEST])}
    given |= {key: n for key, possible in numbers.items() for n in possible if str(n) == parameter(key)}
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
