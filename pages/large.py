"""A long text: all weights as a picture, a part of them, one of them."""

import streamlit as st

from ui.fields import passage, widgets
from ui.frame import page
from ui.screens import cost, large

page.begin(
    "A long text",
    "Every word attends to every word, so 2,048 words have more than four million weights. Paste a text and see all "
    "of them at once; then point at what stands out. Nothing is learned here: queries, keys and values are the "
    "embeddings themselves.",
)

text = passage.ask_text()
with st.container(horizontal=True, key="passage"):
    scaled, extent = passage.choose_scaled(), passage.choose_extent(len(text.words))
    positions = widgets.positions()

st.markdown(
    "## All weights\n\n"
    ":gray[:small[A row is a word that attends, a column a word attended to. Point at the picture to choose the "
    "largest weight at that spot, or type words to choose them. The frame marks the part that is drawn below. "
    f"{large.colours(text, scaled=scaled, positions=positions)}]]"
)
picture, reading = st.columns([3, 2])
with reading:
    chosen = large.choose(text, scaled=scaled, positions=positions)
    large.explain(chosen)
with picture:
    large.draw_whole(chosen, extent)

st.header("The part in the frame", anchor=False)
large.draw_part(chosen, extent)

large.say_what_to_look_for(positions=positions)
cost.show(len(text.words))
page.next_screen("learned", "scaling")
