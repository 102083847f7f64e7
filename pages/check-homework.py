"""The homework checked where it was done: a notebook is uploaded, its answers are found and marked."""

from ui.fields import exercise_choice
from ui.frame import page
from ui.screens import check_homework, check_homework_ending, check_homework_parts
from ui.session import found_outputs

page.begin(
    "Check my notebook",
    "Are the numbers in your notebook right? Upload it: what its cells have printed is found, matched to the questions "
    "and marked.",
)
exercise = exercise_choice.choose_homework()
check_homework.take_in(exercise)
if found_outputs.found().outputs:
    matching = check_homework.match(exercise)
    check_homework.suggest(exercise)
    grade = check_homework_parts.show(exercise, matching)
    check_homework_ending.show(exercise, matching, grade)
found_outputs.keep()
page.next_screen("quiz")
