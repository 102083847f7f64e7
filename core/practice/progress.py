"""Everything that a student has got so far: it only grows, so that what two devices hold can be merged."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from core.practice.attempts import Attempt

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, kw_only=True, order=True)
class Answered:
    """The best answer to a part of the homework: its credit from 0 to 1, when it was given, and its text.

    Of two, the one with more credit is the better one; then the later one; then the text decides, whichever device
    asks.
    """

    credit: float
    at: int
    text: str


@dataclass(frozen=True, kw_only=True)
class Solution:
    """A solution of a challenge: the edits as they stand in a link, how many cells they change, and by how much.

    ``change`` is the sum of the absolute changes.
    """

    cells: int
    change: float
    edits: str


@dataclass(frozen=True, kw_only=True)
class Solved:
    """The records of a student on one challenge: the solution with the fewest cells, and with the smallest change."""

    fewest: Solution
    smallest: Solution


@dataclass(frozen=True, kw_only=True)
class Progress:
    """What was attempted in practice, answered in the homework, solved in the challenges, and done on each screen.

    ``answers`` has the best answer by exercise, variant and part; ``solved`` is by the id of the challenge.
    """

    attempts: frozenset[Attempt] = frozenset()
    answers: Mapping[tuple[str, int | None, str], Answered] = field(default_factory=dict)
    solved: Mapping[str, Solved] = field(default_factory=dict)


def merge(one: Progress, other: Progress) -> Progress:
    """What both hold, and of two results the better one: commutative, idempotent, never lower than either."""
    return Progress(
        attempts=one.attempts | other.attempts,
        answers=_better(one.answers, other.answers, max),
        solved=_better(one.solved, other.solved, _records),
    )


def with_solution(progress: Progress, challenge: str, solution: Solution) -> Progress:
    """The progress with one more solution of a challenge."""
    return merge(progress, Progress(solved={challenge: Solved(fewest=solution, smallest=solution)}))


def _better(one: Mapping[K, V], other: Mapping[K, V], best: Callable[[V, V], V]) -> Mapping[K, V]:
    return {**one, **{key: best(one[key], value) if key in one else value for key, value in other.items()}}


def _records(one: Solved, other: Solved) -> Solved:
    return Solved(
        fewest=min(one.fewest, other.fewest, key=lambda found: (found.cells, found.change, found.edits)),
        smallest=min(one.smallest, other.smallest, key=lambda found: (found.change, found.cells, found.edits)),
    )
