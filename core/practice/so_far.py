"""What there is to say about a student's progress as a whole."""

from collections.abc import Collection, Iterator
from datetime import date, datetime, timedelta, tzinfo

from core.practice.attempts import Attempt
from core.practice.progress import Progress
from core.reading.readings import listed


def counted(progress: Progress) -> str:
    """What a progress holds, in words; "" if it holds nothing.

    >>> counted(Progress(mastered={"unscaled": 1}))
    '1 mistake mastered'
    """
    counts = list(_counts(progress))
    return listed(counts) if counts else ""


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
    count = 0
    while last - timedelta(days=count) in practised:
        count += 1
    return count


def _counts(progress: Progress) -> Iterator[str]:
    for count, one, many in (
        (len(progress.homework), "homework answer", "homework answers"),
        (progress.in_lessons, "answer in a lesson", "answers in lessons"),
        (len(progress.attempts), "practice answer", "practice answers"),
        (len(progress.mastered), "mistake mastered", "mistakes mastered"),
        (len(progress.solved), "challenge", "challenges"),
        (len(progress.done), "screen", "screens"),
    ):
        if count:
            yield f"{count:,} {one if count == 1 else many}"
