"""Seeds and empty memory: the numbers that a tensor begins with, and which of them come back."""

import streamlit as st

from ui.fields import questions
from ui.frame import page
from ui.screens import seeds, torch_questions

page.begin(
    "Seeds and empty memory",
    "How do you make the same random weights come back? See why a seed alone may not be enough, and what a tensor "
    "holds that nobody has written to.",
    numbers=seeds.NUMBERS,
)
torch_questions.load_torch()

st.header("One seed, two orders", anchor=False)
marks = seeds.one_seed()
st.header("Memory that no seed brings back", anchor=False)
marks += seeds.empty_memory()

questions.show_score(marks)
page.next_screen("torch-mask", "train")
