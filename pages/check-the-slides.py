"""Check the slides: printed figures that cannot all be right, to be found and corrected."""

import streamlit as st

from core.lessons import slides
from ui.fields import questions
from ui.frame import page
from ui.screens import slides as claims

page.begin(
    "Check the slides",
    "The slides on *Pizza is awesome <EOS>* print figures that cannot all be right. Take a calculator: what is "
    "consistent, what is not, and what should it be?",
)
given = slides.load()
st.markdown(claims.inputs())
questions.score(claims.parts(given.parts, given.claims))
page.next_screen("lookup", "bug-hunt")
