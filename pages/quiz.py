"""The graded homework: fields, marks, total."""

from ui.fields import exercise_choice
from ui.frame import page
from ui.screens import quiz

page.begin(
    "Graded homework",
    "Compute on paper or in a notebook, and type what you get with four decimals, written as you like. Press Enter to "
    "have it marked; try as often as you like. Your answers stay in this page's link.",
)

exercise = exercise_choice.choose_homework()

quiz.show_numbers(exercise)

sheet = quiz.Sheet(exercise=exercise)
for number, question in enumerate(exercise.questions, start=1):
    quiz.draw_question(sheet, question, f"{number}. {question.title}")

quiz.draw_footer(sheet)
