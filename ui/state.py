"""The only place that touches session state and the link; every key a widget has is named here."""

from collections.abc import Iterable, Sequence
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
    MATRIX = "matrix"
    ROW = "row"
    COLUMN = "column"
    PREDICTION = "prediction"
    REVEAL = "reveal"
    TEMPERATURE = "temperature"
    SCORE = "score"
    LINES = "lines"
    BLEND = "blend"
    NUMBERS = "numbers"


_ROUTED = "routed"
_CHECKED = "checked answers"
_CLICKS = "cells pointed at"
_KEPT = "kept texts"
_LOST = "lost texts"
HOMEWORK = "bank-interest"
CELL = "cell"
"""What the choice of a cell is called inside a heat map."""


def routed() -> bool:
    """Whether the router has run in this session."""
    return bool(st.session_state.get(_ROUTED, False))


def note_routed() -> None:
    """Remember that the router has run in this session."""
    st.session_state[_ROUTED] = True


def numbered(key: Key, i: int) -> str:
    """The key of one of several alike widgets."""
    return f"{key}-{i}"


def forget(key: str) -> None:
    """Let a widget start again from its default; to be called from a callback."""
    st.session_state.pop(key, None)


def answer_key(exercise: Exercise, part: Part) -> str:
    """The key of an answer field: the part's id, which the homework has for itself."""
    return part.id if exercise.id == HOMEWORK else f"{exercise.id}.{part.id}"


def checked() -> frozenset[str]:
    """The keys of the answers whose button was pressed, so that a blank one is told that it is blank."""
    return frozenset(st.session_state.get(_CHECKED, ()))


def check(keys: Iterable[str]) -> None:
    """Note that the button of these answers was pressed."""
    st.session_state[_CHECKED] = checked() | set(keys)


def typed(key: str) -> None:
    """Note that a student has changed an answer themselves, be it to nothing."""
    _kept()[key] = str(st.session_state.get(key) or "")
    st.session_state[_CHECKED] = checked() - {key}


def bring_back(key: str) -> None:
    """Put what was typed last into a field that the browser's Back button has emptied; before it is drawn.

    Leaving a screen takes its fields out of the link, so that going back to it finds a link without them, and a
    link goes before the memory of the session.
    """
    if key in _lost():
        st.session_state[key] = _kept()[key]
        _lost().discard(key)


def keep(key: str, text: str) -> None:
    """Remember what a field holds, or note that it has lost what its student never emptied; after it is drawn."""
    if text:
        _kept()[key] = text
    elif _kept().get(key):
        _lost().add(key)


def run_again_for_lost() -> None:
    """Run the screen once more if any of its fields has to be filled again."""
    if _lost():
        st.rerun()


def _kept() -> dict[str, str]:
    kept: dict[str, str] = st.session_state.setdefault(_KEPT, {})
    return kept


def _lost() -> set[str]:
    lost: set[str] = st.session_state.setdefault(_LOST, set())
    return lost


def hints_shown(key: str) -> int:
    """How many hints have been asked for on an answer."""
    return int(st.session_state.get(f"hints {key}", 0))


def show_hint(key: str) -> None:
    """Show one hint more on an answer."""
    st.session_state[f"hints {key}"] = hints_shown(key) + 1


def cell_key(node: str) -> str:
    """The key of a heat map whose cells can be pointed at."""
    return f"cells {node}"


def clicks() -> int:
    """How many cells have been pointed at."""
    return int(st.session_state.get(_CLICKS, 0))


def take_cell(node: str, title: str, rows: Sequence[str], columns: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Let the pickers say what was pointed at in a heat map; returns its row and column, nothing if it was nothing."""
    points = st.session_state[cell_key(node)].selection[CELL]
    cells = tuple((int(point["i"]), int(point["j"])) for point in points)
    for i, j in cells:
        st.session_state[Key.MATRIX] = title
        st.session_state[Key.ROW] = rows[i]
        st.session_state[Key.COLUMN] = columns[j]
        st.session_state[_CLICKS] = clicks() + 1
    return cells


def settle(key: Key, options: Sequence[str]) -> None:
    """Let a picker start again from its default if what it holds is no longer on offer; before it is drawn."""
    if st.session_state.get(key, options[0]) not in options:
        forget(key)


def upload_key(key: str) -> str:
    """The key of the file field beside an answer."""
    return f"file {key}"


def take_upload(key: str) -> None:
    """Put the text of an uploaded file into its answer's field."""
    if (file := st.session_state.get(upload_key(key))) is not None:
        st.session_state[key] = file.getvalue().decode("utf-8-sig", errors="replace")
        typed(key)
