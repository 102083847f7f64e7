"""Write the line: each matrix of self-attention as one line of NumPy or torch."""

import streamlit as st

from ui.fields import questions
from ui.frame import page
from ui.screens import write_the_line

page.begin(
    "Write the line",
    "Can you write self-attention from memory, with one line of NumPy or torch for each matrix? Type a line, and see "
    "what it makes of *the dog chased its tail*, five words with three numbers each.",
)

if write_the_line.choose_part() == write_the_line.PLAIN:
    st.markdown("You have `X`, `scores = X @ X.T`, and the sizes `n` and `d_model`.")
    marks = write_the_line.ask_lines("plain")
else:
    st.markdown(
        "You have `X`, `W_q`, `W_k`, `W_v`, the sizes `n`, `d_model`, `d_k` and `d_v`, and for each line all that "
        "comes before it. Names from the slides’ class, such as `self.W_q`, `token_encoding` and `sims`, are "
        "understood as well."
    )
    marks = write_the_line.ask_lines("learned")

questions.show_score(marks)
st.caption(
    "Your lines are read, not run. They may use @, .T, transpose, +, -, *, /, **, sqrt, exp, sum, max, softmax, and "
    "rows such as X[0]. Each line is also tried on other matrices, where d_k differs from d_model, so that nothing is "
    "right by accident."
)
page.next_screen("shapes", "bug-hunt")
