"""The command that makes questions of an exercise, as a platform imports them."""

import argparse
import sys
from pathlib import Path

from core.classroom.marked_rows import source_of
from core.classroom.reports import BatchError
from core.classroom.result_files import check_outputs, tell, where_to_see, write_bytes
from core.export import moodle_xml, qti, question_items
from core.homework import bank
from core.reading.readings import counted

MOST_VARIANTS = 500
FORMATS = {"moodle-xml": moodle_xml.quiz, "qti": qti.package}
_ENDINGS = {"moodle-xml": ".xml", "qti": ".zip"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options, all but the exercise."""
    parser.add_argument("--for", dest="format", choices=FORMATS, required=True, help="what the platform imports")
    parser.add_argument(
        "--variants", type=_count, default=0, help="how many variants, from 1 on (default: only its own numbers)"
    )
    parser.add_argument("--out", type=Path, required=True, help="where the questions go: .xml, or .zip for QTI")
    parser.add_argument("--force", action="store_true", help="replace this file if it exists")


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text[:6]) <= MOST_VARIANTS):
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 to {MOST_VARIANTS}; found {text[:20]!r}")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Write the questions; return the exit code."""
    check_outputs([source_of(options.exercise)], [options.out], force=options.force)
    ending = _ENDINGS[options.format]
    if options.out.suffix.lower() in {*_ENDINGS.values()} - {ending}:
        raise BatchError(f"{options.out}: expected a name that ends in {ending}, as “--for {options.format}” writes it")
    numbers = range(1, options.variants + 1) if options.variants else [None]
    exercises = [bank.find(options.exercise, number) for number in numbers]
    for part in exercises[0].parts:
        if not question_items.can_be_marked(exercises[0], part):
            print(f"{part.id} is left out: a platform cannot mark it, or nobody would type it.", file=sys.stderr)
    items = [item for exercise in exercises for item in question_items.items(exercise)]
    write_bytes(options.out, FORMATS[options.format](exercises[0].id, items), force=options.force)
    tell([options.out], f"Wrote {counted(len(items), 'question')}{where_to_see([options.out])}.")
    return 0
