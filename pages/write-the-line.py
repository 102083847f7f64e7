"""Write the line: each matrix of self-attention as one line of NumPy or torch."""

import streamlit as st

from ui.frame import lesson, page
from ui.screens import write_the_line

write_the_line.ask(lesson.begin("write-the-line"))
st.caption(
    "Your lines are read, not run. Each is also tried on other matrices, where d_k differs from d_model, so that "
    "nothing is right by accident."
)
page.next_screen("shapes", "bug-hunt")
