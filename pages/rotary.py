"""Rotary positions: queries and keys are turned by their places, and the score tells distance and direction."""

import streamlit as st

from core.lessons.rotary import tasks
from ui.frame import lesson, page
from ui.screens import rotary

here = lesson.begin("rotary")
asked = here.ask(tasks())
with here.figure:
    rotary.show_figure(asked)
with st.expander("Every pair turns at its own speed"):
    rotary.explain()
page.next_screen("order")
