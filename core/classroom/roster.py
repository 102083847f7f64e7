"""The students of a class, from any table that a platform or an office gives, however they are written."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from core.classroom import answer_files
from core.classroom.answer_files import Records
from core.classroom.harmless_texts import is_formula
from core.classroom.headings import plain
from core.classroom.reports import BatchError, Report
from core.reading.data_faults import nearest

IDS = (
    "id", "student id", "id number", "student number", "matriculation number", "matrikelnummer", "sis user id",
    "sis login id", "username", "user id", "login", "email address", "email", "e-mail",
)  # fmt: skip
"""What the column with the students' ids may be called; the first of these that is there counts."""

NAMES = ("student", "name", "full name", "student name")
_MOST_COMPARED = 3000
"""So many names are compared with one that is not there; more would take seconds for each."""

FIRST_NAMES, LAST_NAMES = ("first name", "given name", "vorname"), ("last name", "surname", "family name", "nachname")


@dataclass(frozen=True, kw_only=True)
class Student:
    """A student: the id, from which the numbers follow, the name, and the row as it stands in the roster."""

    id: str
    name: str
    cells: tuple[str, ...]
    other_names: tuple[str, ...] = ()
    """What else this student is called in the roster, such as an e-mail address."""


@dataclass(frozen=True, kw_only=True)
class Roster:
    """The students, in order, and the heading of their table."""

    columns: tuple[str, ...]
    students: tuple[Student, ...]

    @cached_property
    def _by_name(self) -> Mapping[str, tuple[Student, ...]]:
        found: dict[str, tuple[Student, ...]] = {}
        for one in self.students:
            for name in {name_key(text) for text in (one.id, one.name, *one.other_names)} - {""}:
                found[name] = (*found.get(name, ()), one)
        return found

    def find(self, text: str) -> tuple[Student, ...]:
        """The students whom a text may mean, by id or name: one, none or several of the same name."""
        return self._by_name.get(name_key(text), ())

    def column(self, name: str) -> Callable[[Student], str]:
        """What a column says of a student; nothing if there is none of this name."""
        at = next((i for i, one in enumerate(self.columns) if plain(one) == name), None)
        return lambda student: "" if at is None else student.cells[at]

    def suggestion(self, text: str) -> str:
        """A question that suggests whom a text that means nobody may mean; "" if nobody is near, or too many are."""
        return nearest(text, [one.name for one in self.students]) if len(self.students) <= _MOST_COMPARED else ""


def name_key(text: str) -> str:
    """A name or an id as it is compared: without case, order of its words, punctuation between them, and accents.

    >>> name_key("Ødegård,  Anna"), name_key("anna ødegård"), name_key("Lee-Ann")
    ('anna ødegard', 'anna ødegard', 'ann lee')
    """
    folded = unicodedata.normalize("NFKD", text).casefold()
    letters = "".join(one for one in folded if not unicodedata.combining(one))
    return " ".join(sorted(re.findall(r"[^\W_]+", letters)))


def read_roster(file: Path, report: Report, *, id_column: str | None = None, encoding: str | None = None) -> Roster:
    """Read a roster: CSV in any encoding and with any delimiter, Excel or Parquet; what is odd is reported.

    Raises:
        BatchError: the file cannot be read, has no column with ids or names, or no students.
    """
    known = {*IDS, *NAMES, *FIRST_NAMES, *LAST_NAMES, *([plain(id_column)] if id_column else [])}
    with answer_files.open_table(file, known, report, encoding) as (columns, records):
        at, names, also = _columns(columns, id_column, report)
        students = tuple(_students(records, len(columns), at, names, also, report))
    if not students:
        raise BatchError(f"{file}: there is no student below the heading")
    return Roster(columns=tuple(columns), students=students)


def _columns(columns: Sequence[str], id_column: str | None, report: Report) -> tuple[int, Sequence[int], Sequence[int]]:
    """Where ids and names stand, and what else a student is called."""
    found = [plain(name) for name in columns]
    shown = ", ".join(repr(name[:40]) for name in columns[:20] if name.strip()) or "nothing"

    def first(names: Sequence[str]) -> list[int]:
        return next(([found.index(name)] for name in names if name in found), [])

    if id_column and plain(id_column) not in found:
        raise BatchError(f"expected a column {id_column[:40]!r}; found {shown}{nearest(id_column, columns)}")
    names = first(NAMES) or [*first(FIRST_NAMES), *first(LAST_NAMES)]
    ids = [found.index(plain(id_column))] if id_column else first(IDS)
    if not ids and not first(NAMES):
        raise BatchError(
            f"expected a column with ids, such as {IDS[0]!r}, or {NAMES[0]!r}; found {shown}; --id names another"
        )
    if not ids:
        report(None, "there is no column with ids: the numbers follow from the names, and change with them")
    (at, *_) = ids or names
    return at, names or [at], [i for i, name in enumerate(found) if name in IDS and i != at]


def _students(
    records: Records, width: int, at: int, names: Sequence[int], also: Sequence[int], report: Report
) -> Iterator[Student]:
    """The students, each id once: whoever comes again, perhaps under another name, keeps the first."""
    lines: dict[str, tuple[int, str]] = {}
    for line, record in records:
        cells = tuple(cell.strip() for cell in [*record, *[""] * (width - len(record))][:width])
        name = " ".join(cells[i] for i in names if cells[i]) or cells[at]
        key = id_of(cells[at]) if name_key(cells[at]) else ""
        if not key:
            if name_key(name):
                report(line, f"student {name[:40]!r} has no id, and gets no numbers")
            continue
        if key in lines:
            before, other = lines[key]
            named = "" if name_key(other) == name_key(name) else f", there as {other[:40]!r}, here as {name[:40]!r}"
            report(line, f"id {cells[at][:40]!r} already occurs in line {before}{named}; the first row counts")
            continue
        if any(map(is_formula, cells)):
            report(line, f"student {name[:40]!r} has a cell that looks like a spreadsheet formula; it is plain text")
        lines[key] = (line, name)
        yield Student(id=cells[at], name=name, cells=cells, other_names=tuple(cells[i] for i in also))


def id_of(text: str) -> str:
    """An id as the numbers follow from it: without case and blanks around, however it is encoded."""
    return unicodedata.normalize("NFKC", text).replace("\ufeff", "").strip().casefold()
