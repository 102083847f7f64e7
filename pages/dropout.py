"""Dropout: some weights become 0 at random, the others grow, and in use all stay as they are."""

from ui.frame import lesson, page
from ui.screens import dropout, torch_questions

here = lesson.begin("dropout", numbers=dropout.NUMBERS, needs="torch")
torch_questions.load_torch()
with here.figure:
    chosen = dropout.choose()
torch_questions.ask(here, dropout.part(*chosen))
page.next_screen("torch-heads", "train")
