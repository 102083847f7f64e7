"""Shapes, step by step: ten lines of NumPy, np.dot in place of @, and what random weights mean."""

import streamlit as st

from ui.fields.questions import show_score
from ui.frame import page
from ui.screens import from_scratch, random_draws

page.begin(
    "Shapes, step by step",
    "Self-attention from scratch, in ten lines of NumPy. Before each line runs, predict the shape of its result.",
)
seed, kind = from_scratch.choose_random_numbers()

st.header("Ten lines", anchor=False)
marks = from_scratch.ask_ten_lines(seed, kind)
marks += from_scratch.ask_about_dot(seed, kind)
st.header("More than one sentence", anchor=False)
marks += from_scratch.ask_about_batches(seed, kind)
marks += random_draws.ask_what_they_mean(seed, kind)

show_score(marks)
page.next_screen("module", "scaling")
