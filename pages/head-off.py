"""Heads switched off or made even: what changes in the sentence's vector, and what weights do not explain."""

from core.lessons import head_off
from ui.fields import trained_head
from ui.frame import lesson, page
from ui.screens import head_off as screen

here = lesson.begin("head-off")
is_ready = trained_head.is_ready()
bars = here.beside.container()  # a question is about them: they stand above it
asked = here.ask(head_off.tasks())
with here.controls:
    if chosen := trained_head.choose(is_ready=is_ready):
        change, heads = screen.choose_change(), screen.choose_heads(chosen)
if chosen:
    with here.figure:
        screen.show_figure(chosen, heads, change)
    with bars:
        screen.show_change(chosen, heads, change, asked)
page.next_screen("trained", "atlas")
