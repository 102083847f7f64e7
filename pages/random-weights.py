"""Random weights: what a large one means before anything is learned."""

from ui.fields.questions import show_score
from ui.frame import page
from ui.screens import from_scratch, random_draws

page.begin(
    "Random weights",
    "Does a large weight mean anything before anything is learned? See which random numbers make large weights.",
    numbers=from_scratch.NUMBERS,
)
seed, kind = from_scratch.choose_random_numbers()
show_score(random_draws.ask_what_they_mean(seed, kind))
page.next_screen("train", "scaling")
