"""Random weights: what a large one means before anything is learned."""

import streamlit as st

from core.lessons.from_scratch import run, tasks
from ui.frame import lesson, page
from ui.screens import from_scratch, random_draws

here = lesson.begin("random-weights", numbers=from_scratch.NUMBERS)
with here.controls:
    above = st.container()
    seed, kind = from_scratch.choose_random_numbers()
    below = st.container()
with here.figure:
    won = random_draws.show_threads(seed, kind)
questions = {name: tasks(run(2, seed, kind), seed)[name] for name in ("chance", "sharp")}
asked = here.ask(questions, chosen={"sharp": from_scratch.choose_kind})
with above if asked.name == "chance" else below:  # the second question is about the switch between them
    random_draws.show_winners(seed, kind, won, asked)
if asked.is_open("sharp"):
    random_draws.show_sharpness(seed)
page.next_screen("train", "scaling")
