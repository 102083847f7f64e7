"""Scaled vs unscaled: the same scores, divided and not."""

from ui.frame import covered_answers, downloads, page
from ui.screens import scaling

line = page.begin_with_picture("Scaled vs unscaled")
inputs = covered_answers.choose_and_tell(line, learned=True)
shown = scaling.choose(inputs)
is_right = scaling.ask_and_show(shown)
scaling.look_closer(shown, is_right)
downloads.offer_files(
    inputs.name, inputs.title, inputs.tokens, inputs.matrices, shown.form,
    covering=inputs.covering, exercise=inputs.exercise,
)  # fmt: skip
page.next_screen("quiz", "learned")
