"""One word in five sentences: the vector of *bank* moves to the river or to the money, layer by layer."""

from core.lessons import bank_in_five
from ui.fields import trained_head
from ui.frame import lesson, page
from ui.screens import bank_in_five as screen

here = lesson.begin("bank-in-five")
is_ready = trained_head.is_ready()
asked = here.ask(bank_in_five.tasks())
with here.controls:
    own = screen.try_own() if is_ready and asked.is_open("mixed") else None
if is_ready:
    with here.figure:
        screen.show_sentences()
        if asked.name == "input":
            screen.show_cosines(is_open=asked.is_open("input"))
        else:
            screen.show_drift(asked, own)
page.next_screen("trained", "why")
