"""Which part a student is given next: a small model of what is not yet mastered, what is due, and what is mastered."""

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile
from math import ceil, fsum

from core.graph.nodes import EVERY_NODE
from core.homework.mistakes import MISTAKES
from core.practice.attempts import Attempt, Record, records
from core.reading.data_files import FileRecord

_MADE, _AVOIDED = 1.0, 3.0
"""What is assumed of a mistake before anything is known: as if it had been made once in four times."""

_FADING = 0.7
"""What an attempt counts beside the one after it: what was made long ago says less."""

_FIRST_PARTS = 10
"""Parts of a newcomer that begin with the easiest: those of two days."""


class Offer(FileRecord):
    """A part that could be asked.

    ``shows`` are the ids of the mistakes that it tells from its key, ``numbers`` how many numbers it asks for, and
    ``steps`` how many nodes of the graph are computed for it; ``form`` says in words which form of the graph it is, and
    ``level`` is 0 without learning, 1 with it, and 2 with a mask, positions or another sentence.
    """

    exercise: str
    part: str
    node: str
    numbers: int
    steps: int
    form: str
    level: int
    shows: frozenset[str]

    @property
    def effort(self) -> tuple[int, int]:
        """How hard it is: its level, and within a level the numbers times the steps that they take."""
        return self.level, self.numbers * self.steps


def chance(record: Record) -> float:
    """How likely a student is to make a mistake now: its share of the attempts that could show it, the latest first.

    The mean of a beta distribution, (a + made) / (a + b + made + avoided) with a = 1 and b = 3, in which an attempt
    counts 0.7 times as much as the next one.
    """
    counts = [_FADING**age for age in range(len(record.made))]
    made = sum(count for count, was_made in zip(counts, reversed(record.made), strict=True) if was_made)
    return (_MADE + made) / (_MADE + _AVOIDED + sum(counts))


def is_due(record: Record, now: int) -> bool:
    """Whether a mistake should be met again: 1, 2 and 4 parts after it was made or avoided, as the streak grows.

    Intervals that double are those of Leitner's boxes (1972).
    """
    return bool(now - record.last >= 2**record.streak)


def next_part(attempts: Collection[Attempt], offers: Sequence[Offer], *, seed: int = 0) -> Offer | None:
    """The part that is expected to show most of what is due and not mastered, for the time it takes.

    Where a mistake that was made is due, it is a part that shows one. The first ten parts are short and early in the
    graph: the first is one of the easiest tenth of the offers, the second one of the easiest two tenths, and so on.
    First comes what is without learning, then what is without mask, positions and another sentence, and of these first
    what takes few numbers times few steps.

    A part counts half if the one before asked for the same node: mixed practice is remembered for longer (Rohrer and
    Taylor, 2007). It counts half, too, for each wrong answer to it that no known mistake explained: such an
    answer says nothing of any mistake, so that the same part would come again and again. Among equals the seed decides.

    Returns:
        None once every mistake that any part can show is mastered.
    """
    known, now = records(attempts), len(attempts)
    each = {name: known.get(name, Record()) for name in frozenset().union(*(offer.shows for offer in offers))}
    needs = {name: chance(record) for name, record in each.items() if not record.is_mastered}
    due = {name for name in needs if is_due(each[name], now)}
    open_offers = [offer for offer in offers if not offer.shows.isdisjoint(needs)]
    if not open_offers:
        return None
    last = max(attempts, key=lambda attempt: attempt.at, default=None)
    random.Random(f"{seed} {now}").shuffle(open_offers)  # noqa: S311
    made = {name for name in due if True in each[name].made}
    easy = _easiest([offer for offer in open_offers if offer.shows & made] or open_offers, now)
    unexplained = Counter((one.exercise, one.part) for one in attempts if one.is_unexplained)

    def worth(offer: Offer) -> tuple[float, float]:
        """What is due first; where nothing is, what comes closest.

        ``fsum`` gives one sum in whatever order a process keeps the mistakes, so that all ask for the same part.
        """
        is_repeated = last is not None and offer.node == last.node
        factor = 0.5 ** (is_repeated + unexplained[offer.exercise, offer.part]) / (2 + offer.numbers) ** 0.5
        waiting = offer.shows & needs.keys()
        return factor * fsum(needs[one] for one in waiting & due), factor * fsum(needs[one] for one in waiting)

    return max(easy, key=worth)


def _easiest(offers: list[Offer], now: int) -> Sequence[Offer]:
    """The easiest of some offers, and any as easy; the more of them the more parts were answered, in the end all."""
    share = min(1.0, (now + 1) / _FIRST_PARTS)
    hardest = sorted(offer.effort for offer in offers)[ceil(share * len(offers)) - 1]
    return [offer for offer in offers if offer.effort <= hardest]


def mastery_by_step(attempts: Collection[Attempt], offers: Sequence[Offer]) -> Mapping[str, Mapping[str, Record]]:
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


def count_mastered(attempts: Collection[Attempt], offers: Sequence[Offer]) -> tuple[int, int]:
    """How many mistakes are mastered, and how many can be shown."""
    standing = [record for step in mastery_by_step(attempts, offers).values() for record in step.values()]
    return sum(record.is_mastered for record in standing), len(standing)


def right_in_a_row(attempts: Collection[Attempt]) -> int:
    """How many of the latest parts were right, one after the other."""
    latest_first = sorted(attempts, key=lambda attempt: attempt.at, reverse=True)
    return sum(1 for _ in takewhile(lambda attempt: attempt.right, latest_first))
