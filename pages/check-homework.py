"""The homework checked where it was done: a notebook is uploaded, its answers are found and marked."""

import streamlit as st

from ui.fields import exercise_choice
from ui.frame import page
from ui.screens import check_homework, check_homework_ending, check_homework_parts
from ui.session import found_outputs

page.begin("Check my notebook", "Are the numbers in your notebook right?")
is_own = bool(found_outputs.current().outputs)
outside, fields, told = st.container(), st.container(), check_homework.line(is_own=is_own)
with told:
    exercise = exercise_choice.choose_homework(lambda _: (), outside=outside, called="Your exercise: {}")
check_homework.take_in(told, fields)
if matched := check_homework.match_outputs(exercise):
    grade = check_homework_parts.show(*matched, is_own=is_own)
    if is_own:
        check_homework_ending.list_unmatched(*matched)
        check_homework_ending.show(*matched, grade)
found_outputs.keep()
page.next_screen("quiz")
