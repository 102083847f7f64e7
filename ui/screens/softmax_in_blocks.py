"""The softmax of a row in blocks, asked step by step; each number stands in the table once it is found."""

import streamlit as st

from core.lessons import softmax_in_blocks as lesson
from ui.fields import questions, widgets
from ui.frame import tables
from ui.session import contents

_SUMS = ("first", "second", "third")
"""The questions for the running sum after each block."""


def show() -> None:
    """Ask for the running sum block by block, and show what is found."""
    st.markdown(
        "#### In blocks: FlashAttention\n\nThe stable softmax needs the largest score of a row before it can begin, "
        "and all exponentials before it can divide. But a long row need not be held whole. It can be read block by "
        "block, and only this is kept: the largest score so far, $m$, the sum so far, $l$, and the context so far, "
        "$c$:\n\n"
        r"$m' = \max(m, s_1, s_2, …)$, &emsp; $l' = l \cdot e^{m - m'} + \sum_i e^{s_i - m'}$, &emsp; "
        r"$c' = c \cdot e^{m - m'} + \sum_i e^{s_i - m'} v_i$"
    )
    tasks = lesson.tasks()
    show_all = bool(widgets.linked(st.toggle, "Show everything", key="blocks.show", usual=False))
    answers = {name: task.mark(contents.text(f"blocks.{name}")) for name, task in tasks.items()}
    found = {name for name, mark in answers.items() if show_all or mark.status == "correct"}
    states = lesson.states()
    blocks = [str(i + 1) for i in range(len(states))]
    with st.container():
        tables.draw(
            {
                "block": blocks,
                "scores": [", ".join(f"{s:g}" for s in state.scores) for state in states],
                "values": [", ".join(f"{value:g}" for value in block) for block in lesson.load().values],
            }
        )
        tables.draw(  # a table of its own: both together are wider than a phone
            {
                "block": blocks,
                "m": [f"{state.maximum:g}" for state in states],
                "factor": ["", _if("factor" in found, states[1].factor), _if("third" in found, states[2].factor)],
                "l": [_if(name in found, state.total) for name, state in zip(_SUMS, states, strict=True)],
                "c": [_if(name in found, state.context) for name, state in zip(_SUMS, states, strict=True)],
            }
        )
        if "weight" in found:
            weights = ", ".join(f"{weight:.4f}" for weight in lesson.weights(states))
            st.caption(f"The weights of all six scores, exp(s − m)/l with the last m and l: {weights}.")
    marks = [questions.ask_question(task, f"blocks.{name}") for name, task in tasks.items()]
    questions.show_score(marks)


def _if(is_shown: bool, number: float) -> str:
    return f"{number:.4f}" if is_shown else "?"
