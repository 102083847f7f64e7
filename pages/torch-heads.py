"""Heads in torch: columns split among heads, and the agreement with torch's own attention."""

from ui.frame import lesson, page
from ui.screens import torch_heads, torch_questions
from ui.session import moved_fields

here = lesson.begin("torch-heads", numbers=torch_heads.NUMBERS, needs="torch")
torch_questions.load_torch()
heads = torch_heads.choose_heads(here)
asked = torch_heads.ask(here, heads)
torch_heads.tell_agreement(heads, asked)
moved_fields.remember(["module.true"])  # asked on /torch-mask now
page.next_screen("two-heads", "gradients")
