"""Heads switched off or made even: what changes in the sentence's vector, and what weights do not explain."""

import streamlit as st

from core.lessons import head_off
from ui.fields import trained_head
from ui.frame import lesson, page
from ui.screens import head_off as screen

here = lesson.begin("head-off")
is_ready = trained_head.is_ready()
asked = here.ask(head_off.tasks(), chosen=screen.SHOWN if is_ready else {})
with here.controls, st.expander("Your own sentence, and more heads"):
    if chosen := trained_head.choose(is_ready=is_ready):
        change, heads = screen.choose_change(), screen.choose_heads(chosen, asked)
if chosen:
    with here.figure:
        screen.show_figure(chosen, heads, change, asked)
page.next_screen("trained", "atlas")
