"""Dropout: some weights become 0 at random, the others grow, and in use all stay as they are."""

from core.lessons.dropout import facts
from ui.frame import lesson, page
from ui.screens import dropout, torch_questions

here = lesson.begin("dropout", numbers=dropout.NUMBERS, needs="torch")
torch_questions.load_torch()
with here.controls:
    p, seed = dropout.choose()
asked = torch_questions.ask(here, "dropout", {"Dropout": facts(p, seed)})
with here.figure:
    dropout.show_threads(p, seed, asked, here.controls)
torch_questions.tell_of_covered()
page.next_screen("torch-heads", "train")
