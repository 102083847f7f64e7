"""The order of the words: attention does not see it, and positions put it in."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import order

page.begin(
    "The order of the words",
    "What does shuffling the words do to attention? Predict it, without positions and with them, compute these, and "
    "see what they are made of.",
)
show_anyway = bool(widgets.linked(st.toggle, "Show the results without predicting", key="order.show", usual=False))

st.markdown("## Shuffled")
marks = order.ask("without", "with")
with st.container():
    if show_anyway or questions.all_answered(marks):
        order.shuffle()

st.markdown(
    "## A place as a row of numbers\n\nRow $p$ of $P$ stands for place $p$, whatever word is there. "
    "Each pair $i$ of columns is a sine and a cosine, and each pair turns more slowly than the one before:\n\n"
    r"$P_{p,\,2i} = \sin\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
    "\n\n"
    r"$P_{p,\,2i+1} = \cos\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
    "\n\n$p$ and $i$ counted from 0."
)
marks += (predictions := order.ask("row", "wavelength", "relative"))
with st.container():
    if show_anyway or questions.all_answered(predictions):
        order.show_positions()

st.markdown("## Added, not drowned")
marks += (predictions := order.ask("length", "drown"))
with st.container():
    if show_anyway or questions.all_answered(predictions):
        order.show_words()

questions.show_score(marks)
page.next_screen()
