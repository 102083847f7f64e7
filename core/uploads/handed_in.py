"""Files that students handed in, such as notebooks, as rows of answers: what was taken from where is noted."""

import contextlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from core.classroom.class_rows import Row
from core.classroom.reports import BatchError, Report
from core.homework.exercise import Exercise, Part
from core.uploads import files
from core.uploads.evidence import may_answer
from core.uploads.matches import Match, Matching
from core.uploads.matching import match
from core.uploads.outputs import UploadError

NOT_TABLES = (".ipynb", ".npy", ".npz", ".pt")
"""Endings of files that are one student's; one that ends in .csv or .xlsx is a class's, unless it is in a folder."""

_MOODLE = re.compile(r"(.+?)_\d+_assignsubmission_file")
_IGNORED = re.compile(r"\..*|__MACOSX|~\$.*")


def is_handed_in(answers: Path) -> bool:
    """Whether the answers of a class are a folder of students' files, or one such file."""
    return answers.is_dir() or answers.suffix.lower() in NOT_TABLES


@contextlib.contextmanager
def open_rows(
    answers: Path, exercise: Exercise, report: Report, *, variant: int | None = None, encoding: str | None = None
) -> Iterator[Iterator[Row]]:
    """A row for each file, in the order of their names; read one at a time, and never written.

    Takes what `core.classroom.class_rows.open_rows` takes; the variant is that of the exercise, and each file says its
    encoding itself.

    Raises:
        BatchError: there is no file that can be read.
    """
    del variant, encoding
    found = _files(answers, report)
    if not found:
        raise BatchError(f"{answers}: expected files of students ({', '.join(files.KINDS)}); found none")
    students = zip(found, _students(answers, found), strict=True)
    yield (_row(file, student, exercise, report) for file, student in students)


def _files(answers: Path, report: Report) -> Sequence[Path]:
    if not answers.is_dir():
        return [answers]
    found = []
    for file in sorted(answers.rglob("*")):
        inner = file.relative_to(answers)
        if any(_IGNORED.fullmatch(part) for part in inner.parts) or not file.is_file():
            continue
        if file.suffix.lower() in files.KINDS:
            found.append(file)
        else:
            report(None, f"{inner} is left out: files of this kind are not read")
    return found


def _students(answers: Path, found: Sequence[Path]) -> Sequence[str]:
    """The student of each file: named as by Moodle, else as the file, with its folders if others are called like it."""
    inner = [file.relative_to(answers) if file != answers else Path(file.name) for file in found]
    names = [moodle[1] if (moodle := _MOODLE.match(path.as_posix())) else path.stem for path in inner]
    whole = [path.with_suffix("").as_posix() for path in inner]
    return [one if names.count(one) == 1 else other for one, other in zip(names, whole, strict=True)]


def _row(file: Path, student: str, exercise: Exercise, report: Report) -> Row:
    variant = "" if exercise.variant is None else str(exercise.variant)
    try:
        matching = match(exercise, files.outputs(file.name, _content(file)))
    except (UploadError, OSError) as error:
        why = getattr(error, "strerror", None) or error
        return Row(line=None, student=student, variant=variant, answers={}, fault=f"{file.name}: {why}")
    for one in matching.elided:
        report(None, f"{file.name}, {one.place}: cut when it was printed; it is not read")
    return Row(
        line=None, student=student, variant=variant,
        answers={part: one.text for part, one in matching.matches.items()},
        places={
            **{part: _unanswered(exercise.part(part), matching) for part in matching.unanswered},
            **{part: _place(matching, one) for part, one in matching.matches.items()},
        },
    )  # fmt: skip


def _content(file: Path) -> bytes:
    """The bytes of a file, one more than are taken at most."""
    with file.open("rb") as stream:
        return stream.read(files.LARGEST + 1)


def _unanswered(part: Part, matching: Matching) -> str:
    """That nothing answers a part; and of what was cut when it was printed, what may be its answer."""
    cut = [one for one in matching.elided if may_answer(part, one)]
    if not cut:
        return "No output answers this."
    places = "; ".join(f"{one.place}, {one.name}" if one.name else one.place for one in cut)
    lines = " or ".join(dict.fromkeys(one.whole_line for one in cut))
    return f"No whole output answers this. Cut when it was printed: {places}. What prints it whole: {lines}"


def _place(matching: Matching, one: Match) -> str:
    """Where an answer was taken from, and why, if that is a guess."""
    name = matching.outputs[one.output].name
    place = f"{one.place}, {name}" if name and name not in one.why else one.place
    return f"Taken from {place}." if one.is_sure else f"A guess: taken from {place} ({one.why})."
