"""How soon practice finds out what a student does wrong, and mends it: ``python -m benchmarks.students``.

Simulated students make one mistake, at first in a given share of the parts that show it, and half as often each time
they are told. Parts are chosen as on /practice, and at random.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from statistics import mean
from typing import TypeAlias

from core.practice.attempts import Attempt, records
from core.practice.next_part import Offer, next_part
from core.practice.offers import offers

Chooser: TypeAlias = Callable[[Sequence[Attempt], int], Offer]

MOST = 400
"""Parts after which a student gives up."""

HELPED = 0.5
"""What the chance of a mistake is multiplied by each time."""


def chosen(attempts: Sequence[Attempt], seed: int) -> Offer:
    """The next part as /practice chooses it."""
    return next_part(attempts, offers(), seed=seed) or offers()[0]


def at_random(attempts: Sequence[Attempt], seed: int) -> Offer:
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


def main() -> None:
    """Print one row per mistake, and the means."""
    parser = argparse.ArgumentParser(description="How many parts it takes to master a mistake.")
    parser.add_argument("--students", type=int, default=5, help="students for each mistake")
    parser.add_argument("--often", type=float, default=0.8, help="the share of parts in which it is made at first")
    options = parser.parse_args()
    print(
        "| mistake | parts that show it | found out | at random | mastered | at random |\n|---|---:|---:|---:|---:|---:|"
    )
    rows = []
    for mistake in sorted(frozenset[str]().union(*(offer.shows for offer in offers()))):
        runs = [
            [study(mistake, options.often, choose, seed) for seed in range(options.students)]
            for choose in (chosen, at_random)
        ]
        row = [mean(run[which] for run in side) for which in (0, 1) for side in runs]
        rows.append(row)
        showing = sum(mistake in offer.shows for offer in offers())
        print(f"| {mistake} | {showing} | {' | '.join(f'{value:.1f}' for value in row)} |", flush=True)
    print(f"| mean | | {' | '.join(f'{mean(column):.1f}' for column in zip(*rows, strict=True))} |")


if __name__ == "__main__":
    main()
