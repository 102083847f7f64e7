"""Dropout: some weights become 0 at random, the others grow, and in use all stay as they are."""

from ui.fields import questions
from ui.frame import page
from ui.screens import dropout, torch_questions

page.begin(
    "Dropout",
    "What does dropout do to a weight, and what is `eval()` for? Compute it.",
    numbers=dropout.NUMBERS,
)
torch_questions.load_torch()
questions.show_score(dropout.drop())
page.next_screen("torch-heads", "train")
