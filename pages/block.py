"""The block around attention: residual stream, norm and feed-forward, and what each adds to a token's state."""

import streamlit as st

from core.lessons.block import tasks
from ui.fields import trained_head
from ui.frame import lesson, page
from ui.screens import block as screen

here = lesson.begin("block")
is_ready = trained_head.is_ready()
asked = here.ask(tasks(), chosen=screen.SHOWN)
with here.controls:
    chosen = trained_head.choose_sentence(is_ready=is_ready)
if chosen:
    with here.figure:
        screen.show_figure(chosen[0], asked)
st.header("In formulas", anchor=False)
screen.explain()
page.next_screen("atlas", "head-off")
