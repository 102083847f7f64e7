"""Texts that are too long for the link, kept in the student's own browser.

What comes out of the browser is treated like anything that a student types: cut, and never trusted.
"""

import json
from collections.abc import Callable
from functools import partial

import streamlit as st

from ui.session import clock, going_back, link
from ui.session.component import component
from ui.session.session_memory import fill, fill_and_keep, forget, memory, sent_value

_HTML = "<p></p>"
_CSS = """
p {
  margin: 0;
  min-height: 1.5em;
  font-size: 0.875rem;
  color: var(--st-text-color);
  opacity: 0.7;
}
"""


def keep(
    key: str, text: str, *, longest: int, asks: bool, usual: str = "",
    changed: Callable[[], None] | None = None, forgets: Callable[[], None] | None = None,
) -> None:  # fmt: skip
    """Keep what a field holds in the browser, and bring back what it kept; call it after the field is drawn.

    Nothing is sent to the server if nothing is kept.

    Args:
        key: the field's.
        text: what is to be kept; "" if nothing, because the link holds it.
        longest: the most characters that the field takes.
        asks: whether what the browser keeps is wanted: nothing else has filled the field.
        usual: what the field holds once everything is forgotten.
        changed: called when the field was filled with what the browser kept.
        forgets: empties all answers that belong to this one and forgets them; None if it is no answer.
    """
    at = going_back.changed_at(key)
    with st.container(horizontal=True, vertical_alignment="center"):
        keep_quietly(
            key, text if at else "", at=at, longest=longest, asks=asks, bring_back=partial(_fill, key, changed),
            has_text=bool(text),
        )  # fmt: skip
        if text:
            st.button(
                "Forget everything here",
                icon=":material/delete:",
                type="tertiary",
                key=f"forget {key}",
                on_click=_forget,
                args=(key, usual, forgets),
                help=f"Empties {'all fields here' if forgets else 'this field'}, and removes from this browser what it "
                "keeps of them, and all long texts.",
            )


def keep_if_long(
    key: str, text: str, *, longest: int, longest_in_link: int, usual: str = "",
    forgets: Callable[[], None] | None = None,
) -> None:  # fmt: skip
    """Keep what a field holds in the link if it is short, else in the browser, as `keep` does.

    Call it after the field is drawn, which is not bound to the link.
    """
    is_short, is_in_link = len(text) <= longest_in_link, bool(link.parameter(key))
    link.write(key, text if is_short and text != usual else "")
    asks = text == usual and not is_in_link
    keep(key, "" if is_short else text, longest=longest, asks=asks, usual=usual, forgets=forgets)


def keep_quietly(
    name: str, text: str, *, at: float, longest: int, asks: bool, bring_back: Callable[[str], None],
    answers: bool = False, has_text: bool = False,
) -> None:  # fmt: skip
    """Keep a text that belongs to no single field, without a word about it unless it ``has_text``.

    Args:
        name: of what is kept.
        text: what is to be kept; "" if nothing.
        at: when the student last changed it, in seconds; 0 if never.
        longest: the most characters that are brought back.
        asks: whether what the browser keeps is wanted.
        bring_back: called with what the browser kept, once, and only if nothing has been changed in the meantime.
        answers: whether the browser says so, with "", if it keeps nothing.
        has_text: whether a field holds a text of which it is said here where it is kept.
    """
    remembered = memory()
    data = {
        "name": name, "at": at, "text": text, "has_text": has_text, "longest": longest,
        "asks": asks and not at and name not in remembered.brought_back, "forgotten": remembered.forgotten_at,
        "answers": answers,
    }  # fmt: skip

    def found() -> None:
        kept = sent_value(key, "found")
        if isinstance(kept, str) and not at and name not in remembered.brought_back:
            remembered.brought_back.add(name)
            bring_back(kept[:longest].encode(errors="replace").decode())

    stored, key = component(__file__, html=_HTML, css=_CSS), f"kept {name}"
    stored(key=key, data=data, on_found_change=found)


def texts(kept: str) -> dict[str, str]:
    """The texts by name that the browser kept as JSON, which may be anything."""
    try:
        read = json.loads(kept)
    except (ValueError, RecursionError):
        return {}
    found = read.items() if isinstance(read, dict) else ()
    return {name: text.encode(errors="replace").decode() for name, text in found if isinstance(text, str)}


def was_brought_back(name: str) -> bool:
    """Whether a text came back from the browser, or is to be left alone."""
    return name in memory().brought_back


def _fill(key: str, changed: Callable[[], None] | None, text: str) -> None:
    """Fill a field with what the browser kept, only if nothing has been typed in the meantime."""
    if key not in memory().changed_at:
        fill_and_keep(key, text)
        if changed:
            changed()


def _forget(key: str, usual: str, forgets: Callable[[], None] | None) -> None:
    remembered = memory()
    remembered.forgotten_at = clock.now()
    remembered.changed_at.clear()
    remembered.brought_back.add(key)
    forget(key)
    fill(key, usual)
    if forgets:
        forgets()
