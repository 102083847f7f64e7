"""A trained transformer from the inside: what its 72 heads look at, one of them in numbers, and your own sentence."""

import streamlit as st

from core.lessons import trained
from ui.fields import trained_head
from ui.frame import lesson, page
from ui.screens import trained as screen

here = lesson.begin("trained")
is_ready = trained_head.is_ready()
asked = here.ask(trained.tasks())
with here.controls:
    chosen = screen.choose(asked, is_ready=is_ready)
if chosen:
    with here.figure:
        screen.show_figure(chosen, asked)

if chosen:
    st.header("Its numbers", anchor=False)
    screen.show_head(chosen, asked.open)
    screen.take_along(chosen, asked.open)
page.next_screen("bank-in-five", "atlas", "head-off")
