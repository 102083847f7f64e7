"""The command that shows a class what its results say: its options, and what it says while it runs and at the end."""

import argparse
from pathlib import Path

from core.classroom import class_results
from core.classroom.assigned_numbers import address
from core.classroom.marked_rows import source_of
from core.classroom.reports import BatchError, reporter
from core.classroom.result_files import check_outputs, tell, where_to_see, write_bytes
from core.homework import bank

_PAGES = (".pdf", ".csv")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options, all but the exercise."""
    parser.add_argument("results", type=Path, help="the results of a class, as “grade --out” writes them")
    parser.add_argument("--out", type=Path, help="where the report goes, a page that needs no network; - prints it")
    parser.add_argument("--before", type=Path, help="the results of an earlier hand-in: who has got further since?")
    parser.add_argument("--students", type=Path, help="a page for each student: a .pdf, or a .csv for a mail merge")
    parser.add_argument("--app", type=address, help="the address of the app that students’ links lead to")
    parser.add_argument("--force", action="store_true", help="replace these files if they exist")


def run(options: argparse.Namespace) -> int:
    """Write what was asked for; return the exit code."""
    outputs = (options.out, options.students)
    if not any(outputs):
        raise BatchError("Nothing is asked for: add --out report.html, --students students.pdf, or both")
    if options.students and options.students.suffix.lower() not in _PAGES:
        raise BatchError(f"{options.students}: expected a name that ends in .pdf or .csv")
    check_outputs([options.results, options.before, source_of(options.exercise)], outputs, force=options.force)
    exercise = bank.find(options.exercise)
    results = class_results.read(options.results, exercise, reporter(options.results))
    before = class_results.read(options.before, exercise, reporter(options.before)) if options.before else None
    contents = {}
    if options.out:
        from core.classroom import class_page

        contents[options.out] = class_page.page(results, exercise, before).encode()
    if options.students:
        from core.classroom import student_pages

        is_pdf = options.students.suffix.lower() == ".pdf"
        made = student_pages.pdf if is_pdf else student_pages.merge_file
        contents[options.students] = made(results, exercise, options.app or "")
    for file, content in contents.items():
        write_bytes(file, content, force=options.force)
    if files := where_to_see(outputs):
        tell(outputs, f"Done{files}.")
    return 0
