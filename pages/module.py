"""As a PyTorch module: parameters, nn.Linear, the causal mask, dropout, several heads, and torch's own attention."""

from ui.fields import questions
from ui.frame import page
from ui.screens import torch_class, torch_heads, torch_module

page.begin(
    "As a PyTorch module",
    "The same attention, written for training. Choose a part, predict what its lines will do, and see whether you are "
    "right.",
)
page.needs("torch")

PARTS = {
    "Parameters": torch_module.parameters,
    "nn.Module": torch_class.a_module,
    "nn.Linear": torch_module.linear,
    "Mask": torch_module.mask,
    "Dropout": torch_module.dropout,
    "Heads": torch_heads.several_heads,
    "torch.empty": torch_module.empty_memory,
    "Agreement": torch_heads.agreement,
}
questions.show_score(PARTS[torch_module.choose_part(list(PARTS))]())
page.next_screen("bug-hunt", "train")
