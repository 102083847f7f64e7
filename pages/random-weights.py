"""Random weights: what a large one means before anything is learned."""

from core.lessons.from_scratch import run, tasks
from ui.frame import lesson, page
from ui.screens import from_scratch, random_draws

here = lesson.begin("random-weights", numbers=from_scratch.NUMBERS)
with here.controls:
    seed, kind = from_scratch.choose_random_numbers()
asked = here.ask({name: tasks(run(2, seed, kind), seed)[name] for name in ("chance", "sharp", "printed")})
with here.figure:
    random_draws.show_threads(asked, seed, kind)
with here.controls:
    random_draws.explain(seed, kind, is_open=asked.is_open("chance"))
page.next_screen("train", "scaling")
