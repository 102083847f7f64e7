"""A long text: all weights as a picture, one of them told beside it, and those around that one in figures."""

import streamlit as st

from core.lessons.cost import tasks
from ui.fields import passage, widgets
from ui.frame import lesson, page
from ui.screens import cost, large

here, beneath = lesson.begin("large").divided()
asked = here.ask(tasks(), chosen=cost.CHOSEN)
st.header("Around the weight", anchor=False)
picture, beside = st.columns([2, 1], gap="medium")
with picture:
    part = page.place("part")
with beside:
    scaled = passage.choose_scaled()
with beneath if asked.name == "rows" else beside:
    positions = widgets.positions(disabled=not asked.is_open("rows"))
with beneath:
    share = cost.choose_share() if asked.name == "twice" else 1.0
with beside:
    text = passage.ask_text()
    chosen = large.choose(text, scaled=scaled, positions=positions)
    large.explain(chosen, asked)
with picture:
    extent = passage.choose_extent(len(text.words))
with part:
    large.draw_part(chosen, extent)
with here.figure if asked.name == "rows" else here.controls:
    large.draw_text(chosen, asked)
if asked.name != "rows":
    with here.figure:
        large.draw_whole(chosen, asked, share)
if asked.is_open("twice", "memory"):
    st.header("What it costs", anchor=False)
    cost.show(len(text.words))
page.next_screen("learned", "scaling")
