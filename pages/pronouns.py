"""What *it* refers to: what a pronoun attends to without learning, and what the order of the words does."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import pronouns as screen

page.begin(
    "What “it” refers to",
    "Which word does *it* attend to before anything is learned, and what is missing before it can find the word that "
    "it stands for?",
)
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="why.show", usual=False))
    marks, name = screen.ask()
    questions.show_score(marks.values())
with figure:
    screen.show_figure(marks, name, show_anyway=show_anyway)
if show_anyway or questions.all_answered(marks[name] for name in ("looks", "wanted", "back")):
    screen.compare()
if show_anyway or questions.all_answered([marks["shuffled"]]):
    screen.shuffle()
if show_anyway or questions.all_answered(marks.values()):
    screen.conclude()
page.next_screen("two-sentences", "trained", "order")
