"""The road along which a student goes: the one whose lesson was opened last on Start; the browser keeps it."""

from urllib.parse import quote, unquote

import streamlit as st

from ui.session.session_memory import memory

_COOKIE = "self-attention-road"


def name() -> str:
    """Its id, or its title, which older browsers hold; "" for none."""
    remembered = memory()
    if remembered.road is None:
        remembered.road = unquote(_from_cookie())
    return remembered.road


def choose(name: str) -> None:
    """Go along another road from now on."""
    memory().road = name


def keep() -> None:
    """Have the browser keep it; call it after the screen of this run is noted."""
    remembered, text = memory(), quote(name())
    if text != (_from_cookie() if remembered.road_kept is None else remembered.road_kept):
        remembered.cookies[_COOKIE] = remembered.road_kept = text


def _from_cookie() -> str:
    """What the browser's cookie said when this session began."""
    return dict(st.context.cookies.items()).get(_COOKIE, "")
