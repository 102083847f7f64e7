"""What simulated students type into the homework: readable, wrong, and never typed before, so that nothing is known."""

import random
from math import prod

from core import exercises
from core.exercises import Part

CHANCE = random.Random(1)  # noqa: S311
PARTS = exercises.load("bank-interest").parts
"""Their ids are the names of their fields and of their answers in the link."""


def answer_to(part: Part) -> str:
    """An answer to a part."""
    if part.kind == "choice":
        return CHANCE.choice(part.choices)
    if part.kind == "ranking":
        return f"interest {CHANCE.random():.6f}, bank {CHANCE.random():.6f}"
    return " ".join(f"{CHANCE.random():.6f}" for _ in range(prod(part.shape)))
