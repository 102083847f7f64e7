"""Check the slides: printed figures that cannot all be right, to be found and corrected."""

import streamlit as st

from core import slides
from ui import frame, lesson
from ui import slides as claims

frame.begin(
    "Check the slides",
    "The slides on *Pizza is awesome <EOS>* print figures that cannot all be right. Take a calculator: what is "
    "consistent, what is not, and what should it be?",
)
given = slides.load()
st.markdown(claims.inputs())
lesson.score(claims.parts(given.parts, given.claims))
frame.next_screen("lookup", "bug-hunt")
