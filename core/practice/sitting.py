"""One sitting of a mock exam: which exam, how long it may take, when it began and was handed in; as text for a link."""

import re
from dataclasses import dataclass

from core.practice.exam import LENGTHS, SOURCES, Exam, exam
from core.reading.readings import counted

MOST_MINUTES = 600
"""The longest time for an exam."""

_TEXT = re.compile(r"(\d{1,9})-(\d{1,2})-(\d)-(\d{1,3})-(\d{1,11})(?:-(\d{1,11}))?", re.ASCII)


@dataclass(frozen=True, kw_only=True)
class Sitting:
    """A sitting of the exam of a ``number``; times are in whole seconds since 1970.

    ``minutes``: how long it may take; 0 without a clock. ``handed_in``: when, 0 while it has not been.
    """

    number: int
    parts: int
    source: str
    minutes: int
    started: int
    handed_in: int = 0

    @property
    def exam(self) -> Exam:
        """What is asked."""
        return exam(self.number, self.parts, self.source)

    @property
    def ends(self) -> int:
        """When the time is up."""
        return self.started + 60 * self.minutes

    def __str__(self) -> str:
        """The text that `read` reads.

        >>> str(Sitting(number=12, parts=10, source="one sentence", minutes=35, started=60))
        '12-10-0-35-60'
        """
        source = tuple(SOURCES).index(self.source)
        known = [self.number, self.parts, source, self.minutes, self.started, *filter(None, [self.handed_in])]
        return "-".join(map(str, known))


def read_sitting(text: str) -> Sitting | None:
    """The sitting that a link names; None if it names none, for it may say anything."""
    if not (found := _TEXT.fullmatch(text)):
        return None
    number, parts, source, minutes, started, handed_in = (int(one or 0) for one in found.groups())
    if parts not in LENGTHS or source >= len(SOURCES) or minutes > MOST_MINUTES:
        return None
    return Sitting(
        number=number, parts=parts, source=tuple(SOURCES)[source], minutes=minutes, started=started, handed_in=handed_in
    )


def time_taken(sitting: Sitting) -> str:
    """How long a sitting took that was handed in, in words.

    >>> time_taken(Sitting(number=1, parts=5, source="one sentence", minutes=15, started=0, handed_in=1020))
    '17 minutes, 2 minutes after time was up'
    >>> time_taken(Sitting(number=1, parts=5, source="one sentence", minutes=15, started=0, handed_in=900))
    '15 of 15 minutes'
    >>> time_taken(Sitting(number=1, parts=5, source="one sentence", minutes=0, started=0, handed_in=80))
    '1 minute'
    """
    seconds = sitting.handed_in - sitting.started
    if not sitting.minutes:
        return _minutes(seconds)
    if (late := sitting.handed_in - sitting.ends) > 0:
        return f"{_minutes(seconds)}, {_minutes(late)} after time was up"
    return f"{max(1, round(seconds / 60))} of {_minutes(60 * sitting.minutes)}"


def _minutes(seconds: int) -> str:
    return counted(max(1, round(seconds / 60)), "minute")
