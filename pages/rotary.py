"""Rotary positions: queries and keys are turned by their places, and the score tells distance and direction."""

import streamlit as st

from core.lessons.rotary import tasks
from ui.frame import lesson, page
from ui.screens import rotary

here = lesson.begin("rotary")
asked = here.ask(tasks())
with here.figure:
    rotary.show_figure(asked)
st.markdown(
    "## Every pair turns at its own speed\n\nColumns go in pairs. At place $p$, pair $i$ of a query or key is turned "
    r"by the angle $p\,\theta_i$, with $\theta_i = 10000^{-2i/d_k}$ and $i$ counted from 0: the angles of the sines "
    "and cosines that are added to X.\n\n"
    r"$q_m \cdot k_n = \displaystyle\sum_i |q_i|\,|k_i| \cos\bigl(\varphi_i + (n - m)\,\theta_i\bigr)$"
    "\n\n"
    r"$\varphi_i$ is how far $k$ is ahead of $q$ in pair $i$ before they are turned."
)
rotary.show_pairs()
page.next_screen("order")
