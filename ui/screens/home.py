"""The first screen: the weights of the homework's sentence, with and without learning."""

from functools import partial

import streamlit as st

from core.exercises import Exercise
from core.graph.explain import explain
from core.graph.form import LEARNED, PLAIN
from core.graph.trace import Trace
from ui.fields import widgets
from ui.frame import downloads, explanation, page
from ui.frame.page import Step


def show_weights(exercise: Exercise) -> None:
    """The weights of an exercise with and without learning, each explained, and as files."""
    learned = widgets.learning()
    trace = exercise.traces["learned" if learned else "plain"]
    step = _weights(exercise, trace, learned=learned)
    with explanation.beneath(partial(explain, trace, tokens=exercise.tokens), [step]) as point:
        page.draw_steps(step, columns=1, point=point)
        st.caption(
            "With the homework's W_q, W_k and W_v, *bank* looks at *interest* most of all."
            if learned
            else "Without learning the rows are nearly even: about 1/5 for everyone."
        )
    downloads.offer_files(exercise.id, exercise.title, exercise.tokens, exercise.inputs, LEARNED if learned else PLAIN)


def _weights(exercise: Exercise, trace: Trace, *, learned: bool) -> Step:
    scores = r"Q K^\top / \sqrt{d_k}" if learned else r"X X^\top"
    return Step(
        title="Attention weights", formula=rf"\operatorname{{softmax}}({scores})", shape="n × n",
        M=trace.weights, node="weights", rows=exercise.tokens, columns=exercise.tokens, weights=True,
        note="*The bank raised interest rates*: how much each word (row) attends to each word (column). Every row sums "
        "to 1. Also called *attention coefficients* or *scaled similarities*.",
    )  # fmt: skip
