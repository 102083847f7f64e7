"""Similarity without learning: X, X Xᵀ, softmax by rows, Y."""

from core.graph.form import PLAIN
from ui.fields import editable
from ui.frame import covered_answers, downloads, page
from ui.screens import similarity

page.begin(
    "Similarity without learning",
    "Every word is its own query, key and value: Q = K = V = X. Each new vector is a weighted mean of the old ones.",
)
inputs = covered_answers.choose_and_tell(learned=False)
form = editable.with_positions(editable.with_mask(PLAIN), inputs)
similarity.show_steps(inputs, form)
similarity.look_closer(inputs, form)
downloads.offer_files(inputs.name, inputs.title, inputs.tokens, inputs.matrices, form, covering=inputs.covering)
page.next_screen("learned", "quiz")
