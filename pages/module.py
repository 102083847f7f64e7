"""As a PyTorch module: what nn.Module does for a class, and nn.Linear in place of its parameters."""

from core.lessons import torch_class
from ui.frame import lesson, page
from ui.screens import torch_module, torch_questions

torch_module.follow()
here = lesson.begin("module", needs="torch")
asked = here.ask(torch_class.tasks())
with here.figure:
    torch_module.show_figure(asked)
torch_module.explain(asked)
page.next_screen("seeds", "torch-mask", "bug-hunt")
torch_questions.load_ahead(torch_class.facts)
