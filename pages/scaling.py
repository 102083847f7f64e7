"""Scaled vs unscaled: the same scores, divided and not."""

from ui.fields import questions
from ui.frame import covered_answers, downloads, page
from ui.screens import scaling

line = page.begin_with_picture("Scaled vs unscaled")
is_right = questions.ask_to_try("scaling", "What if the scores are not divided by √d_k?")
inputs = covered_answers.choose_and_tell(line, learned=True)
shown = scaling.choose(inputs)
scaling.show_steps(shown)
if is_right:
    page.say("The larger d_k is, the farther apart the scores lie. Dividing them first keeps the weights spread out.")
scaling.look_closer(shown, is_right)
downloads.offer_files(
    inputs.name, inputs.title, inputs.tokens, inputs.matrices, shown.form,
    covering=inputs.covering, exercise=inputs.exercise,
)  # fmt: skip
page.next_screen("quiz", "learned")
