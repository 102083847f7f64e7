"""Heads switched off or made even: what changes in the sentence, what does not, and what weights do not explain."""

import streamlit as st

from core.lessons import head_off
from ui.fields import trained_head
from ui.frame import lesson, page
from ui.screens import head_off as screen

here = lesson.begin("head-off")
is_ready = trained_head.is_ready()
asked = here.ask(head_off.tasks())
is_open = asked.is_open("vector", "earlier", "even")
with here.figure:
    drawn = page.place("heads") if is_ready else st.container()
    if chosen := trained_head.choose(is_ready=is_ready):
        change, heads = screen.choose_change(), screen.choose_heads(chosen) if is_open else (chosen.head,)
        with drawn:
            screen.show_figure(chosen, heads, change)
if chosen and is_open:
    screen.show_change(chosen, heads, change)
elif chosen:
    st.info("What changes is covered until you have predicted it.", icon=":material/visibility_off:")
if chosen and asked.is_open():
    screen.show_all(chosen.text, change)
    st.info(
        "**What attention weights do not explain.** They say what a head reads, not what the model makes of it: the "
        "head with the clearest weights may be one that the sentence’s vector can do without."
    )
page.next_screen("trained", "atlas")
