"""Why attention: what a word's vector leaves out of its sentence, and what a round of attention puts in."""

import streamlit as st

from core.lessons import why
from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import alignments, meanings, pronouns
from ui.session import moved

page.begin(
    "Why attention",
    "What does a word’s vector know of the sentence that the word stands in, and what does one round of attention add "
    "to it? Measure both.",
)
show_anyway = bool(widgets.linked(st.toggle, "Show the results without predicting", key="why.show", usual=False))

bank = why.load().bank
st.markdown(f"## Two banks\n\n> **A** &nbsp; {bank.a}\n>\n> **B** &nbsp; {bank.b}")
marks = questions.ask_predictions(why.of_bank())
if show_anyway or questions.all_answered(marks):
    meanings.show_neighbours(meanings.compare(bank))
    meanings.conclude()

questions.show_score(marks)
if moved.remember({**alignments.fields(), **pronouns.fields()}):
    st.caption("Your link holds more answers: those on the translation and on *it* are on the next two screens.")
page.next_screen("alignments", "similarity", "bank-in-five")
