"""One word in five sentences: the vector of *bank* moves to the river or to the money, layer by layer."""

import streamlit as st

from ui.fields import questions, trained_head, widgets
from ui.frame import page
from ui.screens import bank_in_five as screen

page.begin(
    "One word, five sentences",
    "How does context move *bank*? In five sentences it goes through the layers of a trained transformer, and each "
    "layer changes its vector. Measure where it goes, and what moves it: its sense, or the word beside it.",
)
is_ready = trained_head.is_ready()
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="bank.show", usual=False))
    marks, _ = screen.ask()
    questions.show_score(marks.values())
with figure:
    if is_ready:
        is_open = show_anyway or questions.all_answered(marks[name] for name in ("after", "axis"))
        screen.show_drift(is_open=is_open)
    screen.sentences()
if is_ready and (show_anyway or questions.all_answered(marks[name] for name in ("input", "after"))):
    screen.show_layer()
if is_ready and (show_anyway or questions.all_answered([marks["mixed"]])):
    st.header("The sense, or the word beside it?", anchor=False)
    screen.try_own()
page.next_screen("trained", "why")
