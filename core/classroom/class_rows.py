"""The rows of a file of answers, one at a time, with whatever is odd about them reported."""

import contextlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from core.classroom import answer_files, circumstances, headings, provenance
from core.classroom.answer_files import Records
from core.classroom.circumstances import PLAIN, Circumstances
from core.classroom.decisions import Decision, answer_id
from core.classroom.harmless_texts import is_formula
from core.classroom.headings import FAULT, STUDENT, TAKEN, VARIANT, Heading
from core.classroom.policy import CAUTIOUS, Policy
from core.classroom.provenance import Doubt
from core.classroom.reports import Report, name_file, report_nothing
from core.homework.exercise import Exercise
from core.reading.readings import counted

LONGEST_NAME = 500
"""Most characters of a student's name: it is repeated with every part."""

_WHOLE_NUMBER = re.compile(r"\+?(\d{1,12})(?:[.,]0*)?", re.ASCII)
_FUNCTION = re.compile(r"\b(?!(?:exp|sqrt|log|ln|abs)\()[a-z]{2,}[(|!]|\|", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Row:
    """The answers of one student, and the line on which they begin; None if they are a file of their own.

    ``variant`` is as written, but for the decimals of a whole number. ``fault`` says why the row cannot be marked, and
    ``failed`` whether that is because the program failed on it.
    ``places`` are sentences that say where answers were taken from, by part; only of files that students handed in.
    ``doubts`` are the parts among them for which a person may choose another answer, with why.
    ``decided`` is what the teacher has decided about answers, by part.
    ``circumstances`` are how late they came and with which help. ``student_id`` is that of the roster, if there is one.
    ``note`` is for the teacher. ``earlier`` are attempts of the same student, of which the best counts.
    """

    line: int | None
    student: str
    variant: str
    answers: Mapping[str, str]
    fault: str = ""
    failed: bool = False
    places: Mapping[str, str] = field(default_factory=dict)
    doubts: Mapping[str, Doubt] = field(default_factory=dict)
    decided: Mapping[str, Decision] = field(default_factory=dict)
    circumstances: Circumstances = PLAIN
    student_id: str = ""
    note: str = ""
    earlier: tuple["Row", ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether it is a file that cannot be read: the part "" stands for all that are not decided one by one."""
        return bool(self.fault) and not any(self.answers.values())

    @property
    def texts(self) -> dict[str, str]:
        """What is marked: the answers, or what a teacher reads in their place."""
        return {**self.answers, **self.read_as}

    @property
    def read_as(self) -> dict[str, str]:
        """What a teacher reads in the place of answers."""
        return {part: one.read_as for part, one in self.decided.items() if one.read_as}

    def help_with(self, part: str) -> tuple[int, int]:
        """How many hints and solutions of a part were shown."""
        return self.circumstances.hints.get(part, 0), self.circumstances.solutions.get(part, 0)

    def answer_id(self, exercise: str, part: str) -> str:
        """The name of an answer by which it is known in a table of decisions."""
        return answer_id(exercise, self.student, self.variant, part, self.answers.get(part, ""))


@contextlib.contextmanager
def open_rows(
    file: Path,
    exercise: Exercise,
    report: Report,
    *,
    variant: int | None = None,
    encoding: str | None = None,
    policy: Policy = CAUTIOUS,
    numbers: object = None,
) -> Iterator[Iterator[Row]]:
    """Open a file of answers; its rows come one at a time, and none is kept.

    Rows that name no variant get the one given. If none is given and other rows do name theirs, they have a fault,
    unless there are ``numbers`` that say who has which.

    Raises:
        BatchError: the file cannot be read, has no column ``student`` or no part of the exercise.
    """
    with answer_files.open_file(file) as stream:
        named = variant is None and numbers is None and _names_variants(file, stream, exercise, encoding)
        with contextlib.closing(_records(file, stream, exercise, encoding, report)) as records:
            heading = _heading(file, records, exercise, report, policy)
            given = "" if variant is None else str(variant)
            yield _rows(records, heading, given, report, policy, variants_are_named=named)


def _records(file: Path, stream: BinaryIO, exercise: Exercise, encoding: str | None, report: Report) -> Records:
    known = {STUDENT, VARIANT, *headings.names(exercise), *headings.texts(exercise)}
    with name_file(file):
        yield from answer_files.records(stream, lambda cell: headings.plain(cell) in known, report, encoding)


def _heading(file: Path, records: Records, exercise: Exercise, report: Report, policy: Policy) -> Heading:
    line, columns = next(records, (1, []))
    with name_file(file):
        return headings.read_heading(line, columns, exercise, report, policy)


def _names_variants(file: Path, stream: BinaryIO, exercise: Exercise, encoding: str | None) -> bool:
    with contextlib.closing(_records(file, stream, exercise, encoding, report_nothing)) as records:
        heading = _heading(file, records, exercise, report_nothing, CAUTIOUS)
        return VARIANT in heading.names and any(heading.cells(record)[VARIANT].strip() for _, record in records)


def _rows(
    records: Records, heading: Heading, variant: str, report: Report, policy: Policy, *, variants_are_named: bool
) -> Iterator[Row]:
    first_lines: dict[str, int] = {}
    for line, record in records:
        cells = heading.cells(record)
        student = cells[STUDENT]
        if headings.plain(student) == STUDENT and tuple(map(headings.plain, record)) == heading.names:
            report(line, "the heading again; it is left out")
            continue
        if len(record) < len(heading.names):
            cell = counted(len(record), "cell")
            report(line, f"{cell}, but the heading has {len(heading.names)}; missing cells are blank")
        if not student.strip():
            report(line, "there is no student's name")
        elif policy.attempts == "each" and (first := first_lines.setdefault(student.strip(), line)) != line:
            report(line, f"student {student[:40]!r} already occurs in line {first}; both rows are marked")
        _report_formulas(line, cells, heading, report)
        named = _variant(cells.get(VARIANT, ""))
        fault = cells.get(FAULT, "").strip() or _surplus(record, len(heading.names))
        if not fault and not named and variants_are_named:
            fault = "This row names no variant, though others do."
        if len(student) > LONGEST_NAME:
            report(line, f"the student's name has {len(student):,} characters; the first {LONGEST_NAME} are kept")
        places, doubts = provenance.read(cells.get(TAKEN, ""))
        yield Row(
            line=line, student=student[:LONGEST_NAME], variant=named or variant, fault=fault,
            answers={part: cells[name] for name, part in (*heading.parts.items(), *heading.texts.items())},
            circumstances=circumstances.read(cells, heading.parts.values(), policy, line, report),
            places=places, doubts=doubts,
        )  # fmt: skip


def _report_formulas(line: int, cells: Mapping[str, str], heading: Heading, report: Report) -> None:
    if is_formula(student := cells[STUDENT]):
        report(line, f"student {student[:40]!r} looks like a spreadsheet formula; it is written as plain text")
    for name, part in heading.parts.items():
        if cells[name].lstrip()[:1] in ("=", "@") and _FUNCTION.search(cells[name]):
            report(line, f"{part!r} looks like a spreadsheet formula; it is read as plain text")


def _surplus(record: list[str], width: int) -> str:
    """What is wrong with a row that has more cells than the heading; empty ones do not count."""
    if not any(cell.strip() for cell in record[width:]):
        return ""
    return (
        f"This row has {len(record)} cells, but the heading has {width}: a cell with a delimiter needs quotation marks."
    )


def _variant(text: str) -> str:
    """A variant as written, or its whole number: pandas writes 7.0 where others are missing.

    >>> _variant(" 7.0 "), _variant("x")
    ('7', 'x')
    """
    whole = _WHOLE_NUMBER.fullmatch(text.strip())
    return str(int(whole[1])) if whole else text.strip()
