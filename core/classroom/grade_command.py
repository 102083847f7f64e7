"""The command that marks a whole class: its options, and what it says while it runs and at the end."""

import argparse
import re
import sys
from pathlib import Path
from typing import get_args

import msgspec

from core.classroom.assign import add_roster_arguments, numbers_of, roster_of
from core.classroom.assigned_numbers import AssignedNumbers
from core.classroom.class_rows import open_rows
from core.classroom.decisions import read_decisions
from core.classroom.key_files import read_key
from core.classroom.marked_rows import Tally
from core.classroom.policy import CAUTIOUS, Imprecise, Notebooks, Policy, Unreadable
from core.classroom.policy_file import read_policy
from core.classroom.reports import BatchError, reporter, visible
from core.classroom.result_files import tell, where_to_see
from core.classroom.whole_class import OpenRows, mark_class
from core.classroom.workers import Workers, processes, scheduler, this_process
from core.homework import bank
from core.reading.readings import counted

MOST_JOBS = 256

_FAILED_ROWS = "their status is error, and their credit is empty; please report what is said above"

EXAMPLE = "tcp://127.0.0.1:8786"
_ADDRESS = re.compile(r"(?:(?:tcp|tls|ws|wss|ucx)://)?[^\s/]+:\d{1,5}", re.ASCII)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options, all but the exercise."""
    parser.add_argument(
        "answers",
        type=Path,
        help="the answers as CSV, Excel (.xlsx) or Parquet: a column “student”, one column for each part, named by its "
        "id, and, if students have their own numbers, a column “variant”; or a folder of files that students handed "
        "in, or one such file: notebooks (.ipynb) with their outputs, .npy, .npz or .pt, and in a folder .csv, .xlsx "
        "and .txt as well. There each student is named after the file, and each message says which output was taken. "
        "Nothing in these files is run, and none is changed",
    )
    parser.add_argument("--variant", help="the variant of all rows that do not name one themselves")
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        help="where the results go, one row per student and part, and one for each text that is kept; - prints them",
    )
    parser.add_argument("--summary", type=Path, help="where the gradebook goes, one row per student; - prints it")
    parser.add_argument("--force", action="store_true", help="replace these files if they exist")
    parser.add_argument(
        "--policy",
        type=Path,
        help="a file that says what counts and how much; python -m core new policy writes one. Its name, version and "
        "all that differs from the default go into every result. The next three options override it",
    )
    parser.add_argument(
        "--imprecise",
        choices=[one for one in get_args(Imprecise) if one != "deducted"],
        help=f"the credit for numbers that are right, but have too few decimals (default: {CAUTIOUS.imprecise})",
    )
    parser.add_argument(
        "--unreadable",
        choices=get_args(Unreadable),
        help=f"answers that cannot be read are left to you, their credit empty, or get none (default: "
        f"{CAUTIOUS.unreadable})",
    )
    parser.add_argument(
        "--notebooks",
        choices=get_args(Notebooks),
        help="of several prints in a student's file that could answer a part, take the last one that is labelled as "
        "its answer, by its name or the words beside it, or if none is, the last in its place among the other answers; "
        "or only one that is named as the answer; or the best: a right value, wherever it stands and whatever it is "
        f"called. The messages name the other prints (default: {CAUTIOUS.notebooks})",
    )
    parser.add_argument(
        "--roster",
        type=Path,
        help="the students, as “assign” was given them, with --key-file: each is marked by their own numbers; "
        "whoever worked on another student's is marked by those, and named",
    )
    add_roster_arguments(parser)
    parser.add_argument(
        "--decisions-out",
        type=Path,
        metavar="FILE",
        help="where the answers go that you may decide about, one row each: unreadable, cut, with rivals or guessed",
    )
    parser.add_argument(
        "--decisions",
        type=Path,
        metavar="FILE",
        help="such a table, filled in: in “decision” keep, right, wrong or a credit from 0 to 1; in “read_as” a text "
        "to be marked instead; in “reason” a word to the student. A row with a student and a part may be added",
    )
    parser.add_argument(
        "--excel", action="store_true", help="CSV files begin with a mark, so that Excel reads their letters rightly"
    )
    workers = parser.add_mutually_exclusive_group()
    workers.add_argument(
        "--jobs", type=_count_of_jobs, default=1, help="how many processes of this machine mark (default: 1)"
    )
    workers.add_argument(
        "--scheduler", type=_address, metavar="ADDRESS", help=f"the workers of a Dask scheduler mark, such as {EXAMPLE}"
    )
    parser.add_argument(
        "--encoding", help="the encoding of a CSV file that is neither UTF-8, UTF-16 nor Windows-1252, such as cp1250"
    )


def _count_of_jobs(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text[:4]) <= MOST_JOBS):
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 to {MOST_JOBS}; found {text[:20]!r}")
    return int(text)


def _address(text: str) -> str:
    if not _ADDRESS.fullmatch(text):
        raise argparse.ArgumentTypeError(f"expected an address such as {EXAMPLE}; found {text[:40]!r}")
    return text


def _workers(options: argparse.Namespace) -> Workers:
    if options.scheduler:
        return scheduler(options.scheduler)
    return processes(options.jobs) if options.jobs > 1 else this_process


def _policy(options: argparse.Namespace) -> Policy:
    """What the file says, unless an option says otherwise."""
    told = {name: getattr(options, name) for name in ("imprecise", "unreadable", "notebooks") if getattr(options, name)}
    return msgspec.structs.replace(read_policy(options.policy) if options.policy else CAUTIOUS, **told)


def _numbers(options: argparse.Namespace) -> AssignedNumbers | None:
    """Who has which numbers, if there is a roster."""
    if options.roster and not options.key_file:
        raise BatchError("--roster needs --key-file, the key with which the numbers were assigned")
    if options.roster and options.variant is not None:
        raise BatchError("--variant and --roster do not go together: the roster says who has which variant")

    roster = roster_of(options, reporter(options.roster))
    return numbers_of(options.exercise, roster, read_key(options.key_file)) if roster else None


def run(options: argparse.Namespace, opened: OpenRows = open_rows) -> int:
    """Mark a class, whose answers ``opened`` makes rows of, and say how it went; return the exit code.

    0, or 3 if some rows are not marked: they cannot be, or the program failed on them.
    """
    from tqdm import tqdm

    report = reporter(options.answers, tqdm.write)
    policy, numbers = _policy(options), _numbers(options)
    with tqdm(unit=" rows", disable=not sys.stderr.isatty()) as bar:
        tally = mark_class(
            options.answers, options.exercise, options.out, options.summary, variant=options.variant, policy=policy,
            detailed=bool(options.policy or numbers or options.decisions or options.decisions_out), numbers=numbers,
            inputs=(options.policy, options.roster, options.key_file, options.decisions),
            decisions=read_decisions(options.decisions, report, options.encoding) if options.decisions else {},
            open_answers=options.decisions_out, for_excel=options.excel,
            encoding=options.encoding, force=options.force, opened=opened, workers=_workers(options), report=report,
            progress=bar.update,
        )  # fmt: skip
    used = policy.with_points_of(bank.find(options.exercise, options.variant))  # as the results name it
    outputs = (options.out, options.summary, options.decisions_out)
    imprecise, unreadable = counted(tally.imprecise, "answer"), counted(tally.unreadable, "answer")
    decides = options.decisions or options.decisions_out
    said = {
        f"Marked {counted(tally.marked, 'student')}{where_to_see(outputs)}.": True,
        f"{counted(tally.unmarked, 'student')} could not be marked, as said above.": tally.unmarked,
        f"The program failed on {counted(tally.failed, 'student')}: {_FAILED_ROWS}.": tally.failed,
        f"Policy: {visible(used.label)}.": options.policy,
        f"Too few decimals: {imprecise}; such numbers get {policy.imprecise_credit}.": tally.imprecise,
        f"Unreadable: {unreadable}; {policy.unreadable_credit}.": tally.unreadable,
        _open_answers(tally, options): tally.open_answers and decides,
    }
    tell(outputs, *(sentence for sentence, is_so in said.items() if is_so))
    return 3 if tally.failed or tally.unmarked else 0


def _open_answers(tally: Tally, options: argparse.Namespace) -> str:
    """How many answers wait for a decision, and where it is written."""
    file = options.decisions_out or "a table that --decisions-out writes"
    return (
        f"Open: {counted(tally.open_answers, 'answer')} of {counted(tally.open_students, 'student')}; fill in "
        f"{visible(str(file))}, and mark again with --decisions."
    )
