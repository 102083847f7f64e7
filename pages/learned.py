"""Learned queries, keys and values: from the weight matrices to the context."""

import streamlit as st

from core.graph.form import LEARNED
from ui.fields import editable
from ui.frame import covered_answers, downloads, lesson, page
from ui.screens import learned, whole_chain

line = page.begin_with_picture("Queries, keys, values")
page.say("What does a word look for, offer and pass on?")
told = st.container()
figure, card, controls = lesson.framed("chain learned")
inputs = covered_answers.choose_and_tell(line, told, learned=True)
form = editable.with_divisor(editable.with_positions(editable.with_mask(LEARNED), inputs), inputs)
with card:
    asked = learned.ask(inputs, form)
with controls:
    task = learned.offer_task(inputs, form, needs_weights=asked.name != "tried")
    opens_on = "scaled_scores" if task else "context"  # a number of the context would show the row of the task
    whole_chain.show(inputs, form, figure, marked=asked.marked, opens_on=opens_on, task=task, pressed=asked.pressed)
learned.look_closer(inputs, form)
downloads.offer_files(inputs, form)
page.next_screen("scaling")
