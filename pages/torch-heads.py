"""Several heads in torch: columns split among heads, and the agreement with torch's own attention."""

from ui.frame import lesson, page
from ui.screens import torch_heads, torch_questions

here = lesson.begin("torch-heads", numbers=torch_heads.NUMBERS, needs="torch", is_low=True)
torch_questions.load_torch()
above = here.above()
with here.figure:
    heads, causal = torch_heads.choose()
torch_questions.ask(above, torch_heads.several_heads(heads), torch_heads.agreement(heads, causal=causal))
page.next_screen("two-heads", "gradients")
