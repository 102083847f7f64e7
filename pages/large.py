"""A long text: all weights as a picture, one of them told beside it, and a part of them."""

import streamlit as st

from ui.fields import passage, widgets
from ui.frame import page
from ui.screens import cost, large

page.begin(
    "A long text",
    "Every word attends to every word: which stand out? A row is a word that attends, a column a word attended to. "
    "Point at the picture.",
)
picture, reading = st.columns([3, 2], gap="medium")
with picture:
    drawn = page.place("whole")
    with st.container(horizontal=True, key="passage"):
        scaled, positions = passage.choose_scaled(), widgets.positions()
with reading:
    text = passage.ask_text()
    chosen = large.choose(text, scaled=scaled, positions=positions)
    large.explain(chosen)
with picture:
    large.tell_colours(chosen.around(len(text.words)), chosen)
st.header("The part in the frame", anchor=False)
extent = passage.choose_extent(len(text.words))
with drawn:
    large.draw_whole(chosen, extent)
large.draw_part(chosen, extent)

large.say_what_to_look_for(positions=positions)
cost.show(len(text.words))
page.next_screen("learned", "scaling")
