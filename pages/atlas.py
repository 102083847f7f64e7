"""An atlas of heads: what each of the 6 × 12 heads of a trained transformer looks at."""

from core.lessons import atlas
from ui.fields import trained_head
from ui.frame import lesson, page
from ui.screens import atlas as screen

here = lesson.begin("atlas")
is_ready = trained_head.is_ready()
asked = here.ask(atlas.tasks())
with here.controls:
    chosen = trained_head.choose_sentence(is_ready=is_ready)
if chosen:
    with here.figure:
        screen.show_figure(*chosen, asked)
    if asked.is_open("most"):
        screen.show_heads()
page.next_screen("trained", "bank-in-five")
