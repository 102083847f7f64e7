"""Random weights: what a large one means before anything is learned."""

import streamlit as st

from ui.fields import questions
from ui.frame import page
from ui.screens import from_scratch, random_draws

page.begin(
    "Random weights",
    "Does a large weight mean anything before anything is learned? Sweep over a few draws.",
    numbers=from_scratch.NUMBERS,
)
figure, asked = st.columns((3, 2), gap="medium")
with figure:
    drawn = st.container()
    seed, kind = from_scratch.choose_random_numbers()
    with drawn:
        random_draws.show_threads(seed, kind)
with asked:
    marks = random_draws.ask(seed, kind)
    questions.show_score(marks.values())
random_draws.show_many(seed, kind, marks)
page.next_screen("train", "scaling")
