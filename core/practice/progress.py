"""Everything that a student has got so far: it only grows, so that what two devices hold can be merged."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta, tzinfo
from itertools import count
from typing import Annotated, TypeVar

from msgspec import Meta

from core.practice.attempts import Attempt, records
from core.practice.done_screens import ScreenScore, better_score
from core.reading.data_files import FileRecord
from core.reading.readings import listed

K = TypeVar("K")
V = TypeVar("V")


LESSON = "/"
"""What the name of a lesson begins with, where that of an exercise could stand: the rest is its screen's address."""

FIRST = ".first"
"""What the name of an answer ends in that came first and was not right: the rest is the question's."""

LAST = ".last"
"""What the name of an answer to the homework ends in that stood there last, right or wrong: the rest is the part's."""


@dataclass(frozen=True, kw_only=True, order=True)
class BestAnswer:
    """The best answer to a part of the homework, or to a question of a lesson.

    ``credit`` is from 0 to 1, ``at`` says when it was given.

    Of two, the one with more credit is the better one; then the later one; then the text decides, whichever device
    asks.
    """

    credit: float
    at: int
    text: str


class Solution(FileRecord):
    """A solution of a challenge: the edits as they stand in a link, how many cells they change, and by how much.

    ``change`` is the sum of the absolute changes. The bounds are for one that is read from a file.
    """

    cells: Annotated[int, Meta(ge=0, le=10**15)]
    change: Annotated[float, Meta(ge=0, le=1e15)]
    edits: Annotated[str, Meta(max_length=20_000)]


class BestSolutions(FileRecord):
    """The records of a student on one challenge: the solution with the fewest cells, and with the smallest change."""

    fewest: Solution
    smallest: Solution


