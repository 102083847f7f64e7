"""The order of the words: attention does not see it, and positions put it in."""

import streamlit as st

from core.lessons.order import tasks
from ui.frame import lesson, page
from ui.machine import screen
from ui.screens import order

here = lesson.begin("order")
asked = here.ask(tasks(), chosen=order.SHOWN)
with here.figure:
    if asked.name == "relative":
        order.show_places(asked)
    else:
        order.shuffle(asked)
with st.expander("Where P comes from: sines and cosines", expanded=asked.shows_all):
    page.say(
        "Row $p$ of $P$ stands for place $p$, whatever word is there. "
        "Each pair $i$ of columns is a sine and a cosine, and each pair turns more slowly than the one before:\n\n"
        r"$P_{p,\,2i} = \sin\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
        "\n\n"
        r"$P_{p,\,2i+1} = \cos\dfrac{p}{10000^{2i/d_{\text{model}}}}$"
        "\n\n$p$ and $i$ counted from 0. As $\\sin a \\sin b + \\cos a \\cos b = \\cos(a - b)$, the product of two "
        "rows depends on their distance alone. "
        "The dog’s weights never met $P$; a model’s are learned with it."
    )
    screen.show(order.positions(), key="machine of positions")
page.next_screen()
