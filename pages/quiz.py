"""The graded homework: one part at a time or the whole sheet, marks, total."""

import streamlit as st

from ui.fields import exercise_choice
from ui.frame import page
from ui.screens import quiz, quiz_ending, quiz_numbers, quiz_one_part, quiz_view
from ui.screens.quiz_sheet import Sheet, names_in_link
from ui.session import kept_answers

page.begin_with_picture("Graded homework")
if quiz_view.is_whole():
    page.say("Type four decimals. Enter, or pressing outside, marks them as often as you like. The link keeps them.")
    outside = st.container()
    with st.container(horizontal=True, vertical_alignment="center"):
        exercise = exercise_choice.choose_homework(names_in_link, outside=outside)
        quiz_view.choose()
    sheet = Sheet(exercise=exercise)
    sheet.write(exercise.parts, quiz_view.link_fields())
    if sheet.is_brought_back:
        kept_answers.offer_to_start_afresh(sheet.keys)
    for number, question in enumerate(exercise.questions, start=1):
        quiz.draw_question(sheet, question, f"{number}. {question.title}")
    quiz_ending.tell(sheet)
    quiz_numbers.show_code(exercise)
    quiz_ending.offer_file(sheet)
    quiz.draw_footer(sheet)
else:
    asked = st.container(key="asked")
    with asked:
        line = st.container(horizontal=True, gap="xsmall", vertical_alignment="center", key="part-line")
        with line:
            exercise = exercise_choice.choose_homework(names_in_link, outside=asked)
            quiz_view.choose()
        sheet = Sheet(exercise=exercise)
        part = quiz_one_part.ask(sheet)
        with quiz_one_part.draw(sheet, part, line):
            if sheet.open_questions == ():
                quiz_ending.tell(sheet)
            quiz_numbers.show_code(exercise)
            if sheet.is_brought_back:
                kept_answers.offer_to_start_afresh(sheet.keys)
            quiz_ending.offer_file(sheet)
    quiz_one_part.draw_footer(sheet, part)
