"""A long text: all weights as a picture, one of them told beside it, and those around that one in figures."""

import streamlit as st

from core.lessons.cost import tasks
from ui.fields import passage, widgets
from ui.frame import lesson, page
from ui.screens import cost, large

here = lesson.begin("large")
asked = here.ask(tasks())
with here.figure:
    whole = page.place("whole") if asked.name != "twice" else None
with here.controls:
    with st.container(horizontal=True, key="passage"):
        scaled, positions = passage.choose_scaled(), widgets.positions()
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
if asked.name == "rows":
    with here.beside:
        large.show_most(chosen, asked)
with zoom:
    extent = passage.choose_extent(len(text.words))
if whole:
    with whole:
        large.draw_whole(chosen, extent)
with here.figure:
    cost.show_figure(len(text.words), asked)
with part:
    large.draw_part(chosen, extent)
with beside:
    large.tell_colours(chosen.around(len(text.words)), chosen)
if asked.is_open("twice", "memory"):
    st.header("What it costs", anchor=False)
    cost.show(len(text.words))
page.next_screen("learned", "scaling")
