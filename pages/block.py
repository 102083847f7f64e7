"""The block around attention: residual stream, norm and feed-forward, and what each adds to a token's state."""

import streamlit as st

from ui.fields import questions, trained_head, widgets
from ui.frame import page
from ui.screens import block as screen

page.begin(
    "The block around it",
    "What does a layer add to a word, besides attention? Each bar is a token’s state after a layer of "
    "*all-MiniLM-L6-v2*: what it held before, what attention added, and the feed-forward. Press a word, and switch "
    "parts off.",
)
is_ready = trained_head.is_ready()
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="block.show", usual=False))
    marks, name = screen.ask()
    questions.show_score(marks.values())
with figure:
    drawn = st.container()
    if chosen := trained_head.choose_sentence(is_ready=is_ready):
        with drawn:
            screen.show_figure(chosen[0], marks, name, show_anyway=show_anyway)
st.header("In formulas", anchor=False)
screen.explain()
page.next_screen("atlas", "head-off")
