"""What a link has no room for: it names it, and the browser in which it was typed keeps it.

All else reads it as if it stood in the link (`link.parameter`).
"""

from functools import partial

import streamlit as st

from ui.session import browser_storage, clock, link
from ui.session.keys import Key
from ui.session.link import LONGEST
from ui.session.session_memory import LongText, memory

_MOST = 100
"""The most names that are taken from a link."""


def bring_back() -> None:
    """Bring back what the link names and the browser keeps; call it at the beginning of a screen.

    No field is drawn before the browser has said what it keeps: it would be emptied again. So the run ends here.
    """
    remembered = memory()
    if pending := [name for name in _linked_names() if not (name in remembered.missing or link.parameter(name))]:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.markdown("The rest of this link is on its way from this browser …", width="content")
            st.button("Begin without it", type="tertiary", on_click=remembered.missing.update, args=(pending,))
        for name in pending:
            browser_storage.keep_quietly(
                _storage_name(name),
                "",
                at=clock.NEVER,
                longest=LONGEST,
                asks=True,
                answers=True,
                bring_back=partial(_take, name),
            )
        st.stop()
    if any(not link.parameter(name) for name in remembered.missing):
        st.info("This link had no room for everything: what is missing is only in the browser in which it was typed.")


def keep() -> None:
    """Name in the link what it has no room for, and have the browser keep it; call it at the end of a screen."""
    remembered = memory()
    missing = [name for name in _linked_names() if name in remembered.missing and name not in st.query_params]
    link.write(Key.KEPT, " ".join({**remembered.beyond, **dict.fromkeys(missing)}))
    for name, beyond in remembered.beyond.items():
        browser_storage.keep_quietly(
            _storage_name(name), beyond.text, at=beyond.at, longest=LONGEST, asks=False, bring_back=partial(_take, name)
        )
    remembered.is_beyond_kept = True


def _linked_names() -> list[str]:
    return link.parameter(Key.KEPT).split()[:_MOST]


def _storage_name(name: str) -> str:
    return f"{link.current_screen()}?{name}"


def _take(name: str, text: str) -> None:
    """Take what the browser keeps; "" for nothing."""
    if text:
        memory().beyond[name] = LongText(text=text)
    else:
        memory().missing.add(name)
