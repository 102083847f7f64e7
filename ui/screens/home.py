"""The first screen: the weights of a short sentence, with and without learning."""

from functools import partial

import streamlit as st

from core.exercises import Exercise
from core.graph.explain import explain
from core.graph.form import LEARNED, PLAIN
from ui.fields import widgets
from ui.frame import downloads, explanation, page

_TITLE = "Attention weights"

_NOTE = (
    "*The dog chased its tail*: how much each word (row) attends to each word (column). Every row sums to 1. "
    "Also called *attention coefficients* or *scaled similarities*."
)


def show_weights(exercise: Exercise) -> None:
    """The weights of an exercise with and without learning, each explained, and as files."""
    learned = widgets.learning()
    form, trace = (LEARNED if learned else PLAIN), exercise.traces["learned" if learned else "plain"]
    titles, notes = {"weights": _TITLE}, {"weights": _NOTE}
    steps = page.steps_of(trace, form, exercise.tokens, ["weights"], titles=titles, notes=notes)
    with explanation.beneath(partial(explain, trace, tokens=exercise.tokens), steps) as point:
        page.draw_steps(*steps, columns=1, point=point)
        st.caption(
            "With W_q, W_k and W_v, *its* attends most to *dog*: whose tail it is. And *dog* attends most to *chased*, "
            "*chased* to *tail*: each word finds what it needs."
            if learned
            else "Without learning, a word attends to the words that are like it: *its* attends most to *tail*."
        )
    downloads.offer_files(exercise.id, exercise.title, exercise.tokens, exercise.inputs, form)
