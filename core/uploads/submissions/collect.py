"""The command that makes one table of answers of all that a class handed in through a platform."""

import argparse
import os
import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TextIO, get_args

from core.classroom import headings
from core.classroom.assign import add_roster_arguments, numbers_of, roster_of
from core.classroom.homework_file import key_of
from core.classroom.key_files import read_key
from core.classroom.marked_rows import source_of
from core.classroom.policy import CAUTIOUS
from core.classroom.reports import BatchError, reporter, visible
from core.classroom.result_files import check_outputs, is_standard_output, write_rows
from core.classroom.roster import Roster
from core.homework import bank
from core.reading.readings import counted, first_of
from core.uploads.export_files import open_export
from core.uploads.matching import Pick
from core.uploads.submissions.collector import CollectedRow, Collector
from core.uploads.submissions.senders import submissions
from core.uploads.submissions.twins import twins

HAND_IN_KEY = "HAND_IN_KEY"
"""The variable of the environment that holds the key of the host."""

_SHOWN = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options, all but the exercise."""
    parser.add_argument(
        "export",
        type=Path,
        help="the ZIP archive of all submissions that Moodle, Canvas or Blackboard gives, or a folder with its files: "
        "homework.json, notebooks, .csv, .xlsx, .txt and the other files that “grade” reads. Nothing in it is run",
    )
    parser.add_argument("--out", type=Path, required=True, help="where the answers go, for “grade”; - prints them")
    parser.add_argument("--roster", type=Path, help="the students, to say who handed in nothing")
    add_roster_arguments(parser)
    parser.add_argument("--variant", help="the variant of all whose files do not name one")
    parser.add_argument(
        "--notebooks", choices=get_args(Pick), default=CAUTIOUS.notebooks, help="as for “grade” (default: %(default)s)"
    )
    parser.add_argument(
        "--hand-in-key",
        type=Path,
        metavar="FILE",
        help=f"the host's {HAND_IN_KEY}, and below it earlier ones, to check signatures with "
        "(default: the one in the environment)",
    )
    parser.add_argument(
        "--since", type=_moment, metavar="DATE", help="homework files made before this date have expired"
    )
    parser.add_argument(
        "--deadline", type=_moment, metavar="DATE", help="such as 2026-12-01T23:59: a column says how many days late"
    )
    parser.add_argument("--encoding", help="the encoding of a roster in CSV that is not recognised, such as cp1250")
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def _moment(text: str) -> float:
    """Seconds since 1970; without a zone, in that of this machine."""
    try:
        return datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError) as error:
        raise argparse.ArgumentTypeError(
            f"expected a date such as 2026-12-01T23:59 or 2026-12-01T23:59+01:00; found {text[:40]!r}"
        ) from error


def _keys(file: Path | None) -> tuple[bytes, ...]:
    """The host's key and earlier ones: one on each line."""
    if not file:
        return tuple(filter(None, [key_of(os.environ.get(HAND_IN_KEY, ""))]))
    try:
        lines = file.read_text(encoding="utf-8-sig").split("\n") if file.stat().st_size < 10_000 else []
    except (OSError, ValueError) as error:
        raise BatchError(f"{file}: cannot be read ({getattr(error, 'strerror', None) or 'it is not text'})") from error
    if not (keys := tuple(filter(None, map(key_of, lines)))):
        raise BatchError(f"{file}: expected a key of at least 16 characters on each line")
    return keys


def run(options: argparse.Namespace) -> int:
    """Collect, write the answers and say who handed in what; return the exit code.

    0, or 3 if from some students nothing can be used.

    Raises:
        BatchError: a file can be neither read nor written.
        ExerciseDataError: there is no such exercise.
    """
    report = reporter(options.export)
    exercise = bank.find(options.exercise, options.variant)
    read = [options.export, source_of(options.exercise), options.roster, options.key_file, options.hand_in_key]
    check_outputs(read, [options.out], force=options.force)
    roster = roster_of(options, reporter(options.roster))
    numbers = numbers_of(options.exercise, roster, read_key(options.key_file)) if options.key_file and roster else None
    collector = Collector(
        name=options.exercise, exercise=exercise, numbers=numbers, takes=options.notebooks,
        keys=_keys(options.hand_in_key), since=options.since or 0.0, deadline=options.deadline, now=time.time(),
    )  # fmt: skip
    with open_export(options.export, report) as files:
        found = submissions(files, roster, report)
        if not found:
            raise BatchError(f"{options.export}: there are no files of students in it")
        collected = tuple(collector.collect(one, report) for one in found)
    columns, rows = _table(collected, collector)
    write_rows(options.out, columns, rows, force=options.force)
    _print_summary(options, collected, roster)
    for sentence in twins(collected, collector.exercise_of):
        print(f"To look at, which proves nothing: {visible(sentence)}.", file=_output_stream(options))
    return 3 if any(one.cells.get(headings.FAULT) for one in collected) else 0


def _table(collected: Sequence[CollectedRow], collector: Collector) -> tuple[Mapping[str, type[str]], list[list[str]]]:
    """The columns that any row fills, in the order in which they stand in the rows, and the rows."""
    every = list(dict.fromkeys(name for one in collected for name in one.cells))
    always = {headings.STUDENT, headings.ID, headings.FILES, *(part.id for part in collector.exercise.parts)}
    always |= {headings.LATE} if collector.deadline is not None else set()
    used = [name for name in every if name in always or any(one.cells.get(name) for one in collected)]
    return dict.fromkeys(used, str), [[one.cells.get(name, "") for name in used] for one in collected]


def _print_summary(options: argparse.Namespace, collected: Sequence[CollectedRow], roster: Roster | None) -> None:
    usable = sum(not one.cells.get(headings.FAULT) for one in collected)
    of = f" of {len(roster.students)} on the roster" if roster else ""
    lines = [f"Collected the answers of {counted(usable, 'student')}{of}."]
    unusable = [one.cells[headings.STUDENT] for one in collected if one.cells.get(headings.FAULT)]
    if unusable:
        lines.append(f"Nothing usable from {len(unusable)}, as said above: {first_of(unusable, _SHOWN)}.")
    here = {one.student.id for one in collected if one.student}
    missing = [one.name for one in roster.students if one.id not in here] if roster else []
    if missing:
        lines.append(f"Nothing handed in by {len(missing)}: {first_of(missing, _SHOWN)}.")
    if not is_standard_output(options.out):
        own = ["--roster", options.roster, "--key-file", options.key_file] if options.key_file else []
        own += ["--id", options.id] if own and options.id else []
        marking = ["grade", options.out, "--exercise", options.exercise, *own, "--out", "MARKED.csv"]
        marking += ["--decisions-out", "DECISIONS.csv"]
        lines.append(f"Mark them: python -m core {shlex.join(map(str, marking))}")
    for line in lines:
        print(visible(line), file=_output_stream(options))


def _output_stream(options: argparse.Namespace) -> TextIO:
    return sys.stderr if is_standard_output(options.out) else sys.stdout
