"""Two heads by hand: each with columns of its own, joined side by side, and mixed by W_o."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import induction, two_heads

page.begin(
    "Two heads, by hand",
    "How do you compute attention with several heads on paper? Split the columns, attend twice, join the heads side "
    "by side, and mix them with W_o.",
)
page.say(
    "In *She ate pizza*, *ate* has two questions to ask: who, and what? One softmax can hardly answer both, so each "
    "head gets columns of its own. The numbers of Q, K and V were made up for this."
)
marks = two_heads.ask()
show = bool(widgets.linked(st.toggle, "Show everything", key="heads.show", usual=False))
questions.show_score(marks)
two_heads.draw(show=show)
induction.show(show_anyway=show)
page.next_screen("module", "learned")
