"""The command that gives each student numbers of their own: as links, a table for a mail merge, and worksheets."""

import argparse
from pathlib import Path

from core.classroom.assigned_numbers import AssignedNumbers, address
from core.classroom.headings import VARIANT
from core.classroom.key_files import is_open_to_others, read_or_make_key
from core.classroom.marked_rows import source_of
from core.classroom.reports import BatchError, Report, reporter, visible
from core.classroom.result_files import Files, check_outputs, tell, where_to_see, write_bytes, write_rows
from core.classroom.roster import Roster, read_roster
from core.homework import bank

LINK = "link"


def add_roster_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that say who the students are, and where their key is."""
    parser.add_argument("--key-file", type=Path, help="the key that decides who has which numbers")
    parser.add_argument(
        "--id", metavar="COLUMN", help="the column of the roster with the students' ids, if it is not recognised"
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options, all but the exercise."""
    parser.add_argument("roster", type=Path, help="the students as CSV, .xlsx or Parquet: a column with ids, and names")
    add_roster_arguments(parser)
    told = "where the roster goes, with each student's variant and link; - prints it"
    parser.add_argument("--out", type=Path, required=True, help=told)
    parser.add_argument("--address", type=address, help="the address of your app, with which the links begin")
    parser.add_argument("--worksheets", type=Path, metavar="PDF", help="where a page for each student goes")
    parser.add_argument("--keys", type=Path, metavar="PDF", help="where the answers to all of them go, for you alone")
    parser.add_argument("--encoding", help="the encoding of a roster in CSV that is not recognised, such as cp1250")
    parser.add_argument("--force", action="store_true", help="replace these files if they exist; never the key")


def roster_of(options: argparse.Namespace, report: Report) -> Roster | None:
    """The students, if there is a roster.

    Raises:
        BatchError: it cannot be read, or there is a key without one.
    """
    if options.roster:
        return read_roster(options.roster, report, id_column=options.id, encoding=options.encoding)
    if options.key_file:
        raise BatchError("--key-file is given without --roster; the key alone does not say who is who")
    return None


def numbers_of(exercise_name: str, roster: Roster, key: bytes) -> AssignedNumbers:
    """Who of a roster has which numbers.

    Raises:
        BatchError: the roster says other variants than follow from the key.
        ExerciseDataError: there is no such exercise.
    """
    numbers = AssignedNumbers(name=exercise_name, exercise=bank.find(exercise_name), key=key, roster=roster)
    said = roster.column(VARIANT)
    wrong = [one.name for one in roster.students if said(one) and said(one) != str(numbers.variants[one.id])]
    if wrong:
        raise BatchError(
            f"The roster gives variants, such as that of {wrong[0][:40]!r}, that do not follow from this key; "
            "another key or another exercise gave them"
        )
    return numbers


def run(options: argparse.Namespace) -> int:
    """Assign numbers, write the files and say so; return the exit code."""
    if not options.key_file:
        raise BatchError("--key-file is missing: name a file outside this project; it is made if it is not there")
    outputs = (options.out, options.worksheets, options.keys)
    report = reporter(options.roster)
    check_outputs([options.roster, source_of(options.exercise), options.key_file], outputs, force=options.force)
    bank.find(options.exercise, 1)
    roster = read_roster(options.roster, report, id_column=options.id, encoding=options.encoding)
    key, is_new = read_or_make_key(options.key_file)
    numbers = numbers_of(options.exercise, roster, key)
    for_pdf = _documents(numbers, options)
    columns, rows = _merge(numbers, options.address or "")
    write_rows(options.out, dict.fromkeys(columns, str), rows, force=options.force)
    for file, content in for_pdf.items():
        write_bytes(file, content, force=options.force)
    _say(options, numbers, outputs, report, is_new=is_new)
    return 0


def _merge(numbers: AssignedNumbers, address: str) -> tuple[list[str], list[tuple[str, ...]]]:
    """The roster with each one's variant and link; columns of these names are replaced."""
    kept = [i for i, name in enumerate(numbers.roster.columns) if name.strip().casefold() not in (VARIANT, LINK, "")]
    columns = list(dict.fromkeys([*(numbers.roster.columns[i] for i in kept), VARIANT, LINK]))
    rows = []
    for student in numbers.roster.students:
        cells = dict(reversed([(numbers.roster.columns[i], student.cells[i]) for i in kept]))
        cells |= {VARIANT: str(numbers.variants[student.id]), LINK: numbers.link(address, student)}
        rows.append(tuple(cells[name] for name in columns))
    return columns, rows


def _documents(numbers: AssignedNumbers, options: argparse.Namespace) -> dict[Path, bytes]:
    """The PDFs that are asked for; nothing is written before all of them are there."""
    if not (options.worksheets or options.keys):
        return {}
    from core.classroom import worksheets

    sheets = list(worksheets.sheets(numbers, options.address or ""))
    wanted: dict[worksheets.Kind, Path | None] = {"sheets": options.worksheets, "keys": options.keys}
    return {file: worksheets.pdf(sheets, kind, numbers.exercise.title) for kind, file in wanted.items() if file}


def _say(
    options: argparse.Namespace, numbers: AssignedNumbers, outputs: Files, report: Report, *, is_new: bool
) -> None:
    shared = len(numbers.roster.students) - len(numbers.owners)
    if shared:
        report(None, f"{shared} of them share a variant with somebody, by chance")
    if not numbers.is_in_app:
        report(None, f"there are no links: the app does not have {numbers.exercise.id}")
    if is_open_to_others(options.key_file):
        report(None, f"{options.key_file} may be read by others than you; chmod 600 keeps it to yourself")
    tell(
        [options.out],
        f"{len(numbers.roster.students)} students have numbers of their own{where_to_see(outputs)}.",
        f"The key is {'new and ' if is_new else ''}in {visible(str(options.key_file))}: keep it, for without it nobody "
        "can tell who has which numbers.",
    )
