"""Scaled vs unscaled: the same scores, divided and not."""

from ui.frame import covered_answers, downloads, lesson, page
from ui.screens import scaling

here = lesson.begin("scaling")
with here.beside:
    inputs = covered_answers.choose_and_tell(here.line, learned=True)
shown = scaling.choose(inputs)
scaling.ask_and_show(here, shown)
scaling.look_closer(shown)
downloads.offer_files(inputs, shown.form)
page.next_screen("quiz", "learned")
