"""Why attention: what one vector per word leaves out, and what it takes to put it in."""

import streamlit as st

from core.lessons import why
from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import alignments, meanings, pronouns

page.begin(
    "Why attention",
    "What do word vectors know about the sentence that a word stands in, and what does it take to find out the "
    "rest? Predict, then look.",
)

lesson, pizza, marks = why.load(), why.pizza(), []
show_anyway = bool(widgets.linked(st.toggle, "Show the results without predicting", key="why.show", usual=False))

st.markdown(f"## Two banks\n\n> **A** &nbsp; {lesson.bank.a}\n>\n> **B** &nbsp; {lesson.bank.b}")
marks += (predictions := questions.ask_predictions(why.of_bank()))
if show_anyway or questions.all_answered(predictions):
    meanings.show_neighbours(meanings.compare(lesson))

area, signed = lesson.alignments
st.markdown(
    "## Another order, another length\n\n"
    "*The European Economic Area* is *La Zone Économique Européenne*. For each French word, say which English "
    "word it should attend to: each answer is a row of a matrix."
)
marks += alignments.align(area)
st.markdown("The lengths may differ too: *was signed* is *a été signé*.")
marks += alignments.align(signed)

st.markdown(f"## What *it* refers to\n\n> {lesson.pizza.sentence}")
marks += (predictions := questions.ask_predictions(why.of_pizza()))
if show_anyway or questions.all_answered(predictions):
    pronouns.compare(lesson, pizza)
marks += (predictions := questions.ask_predictions(why.of_order()))
if show_anyway or questions.all_answered(predictions):
    pronouns.shuffle(pizza)
if show_anyway or questions.all_answered(marks):
    pronouns.conclude(pizza)

questions.show_score(marks)
page.next_screen("similarity", "lookup", "train")
