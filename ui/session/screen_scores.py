"""What a student has done on each screen: in the session's memory, and in the browser as a small cookie per screen.

The browser sends its cookies with the first request of a session. So every screen knows at once what was done before,
without asking. Only a screen on which more is done writes its cookie.
"""

import re
from collections.abc import Mapping
from math import floor
from types import MappingProxyType

import streamlit as st

from core.practice import done_screens
from core.practice.done_screens import ScreenScore
from ui.session.component import component
from ui.session.session_memory import memory

_PREFIX = "self-attention."

_ROUNDING = 1e-6
"""By so much a sum of points may miss its hundredth; what is cut off after it must not."""

_COOKIE = re.compile(r"(\d{1,3}(?:\.\d{1,2})?)of(\d{1,3})(?:-(\d{1,3}(?:\.\d{1,2})?))?", re.ASCII)


def scores() -> Mapping[str, ScreenScore]:
    """What is done on each screen on which anything is done, by the screen's address."""
    return MappingProxyType(_all_scores())


def complete_screens() -> frozenset[str]:
    """The addresses of the screens on which all is done."""
    return done_screens.complete_screens(_all_scores())


def _all_scores() -> dict[str, ScreenScore]:
    remembered = memory()
    if remembered.done is None:
        kept = st.context.cookies.items()
        found = {name.removeprefix(_PREFIX): _read(text) for name, text in kept if name.startswith(_PREFIX)}
        remembered.done = {name: one for name, one in found.items() if one}
        remembered.answered_before = frozenset(name for name, one in remembered.done.items() if one.of)
    return remembered.done


def _read(text: str) -> ScreenScore | None:
    """What a cookie says; it may say anything."""
    found = _COOKIE.fullmatch(text)
    return ScreenScore(right=float(found[1]), of=int(found[2]), later=float(found[3] or 0)) if found else None


def was_answered_before() -> bool:
    """Whether questions of the screen of this run had been answered, as its cookie says, before this session began."""
    _all_scores()
    return memory().screen in memory().answered_before


def note(right: float, of: int, later: float = 0) -> None:
    """Note what is done on the screen of this run, and how much ``later`` than at first; what was done stays done."""
    add({memory().screen: ScreenScore(right=right, of=of, later=later)})


def note_share(share: float, of: int) -> None:
    """Note what share of a screen's questions is done, whatever each is worth; all of them only once all are right."""
    note(floor(100 * share * of + _ROUNDING) / 100, of)


def add(found: Mapping[str, ScreenScore]) -> None:
    """Note what was done elsewhere; where more is done here, that stays."""
    for name, one in found.items():
        if one.is_more_than(_all_scores().get(name)):
            _all_scores()[name] = one
            memory().cookies[_PREFIX + name] = str(one)


def forget() -> None:
    """Forget what is done on all screens; call it from a button's callback."""
    memory().cookies.update({_PREFIX + name: "" for name in _all_scores()})
    _all_scores().clear()


def changed_cookies() -> Mapping[str, str]:
    """The cookies that have changed since this screen was opened, by name; "" for one that is to go."""
    return memory().cookies


def keep() -> None:
    """Have the browser keep what has changed after the end of the screen was drawn; nothing is drawn if nothing has."""
    if cookies := changed_cookies():
        component(__file__)(key="cookies", data=dict(cookies), height="content")
