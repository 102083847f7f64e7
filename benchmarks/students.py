"""How soon practice finds out what a student does wrong, and mends it.

Simulated students make one mistake, at first in a given share of the parts that show it, and half as often each time
they are told. Parts are chosen as on /practice, and at random.
"""

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from core.practice.attempts import Attempt, records
from core.practice.next_part import Offer, next_part
from core.practice.offers import offers

Chooser: TypeAlias = Callable[[Sequence[Attempt], int], Offer]

MOST = 400
"""Parts after which a student gives up."""

HELPED = 0.5
"""What the chance of a mistake is multiplied by each time."""


def choose_as_practice(attempts: Sequence[Attempt], seed: int) -> Offer:
    """The next part as /practice chooses it."""
    return next_part(attempts, offers(), seed=seed) or offers()[0]


def choose_at_random(attempts: Sequence[Attempt], seed: int) -> Offer:
    """Any part."""
    return random.Random(f"{seed} {len(attempts)} at random").choice(offers())  # noqa: S311


def study(mistake: str, often: float, choose: Chooser, seed: int) -> tuple[int, int]:
    """Parts until a student who makes one mistake this often is found out, and until it is mastered."""
    chances, found = random.Random(seed), 0  # noqa: S311
    attempts: list[Attempt] = []
    while len(attempts) < MOST and not (found and records(attempts)[mistake].is_mastered):
        offer = choose(attempts, seed)
        made = mistake in offer.shows and chances.random() < often
        attempts.append(
            Attempt(
                at=len(attempts), exercise=offer.exercise, variant=len(attempts), part=offer.part, node=offer.node,
                right=not made, seen=offer.shows, made=frozenset({mistake} if made else ()),
            )
        )  # fmt: skip
        if made:
            often, found = often * HELPED, found or len(attempts)
    return found or MOST, len(attempts)
