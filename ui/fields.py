"""The fields in which a student chooses and types. What they hold is part of the link."""

from collections.abc import Sequence

import streamlit as st

from core import exercises
from ui import state
from ui.state import Key

OWN = "your own sentence"
"""The choice of a sentence of one's own, among the ids of exercises."""


def learning() -> bool:
    """Choose between the graph without and with learned weights."""
    return _one_of("Attention", ["without learning", "learned"], "learned", Key.LEARNING) == "learned"


def example(ids: Sequence[str], *, own: bool = False, key: Key = Key.EXAMPLE) -> str:
    """Choose an exercise by its id, or, where offered, a sentence of one's own."""
    return _one_of("Example", [*ids, OWN] if own else list(ids), ids[0], key)


def _one_of(label: str, options: list[str], default: str, key: Key) -> str:
    return st.segmented_control(label, options, default=default, required=True, key=key, bind="query-params")


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
    key = state.numbered(Key.DIVISOR, d_k)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        chosen = st.slider(
            "Divide the scores by", 1.0, 4.0 * d_k, value=d_k**0.5, step=0.01, key=key, bind="query-params"
        )
        st.button("Back to √d_k", on_click=state.forget, args=(key,))
    return float(chosen)


def whose_lines(focus: int) -> int | None:
    """Choose whose attention is drawn as lines: the word in focus, or None for all."""
    return (
        focus
        if _one_of("Lines of", ["the word in focus", "all words"], "all words", Key.LINES) != "all words"
        else None
    )


def blend() -> float:
    """Choose the share of the learned weights in a mix with those without learning, from 0 to 1."""
    return float(st.slider("Learned share", 0.0, 1.0, value=1.0, step=0.05, key=Key.BLEND, bind="query-params"))
