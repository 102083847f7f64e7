"""Seeds and empty memory: the numbers that a tensor begins with, and which of them come back."""

from ui.frame import lesson, page
from ui.screens import seeds, torch_questions

here = lesson.begin("seeds", numbers=seeds.NUMBERS, needs="torch")
torch_questions.load_torch()
with here.controls:
    seed = seeds.choose_seed()
asked = seeds.ask(here, seed)
seeds.show_contexts(seed, asked)
page.next_screen("torch-mask", "train")
