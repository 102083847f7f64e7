"""As a PyTorch module: parameters, nn.Linear, the causal mask, dropout, several heads, and torch's own attention."""

from ui import frame, lesson, module, module_heads

frame.begin(
    "As a PyTorch module",
    "The same attention, as one writes it for training. Choose a part, say what its lines will do, and see whether "
    "they do.",
)
frame.needs("torch")

PARTS = {
    "Parameters": module.parameters,
    "nn.Linear": module.linear,
    "Mask": module.mask,
    "Dropout": module.dropout,
    "Heads": module_heads.several_heads,
    "torch.empty": module_heads.empty,
    "Agreement": module_heads.agreement,
}
lesson.score(PARTS[module.part(list(PARTS))]())
frame.next_screen("bug-hunt", "train")
