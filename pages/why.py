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
figure, asked = st.columns((3, 2), gap="medium")
bank = why.load().bank
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="why.show", usual=False))
    marks, _ = questions.ask_in_turn({f"why.{name}": task for name, task in why.of_bank().items()}, "why.asked")
    questions.show_score(marks.values())
with figure:
    st.markdown(f"> **A** &nbsp; {bank.a}\n>\n> **B** &nbsp; {bank.b}")
    meanings.show_figure(bank, {key.removeprefix("why."): mark for key, mark in marks.items()}, show_anyway=show_anyway)
if show_anyway or questions.all_answered(marks.values()):
    meanings.show_neighbours(meanings.compare(bank))
    meanings.conclude()
if moved.remember({**alignments.fields(), **pronouns.fields()}):
    st.caption("Your link holds more answers: those on the translation and on *it* are on the next two screens.")
page.next_screen("alignments", "similarity", "bank-in-five")
