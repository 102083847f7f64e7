"""Heads switched off or made even: what changes in the sentence's vector, and what weights do not explain."""

import streamlit as st

from core.lessons import head_off
from ui.fields import trained_head
from ui.frame import lesson, page
from ui.screens import head_off as screen

here = lesson.begin("head-off")
is_ready = trained_head.is_ready()
asked = here.ask(head_off.tasks())
if is_ready:
    with here.figure:
        drawn = page.place("heads")
    with here.beside:
        changed = st.container()
if chosen := trained_head.choose(is_ready=is_ready):
    change, heads = screen.choose_change(), screen.choose_heads(chosen)
    with drawn:
        screen.show_figure(chosen, heads, change)
    with changed:
        screen.show_change(chosen, heads, change, asked)
page.next_screen("trained", "atlas")
