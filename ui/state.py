"""The only place that touches session state and the link; every key a widget has is named here."""

from collections.abc import Iterable
from enum import StrEnum

import streamlit as st

from core.exercises import Exercise, Part


class Key(StrEnum):
    """Widget keys. Those bound to the link are also the names of its parameters, so they stay as they are."""

    EXAMPLE = "example"
    SENTENCE = "sentence"
    WORD = "word"
    UNKNOWN = "unknown"
    VECTOR = "vector"
    LEARNING = "learning"
    DIVISOR = "divisor"
    EXERCISE = "exercise"
    CHECKED = "checked"


_ROUTED = "routed"
_CHECKED = "checked answers"
HOMEWORK = "bank-interest"


def routed() -> bool:
    """Whether the router has run in this session."""
    return bool(st.session_state.get(_ROUTED, False))


def note_routed() -> None:
    """Remember that the router has run in this session."""
    st.session_state[_ROUTED] = True


def numbered(key: Key, i: int) -> str:
    """The key of one of several alike widgets."""
    return f"{key}-{i}"


def put(key: str, value: object) -> None:
    """Give a widget a value; to be called before it is drawn, or from a callback."""
    st.session_state[key] = value


def answer_key(exercise: Exercise, part: Part) -> str:
    """The key of an answer field: the part's id, which the homework has for itself."""
    return part.id if exercise.id == HOMEWORK else f"{exercise.id}.{part.id}"


def checked() -> frozenset[str]:
    """The keys of the answers that were checked; kept in the link too, so that marks outlive the server."""
    if _CHECKED not in st.session_state:
        st.session_state[_CHECKED] = frozenset(filter(None, st.query_params.get(Key.CHECKED, "").split(",")))
    return frozenset(st.session_state[_CHECKED])


def check(keys: Iterable[str]) -> None:
    """Mark these answers from now on."""
    st.session_state[_CHECKED] = checked() | set(keys)


def uncheck(keys: Iterable[str]) -> None:
    """Do not mark these answers until they are checked again."""
    st.session_state[_CHECKED] = checked() - set(keys)


def link_checked() -> None:
    """Write the checked answers into the link."""
    link = ",".join(sorted(checked()))
    if link and st.query_params.get(Key.CHECKED) != link:
        st.query_params[Key.CHECKED] = link
    elif not link:
        st.query_params.pop(Key.CHECKED, None)


def hints_shown(key: str) -> int:
    """How many hints have been asked for on an answer."""
    return int(st.session_state.get(f"hints {key}", 0))


def show_hint(key: str) -> None:
    """Show one hint more on an answer."""
    st.session_state[f"hints {key}"] = hints_shown(key) + 1


def upload_key(key: str) -> str:
    """The key of the file field beside an answer."""
    return f"file {key}"


def take_upload(key: str) -> None:
    """Put the text of an uploaded file into its answer's field."""
    if (file := st.session_state.get(upload_key(key))) is not None:
        st.session_state[key] = file.getvalue().decode("utf-8-sig", errors="replace")
        uncheck([key])
