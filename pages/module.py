"""As a PyTorch module: what nn.Module does for a class, and nn.Linear in place of its parameters."""

import streamlit as st

from ui.fields import questions
from ui.frame import page
from ui.screens import module_parts, torch_class, torch_module, torch_questions

module_parts.follow()
page.begin(
    "As a PyTorch module",
    "How do you write attention as a class of torch? See what `nn.Module` does for it, and put `nn.Linear` in place "
    "of its weights.",
)
torch_questions.load_torch()

marks = torch_module.linear()
st.header("What nn.Module does", anchor=False)
marks += torch_class.a_module()

questions.show_score(marks)
page.next_screen("seeds", "torch-mask", "bug-hunt")
