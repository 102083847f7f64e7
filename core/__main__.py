"""The command line: list, show, grade and check exercises."""

import argparse
import contextlib
import json
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from core import exercises
from core.classroom import (
    assign,
    check_report,
    compare,
    exercise_schema,
    grade_command,
    gradebook_command,
    new_exercise,
    policy_file,
    report_command,
)
from core.classroom.assigned_numbers import variant_of
from core.classroom.check import prove
from core.classroom.key_files import read_key
from core.classroom.reports import BatchError, visible
from core.exercises import ExerciseDataError, Part
from core.export import export_command
from core.homework import bank
from core.homework.exercise_faults import sentences
from core.homework.variants import LARGEST_SEED, SEEDS
from core.reading.data_faults import nearest, shown
from core.uploads import handed_in
from core.uploads.submissions import collect as collect_command

_EXERCISE = (
    "the name of an exercise that comes with the project, one that is drawn such as drawn-5-3-2-mask (words, d_model, "
    "d_k, then any of -mask, -positions, -heads, -sentences), or the path of a file such as mine.toml"
)
_VARIANT = "the same questions with other words and numbers: a whole number from 0"


class CommandError(ValueError):
    """What a command asks for does not exist."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code.

    0, 1 if nobody reads the output, 2 if the input cannot be used, 3 if some students of a class are not marked,
    130 if it was interrupted by Ctrl-C.
    """
    options = _parser().parse_args(arguments)
    try:
        with _ended_as_by_ctrl_c():
            _check_names(options)
            code = int(options.run(options))
        sys.stdout.flush()
    except ExerciseDataError as error:
        print(*map(visible, sentences(error)), sep="\n", file=sys.stderr)
        return 2
    except (CommandError, BatchError) as error:
        print(*(visible(str(one)) for one in error.args), sep="\n", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        print(f"{error.name} is not installed: pip install -r requirements.txt", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Interrupted; no file was written.", file=sys.stderr)
        return 130
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain when it closes it
        if isinstance(error, BrokenPipeError):  # as in “| head”
            return 1
        print(f"The output could not be written ({error.strerror}).", file=sys.stderr)
        return 2
    return code


@contextlib.contextmanager
def _ended_as_by_ctrl_c() -> Iterator[None]:
    """Let whoever ends this process, or closes its terminal, leave no unfinished file behind."""
    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    changed = [one for one in signals if signal.getsignal(one) is signal.SIG_DFL]
    for one in changed:
        signal.signal(one, signal.default_int_handler)
    try:
        yield
    finally:
        for one in changed:
            signal.signal(one, signal.SIG_DFL)


def _check_names(options: argparse.Namespace) -> None:
    """Make sure that the exercise and the variant exist, and turn the variant into a number.

    Raises:
        CommandError: there is no such exercise or variant.
    """
    name, variant = getattr(options, "exercise", ""), getattr(options, "variant", None)
    if name and not (name.endswith(".toml") or name in exercises.ids() or exercises.is_drawn(name)):
        near = nearest(name, exercises.ids()) or f"; there are {', '.join(exercises.ids())}"
        raise CommandError(f"There is no exercise {shown(name)}{near}")
    if variant is not None:
        if not (variant.isascii() and variant.isdecimal() and len(variant) < 20 and int(variant) <= LARGEST_SEED):
            raise CommandError(f"There is no variant {shown(variant)}; {SEEDS}")
        options.variant = int(variant)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m core", description="List, show and check exercises on self-attention, and mark a whole class."
    )
    commands = parser.add_subparsers(required=True, metavar="command")

    list_ = commands.add_parser("exercises", help="list the exercises that come with the project")
    list_.set_defaults(run=_list)

    show = commands.add_parser("show", help="print an exercise as JSON: its inputs, questions and parts")
    show.add_argument("exercise", help=_EXERCISE)
    show.add_argument("--variant", help=_VARIANT)
    show.add_argument("--student", metavar="ID", help="the numbers that “assign” gave to the student with this id")
    show.add_argument("--key-file", type=Path, help="the key with which they were assigned")
    show.add_argument("--key", action="store_true", help="add the answers at full precision")
    show.set_defaults(run=_show)

    assign_ = commands.add_parser("assign", help="give each student of a roster numbers of their own")
    assign_.add_argument("--exercise", required=True, help=_EXERCISE)
    assign.add_arguments(assign_)
    assign_.set_defaults(run=assign.run)

    grade = commands.add_parser("grade", help="mark the answers of a whole class: a table, or a folder of notebooks")
    grade.add_argument("--exercise", required=True, help=_EXERCISE)
    grade_command.add_arguments(grade)
    grade.set_defaults(run=_grade)

    _add_new(commands)

    report = commands.add_parser("report", help="show what the results of a class say: a page, and one per student")
    report.add_argument("--exercise", required=True, help=_EXERCISE)
    report_command.add_arguments(report)
    report.set_defaults(run=report_command.run)

    gradebook = commands.add_parser(
        "gradebook", help="write the scores of a class as Moodle, Canvas or Blackboard import them"
    )
    gradebook_command.add_arguments(gradebook)
    gradebook.set_defaults(run=gradebook_command.run)

    collect = commands.add_parser("collect", help="make one table of answers of what a platform exports")
    collect.add_argument("--exercise", required=True, help=_EXERCISE)
    collect_command.add_arguments(collect)
    collect.set_defaults(run=collect_command.run)

    compare_ = commands.add_parser("compare", help="say whose marks moved between two results of a class, and why")
    compare.add_arguments(compare_)
    compare_.set_defaults(run=compare.run)

    export = commands.add_parser("export", help="make questions of an exercise that a platform imports")
    export.add_argument("exercise", help=_EXERCISE)
    export_command.add_arguments(export)
    export.set_defaults(run=export_command.run)

    check = commands.add_parser(
        "check", help="say what is wrong with an exercise file, and which mistakes it cannot tell apart"
    )
    check.add_argument("exercise", help=_EXERCISE)
    check.add_argument("--variant", help=_VARIANT)
    check.set_defaults(run=_check)
    return parser


def _add_new(commands: Any) -> None:
    """Add the commands that write a first file of one's own."""
    new = commands.add_parser("new", help="write a first file of your own, to be changed")
    kinds = new.add_subparsers(required=True, metavar="what")
    policy = kinds.add_parser("policy", help="how a class is marked: points, deadlines, help, what is odd")
    policy_file.add_arguments(policy)
    policy.set_defaults(run=policy_file.run)

    exercise = kinds.add_parser("exercise", help="an exercise of your own: asks six things, here or on standard input")
    new_exercise.add_arguments(exercise)
    exercise.set_defaults(run=new_exercise.run)
    schema = kinds.add_parser("schema", help="the JSON Schema of an exercise file, for editors")
    exercise_schema.add_arguments(schema)
    schema.set_defaults(run=exercise_schema.run)


def _list(_options: argparse.Namespace) -> int:
    for sentence in bank.unread():
        print(visible(sentence), file=sys.stderr)
    for name in exercises.ids():
        try:
            exercise = exercises.load(name)
        except ExerciseDataError as error:
            print(visible(str(error)), file=sys.stderr)
        else:
            print(f"{name:16}{len(exercise.parts):3} parts  {exercise.title}")
    return 0


def _show(options: argparse.Namespace) -> int:
    if options.student is not None:
        if not options.key_file or options.variant is not None:
            raise CommandError(
                "--student needs --key-file, the key with which the numbers were assigned, and no --variant"
            )
        its_id = exercises.find(options.exercise).id
        options.variant = variant_of(read_key(options.key_file), its_id, options.student)
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
        **({"tokens_kv": list(exercise.tokens_kv)} if exercise.tokens_kv else {}),
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
    if not handed_in.is_handed_in(options.answers):
        return grade_command.run(options)
    return grade_command.run(options, handed_in.open_rows)


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
