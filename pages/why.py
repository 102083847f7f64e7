"""Why attention: what one vector a word leaves out, and what it takes to put it in."""

import streamlit as st

from core import why
from ui import alignments, fields, frame, meanings, pronouns
from ui.lesson import score

frame.begin(
    "Why attention",
    "A table of word vectors gives each word one vector, wherever it stands. Predict what that leaves out, then look.",
)

lesson, marks = why.load(), []
anyway = bool(fields.kept(st.toggle, "Show the results without predicting", key="why.show", usual=False))

st.subheader("One vector, two banks", anchor=False)
st.markdown(f"> **A** &nbsp; {lesson.bank['a']}\n>\n> **B** &nbsp; {lesson.bank['b']}")
predicted = meanings.predict(lesson)
marks += predicted
if anyway or all(mark.status != "blank" for mark in predicted):
    meanings.neighbours(meanings.compare(lesson))

st.subheader("Another order, another length", anchor=False)
st.markdown(
    "*The European Economic Area* is *La Zone Économique Européenne*. A translation that goes word by word, in order, "
    "goes astray. Say for each French word which English one it has to look at."
)
area, signed = lesson.alignments
marks += alignments.align(area)
st.markdown("And where the lengths differ: *was signed* is *a été signé*.")
marks += alignments.align(signed)

st.subheader("What *it* refers to", anchor=False)
pizza = pronouns.read(lesson)
st.markdown(f"> {lesson.pizza['sentence']}")
predicted = pronouns.predict(lesson, pizza)
marks += predicted
if anyway or all(mark.status != "blank" for mark in predicted):
    pronouns.compare(lesson, pizza)

st.subheader("What static vectors cannot do", anchor=False)
marks.append(pronouns.shuffle(lesson, pizza, anyway=anyway))

score(marks)
frame.next_screen("similarity", "lookup", "train")
