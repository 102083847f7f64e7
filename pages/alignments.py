"""Another order, another length: which word of a translation should attend to which word of its original."""

import streamlit as st

from core.lessons import alignments
from ui.fields import questions
from ui.frame import navigation, page
from ui.screens import alignments as screen

page.begin(
    "Another order, another length",
    "Which word of a translation should attend to which word of its original? Write it down as a matrix, in whatever "
    "order they come and however many there are.",
)
area, signed = alignments.load().alignments
with st.grid(2, min_column_width=300):
    with st.container():
        st.markdown(
            "*The European Economic Area* is *La Zone Économique Européenne*. For each French word, say which English "
            "word it should attend to: each answer is a row of the matrix."
        )
        marks = screen.ask(area)
        st.markdown("The lengths may differ too: *was signed* is *a été signé*.")
        marks += screen.ask(signed)
    with st.container():
        screen.show_choices()

if all(mark.status == "correct" for mark in marks):
    st.markdown(
        "Attention was first invented for this (Bahdanau, Cho and Bengio, 2015): it learns such a matrix, with shares "
        "in place of 0 and 1."
    )
questions.show_score(marks)
navigation.link("two-sentences", "The same translation, computed.")
page.next_screen("pronouns")
