"""Shapes, step by step: self-attention in ten lines of NumPy."""

import streamlit as st

from core.lessons.from_scratch import line_tasks, run
from ui.frame import lesson, page
from ui.screens import from_scratch, line_results, random_draws, tokenisers
from ui.session import moved_fields

here = lesson.begin("shapes", numbers=from_scratch.NUMBERS)
chain, code = here.figure.container(key="lines"), st.expander("The ten lines, and their numbers")
with code:
    results = st.container()
    seed, kind = from_scratch.choose_random_numbers()
    from_scratch.show_code(seed, kind)
names = run(1, seed, kind)
asked = here.ask(line_tasks(names))
with chain:
    line_results.show_chain(asked, names)
with here.controls:
    line_results.show_line(asked)
with results:
    line_results.show_right(asked, names)
with st.expander("Words, or pieces of them?", expanded=tokenisers.is_linked()):
    tokenisers.show()
if moved_fields.remember([*from_scratch.FIELDS_OF_BATCHES, *random_draws.FIELDS], from_scratch.sizes_of_batch()):
    st.caption("Your link holds more answers: those on np.dot and on random weights are on the next two screens.")
page.next_screen("batches", "random-weights", "write-the-line")
