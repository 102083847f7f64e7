"""Scaled vs unscaled: the same scores, divided and not."""

from ui.fields import questions
from ui.frame import covered_answers, downloads, page
from ui.screens import scaling

line = page.begin_with_picture("Scaled vs unscaled")
questions.ask_to_try("scaling", "What if the scores are not divided by √d_k?")
inputs = covered_answers.choose_and_tell(line, learned=True)
shown = scaling.choose(inputs)
scaling.show_steps(shown)
scaling.look_closer(shown)
downloads.offer_files(
    inputs.name, inputs.title, inputs.tokens, inputs.matrices, shown.form,
    covering=inputs.covering, exercise=inputs.exercise,
)  # fmt: skip
page.next_screen("quiz", "learned")
