"""Random weights: what a large one means before anything is learned."""

from core.lessons import random_weights
from core.lessons.from_scratch import run, tasks
from ui.frame import lesson, page
from ui.screens import from_scratch, random_draws
from ui.session import contents

here = lesson.begin("random-weights", numbers=from_scratch.NUMBERS)
with here.controls:
    seed, kind = from_scratch.choose_random_numbers()
with here.figure:
    won = random_draws.show_threads(seed, kind)
questions = {name: tasks(run(2, seed, kind), seed)[name] for name in ("chance", "sharp")}
is_open = here.shows_all or bool(contents.text("shapes.chance"))


def follow(name: str) -> None:
    """Count the draws beneath the question that asks for that."""
    if name == "chance":
        random_draws.show_winners(seed, kind, won, is_open=is_open)


asked = here.ask(
    questions, then=follow, chosen={"sharp": lambda _: from_scratch.choose_kind(random_weights.sharper(seed))}
)
with here.controls:
    random_draws.explain(seed, kind, is_open=is_open)
if asked.is_open("sharp"):
    random_draws.show_sharpness(seed)
page.next_screen("train", "scaling")
