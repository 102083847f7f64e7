"""The graded homework: fields, marks, total."""

import streamlit as st

from core import exercises, grading
from ui import charts, fields, frame, marking, state

frame.begin(
    "Graded homework",
    "Compute on paper or in a notebook, and type what you get with four decimals, written as you like. Press Enter, "
    "and it is marked; try as often as you wish. Your answers stay in this page's link.",
)

exercise = exercises.load(fields.exercise())
st.caption(f"*{exercise.title}.* {exercise.about}")

numbers = st.expander("The numbers you need", icon=":material/grid_on:", key=state.Key.NUMBERS, on_change="rerun")
if numbers.open:
    with numbers:
        frame.given(exercise.inputs, charts.distinct(exercise.tokens))

places, texts = {}, {}
for number, question in enumerate(exercise.questions, start=1):
    st.markdown(f"### {number}. {question.title}\n\n{question.text}")
    for part in question.parts:
        texts[part.id], places[part.id] = marking.field(exercise, part)

state.run_again_for_lost()
keys = {part.id: state.answer_key(exercise, part) for part in exercise.parts}
marked = [part for part in exercise.parts if texts[part.id].strip() or keys[part.id] in state.checked()]
grade = grading.grade(exercise, {part.id: texts[part.id] for part in marked})
for part in marked:
    marking.result(places[part.id], exercise, part, texts[part.id], grade[part.id])
marking.total(grade, keys.values())
