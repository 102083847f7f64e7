"""The command line of the package: a picture of an exercise as a page."""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from computed_attention import page_files
from computed_attention.notebook_check import load_exercise
from computed_attention.stills import trace_shown
from computed_attention.usage import UsageError, missing_name
from core.homework import answer_cover


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0, or 2 if what is asked for does not exist or cannot be written."""
    options = _parser().parse_args(arguments)
    try:
        return _picture(options)
    except UsageError as problem:
        print(problem, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m computed_attention", description="Pictures of self-attention.")
    picture = parser.add_subparsers(required=True, metavar="command").add_parser(
        "picture",
        help="write the picture of an exercise as one page, to put on the site of a course or into slides",
    )
    picture.add_argument("exercise", help="the name of an exercise, such as bank-interest, or a file such as mine.toml")
    picture.add_argument("--variant", help="the same questions with other words and numbers: a whole number from 0")
    picture.add_argument("--graph", default="", help="which graph of the exercise (default: the last)")
    picture.add_argument(
        "--key", action="store_true", help="show the answers of homework, which otherwise stay covered"
    )
    picture.add_argument(
        "--ask", nargs=3, metavar=("MATRIX", "ROW", "COLUMN"), help="ask for a number, and reveal it; implies --key"
    )
    picture.add_argument("--out", type=Path, required=True, help="the file, such as picture.html")
    picture.add_argument("--force", action="store_true", help="replace the file if it exists")
    return parser


def _picture(options: argparse.Namespace) -> int:
    variant = options.variant
    exercise = load_exercise(options.exercise, int(variant) if re.fullmatch("[0-9]{1,19}", variant or "") else variant)
    graph = options.graph or list(exercise.graphs)[-1]
    if graph not in exercise.graphs:
        raise missing_name("graph", graph, list(exercise.graphs))
    is_open = options.key or bool(options.ask)
    hidden = answer_cover.NO_COVER if is_open else answer_cover.answer_cover(exercise, frozenset())
    trace = answer_cover.covered_trace(exercise.traces[graph], hidden)
    page = page_files.trace_page(trace_shown(trace, exercise.tokens, exercise.tokens_kv), options.ask)
    page_files.write_page(page, options.out, force=options.force)
    return 0


if __name__ == "__main__":
    sys.exit(main())
