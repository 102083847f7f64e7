"""The graded homework: fields, marks, total."""

import streamlit as st

from ui.fields import widgets
from ui.frame import page
from ui.screens import quiz

page.begin(
    "Graded homework",
    "Compute on paper or in a notebook, and type what you get with four decimals, written as you like. Press Enter to "
    "have it marked; try as often as you like. Your answers stay in this page's link.",
)

exercise = widgets.load(widgets.exercise())
st.caption(f"*{exercise.title}.* {exercise.about}")

quiz.show_numbers(exercise)

sheet = quiz.Sheet(exercise=exercise)
for number, question in enumerate(exercise.questions, start=1):
    quiz.draw_question(sheet, question, f"{number}. {question.title}")

quiz.draw_footer(sheet)
