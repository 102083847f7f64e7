"""Word order and length: which word of a translation should attend to which word of its original."""

from ui.frame import lesson, page
from ui.screens import alignments as screen

here = lesson.begin("alignments")
asked = screen.ask(here)
screen.show(here, asked)
page.next_screen("pronouns", "two-sentences")
