"""The heading of a file of answers: which column is which."""

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.classroom.policy import CAUTIOUS, Policy
from core.classroom.reports import BatchError, Report
from core.homework.exercise import Exercise
from core.reading.data_faults import nearest

STUDENT, VARIANT = "student", "variant"
ID, FILES, SIGNATURE, TAKEN, FAULT = "id", "files", "signature", "taken", "fault"
"""Columns of answers that were collected: who handed in what, where each answer stood, and why there is none."""

LATE, HINTS, SOLUTIONS = "late", "hints", "solutions"
"""Columns that a policy may read: days after the deadline, and the parts with hints or solutions that were shown."""

_COLLECTED_COLUMNS = (ID, FILES, SIGNATURE, TAKEN, FAULT)
_POLICY_FIELDS = {LATE: "late_by_day", HINTS: "help", SOLUTIONS: "help"}
"""The columns that a policy may read, each with what has to stand in the policy."""


@dataclass(frozen=True, kw_only=True)
class Heading:
    """The names of all columns as they are compared; by them the parts that count, and ``texts`` that are only kept."""

    names: tuple[str, ...]
    parts: Mapping[str, str]
    texts: Mapping[str, str]

    def cells(self, record: Sequence[str]) -> dict[str, str]:
        """The cells of a row by name: of several of one name the first counts, and those that are missing are empty."""
        missing = [""] * (len(self.names) - len(record))
        return dict(zip(reversed(self.names), reversed([*record[: len(self.names)], *missing]), strict=True))


def plain(name: str) -> str:
    r"""A heading or a name as it is compared: without regard to case, blanks and byte order marks.

    >>> plain("\ufeff Student  ID ")
    'student id'
    """
    return " ".join(unicodedata.normalize("NFKC", name).replace("\ufeff", "").casefold().split())


def names(exercise: Exercise) -> dict[str, str]:
    """What is looked for in the heading of a file for an exercise: all that earns points, by id as it is compared."""
    return {plain(one): one for one in exercise.marked_ids}


def texts(exercise: Exercise) -> dict[str, str]:
    """The columns with what students wrote in their own words, by id as it is compared: those that earn no points."""
    return {plain(one.id): one.id for one in exercise.reflections if not one.points}


def columns_of(policy: Policy) -> tuple[str, ...]:
    """The columns that a policy reads besides the answers."""
    return (*([LATE] if policy.late_by_day else []), *([HINTS, SOLUTIONS] if policy.help != "ignored" else []))


def read_heading(
    line: int, columns: Sequence[str], exercise: Exercise, report: Report, policy: Policy = CAUTIOUS
) -> Heading:
    """Find the columns of an exercise and of a policy, and report what is odd about them.

    Raises:
        BatchError: there is no column ``student``, or none that is a part of the exercise.
    """
    found = tuple(map(plain, columns))
    parts = names(exercise)
    shown = ", ".join(repr(column[:40]) for column in columns[:20] if column.strip()) or "nothing"
    if STUDENT not in found:
        near = next((f"; is it {name[:40]!r}?" for name in columns if nearest(plain(name), [STUDENT])), "")
        raise BatchError(f"expected a column {STUDENT!r}; found {shown}{near}")
    asked = {name: part for name, part in parts.items() if part in policy.parts or not policy.parts}
    missing = [part for name, part in asked.items() if name not in found]
    if len(missing) == len(asked):
        example = ", ".join(missing[:3])
        near = next((near for name in columns if (near := nearest(plain(name), missing))), "")
        raise BatchError(f"expected columns that are parts of {exercise.id}, such as {example}; found {shown}{near}")
    _report_columns(line, found, exercise, missing, report, policy)

    return Heading(
        names=found,
        parts={name: part for name, part in parts.items() if name in found},
        texts={name: text for name, text in texts(exercise).items() if name in found},
    )


def _report_columns(
    line: int, found: Sequence[str], exercise: Exercise, missing: Sequence[str], report: Report, policy: Policy
) -> None:
    parts = names(exercise)
    for name, count in Counter(found).items():
        if count > 1 and name:
            report(line, f"there are {count} columns {name[:40]!r}; the first one counts")
        if name in texts(exercise):
            report(line, f"column {name[:40]!r} is in the students’ own words; it is not marked")
        elif name and policy.parts and parts.get(name, policy.parts[0]) not in policy.parts:
            report(line, f"column {name[:40]!r} is a part that the policy does not set; it is not marked")
        elif name in _POLICY_FIELDS and name not in columns_of(policy):
            report(line, f"column {name[:40]!r} does not count: only a policy with {_POLICY_FIELDS[name]} reads it")
        elif name and name not in (STUDENT, VARIANT, *_COLLECTED_COLUMNS, *parts, *columns_of(policy)):
            near = nearest(name, [*missing, *({VARIANT} - set(found))])
            report(line, f"column {name[:40]!r} is not a part of {exercise.id}; it is ignored{near}")
    if missing:
        report(line, f"missing columns: {', '.join(missing)}; these parts are blank for everyone")
    for name in columns_of(policy):  # “collect” leaves out columns that nobody fills, and “late” if it knew no deadline
        if name not in found and (name == LATE or FILES not in found):
            report(line, f"there is no column {name!r}, which the policy reads; it counts as empty for everyone")
