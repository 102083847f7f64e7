"""One word in five sentences: the vector of *bank* moves to the river or to the money, layer by layer."""

import streamlit as st

from ui.fields import questions, trained_head, widgets
from ui.frame import page
from ui.screens import bank_in_five as screen

page.begin(
    "One word, five sentences",
    "How does context move *bank*? Its vector is nearly the same in five sentences at first, and after each layer of a "
    "trained transformer it is another one. Measure where it goes, and what moves it: its sense or the word beside it.",
)
show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="bank.show", usual=False))
is_ready = trained_head.is_ready()

screen.sentences()
marks = screen.ask("input", "after")
table = st.container()
marks |= screen.ask("cosine", "apart")
if is_ready and (show_anyway or questions.all_answered(marks[name] for name in ("input", "after"))):
    with table:
        screen.show_layer()

st.header("How each bank drifts", anchor=False)
marks |= screen.ask("axis")
if is_ready and (show_anyway or questions.all_answered([marks["axis"]])):
    screen.show_drift()

st.header("The sense, or the word beside it?", anchor=False)
marks |= screen.ask("mixed")
if is_ready and (show_anyway or questions.all_answered([marks["mixed"]])):
    screen.try_own()
questions.show_score(marks.values())
page.next_screen("trained", "why")
