"""The graded homework: fields, marks, total."""

import streamlit as st

from core import exercises, grading
from ui import charts, fields, frame, marking, state

frame.begin(
    "Graded homework",
    "Compute on paper or in a notebook, type what you get, and check it: one part at a time or all at once. "
    "Checking is free, as often as you like, and your answers stay in this page's link.",
)

exercise = exercises.load(fields.example(exercises.ids(), key=state.Key.EXERCISE))
st.caption(f"*{exercise.title}.* {exercise.about}")

with st.expander("The numbers you need", icon=":material/grid_on:"):
    words = charts.distinct(exercise.tokens)
    frame.given(exercise, words)

places, texts = {}, {}
for number, question in enumerate(exercise.questions, start=1):
    st.subheader(f"{number}. {question.title}", anchor=False)
    st.markdown(question.text)
    for part in question.parts:
        with st.container(border=True):
            texts[part.id], places[part.id] = marking.field(exercise, part)

keys = {part.id: state.answer_key(exercise, part) for part in exercise.parts}
checked = [part.id for part in exercise.parts if keys[part.id] in state.checked()]
grade = grading.grade(exercise, {part_id: texts[part_id] for part_id in checked})
for part_id in checked:
    marking.result(places[part_id], exercise, exercise.part(part_id), texts[part_id], grade[part_id])
marking.total(grade, keys.values())
state.link_checked()
