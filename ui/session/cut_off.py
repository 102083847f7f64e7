"""Whoever was cut off from their process and comes back to another one has the screen run there, before they go on."""

import streamlit as st

_DAY = 86_400
"""Seconds."""


@st.fragment(key="cut off", run_every=_DAY)
def run_again_when_back() -> None:
    """Have the browser ask for a run of the whole screen when it is connected again; this draws nothing.

    Streamlit's page asks for one only if something on it runs at an interval, or if a fragment or nothing ran last.
    Otherwise a new process knows none of the fragments: what is typed next would get into the link, but not be marked.
    """
