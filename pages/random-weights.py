"""Random weights: what a large one means before anything is learned."""

import streamlit as st

from core.lessons.from_scratch import run, tasks
from ui.frame import lesson, page
from ui.screens import from_scratch, random_draws

here = lesson.begin("random-weights", numbers=from_scratch.NUMBERS)
with here.controls:
    told = st.container()
    seed, kind = from_scratch.choose_random_numbers()
    with told:
        random_draws.tell_printed(seed, kind)
with here.figure:
    random_draws.show_threads(seed, kind)
asked = here.ask({name: tasks(run(2, seed, kind), seed)[name] for name in ("chance", "sharp")})
random_draws.show_many(seed, kind, asked)
page.next_screen("train", "scaling")
