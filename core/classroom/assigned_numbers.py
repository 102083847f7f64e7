"""Who has which numbers: each student's variant follows from a secret key and the student's id, and is stored nowhere.

Anybody can compute the answers to a variant by its number. What the key hides is who has which.
"""

import argparse
import hmac
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from urllib.parse import urlencode

from core.classroom.class_rows import Row
from core.classroom.reports import Report
from core.classroom.roster import Roster, Student, id_of
from core.homework import bank
from core.homework.exercise import Answer, Exercise, Part
from core.homework.results import is_right
from core.reading.answers import Reading, readings
from core.reading.readings import first_of

_FEWEST = 2
"""So many right answers at least tell on whose numbers a student worked: one may be right by chance."""

_SHOWN = 20
"""So many names are listed of those who handed in nothing."""


def variant_of(key: bytes, exercise_id: str, student_id: str) -> int:
    """The variant of a student, from 0 to 2³² − 1; another exercise gives the same student another one."""
    digest = hmac.digest(key, f"{exercise_id}\n{id_of(student_id)}".encode("utf-8", "surrogatepass"), "sha256")
    return int.from_bytes(digest[:4])


def address(text: str) -> str:
    """The address of an app: one without https:// would make links that open nothing."""
    if not re.fullmatch(r"https?://[^\s/]+(/\S*)?", text):
        raise argparse.ArgumentTypeError(f"expected an address such as https://attention.example; found {text[:40]!r}")
    return text


@dataclass(frozen=True, kw_only=True)
class AssignedNumbers:
    """A class whose students have numbers of their own for an exercise, which ``name`` finds."""

    name: str
    exercise: Exercise
    key: bytes
    roster: Roster

    @cached_property
    def variants(self) -> Mapping[str, int]:
        """The variant of each student, by id, in the order of the roster."""
        return {one.id: variant_of(self.key, self.exercise.id, one.id) for one in self.roster.students}

    @cached_property
    def owners(self) -> Mapping[int, Student]:
        """The student of each variant."""
        return {self.variants[one.id]: one for one in reversed(self.roster.students)}

    def exercise_of(self, student: str) -> Exercise:
        """The exercise with the numbers of whom a text means; with its own numbers if that is nobody or not clear."""
        found = self.roster.find(student)
        return bank.find(self.name, self.variants[found[0].id]) if len(found) == 1 else self.exercise

    def exercise_by(self, variant: int | None) -> Exercise:
        """The exercise with the numbers of a variant; None for its own."""
        return self.exercise if variant is None else bank.find(self.name, variant)

    @property
    def is_in_app(self) -> bool:
        """Whether the app has the exercise, so that a link can open it."""
        return not self.name.endswith(".toml") or self.exercise.id in bank.ids()

    def link(self, address: str, student: Student) -> str:
        """Where a student works on the own numbers; nowhere if the app does not have the exercise."""
        if not self.is_in_app:
            return ""
        asked = urlencode({"exercise": self.exercise.id, "variant": self.variants[student.id]})
        return f"{address.rstrip('/')}/quiz?{asked}"

    def others(self, own: Exercise) -> Iterator[Exercise]:
        """An exercise, then that with its own numbers, then those of all other students."""
        yield own
        yield from (one for variant, one in self._exercises.items() if variant != own.variant)

    @cached_property
    def _exercises(self) -> Mapping[int | None, Exercise]:
        """The exercise, and that with the numbers of each student: made only once somebody's answers do not fit."""
        return {None: self.exercise} | {variant: bank.find(self.name, variant) for variant in self.owners}

    def done_on(self, answers: Mapping[str, str], own: Exercise) -> int | None:
        """The variant on whose numbers answers were worked out: another's only if the own one does not fit them.

        None stands for the numbers that the exercise itself has.
        """
        read = [(part, readings(text, part)) for part in own.parts if (text := answers.get(part.id, "")).strip()]
        read = [(part, possible) for part, possible in read if part.kind in ("number", "vector", "matrix")]
        here = _right(read, own.answers)
        if 2 * here >= len(read) or len(read) < _FEWEST:
            return own.variant
        counts = {variant: _right(read, one.answers) for variant, one in self._exercises.items()}
        best = max(counts, key=lambda variant: counts[variant])
        return best if counts[best] >= max(_FEWEST, here + 1, len(read) / 2) else own.variant

    def rows(self, rows: Iterable[Row], report: Report) -> Iterator[Row]:
        """The rows with the variant that each was worked out on; at the end it is told who handed in nothing."""
        missing = {one.id: one.name for one in self.roster.students}
        for row in rows:
            found = self.roster.find(row.student)
            found = tuple(one for one in found if str(self.variants[one.id]) == row.variant) or found
            if len(found) == 1:
                missing.pop(found[0].id, None)
                yield self._row(row, found[0], report)
            else:
                yield self._of_nobody(row, len(found), report)
        if missing:
            names = first_of(list(missing.values()), _SHOWN)
            report(None, f"{len(missing)} of {len(self.roster.students)} on the roster handed in nothing: {names}")

    def _row(self, row: Row, student: Student, report: Report) -> Row:
        own = bank.find(self.name, self.variants[student.id])
        variant = row.variant
        if not variant and not row.fault:
            done = self.done_on(row.answers, own)
            variant = "" if done is None else str(done)
        row = replace(row, variant=variant, student_id=student.id)
        if variant == str(own.variant) or row.fault:
            return row
        told = f"Done on {self._called(variant)}; {student.name} has variant {own.variant}."
        report(row.line, f"student {row.student[:40]!r}: {told} They are marked by what they were done on")
        return replace(row, note=told)

    def _called(self, variant: str) -> str:
        if not variant:
            return "the numbers that the exercise itself has"
        owner = self.owners.get(int(variant)) if variant.isdecimal() else None
        return (
            f"the numbers of {owner.name}, variant {variant}" if owner else f"variant {variant[:20]}, which nobody has"
        )

    def _of_nobody(self, row: Row, count: int, report: Report) -> Row:
        """A row of nobody on the roster, or of several: it is not guessed whose numbers these are."""
        near = self.roster.suggestion(row.student)
        why = f"{count} on the roster are called so." if count else f"Not on the roster{near or '.'}"
        if row.variant or row.fault:
            report(row.line, f"student {row.student[:40]!r}: {why}")
            return replace(row, note=why)
        return replace(row, note=why, fault=f"{why} It is not known which numbers these answers belong to.")


def _right(read: Iterable[tuple[Part, Iterable[Reading]]], key: Mapping[str, Answer]) -> int:
    """How many answers are right by a key."""
    return sum(any(_is_right(part, one, key[part.id]) for one in possible) for part, possible in read)


def _is_right(part: Part, reading: Reading, key: Answer) -> bool:
    try:
        return is_right(part, reading, key)
    except TypeError:  # a reading of no numbers
        return False
