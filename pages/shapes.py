"""Shapes, step by step: self-attention in ten lines of NumPy."""

import streamlit as st

from ui.fields.questions import show_score
from ui.frame import page
from ui.screens import from_scratch, random_draws
from ui.session import moved

page.begin(
    "Shapes, step by step",
    "What is the shape of each matrix of self-attention? Here it is from scratch, in ten lines of NumPy. Before each "
    "line runs, predict the shape of its result.",
    numbers=from_scratch.NUMBERS,
)
seed, kind = from_scratch.choose_random_numbers()

st.header("Ten lines", anchor=False)
show_score(from_scratch.ask_ten_lines(seed, kind))
if moved.remember({**from_scratch.fields_of_batches(), **random_draws.fields()}):
    st.caption("Your link holds more answers: those on np.dot and on random weights are on the next two screens.")
page.next_screen("batches", "random-weights", "write-the-line")
