"""What a student has done so far: a set of attempts, which only grows, so that two devices can be merged."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

TO_MASTER = 3
"""Right answers in a row, each on another variant, that show a mistake to be mastered."""


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """One answer to one part, as it was first marked.

    ``at`` is when, in whole seconds since 1970. ``seen`` are the ids of the mistakes that the part tells from its key,
    ``made`` those that led to the answer. A wrong answer that no known mistake leads to says nothing about any.
    """

    at: int
    exercise: str
    variant: int | None
    part: str
    node: str
    right: bool
    seen: frozenset[str]
    made: frozenset[str] = frozenset()

    @property
    def asked(self) -> tuple[str, int | None, str]:
        """What was answered: the exercise, the variant and the part."""
        return self.exercise, self.variant, self.part

    @property
    def is_of_homework(self) -> bool:
        """Whether it was given to the numbers of the homework, and not to others as practice asks for."""
        return self.variant is None

    @property
    def is_unexplained(self) -> bool:
        """Whether it is wrong and no known mistake leads to it."""
        return not (self.right or self.made)

    @property
    def avoided(self) -> frozenset[str]:
        """The mistakes that the answer shows not to have been made."""
        return frozenset() if self.is_unexplained else self.seen - self.made


@dataclass(frozen=True, kw_only=True)
class Record:
    """What a student's attempts say about one mistake, the oldest first: whether it was made, and on which numbers."""

    made: tuple[bool, ...] = ()
    numbers: tuple[tuple[str, int | None], ...] = ()
    last: int = -1
    """The place of the latest of them among all attempts; −1 before the first."""

    @property
    def streak(self) -> int:
        """How many different variants it was avoided on, one after the other, since it was last made."""
        since = len(self.made) - next((i for i, made in enumerate(reversed(self.made)) if made), len(self.made))
        return len(set(self.numbers[since:]))

    @property
    def is_mastered(self) -> bool:
        """Whether it was avoided on enough variants since it was last made."""
        return self.streak >= TO_MASTER


def records(attempts: Iterable[Attempt]) -> Mapping[str, Record]:
    """The record of every mistake that an attempt says something about, by its id."""
    made, numbers = defaultdict[str, list[bool]](list), defaultdict[str, list[tuple[str, int | None]]](list)
    last: dict[str, int] = {}
    for place, attempt in enumerate(sorted(attempts, key=time_order)):
        for mistake in attempt.made | attempt.avoided:
            made[mistake].append(mistake in attempt.made)
            numbers[mistake].append((attempt.exercise, attempt.variant))
            last[mistake] = place
    return {
        mistake: Record(made=tuple(made[mistake]), numbers=tuple(numbers[mistake]), last=place)
        for mistake, place in last.items()
    }


def time_order(attempt: Attempt) -> tuple[int, str, int, str, bool, tuple[str, ...]]:
    """In the order of time; of one second, in an order that is the same on every device."""
    variant, made = -1 if attempt.variant is None else attempt.variant, tuple(sorted(attempt.made))
    return attempt.at, attempt.exercise, variant, attempt.part, attempt.right, made
