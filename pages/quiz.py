"""The graded homework: fields, marks, total."""

import streamlit as st

from core import exercises
from ui.charts import drawing
from ui.fields import widgets
from ui.frame import page
from ui.screens import quiz
from ui.session import state

page.begin(
    "Graded homework",
    "Compute on paper or in a notebook, and type what you get with four decimals, written as you like. Press Enter, "
    "and it is marked; try as often as you wish. Your answers stay in this page's link.",
)

exercise = exercises.load(widgets.exercise())
st.caption(f"*{exercise.title}.* {exercise.about}")

numbers = st.expander("The numbers you need", icon=":material/grid_on:", key=state.Key.NUMBERS, on_change="rerun")
if numbers.open:
    with numbers:
        page.given(exercise.inputs, drawing.distinct(exercise.tokens))

sheet = quiz.Sheet(exercise=exercise)
for number, question in enumerate(exercise.questions, start=1):
    quiz.ask(sheet, question, f"{number}. {question.title}")

state.run_again_for_lost()
quiz.foot(sheet)
