"""A long text: all weights as a picture, one of them told beside it, and those around that one in figures."""

import streamlit as st

from ui.fields import passage, widgets
from ui.frame import page
from ui.screens import cost, large

page.begin(
    "A long text",
    "Every word attends to every word: which stand out? A row is a word that attends, a column a word attended to. "
    "Point at a weight.",
)
picture, reading = st.columns(2, gap="medium")
with picture:
    whole = page.place("whole")
    with st.container(horizontal=True, key="passage"):
        scaled, positions = passage.choose_scaled(), widgets.positions()
with reading:
    asked = cost.ask("rows")
    one = st.container()
st.header("Around the weight", anchor=False)
picture, beside = st.columns([2, 1], gap="medium")
with picture:
    part = page.place("part")
    zoom = st.container()
with beside:
    text = passage.ask_text()
with one:
    chosen = large.choose(text, scaled=scaled, positions=positions)
    large.explain(chosen)
with zoom:
    extent = passage.choose_extent(len(text.words))
with whole:
    large.draw_whole(chosen, extent)
with part:
    large.draw_part(chosen, extent)
with beside:
    large.tell_colours(chosen.around(len(text.words)), chosen)
    cost.show(len(text.words), asked)
page.next_screen("learned", "scaling")
