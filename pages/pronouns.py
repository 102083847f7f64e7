"""What *it* refers to: what a pronoun attends to without learning, and what the order of the words does."""

import streamlit as st

from core.lessons import pronouns
from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import pronouns as screen

page.begin(
    "What “it” refers to",
    "Which word does *it* attend to before anything is learned? See what is missing before it can find the word that "
    "it stands for.",
)
show_anyway = bool(widgets.linked(st.toggle, "Show the results without predicting", key="why.show", usual=False))

st.markdown(f"> {pronouns.load().sentence}")
marks = questions.ask_predictions(pronouns.of_pizza())
with st.container():
    if show_anyway or questions.all_answered(marks):
        screen.compare()
marks += (predictions := questions.ask_predictions(pronouns.of_order()))
with st.container():
    if show_anyway or questions.all_answered(predictions):
        screen.shuffle()
if show_anyway or questions.all_answered(marks):
    screen.conclude()

questions.show_score(marks)
page.next_screen("two-sentences", "trained", "order")