@dataclass(frozen=True, kw_only=True)
class Progress:
    """What was attempted and mastered in practice, answered in the homework, solved, and done on each screen.

    ``answers`` has the best answer by exercise or lesson, variant and part; ``solved`` is by the id of the challenge;
    ``done`` is by the address of the screen. ``mastered`` says when each mistake was first shown to be mastered: it is
    noted at that time, because among the attempts of a second device the streak may no longer be one.
    """

    attempts: frozenset[Attempt] = frozenset()
    mastered: Mapping[str, int] = field(default_factory=dict)
    answers: Mapping[tuple[str, int | None, str], BestAnswer] = field(default_factory=dict)
    solved: Mapping[str, BestSolutions] = field(default_factory=dict)
    done: Mapping[str, ScreenScore] = field(default_factory=dict)

    @property
    def homework(self) -> Mapping[tuple[str, int | None, str], BestAnswer]:
        """The best answers to the homework alone."""
        return {
            key: one for key, one in self.answers.items() if not (key[0].startswith(LESSON) or key[2].endswith(LAST))
        }

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing so far."""
        return self == Progress()


def merge(one: Progress, other: Progress) -> Progress:
    """What both hold, and of two results the better one: commutative, idempotent, never lower than either."""
    return Progress(
        attempts=one.attempts | other.attempts,
        mastered=_better(one.mastered, other.mastered, min),
        answers=_better(one.answers, other.answers, max),
        solved=_better(one.solved, other.solved, _best_solutions),
        done=_better(one.done, other.done, better_score),
    )


def add_mastered(progress: Progress) -> Progress:
    """The progress with what its attempts show to be mastered now."""
    last = max((attempt.at for attempt in progress.attempts), default=0)
    shown = {name: last for name, record in records(progress.attempts).items() if record.is_mastered}
    return replace(progress, mastered={**shown, **progress.mastered})


def news(before: Progress, after: Progress) -> Progress:
    """What a merge has added or made better: everything of ``after`` that is not in ``before``."""
    return replace(
        after,
        attempts=after.attempts - before.attempts,
        mastered=_changes(before.mastered, after.mastered),
        answers=_changes(before.answers, after.answers),
        solved=_changes(before.solved, after.solved),
        done=_changes(before.done, after.done),
    )


def got_since(progress: Progress, at: float) -> Progress:
    """What was got since a time, in whole seconds, and what has no time of its own."""
    return replace(
        progress,
        attempts=frozenset(one for one in progress.attempts if one.at >= int(at)),
        mastered={name: then for name, then in progress.mastered.items() if then >= int(at)},
        answers={key: one for key, one in progress.answers.items() if one.at >= int(at)},
    )


def without_answers(progress: Progress, exercise: str, variant: int | None) -> Progress:
    """The progress without the answers to one exercise."""
    kept = {key: one for key, one in progress.answers.items() if key[:2] != (exercise, variant)}
    return replace(progress, answers=kept)


def last_texts(answers: Mapping[str, BestAnswer]) -> dict[str, str]:
    """What stood in each field last; where that is not known, as of a notebook, its best answer.

    >>> best, last = BestAnswer(credit=1, at=5, text="0.2"), BestAnswer(credit=0, at=9, text="0.3")
    >>> last_texts({"weight": best}), last_texts({"weight": best, f"weight{LAST}": last})
    ({'weight': '0.2'}, {'weight': '0.3'})
    """
    texts = ((name.removesuffix(LAST), one) for name, one in answers.items())
    return {field: answers.get(f"{field}{LAST}", one).text for field, one in texts}


def _changes(before: Mapping[K, V], after: Mapping[K, V]) -> Mapping[K, V]:
    return {key: value for key, value in after.items() if before.get(key) != value}


def _better(one: Mapping[K, V], other: Mapping[K, V], best: Callable[[V, V], V]) -> Mapping[K, V]:
    return {**one, **{key: best(one[key], value) if key in one else value for key, value in other.items()}}


def _best_solutions(one: BestSolutions, other: BestSolutions) -> BestSolutions:
    return BestSolutions(
        fewest=min(one.fewest, other.fewest, key=lambda found: (found.cells, found.change, found.edits)),
        smallest=min(one.smallest, other.smallest, key=lambda found: (found.change, found.cells, found.edits)),
    )


def in_words(progress: Progress) -> str:
    """What a progress holds, in words; "" if it holds nothing.

    >>> in_words(Progress(mastered={"unscaled": 1}))
    '1 mistake mastered'
    """
    homework = {
        (exercise, variant, part.removesuffix(LAST))
        for exercise, variant, part in progress.answers
        if not exercise.startswith(LESSON)
    }
    in_lessons = sum(lesson.startswith(LESSON) and not part.endswith(FIRST) for lesson, _, part in progress.answers)
    counts = (
        (len(homework), "homework answer", "homework answers"),
        (in_lessons, "answer in a lesson", "answers in lessons"),
        (len(progress.attempts), "practice answer", "practice answers"),
        (len(progress.mastered), "mistake mastered", "mistakes mastered"),
        (len(progress.solved), "challenge", "challenges"),
        (len(progress.done), "screen", "screens"),
    )
    told = [f"{number:,} {one if number == 1 else many}" for number, one, many in counts if number]
    return listed(told) if told else ""


def day(at: int, zone: tzinfo) -> date:
    """The day of a time in seconds since 1970, where the student is."""
    return datetime.fromtimestamp(at, zone).date()


def days(attempts: Collection[Attempt], zone: tzinfo) -> frozenset[date]:
    """The days on which anything was attempted."""
    return frozenset(day(attempt.at, zone) for attempt in attempts)


def days_in_a_row(practised: Collection[date], today: date) -> int:
    """How many days in a row were days of practice, up to today, or to yesterday if today is still to come.

    >>> days_in_a_row({date(2026, 11, 20), date(2026, 11, 21)}, date(2026, 11, 22))
    2
    """
    last = today if today in practised else today - timedelta(days=1)
    return next(days for days in count() if last - timedelta(days=days) not in practised)
