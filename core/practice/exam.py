"""A mock exam: parts chosen by a seed so that together they show as many mistakes and steps as possible."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import ceil, prod
from types import MappingProxyType

from core.homework.bank import load
from core.homework.exercise import Exercise, Part
from core.homework.proofs import COUNTED_MISTAKES
from core.practice.exam_words import question
from core.practice.offers import MOST_NUMBERS, mistakes_shown, next_variant

SOURCES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "one sentence": ("bank-interest", "journey"),
        "with a mask and two sentences": ("bank-interest", "journey", "she-left", "economic-area"),
        "with positions and two heads": (
            "journey", "economic-area", "drawn-5-3-4-mask", "drawn-4-3-2-positions", "drawn-4-3-2-heads",
        ),
    }
)  # fmt: skip
"""The exercises that an exam is made from, by what one chooses, from easy to hard.

The place of a source and its exercises never change, or the exam of a number would: whatever is new comes last.
"""

USUAL = "with a mask and two sentences"
"""What an exam is made from where nothing else is said, as in links from before there was a third source."""

LENGTHS = (5, 10, 15)
"""How many parts an exam may have."""

LARGEST_NUMBER = 999_999_999
"""The largest number of an exam."""

_STEP = 4.0
"""What a step of the graph, or a kind of part, that was not asked for yet counts beside one mistake."""

_OPENING, _ASKING = 8, 3
"""What it takes to read in another exercise, and to understand a part: as long as to compute so many numbers."""

_FAVOURED = 0.4
"""How far the seed may lower what a part is worth."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Exam:
    """The parts of an exam, grouped so that the inputs of an exercise are given once.

    A group is a variant of an exercise that has only the parts that are asked, with a question for each of its graphs.
    """

    number: int
    source: str
    groups: tuple[Exercise, ...]

    @cached_property
    def parts(self) -> tuple[tuple[Exercise, Part], ...]:
        """All parts in the order in which they are numbered, each with its group."""
        return tuple((group, part) for group in self.groups for part in group.parts)

    def place(self, group: Exercise, part: Part) -> int:
        """The number of a part, from 1."""
        return next(i for i, (one, other) in enumerate(self.parts, 1) if one is group and other.id == part.id)

    @property
    def id(self) -> str:
        """What its answers are kept under: two exams of the same number differ in their length or their source.

        >>> exam(12, 5, "one sentence").id
        '12-5-0'
        """
        return f"{self.number}-{len(self.parts)}-{tuple(SOURCES).index(self.source)}"

    @property
    def minutes(self) -> int:
        """How long it should take: a minute for each exercise, and what its parts take; in fives."""
        return 5 * ceil((len(self.groups) + sum(minutes_of(part) for _, part in self.parts)) / 5)


def minutes_of(part: Part) -> float:
    """How long a part should take: a minute, and half a minute for each number."""
    return 1 + prod(part.shape) / 2


@lru_cache(maxsize=64)
def exam(number: int, parts: int, source: str) -> Exam:
    """The exam of a number, with so many parts of one of the `SOURCES`: the same on every machine.

    >>> [group.id for group in exam(12, 5, "one sentence").groups]
    ['bank-interest', 'journey']
    """
    chosen = choose([load(name) for name in SOURCES[source]], parts, seed=number)
    groups = tuple(
        _group(_exam_variant(number, exercise.id), [part.id for one, part in chosen if one is exercise])
        for exercise in dict.fromkeys(exercise for exercise, _ in chosen)
    )
    return Exam(number=number, source=source, groups=groups)


def choose(exercises: Sequence[Exercise], parts: int, *, seed: int) -> tuple[tuple[Exercise, Part], ...]:
    """Parts that together show as many mistakes, and ask for as many steps, as possible; in the order of the exercises.

    Mistakes and steps that parts show are covered as in a maximum coverage problem, where taking the best one again
    and again comes within 1 − 1/e of the best choice (Nemhauser, Wolsey and Fisher, 1978). To show a mistake once more
    counts half of the time before. What a part adds is divided by the root of the time that it takes, and is lowered
    by a share of up to 0.4 that the seed draws, so that exams differ. No number is asked for twice, and no part is
    chosen that asks for more than `MOST_NUMBERS` numbers; there may be fewer than ``parts``.
    """
    offered = [(one, part) for one in exercises for part in one.computed_parts if prod(part.shape) <= MOST_NUMBERS]
    drawn = random.Random(f"exam {seed}")  # noqa: S311  for an exam, not for a secret
    luck = {(one.id, part.id): 1 - _FAVOURED * drawn.random() for one, part in offered}
    shown, chosen = Counter[str](), list[tuple[Exercise, Part]]()
    while len(chosen) < parts and (
        left := [(one, part) for one, part in offered if not any(_overlap((one, part), other) for other in chosen)]
    ):
        opened = {one.id for one, _ in chosen}
        worth = [luck[one.id, part.id] * _worth(one, part, shown, is_open=one.id in opened) for one, part in left]
        best = left[worth.index(max(worth))]
        shown.update(_features(*best))
        chosen.append(best)
    return tuple(one for one in offered if one in chosen)


def _worth(exercise: Exercise, part: Part, shown: Mapping[str, int], *, is_open: bool) -> float:
    """What a part adds to what is shown, for the time that it takes."""
    added = sum(worth * 0.5 ** shown.get(name, 0) for name, worth in _features(exercise, part).items())
    time = prod(part.shape) + _ASKING + (0 if is_open else _OPENING)
    return float(added / time**0.5)


@lru_cache(maxsize=256)
def _features(exercise: Exercise, part: Part) -> Mapping[str, float]:
    """The mistakes that a part shows, its step and its kind, each with what it counts."""
    learned = "learned" if exercise.graphs[part.graph].learned else "plain"
    steps = {f"step {part.node} {learned}": _STEP, f"kind {part.kind}": _STEP}
    return steps | dict.fromkeys(sorted(mistakes_shown(exercise, part) & COUNTED_MISTAKES), 1.0)


def _overlap(one: tuple[Exercise, Part], other: tuple[Exercise, Part]) -> bool:
    """Whether two parts ask for the same row of the same node."""
    (exercise, part), (another, second) = one, other
    same = exercise is another and (part.graph, part.node) == (second.graph, second.node)
    return same and (part.row == second.row or None in (part.row, second.row))


def _exam_variant(number: int, exercise: str) -> Exercise:
    """The variant in an exam: not that of its number, as the homework offers the first ones with their marks."""
    first = 1000 + int(random.Random(f"exam {number} {exercise}").random() * 2**31)  # noqa: S311  as above
    return load(exercise, next_variant(exercise, first - 1))


def _group(exercise: Exercise, ids: Sequence[str]) -> Exercise:
    """An exercise with some of its parts alone, worded so that they need no others."""
    parts = [exercise.part(part_id) for part_id in ids]
    questions = tuple(
        question(exercise, f"{exercise.id}-{graph}", [part for part in parts if part.graph == graph])
        for graph in dict.fromkeys(part.graph for part in parts)
    )
    return replace(exercise, questions=questions)
