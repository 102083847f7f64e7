"""As a PyTorch module: what nn.Module does for a class, and nn.Linear in place of its parameters."""

from core.lessons import torch_class as of_class
from core.lessons import torch_module as of_layers
from ui.frame import lesson, page
from ui.screens import module_parts, torch_class, torch_module, torch_questions

module_parts.follow()
here = lesson.begin("module", needs="torch")
torch_questions.load_torch()
asked = here.ask({**of_class.tasks(), **of_layers.tasks()})
is_of_class = asked.name in of_class.ASKED
with here.figure:
    (torch_class.show_listing if is_of_class else torch_module.show_figure)(asked)
(torch_class if is_of_class else torch_module).explain()
page.next_screen("seeds", "torch-mask", "bug-hunt")
