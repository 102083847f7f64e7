"""Check the slides: find and correct printed figures that cannot all be right."""

import streamlit as st

from ui.frame import lesson, page
from ui.screens import slides

here = lesson.begin("check-the-slides")
slide = slides.ask(here)
with here.figure:
    slides.show(slide)
    st.markdown(slides.printed_inputs())
page.next_screen()
