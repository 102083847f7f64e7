"""As a PyTorch module: parameters, nn.Linear, the causal mask, dropout, several heads, and torch's own attention."""

from ui.fields import questions
from ui.frame import page
from ui.screens import torch_heads, torch_module

page.begin(
    "As a PyTorch module",
    "The same attention, as one writes it for training. Choose a part, say what its lines will do, and see whether "
    "they do.",
)
page.needs("torch")

PARTS = {
    "Parameters": torch_module.parameters,
    "nn.Linear": torch_module.linear,
    "Mask": torch_module.mask,
    "Dropout": torch_module.dropout,
    "Heads": torch_heads.several_heads,
    "torch.empty": torch_heads.empty,
    "Agreement": torch_heads.agreement,
}
questions.score(PARTS[torch_module.part(list(PARTS))]())
page.next_screen("bug-hunt", "train")
