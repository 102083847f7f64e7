"""Rotary positions: queries and keys are turned by their places, and the score tells distance and direction."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import rotary

page.begin(
    "Rotary positions",
    "How can a score know how far apart two words are, and which of them comes first? **Turn** the query and the key "
    "by their places. Drag *bites*, *dog*, or the band between them, and watch the arrows.",
)
figure, asked_beside = st.columns((3, 2), gap="medium")
with asked_beside:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="rotary.show", usual=False))
    marks, asked = rotary.ask()
    questions.show_score(marks.values())
with figure:
    answered = {name for name, mark in marks.items() if show_anyway or mark.status != "blank"}
    rotary.show_figure(answered, asked)
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
