"""An answer field with its check button, and the marking beside it."""

from collections.abc import Collection
from math import prod

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from core.exercises import Exercise, Part
from core.grading import Grade, Result
from ui import state

_LONGEST_IN_LINK = 100
"""Numbers of an answer that are kept in the link; longer ones would make links that servers refuse."""

_BADGES = {
    "correct": ":green-badge[✓ correct]",
    "partial": ":orange-badge[◐ partly right]",
    "wrong": ":red-badge[✗ not right]",
    "imprecise": ":blue-badge[… more digits]",
    "unreadable": ":violet-badge[? not readable]",
    "blank": ":gray-badge[○ blank]",
}

_FEW = 6
"""Numbers of a vector that are typed rather than pasted."""


def _placeholder(part: Part) -> str:
    match part.kind:
        case "number":
            return "0.25, 1/4 or 25 %"
        case "vector" if part.shape[0] <= _FEW:
            return "  ".join(f"0.{i + 1}" for i in range(part.shape[0]))
        case "vector" | "matrix":
            return "A whole print of NumPy or torch, or rows from a spreadsheet"
        case "ranking":
            return "word 0.5, other 0.25"
        case "choice":
            return " or ".join(part.choices)


def field(exercise: Exercise, part: Part) -> tuple[str, DeltaGenerator]:
    """Draw the field of a part; returns what is typed in it and the place for its marking."""
    key = state.answer_key(exercise, part)
    in_link = prod(part.shape) <= _LONGEST_IN_LINK
    widget = st.text_area if part.kind == "matrix" else st.text_input
    text = widget(
        part.prompt,
        key=key,
        placeholder=_placeholder(part),
        on_change=state.uncheck,
        args=([key],),
        bind="query-params" if in_link else None,
        persist_state="session",
    )
    if not in_link:
        st.caption("Too long for the link: kept until you close this tab.")
    with st.container(horizontal=True, vertical_alignment="center"):
        st.button("Check", key=f"check {key}", on_click=state.check, args=([key],))
        place = st.container()
    return text or "", place


def result(place: DeltaGenerator, marked: Result) -> None:
    """Show the marking of one part in its place."""
    read_as = f" Read as {marked.reading}." if marked.reading else ""
    place.markdown(f"{_BADGES[marked.status]} {marked.message}{read_as}")


def total(grade: Grade, keys: Collection[str]) -> None:
    """Show the credits so far at the foot of the window, with a bar and a button that checks all answers."""
    score, most = f"{grade.score:.2f}".rstrip("0").rstrip("."), f"{grade.max_score:g}"
    with st.bottom, st.container(horizontal=True, vertical_alignment="center"):
        st.progress(grade.score / grade.max_score, text=f"**{score} of {most} points**")
        st.button("Check all", type="primary", on_click=state.check, args=(tuple(keys),))
