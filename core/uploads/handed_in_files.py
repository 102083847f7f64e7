"""Files that students handed in, such as notebooks, as rows of answers: what was taken from where is noted."""

import contextlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from core.classroom.assigned_numbers import AssignedNumbers
from core.classroom.class_rows import Row
from core.classroom.policy import CAUTIOUS, Policy
from core.classroom.reports import BatchError, Report, failure, visible
from core.homework.exercise import Exercise
from core.uploads import files, match_report
from core.uploads.export_files import File, disk_file, folder_files
from core.uploads.marks import find_printed_variant, other_numbers
from core.uploads.matching import Pick, match
from core.uploads.notebooks import NO_CODE
from core.uploads.outputs import Output, UploadError

NOT_TABLES = (".ipynb", ".npy", ".npz", ".pt")
"""Endings of files that are one student's; one that ends in .csv or .xlsx is a class's, unless it is in a folder."""

_ENOUGH = 2

_MOODLE = re.compile(r"(.+?)_\d+_assignsubmission_file")


def is_handed_in(answers: Path) -> bool:
    """Whether the answers of a class are a folder of students' files, or one such file."""
    return answers.is_dir() or answers.suffix.lower() in NOT_TABLES


@contextlib.contextmanager
def open_rows(
    answers: Path,
    exercise: Exercise,
    report: Report,
    *,
    variant: int | None = None,
    encoding: str | None = None,
    policy: Policy = CAUTIOUS,
    numbers: AssignedNumbers | None = None,
) -> Iterator[Iterator[Row]]:
    """A row for each file, in the order of their names; read one at a time, and never written.

    Takes what `core.classroom.class_rows.open_rows` takes; the variant is that of the exercise, and each file says its
    encoding itself. The policy says which of several outputs that could answer a part is taken, and ``numbers`` who
    has which variant; without them all have that of the exercise.

    Raises:
        BatchError: there is no file that can be read.
    """
    del variant, encoding
    found = _files(answers, report)
    if not found:
        raise BatchError(f"{answers}: expected files of students ({', '.join(files.KINDS)}); found none")
    students = zip(found, _students([PurePosixPath(file.path) for file in found]), strict=True)
    yield (_row(file, student, exercise, policy.notebooks, report, numbers) for file, student in students)


def _files(answers: Path, report: Report) -> Sequence[File]:
    if not answers.is_dir():
        return [disk_file(answers, answers.name)]
    found = []
    for file in sorted(folder_files(answers, report), key=lambda one: PurePosixPath(one.path)):
        if PurePosixPath(file.path).suffix.lower() in files.KINDS:
            found.append(file)
        else:
            report(None, f"{visible(file.path)} is left out: files of this kind are not read")
    return found


def _students(paths: Sequence[PurePosixPath]) -> Sequence[str]:
    """The student of each file: named as by Moodle, else as the file, with its folders if others are called like it."""
    names = [moodle[1] if (moodle := _MOODLE.match(str(path))) else path.stem for path in paths]
    whole = [str(path.with_suffix("")) for path in paths]
    return [visible(one if names.count(one) == 1 else other) for one, other in zip(names, whole, strict=True)]


def _row(
    file: File, student: str, exercise: Exercise, takes: Pick, report: Report, numbers: AssignedNumbers | None
) -> Row:
    name = PurePosixPath(file.path).name
    try:
        exercise = numbers.exercise_of(student) if numbers else exercise
        outputs = files.outputs(name, file.read())
        if numbers:
            exercise = exercise_of_file(exercise, outputs, takes, numbers)
        matching = match(exercise, outputs, takes=takes)
        other = "" if numbers else other_numbers(exercise, outputs, "marked")
    except Exception as error:  # noqa: BLE001  a fault of the program costs one file, never the class
        failed = not isinstance(error, UploadError)
        fault = f"{visible(name)}: {failure(error) if failed else visible(str(error))}"
        return Row(line=None, student=student, variant=_variant(exercise), answers={}, fault=fault, failed=failed)
    for one in matching.elided_outputs:
        report(None, f"{name}, {one.place}: cut when it was printed; it is not read")
    if count := sum(NO_CODE in one.place for one in outputs):
        report(None, f"{name}: {count} of its {len(outputs)} results stand in cells without code")
    if other:
        report(None, f"{name}: {other}")
    right = {part for part, ones in matching.rivals.items() if any(one.is_right for one in ones)}
    if passed_over := [part for part, one in matching.matches.items() if part in right and not one.is_sure]:
        report(None, f"{name}: another print is right, but not the last one: {', '.join(passed_over)}")
    return Row(
        line=None,
        student=student,
        variant=_variant(exercise),
        answers=matching.texts,
        places=match_report.places(exercise, matching, takes),
        doubts=match_report.doubts(matching),
    )


def exercise_of_file(exercise: Exercise, outputs: Sequence[Output], takes: Pick, numbers: AssignedNumbers) -> Exercise:
    """The exercise with the numbers that a file prints; if it prints none, those that its answers fit.

    Who has two answers right worked on the own numbers: those of all others, which take long, are not tried.
    """
    matching = match(exercise, outputs, takes=takes)
    if sum(one.is_sure for one in matching.matches.values()) >= _ENOUGH:
        return exercise
    if printed := find_printed_variant(numbers.others(exercise), outputs):
        return printed
    done = numbers.done_on(matching.texts, exercise)
    return exercise if done == exercise.variant else numbers.exercise_by(done)


def _variant(exercise: Exercise) -> str:
    return "" if exercise.variant is None else str(exercise.variant)
