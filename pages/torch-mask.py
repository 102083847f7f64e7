"""A mask in torch: before the softmax, after it, and what leaks from the future."""

from core.lessons.torch_mask import facts
from ui.frame import lesson, page
from ui.screens import torch_mask, torch_questions

here = lesson.begin("torch-mask", needs="torch")
torch_questions.load_torch()
asked = torch_questions.ask(
    here, "torch_mask", {"Mask": facts()}, chosen=torch_mask.CHOSEN, then=torch_mask.show_code,
    turned=torch_mask.begin_anew,
)  # fmt: skip
torch_mask.show_figure(here, asked)
torch_questions.tell_of_covered()
page.next_screen("dropout", "bug-hunt")
