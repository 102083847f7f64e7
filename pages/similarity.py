"""Similarity without learning: X, X Xᵀ, softmax by rows, Y."""

from core.graph.form import PLAIN
from ui.fields import editor
from ui.frame import covered_answers, downloads, lesson, page
from ui.screens import similarity

here = lesson.begin("similarity")
with here.beside:
    inputs = covered_answers.choose_and_tell(here.line, learned=False)
form = editor.with_positions(editor.with_mask(PLAIN), inputs)
draw = similarity.ask(here, inputs, form)
with here.controls:
    draw(inputs, form, here.figure)
    similarity.warn_where_nothing_is_mixed(inputs, form)
similarity.look_closer(inputs, form)
downloads.offer_files(inputs, form)
page.next_screen("learned")
