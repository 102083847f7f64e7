"""Reads the files of one student, whatever they are, and makes one set of answers of them; nothing is run.

What stands in a homework file comes first, then what a table of answers says, then what a notebook printed. Where two
of them differ, a person may choose.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import NamedTuple

from msgspec.structs import replace

from core.classroom.homework_file import Answers, HomeworkFile, HomeworkFileError, is_homework_file, read_homework_file
from core.classroom.provenance import Doubt
from core.homework.exercise import Exercise
from core.homework.results import mark
from core.reading.answers import read_typed
from core.uploads import files
from core.uploads.outputs import Output, UploadError
from core.uploads.submissions.answer_tables import AnswerRow, answer_rows
from core.uploads.submissions.senders import Submission

KINDS = (*files.KINDS, ".json", ".tsv", ".pth", ".xlsm")


@dataclass(frozen=True, kw_only=True)
class StudentFiles:
    """What the files of a student hold: homework files, rows of answers, results; and what is wrong with some."""

    homework: list[tuple[str, HomeworkFile]] = field(default_factory=list)
    rows: list[tuple[str, AnswerRow]] = field(default_factory=list)
    outputs: list[Output] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    digests: list[tuple[str, str]] = field(default_factory=list)
    """What each file is called, and what it hashes to."""


class Source(NamedTuple):
    """Answers by part: from which file, where in it each stood, and where a person may choose otherwise.

    What was printed has no name: its places say in which file they are.
    """

    name: str
    answers: Mapping[str, str]
    places: Mapping[str, str]
    doubts: Mapping[str, Doubt]


def read_files(submission: Submission, exercise: Exercise) -> StudentFiles:
    """What each file of a student holds."""
    found = StudentFiles()
    several = sum(PurePath(name).suffix.lower() in KINDS for name, _ in submission.files) > 1
    for name, file in submission.files:
        if PurePath(name).suffix.lower() not in KINDS:
            found.problems.append(f"{name}: files of this kind are not read")
            continue
        try:
            content = file.read()
            found.digests.append((name, hashlib.sha256(content).hexdigest()))
            if is_homework_file(content):
                found.homework.append((name, read_homework_file(content)))
            elif rows := answer_rows(name, content, exercise):
                found.rows.extend((name, one) for one in rows)
            else:
                found.outputs.extend(
                    replace(one, place=f"{name}, {one.place}") if several else one
                    for one in files.outputs(name, content)
                )
        except (UploadError, HomeworkFileError) as error:
            found.problems.append(f"{name}: {error}")
        except Exception as error:  # noqa: BLE001  a fault of the program costs one file, never the class
            found.problems.append(f"{name}: the program failed on it ({type(error).__name__}); please report it")
    return found


def homework_of(found: StudentFiles, own: Exercise, said: list[str]) -> tuple[str, HomeworkFile | None, Answers | None]:
    """The homework file that was made last, and the answers to this exercise in it."""
    if not found.homework:
        return "", None, None
    name, file = max(found.homework, key=lambda one: (one[1].made, one[0]))
    if len(found.homework) > 1:
        said.append(f"{len(found.homework)} homework files; the one made last counts, {name}")
    fitting = [one for one in file.answers if one.exercise == own.id]
    if not fitting:
        others = ", ".join(dict.fromkeys(one.exercise for one in file.answers)) or "nothing"
        said.append(f"{name}: it holds no answers to {own.id}, but to {others}")
        return name, file, None
    return name, file, max(fitting, key=lambda one: (one.variant == own.variant, len(one.texts)))


def row_of(found: StudentFiles, submission: Submission, said: list[str]) -> tuple[str, AnswerRow | None]:
    """The last row of a table that is the student's, or the only one there is."""
    own = [(name, row) for name, row in found.rows if submission.goes_by(row.student)]
    if not own and len(found.rows) > 1:
        said.append(f"{found.rows[0][0]}: {len(found.rows)} rows, none of them with this student's name; none is taken")
        return "", None
    if not found.rows:
        return "", None
    name, row = (own or found.rows)[-1]
    if row.student and not own:
        said.append(f"{name}: it names {row.student[:40]!r}, but was handed in by {submission.shown_name[:40]!r}")
    return name, row


def merge(exercise: Exercise, sources: Sequence[Source]) -> Source:
    """The first answer to each part, where it stood, and whether others differ."""
    texts, where, doubts = dict[str, str](), dict[str, str](), dict[str, Doubt]()
    for part in (one.id for one in exercise.fields):
        ones = [one for one in sources if one.answers.get(part, "").strip()]
        if not ones:
            if len(sources) == 1 and part in sources[0].places:
                where[part] = sources[0].places[part]
            continue
        first, *others = ones
        texts[part] = first.answers[part]
        if place := first.places.get(part) or (f"Taken from {first.name}." if len(sources) > 1 else ""):
            where[part] = place
        if part in first.doubts:
            doubts[part] = first.doubts[part]
        if rivals := [one for one in others if _differs(exercise, part, texts[part], one.answers[part])]:
            named = "; ".join(f"{one.name or 'a print'}: {' '.join(one.answers[part].split())[:60]}" for one in rivals)
            where[part] = f"{where.get(part, '')} It differs from {named}.".strip()
            doubts[part] = "rival"
    return Source("", texts, where, doubts)


def _differs(exercise: Exercise, part_id: str, one: str, other: str) -> bool:
    """Whether it matters which of two texts is taken: not if both are right, or are read as the same."""
    part = next((part for part in exercise.parts if part.id == part_id), None)
    if part is None or part.kind == "line":
        return one.strip() != other.strip()
    results = [mark(part, read_typed(text, part), exercise.answer(part_id)) for text in (one, other)]
    are_right = all(result.status == "correct" for result in results)
    return not are_right and (results[0].status != results[1].status or results[0].reading != results[1].reading)
