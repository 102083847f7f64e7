"""Scaled vs unscaled: the same scores, divided and not."""

from core.graph.form import LEARNED
from ui.fields import editor
from ui.frame import covered_answers, downloads, lesson, page
from ui.screens import scaling

here = lesson.begin("scaling")
with here.beside:
    inputs = covered_answers.choose_and_tell(here.line, learned=True)
form = editor.with_divisor(editor.with_positions(LEARNED, inputs), inputs)  # as it was chosen in the picture
scaling.ask_and_show(here, inputs, form)
scaling.look_closer(inputs, form)
downloads.offer_files(inputs, form)
page.next_screen("quiz", "learned")
