"""Dropout: some weights become 0 at random, the others grow, and in use all stay as they are."""

from ui.fields import questions
from ui.frame import page
from ui.screens import dropout, torch_questions

page.begin(
    "Dropout",
    "After this screen you can compute what dropout makes of a weight, and say what `eval()` is for.",
)
torch_questions.load_torch()
questions.show_score(dropout.drop())
page.next_screen("torch-heads", "train")
