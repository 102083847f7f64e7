"""The row of the table of answers that is made of what one student handed in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from core.classroom.assigned_numbers import AssignedNumbers
from core.classroom.headings import FAULT, FILES, HINTS, ID, LATE, SIGNATURE, SOLUTIONS, STUDENT, TAKEN, VARIANT
from core.classroom.homework_file import HomeworkFile, Standing, standing
from core.classroom.provenance import written
from core.classroom.reports import Report, failure
from core.classroom.roster import Student
from core.homework import bank
from core.homework.exercise import Exercise
from core.homework.exercise_files import ExerciseDataError
from core.uploads.matching import Takes
from core.uploads.submissions.senders import Submission
from core.uploads.submissions.student_files import Answered, Found, answered, read
from core.uploads.submissions.twins import Handed

_DAY = 24 * 60 * 60


@dataclass(frozen=True, kw_only=True)
class Collected:
    """The cells of a row by their columns, in order, and what else is told and compared."""

    cells: Mapping[str, str]
    handed: Handed
    student: Student | None


@dataclass(frozen=True, kw_only=True)
class Collector:
    """What a teacher has said about an export; makes a row of each submission.

    ``name`` finds the exercise, ``numbers`` say whose are whose, ``keys`` check signatures; times are in seconds since
    1970.
    """

    name: str
    exercise: Exercise
    numbers: AssignedNumbers | None
    takes: Takes
    keys: Sequence[bytes]
    since: float
    deadline: float | None
    now: float

    def exercise_of(self, variant: str) -> Exercise | None:
        """The exercise with the numbers of a variant; None if there is none."""
        try:
            return bank.find(self.name, int(variant)) if variant else self.exercise
        except (ValueError, ExerciseDataError):
            return None

    def collect(self, submission: Submission, report: Report) -> Collected:
        """The row of a student. Whatever is wrong with it concerns nobody else."""

        def tell(text: str) -> None:
            report(None, f"{submission.called}: {text}")

        own = self._own(submission)
        found, failed = Found(), ""
        try:
            found = read(submission, self.exercise)
            one = answered(found, submission, own, self.exercise_of, self.takes, self.numbers)
        except Exception as error:  # noqa: BLE001  a fault of the program costs one student, never the class
            one, failed = Answered(variant=str(own.variant or "")), failure(error)
        said, is_usable = (*found.problems, *one.said), bool(one.answers or one.help)
        if not (said or failed or is_usable):
            said = (f"No answers to {self.exercise.id} were found: are these to another exercise?",)
        for text in said:
            tell(text)
        word = ""
        if one.homework:
            word, why = judged(one.homework, submission, self.keys, since=self.since, now=self.now)
            if why:
                tell(why)
        fault = failed or ("" if is_usable else "; ".join(said))
        late = self._late(submission, one)
        if self.deadline is not None and submission.is_late and not late:
            tell("Canvas says that it came late, but not how late")
        cells = {
            STUDENT: submission.called, ID: submission.student.id if submission.student else submission.id,
            VARIANT: one.variant,
            **{part.id: one.answers.get(part.id, "") for part in self.exercise.fields},
            LATE: late, HINTS: _times(one, "hints"), SOLUTIONS: _times(one, "solutions"),
            FILES: ", ".join(name for name, _ in submission.files), SIGNATURE: word,
            TAKEN: "" if fault else written(one.places, one.doubts), FAULT: fault,
        }  # fmt: skip
        return Collected(
            cells=cells,
            student=submission.student,
            handed=Handed(student=submission.called, variant=one.variant, answers=one.answers, digests=found.digests),
        )

    def _own(self, submission: Submission) -> Exercise:
        """The exercise with the numbers that a student was given."""
        if not self.numbers or not submission.student:
            return self.exercise
        return self.numbers.exercise_by(self.numbers.variants[submission.student.id])

    def _late(self, submission: Submission, one: Answered) -> str:
        """Days after the deadline; empty in time, or where nothing says when it was handed in."""
        at = float(one.homework.made) if one.homework else _attempted(submission.attempt)
        if self.deadline is None or at <= self.deadline:
            return ""
        return f"{max((at - self.deadline) / _DAY, 0.0001):.4f}"


def _attempted(text: str) -> float:
    """When an attempt was made, as Blackboard writes it; 0 if nothing says so."""
    try:
        return datetime.strptime(text, "%Y-%m-%d-%H-%M-%S").astimezone().timestamp()
    except ValueError:
        return 0.0


def _times(one: Answered, kind: str) -> str:
    """Each part as often as a hint on it, or its solution, was shown."""
    counts: Mapping[str, int] = getattr(one.help, kind) if one.help else {}
    return " ".join(part for part, count in counts.items() for _ in range(min(count, 20)))


_AHEAD = _DAY
"""Seconds by which a clock may be ahead: a host in another zone that is set by an hour or more is no forger."""

_WHY: dict[Standing, str] = {
    "unsigned": "it is not signed: anybody can write such a file",
    "other key": "it is signed with a key that is not among yours; if the host's key has changed, add the earlier one",
    "forged": "its signature is not right: something in it was changed after the app had made it",
}


def judged(
    file: HomeworkFile, submission: Submission, keys: Sequence[bytes], *, since: float = 0, now: float
) -> tuple[str, str]:
    """One word for the table, and a sentence for the teacher; none if there is nothing to say.

    ``keys`` are the host's and earlier ones. Files that were made before ``since``, or say that they will be made long
    after ``now``, have expired.
    """
    state = standing(file, keys)
    word, why = str(state), _WHY.get(state, "") if keys else ""
    made = datetime.fromtimestamp(file.made, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if not submission.goes_by(file.student):
        said = f"it names {file.student[:40]!r}, but was handed in by {submission.called[:40]!r}"
        return "another's name", "; ".join(filter(None, (said, why)))
    if state in ("signed", "unchecked") and file.made < since:
        return "expired", f"its signature has expired: it was made {made}"
    if state in ("signed", "unchecked") and file.made > now + _AHEAD:
        return "expired", f"it says that it was made {made}, which is yet to come"
    return word, why
