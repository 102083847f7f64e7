"""The command line: list, show, grade and check exercises."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from core import exercises
from core.classroom import check_report
from core.classroom.check import prove
from core.classroom.whole_class import BatchError, Row, mark_class
from core.exercises import ExerciseDataError, Part

_EXERCISE = "the id of an exercise of the bank, or the path of a file such as mine.toml"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, or 2 if the input cannot be used."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (ExerciseDataError, BatchError) as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: cannot be written ({error.strerror})", file=sys.stderr)
    return 2


_VARIANT = "a whole number: the same questions with other numbers"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m core", description="Show, mark and check exercises on self-attention."
    )
    commands = parser.add_subparsers(required=True, metavar="command")

    list_ = commands.add_parser("exercises", help="list the exercises of the bank")
    list_.set_defaults(run=_list)

    show = commands.add_parser("show", help="print an exercise as JSON: its inputs, questions and parts")
    show.add_argument("exercise", help=_EXERCISE)
    show.add_argument("--variant", type=int, help=_VARIANT)
    show.add_argument("--key", action="store_true", help="add the answers at full precision")
    show.set_defaults(run=_show)

    grade = commands.add_parser("grade", help="mark a whole class")
    grade.add_argument(
        "answers",
        type=Path,
        help="CSV or Parquet file: a column “student”, one column per part id and, if you like, “variant”",
    )
    grade.add_argument("--exercise", required=True, help=_EXERCISE)
    grade.add_argument("--variant", type=int, help="the variant of the rows that name none")
    grade.add_argument("--out", type=Path, required=True, help="results, one row per student and part")
    grade.add_argument("--summary", type=Path, help="gradebook, one row per student")
    grade.set_defaults(run=_grade)

    check = commands.add_parser(
        "check", help="say what is wrong in an exercise file and which mistakes it cannot tell apart"
    )
    check.add_argument("exercise", help=_EXERCISE)
    check.add_argument("--variant", type=int, help=_VARIANT)
    check.set_defaults(run=_check)
    return parser


def _list(_options: argparse.Namespace) -> int:
    for name in exercises.ids():
        try:
            exercise = exercises.load(name)
        except ExerciseDataError as error:
            print(error, file=sys.stderr)
        else:
            print(f"{name:16}{len(exercise.parts):3} parts  {exercise.title}")
    return 0


def _show(options: argparse.Namespace) -> int:
    exercise = exercises.find(options.exercise, options.variant)
    parts = [
        {"id": part.id, "question": part.question, "kind": part.kind, "shape": list(part.shape), "prompt": part.prompt}
        | ({"answer": _plain(exercise.answer(part.id))} if options.key else {})
        for part in exercise.parts
    ]
    contents = {
        "id": exercise.id,
        "title": exercise.title,
        "about": exercise.about,
        "variant": exercise.variant,
        "tokens": list(exercise.tokens),
        "inputs": {name: M.tolist() for name, M in exercise.inputs.items()},
        "questions": [
            {"id": question.id, "title": question.title, "text": question.text, "graph": question.graph}
            for question in exercise.questions
        ],
        "parts": parts,
    }
    print(json.dumps(contents, ensure_ascii=False, indent=2))
    return 0


def _plain(answer: object) -> Any:
    return answer.tolist() if isinstance(answer, np.ndarray) else answer


def _grade(options: argparse.Namespace) -> int:
    from tqdm import tqdm

    def report(line: int | None, text: str) -> None:
        place = f"{options.answers}:{line}" if line else str(options.answers)
        tqdm.write(f"{place}: {text}", file=sys.stderr)

    def progress(rows: Sequence[Row]) -> Iterable[Row]:
        with_bar: Iterable[Row] = tqdm(rows, unit=" students", disable=not sys.stderr.isatty())
        return with_bar

    count = mark_class(
        options.answers, options.exercise, options.out, options.summary,
        variant=options.variant, report=report, progress=progress,
    )  # fmt: skip
    files = " and ".join(str(file) for file in (options.out, options.summary) if file)
    print(f"Marked {count} {'student' if count == 1 else 'students'}; see {files}.")
    return 0


def _check(options: argparse.Namespace) -> int:
    from tqdm import tqdm

    exercise = exercises.find(options.exercise, options.variant)

    def progress(parts: Sequence[Part]) -> Iterable[Part]:
        between = 0.1 if sys.stderr.isatty() else 10
        with_bar: Iterable[Part] = tqdm(parts, unit=" parts", delay=1, mininterval=between, leave=False)
        return with_bar

    for line in check_report.lines(exercise, prove(exercise, progress)):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
