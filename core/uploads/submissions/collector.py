"""The row of the table of answers that is made of what one student handed in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from core.classroom.assigned_numbers import AssignedNumbers
from core.classroom.headings import FAULT, FILES, HINTS, ID, LATE, SIGNATURE, SOLUTIONS, STUDENT, TAKEN, VARIANT
from core.classroom.homework_file import Answers, HomeworkFile, Standing, check_signature
from core.classroom.provenance import spell_places
from core.classroom.reports import Report, failure
from core.classroom.roster import Student
from core.homework import bank
from core.homework.exercise import Exercise
from core.uploads import match_report
from core.uploads.handed_in_files import exercise_of_file
from core.uploads.marks import other_numbers
from core.uploads.matching import Pick, match
from core.uploads.submissions.senders import Submission
from core.uploads.submissions.student_files import Source, StudentFiles, homework_of, merge, read_files, row_of

_DAY = 24 * 60 * 60

_WHY: dict[Standing, str] = {
    "unsigned": "it is not signed: anybody can write such a file",
    "other key": "it is signed with a key that is not among yours; if the host's key has changed, add the earlier one",
    "forged": "its signature is not right: something in it was changed after the app had made it",
}


@dataclass(frozen=True, kw_only=True)
class CollectedRow:
    """The cells of a row by their columns, in order; the answers by part, and what each file hashes to, by its name."""

    cells: Mapping[str, str]
    answers: Mapping[str, str]
    digests: Sequence[tuple[str, str]] = ()
    student: Student | None = None


@dataclass(frozen=True, kw_only=True)
class StudentAnswers:
    """The answers of a student, and the variant; ``said`` are sentences for the teacher."""

    variant: str
    source: Source
    homework: HomeworkFile | None = None
    help: Answers | None = None
    said: Sequence[str] = ()


@dataclass(frozen=True, kw_only=True)
class Collector:
    """What a teacher has said about an export; makes a row of each submission.

    ``name`` finds the exercise, ``numbers`` say whose are whose; ``keys``, the host's and earlier ones, check
    signatures, and what was made before ``since`` has expired. Times are in seconds since 1970.
    """

    name: str
    exercise: Exercise
    numbers: AssignedNumbers | None
    takes: Pick
    keys: Sequence[bytes]
    since: float
    deadline: float | None
    now: float

    def exercise_of(self, variant: str) -> Exercise | None:
        """The exercise with the numbers of a variant; None if there is none."""
        return bank.find_written(self.name, variant) if variant else self.exercise

    def collect(self, submission: Submission, report: Report) -> CollectedRow:
        """The row of a student. Whatever is wrong with it concerns nobody else."""
        own = self._given_exercise(submission)
        found, failed = StudentFiles(), ""
        try:
            found = read_files(submission, self.exercise)
            one = self._merge_answers(found, submission, own)
        except Exception as error:  # noqa: BLE001  a fault of the program costs one student, never the class
            one, failed = StudentAnswers(variant=str(own.variant or ""), source=Source("", {}, {}, {})), failure(error)
        told, is_usable = [*found.problems, *one.said], bool(one.source.answers or one.help)
        if not (told or failed or is_usable):
            told.append(f"No answers to {self.exercise.id} were found: are these to another exercise?")
        fault = failed or ("" if is_usable else "; ".join(told))
        word, why = self._check_signature(one.homework, submission) if one.homework else ("", "")
        late = self._days_late(submission, one)
        if self.deadline is not None and submission.is_late and not late:
            told.append("Canvas says that it came late, but not how late")
        for text in filter(None, (*told, why)):
            report(None, f"{submission.shown_name}: {text}")
        cells = {
            STUDENT: submission.shown_name, ID: submission.student.id if submission.student else submission.id,
            VARIANT: one.variant,
            **{part.id: one.source.answers.get(part.id, "") for part in self.exercise.fields},
            LATE: late, HINTS: _times(one, "hints"), SOLUTIONS: _times(one, "solutions"),
            FILES: ", ".join(name for name, _ in submission.files), SIGNATURE: word,
            TAKEN: "" if fault else spell_places(one.source.places, one.source.doubts), FAULT: fault,
        }  # fmt: skip
        return CollectedRow(cells=cells, answers=one.source.answers, digests=found.digests, student=submission.student)

    def _merge_answers(self, found: StudentFiles, submission: Submission, own: Exercise) -> StudentAnswers:
        """One set of answers of all that a student handed in, who was given the numbers of an exercise.

        A file may name another variant; one that names none may have been done on another student's.
        """
        said: list[str] = []
        name, homework, answers = homework_of(found, own, said)
        row_name, row = row_of(found, submission, said)
        named = "" if answers is None or answers.variant is None else str(answers.variant)
        variant = named or (row.variant if row else "")
        exercise = (self.exercise_of(variant) if variant else own) or own
        if self.numbers and found.outputs and not variant:
            exercise = exercise_of_file(own, found.outputs, self.takes, self.numbers)
        if not variant and not answers and exercise.variant is not None:
            variant = str(exercise.variant)
        sources: list[Source] = []
        if answers:
            sources.append(Source(name, answers.texts, {}, {}))
        if row:
            sources.append(Source(row_name, row.answers, {}, dict.fromkeys(row.cut, "cut")))
        if found.outputs:
            matching = match(exercise, found.outputs, takes=self.takes)
            if not self.numbers and (other := other_numbers(exercise, found.outputs, "read")):
                said.append(other)
            places = match_report.places(exercise, matching, self.takes)
            sources.append(Source("", matching.texts, places, match_report.doubts(matching)))
        source = merge(exercise, sources)
        return StudentAnswers(variant=variant, source=source, homework=homework, help=answers, said=said)

    def _check_signature(self, file: HomeworkFile, submission: Submission) -> tuple[str, str]:
        """One word for the table on a signature, and a sentence for the teacher; none if there is nothing to say."""
        state = check_signature(file, self.keys)
        word, why = str(state), _WHY.get(state, "") if self.keys else ""
        made = datetime.fromtimestamp(file.made, UTC).strftime("%Y-%m-%d %H:%M UTC")
        if not submission.goes_by(file.student):
            said = f"it names {file.student[:40]!r}, but was handed in by {submission.shown_name[:40]!r}"
            return "another's name", "; ".join(filter(None, (said, why)))
        if state not in ("signed", "unchecked") or self.since <= file.made <= self.now + _DAY:
            return word, why  # whose clock is an hour or more ahead is no forger
        is_old = file.made < self.since
        said = (
            "its signature has expired: it was made {}"
            if is_old
            else "it says that it was made {}, which is yet to come"
        )
        return "expired", said.format(made)

    def _given_exercise(self, submission: Submission) -> Exercise:
        """The exercise with the numbers that a student was given."""
        if not self.numbers or not submission.student:
            return self.exercise
        return self.numbers.exercise_by(self.numbers.variants[submission.student.id])

    def _days_late(self, submission: Submission, one: StudentAnswers) -> str:
        """Days after the deadline; empty in time, or where nothing says when it was handed in."""
        at = float(one.homework.made) if one.homework else _attempt_time(submission.attempt)
        if self.deadline is None or at <= self.deadline:
            return ""
        return f"{max((at - self.deadline) / _DAY, 0.0001):.4f}"


def _attempt_time(text: str) -> float:
    """When an attempt was made, as Blackboard writes it; 0 if nothing says so."""
    try:
        return datetime.strptime(text, "%Y-%m-%d-%H-%M-%S").astimezone().timestamp()
    except ValueError:
        return 0.0


def _times(one: StudentAnswers, kind: str) -> str:
    """Each part as often as a hint on it, or its solution, was shown."""
    counts: Mapping[str, int] = getattr(one.help, kind) if one.help else {}
    return " ".join(part for part, count in counts.items() for _ in range(min(count, 20)))
