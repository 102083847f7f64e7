"""The order of the words: attention does not see it, and positions put it in."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import order

page.begin(
    "The order of the words",
    "What does shuffling the words do to attention? Move the slider, and predict what becomes of the threads, without "
    "positions and with them.",
)
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="order.show", usual=False))
    marks = order.ask()
    questions.show_score(marks.values())


def is_open(*names: str) -> bool:
    """Whether what these questions ask may be shown."""
    return show_anyway or questions.all_answered(marks[name] for name in names)


with figure:
    order.shuffle(is_open=is_open("without", "with"))
if is_open("without", "with"):
    order.compare()
st.markdown(
    "## A place as a row of numbers\n\nRow $p$ of $P$ stands for place $p$, whatever word is there. "
    "Each pair $i$ of columns is a sine and a cosine, and each pair turns more slowly than the one before:\n\n"
    r"$P_{p,\,2i} = \sin\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
    "\n\n"
    r"$P_{p,\,2i+1} = \cos\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
    "\n\n$p$ and $i$ counted from 0."
)
if is_open("row", "wavelength", "relative"):
    order.show_positions()
if is_open("length", "drown"):
    st.header("Added, not drowned", anchor=False)
    order.show_words()
page.next_screen()
