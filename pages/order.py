"""The order of the words: attention does not see it, and positions put it in."""

import streamlit as st

from core.lessons.order import tasks
from ui.frame import lesson, page
from ui.screens import order

here = lesson.begin("order")
asked = here.ask(tasks())
order.shuffle(here, asked)
if asked.is_open("without", "with"):
    order.compare()
st.markdown(
    "## A place as a row of numbers\n\nRow $p$ of $P$ stands for place $p$, whatever word is there. "
    "Each pair $i$ of columns is a sine and a cosine, and each pair turns more slowly than the one before:\n\n"
    r"$P_{p,\,2i} = \sin\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
    "\n\n"
    r"$P_{p,\,2i+1} = \cos\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
    "\n\n$p$ and $i$ counted from 0."
)
if asked.is_open("row", "wavelength", "relative"):
    order.show_positions()
if asked.is_open("length", "drown"):
    st.header("Added, not drowned", anchor=False)
    order.show_words()
page.next_screen()
