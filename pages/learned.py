"""Learned queries, keys and values: from the weight matrices to the context."""

import streamlit as st

from core.graph.form import LEARNED
from ui.fields import editable
from ui.frame import covered_answers, downloads, page
from ui.screens import learned, whole_chain

line = page.begin_with_picture("Queries, keys, values")
page.say("What does a word look for, offer and pass on?")
told, beside = st.container(), st.container(key="beside the chain")
inputs = covered_answers.choose_and_tell(line, told, learned=True)
with beside:
    question, above = st.container(key="question tried learned"), st.container()
form = editable.with_divisor(editable.with_positions(editable.with_mask(LEARNED), inputs), inputs)
with question:
    asked = learned.ask(inputs, form)
task = learned.offer_task(inputs, form, needs_weights=asked.name != "tried")
opens_on = "scaled_scores" if task else "context"  # a number of the context would show the row of the task
whole_chain.show(inputs, form, above, marked=asked.marked, opens_on=opens_on, task=task, pressed=asked.pressed)
learned.look_closer(inputs, form)
downloads.offer_files(inputs, form)
page.next_screen("scaling")
