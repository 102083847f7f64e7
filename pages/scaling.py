"""Scaled vs unscaled: the same scores, divided and not."""

from ui.fields import matrices
from ui.frame import covered_answers, downloads, page
from ui.screens import scaling

page.begin(
    "Scaled vs unscaled",
    "Scores grow with d_k, and large scores make the softmax put everything on one word. Dividing them first keeps the "
    "weights spread out. Move the divisor and compare.",
)
inputs = matrices.choose(learned=True)
covered_answers.tell(inputs)
shown = scaling.choose(inputs)
scaling.show_steps(shown)
scaling.look_closer(shown)
downloads.offer_files(inputs.name, inputs.title, inputs.tokens, inputs.matrices, shown.form, covering=inputs.covering)
page.next_screen("quiz", "learned")
