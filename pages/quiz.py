"""The graded homework: fields, marks, total."""

from ui.fields import exercise_choice
from ui.frame import page
from ui.screens import quiz, quiz_ending, quiz_file, quiz_numbers
from ui.screens.quiz_sheet import Sheet, names_in_link
from ui.session import kept_answers

page.begin(
    "Graded homework",
    "Compute on paper or in a notebook, and type what you get to four decimals, written as you like. Press Enter "
    "(Ctrl+Enter in a field for a whole matrix) or leave the field to have it marked; try as often as you like. Your "
    "answers stay in this page’s link.",
)

exercise = exercise_choice.choose_homework(names_in_link)

quiz_numbers.show_code(exercise)

sheet = Sheet(exercise=exercise)
if sheet.is_brought_back:
    kept_answers.offer_to_start_afresh(sheet.keys)
for number, question in enumerate(exercise.questions, start=1):
    quiz.draw_question(sheet, question, f"{number}. {question.title}")

quiz_ending.draw(sheet)
quiz_file.draw(sheet)
quiz.draw_footer(sheet)
