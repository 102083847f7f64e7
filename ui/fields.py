"""The fields in which a student chooses and types. What they hold is part of the link."""

from collections.abc import Sequence

import streamlit as st

from core import exercises
from ui import state
from ui.state import Key

OWN = "own"
"""The choice of a sentence of one's own, among the ids of exercises."""


def learning() -> bool:
    """Choose between the graph without and with learned weights."""
    names = {"without": "Without learning", "with": "With learned weights"}
    chosen = st.segmented_control(
        "Attention", list(names), default="with", format_func=names.__getitem__, required=True,
        key=Key.LEARNING, bind="query-params",
    )  # fmt: skip
    return chosen == "with"


def example(ids: Sequence[str], *, own: bool = False, key: Key = Key.EXAMPLE) -> str:
    """Choose one of these exercises by its title, or, where offered, a sentence of one's own."""
    names = {name: exercises.load(name).title for name in ids} | ({OWN: "Your own sentence"} if own else {})
    chosen = st.segmented_control(
        "Example", list(names), default=ids[0], format_func=names.__getitem__, required=True,
        key=key, bind="query-params",
    )  # fmt: skip
    return chosen or ids[0]


def with_weights() -> tuple[str, ...]:
    """The ids of the exercises that have W_q, W_k and W_v."""
    return tuple(name for name in exercises.ids() if "W_q" in exercises.load(name).inputs)


def word(words: Sequence[str], default: str) -> int:
    """Choose the word in focus; returns its position."""
    chosen = st.selectbox(
        "Word in focus",
        words,
        index=words.index(default) if default in words else 0,
        key=Key.WORD,
        bind="query-params",
    )
    return words.index(chosen)


def divisor(d_k: int) -> float:
    """Choose what the scores are divided by, from 1 to 4·d_k; √d_k until it is moved."""
    usual = d_k**0.5
    with st.container(horizontal=True, vertical_alignment="bottom"):
        chosen = st.slider(
            "Divide the scores by",
            1.0,
            4.0 * d_k,
            value=usual,
            step=0.01,
            key=Key.DIVISOR,
            bind="query-params",
        )
        st.button("Back to √d_k", on_click=state.put, args=(Key.DIVISOR, usual))
    return float(chosen)
