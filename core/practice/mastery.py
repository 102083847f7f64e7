"""What a student masters so far: mistake by mistake along the chain, and the streaks."""

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile

from core.graph.nodes import EVERY_NODE
from core.homework.mistakes import MISTAKES
from core.practice.attempts import Attempt, Record, records
from core.practice.next_part import Offer


def by_step(attempts: Collection[Attempt], offers: Sequence[Offer]) -> Mapping[str, Mapping[str, Record]]:
    """The record of each mistake that can be shown, by the node that it makes wrong, in the order of the chain.

    Mistakes that make no node wrong, as those of reading and rounding, come last, under "".
    """
    known = records(attempts)
    shown = frozenset[str]().union(*(offer.shows for offer in offers))
    steps: dict[str, dict[str, Record]] = {node: {} for node in (*EVERY_NODE, "")}
    for id, mistake in MISTAKES.items():
        if id in shown:
            steps[mistake.node][id] = known.get(id, Record())
    return {node: standing for node, standing in steps.items() if standing}


def mastered(attempts: Collection[Attempt], offers: Sequence[Offer]) -> tuple[int, int]:
    """How many mistakes are mastered, and how many can be shown."""
    standing = [record for step in by_step(attempts, offers).values() for record in step.values()]
    return sum(record.is_mastered for record in standing), len(standing)


def right_in_a_row(attempts: Collection[Attempt]) -> int:
    """How many of the latest parts were right, one after the other."""
    latest_first = sorted(attempts, key=lambda attempt: attempt.at, reverse=True)
    return sum(1 for _ in takewhile(lambda attempt: attempt.right, latest_first))
