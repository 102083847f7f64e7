"""As a PyTorch module: what nn.Module does for a class, and nn.Linear in place of its parameters."""

from ui.frame import lesson, page
from ui.screens import module_parts, torch_class, torch_module, torch_questions

module_parts.follow()
here = lesson.begin("module", needs="torch")
torch_questions.load_torch()
asked = torch_questions.ask(here, torch_module.linear(), torch_class.a_module())
torch_module.show_layer(asked)
torch_class.show_trials(asked)
page.next_screen("seeds", "torch-mask", "bug-hunt")
