"""A batch of sentences: what np.dot does to a batch, and what @ does."""

import streamlit as st

from core.lessons.from_scratch import run, tasks
from ui.frame import lesson, page
from ui.screens import from_scratch

here = lesson.begin("batches", numbers=from_scratch.NUMBERS_OF_BATCHES)
with here.controls:
    code = st.container()
    many = from_scratch.choose_batch()
with st.expander("Other random numbers"):
    seed, kind = from_scratch.choose_random_numbers()
names = run(many, seed, kind)
asked = here.ask({name: tasks(names, seed)[name] for name in ("batch", "block", "rescue")})
with here.figure:
    from_scratch.show_batch(asked, names, many)
with code:
    from_scratch.explain_dot(asked)
with here.controls:
    from_scratch.show_weights(asked, names, many)
page.next_screen("random-weights", "shapes")
