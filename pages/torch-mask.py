"""A mask in torch: before the softmax, after it, and what leaks from the future."""

from ui.fields import questions
from ui.frame import page
from ui.screens import torch_mask, torch_questions

page.begin(
    "A mask in torch",
    "Has the future leaked into these weights? Mask in torch, and learn to tell from the weights alone.",
)
torch_questions.load_torch()
questions.show_score(torch_mask.show_mask())
page.next_screen("dropout", "bug-hunt")
