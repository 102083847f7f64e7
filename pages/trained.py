"""A trained transformer from the inside: what its 72 heads look at, one of them in numbers, and your own sentence."""

import streamlit as st

from ui.fields import questions, trained_head, widgets
from ui.frame import page
from ui.screens import trained as screen

page.begin(
    "A trained transformer",
    "Where does *it* look, and who taught it to? *all-MiniLM-L6-v2*: 6 layers of 12 heads, 22.7 million learned "
    "numbers. Point at a word or at a head.",
)
is_ready = trained_head.is_ready()

figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="trained.show", usual=False))
    marks, name = screen.ask()
    questions.show_score(marks.values())
with figure:
    drawn = st.container()
    if chosen := trained_head.choose(is_ready=is_ready):
        with drawn:
            screen.show_figure(chosen, marks, name, show_anyway=show_anyway)

if chosen:
    st.header("Its numbers", anchor=False)
    screen.show_head(chosen, marks, show_anyway=show_anyway)
    screen.take_along(chosen)
    if show_anyway or questions.all_answered(marks[name] for name in ("hot", "wide", "right")):
        st.header("How often is it the noun that is meant?", anchor=False)
        screen.show_ten()
    if show_anyway or questions.all_answered([marks["rule"]]):
        st.header("Which rule does it follow?", anchor=False)
        screen.show_rules()
page.next_screen("bank-in-five", "atlas", "head-off")
