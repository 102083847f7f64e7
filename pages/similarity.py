"""Similarity without learning: X, X Xᵀ, softmax by rows, Y."""

from core.graph.form import PLAIN
from ui.fields import editable, questions
from ui.frame import covered_answers, downloads, page
from ui.screens import similarity

line = page.begin_with_picture("Similarity without learning")
questions.ask_to_try("similarity", "How alike are two words? Here each is its own query, key and value: Q = K = V = X.")
inputs = covered_answers.choose_and_tell(line, learned=False)
form = editable.with_positions(editable.with_mask(PLAIN), inputs)
similarity.show_steps(inputs, form)
page.say("Each new vector is a weighted mean of the old ones.")
similarity.look_closer(inputs, form)
downloads.offer_files(
    inputs.name, inputs.title, inputs.tokens, inputs.matrices, form,
    covering=inputs.covering, exercise=inputs.exercise,
)  # fmt: skip
page.next_screen("learned", "quiz")
