"""*Share this picture*: a picture of the screen as a page by itself, which opens in any browser without network."""

from dataclasses import replace
from functools import lru_cache

import streamlit as st

from core.graph.form import Form
from core.graph.nodes import INPUTS
from core.homework.covering import OPEN
from ui.fields.matrices import Inputs
from ui.machine import alone, picture
from ui.machine.picture import Picture
from ui.machine.thread_weights import Threads


def of(inputs: Inputs, form: Form) -> Picture:
    """The picture of a form of the graph; where nothing is covered, its numbers can be typed over."""
    is_open = inputs.covering is OPEN
    shown = picture.of(inputs.evaluate(form), form, inputs.words)
    matrices = tuple(replace(M, editable=is_open and M.name in INPUTS, base=M.name) for M in shown.matrices)
    return replace(shown, name=inputs.title, matrices=matrices, previewed=is_open)


def offer(stem: str, shown: Picture, heads: Threads | None = None) -> None:
    """A button that saves the page of a picture, and one for that of all heads if there are any."""
    st.caption("The picture as one page, for a message, a slide or the site of a course; it needs no network.")
    with st.container(horizontal=True):
        _button("Share this picture", f"{stem}.html", _page(shown))
        if heads:
            _button("Share all heads", f"{stem}-heads.html", alone.of_threads(heads).encode())


def _button(label: str, name: str, page: bytes) -> None:
    st.download_button(label, page, name, "text/html", key=f"take {name}", on_click="ignore")


@lru_cache(maxsize=8)
def _page(shown: Picture) -> bytes:
    """Of 64 words it has about a megabyte."""
    return alone.of_picture(shown).encode()
