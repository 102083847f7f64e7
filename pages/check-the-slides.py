"""Check the slides: find and correct printed figures that cannot all be right."""

import streamlit as st

from ui.fields import questions
from ui.frame import page
from ui.screens import slides

page.begin(
    "Check the slides",
    "Which of these printed figures cannot be right? The slides on *Pizza is awesome <EOS>* contradict themselves. "
    "Take a calculator: what is consistent, what is not, and what should it be?",
)
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    marks, slide = slides.ask()
    questions.show_score(marks)
with figure:
    slides.show(slide)
    st.markdown(slides.printed_inputs())
page.next_screen()
