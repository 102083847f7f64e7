"""Learned queries, keys and values: from the weight matrices to the context."""

from core.graph.form import LEARNED
from ui.fields import editor
from ui.frame import covered_answers, downloads, lesson, page
from ui.screens import learned

here = lesson.begin("learned")
with here.beside:
    inputs = covered_answers.choose_and_tell(here.line, learned=True)
form = editor.with_divisor(editor.with_positions(editor.with_mask(LEARNED), inputs), inputs)
name, draw = learned.ask(here, inputs, form)
with here.controls:
    task = learned.offer_task(inputs, form, needs_weights=name != "tried")
    opens_on = learned.OPENS_ON.get(name, "context")
    if task and opens_on != "Q":  # that would show the row of the task
        opens_on = "scaled_scores"
    draw(inputs, form, here.figure, opens_on=opens_on, task=task)
learned.look_closer(inputs, form)
downloads.offer_files(inputs, form)
page.next_screen("scaling")
