"""Several heads in torch: columns split among heads, and the agreement with torch's own attention."""

import streamlit as st

from ui.fields import questions
from ui.frame import page
from ui.screens import torch_heads, torch_questions

page.begin(
    "Several heads in torch",
    "How are Q, K and V split into heads in torch? Do it yourself, and then use torch’s own attention without being "
    "caught out by its shapes and masks.",
    numbers=torch_heads.NUMBERS,
)
torch_questions.load_torch()
heads = torch_heads.choose_heads()
marks = torch_heads.several_heads(heads)
st.header("The same with torch’s own attention", anchor=False)
marks += torch_heads.agreement(heads)

questions.show_score(marks)
page.next_screen("two-heads", "gradients")
