"""Check the slides: find and correct printed figures that cannot all be right."""

import streamlit as st

from ui.fields import questions
from ui.frame import page
from ui.screens import slides

page.begin(
    "Check the slides",
    "Which of these printed figures cannot be right? The slides on *Pizza is awesome <EOS>* contradict themselves. "
    "Here they are, slide by slide, each with its questions. Take a calculator: what is consistent, what is not, and "
    "what should it be?",
)
st.markdown(slides.printed_inputs())
questions.show_score(slides.ask_about_claims())
page.next_screen()
