"""The command line: list, show, grade and check exercises."""

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

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
    show_command,
)
from core.classroom.check import prove
from core.classroom.reports import BatchError, visible
from core.exercises import ExerciseDataError, Part
from core.export import export_command
from core.homework.exercise_faults import sentences
from core.homework.variants import LARGEST_SEED, SEEDS
from core.reading.data_faults import nearest, shown
from core.uploads import handed_in
from core.uploads.submissions import collect as collect_command

_EXERCISE = (
    "the name of an exercise of the project; or of a drawn one, such as drawn-5-3-2-mask (words, d_model, d_k, then "
    "any of -mask, -positions, -heads, -sentences); or the path of a file, such as mine.toml"
)
_VARIANT = "the same questions with other words and numbers: a whole number from 0"


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
    except BatchError as error:
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
        BatchError: there is no such exercise or variant.
    """
    name, variant = getattr(options, "exercise", ""), getattr(options, "variant", None)
    if name and not (name.endswith(".toml") or name in exercises.ids() or exercises.is_drawn(name)):
        near = nearest(name, exercises.ids()) or f"; there are {', '.join(exercises.ids())}"
        raise BatchError(f"There is no exercise {shown(name)}{near}")
    if variant is not None:
        if not (variant.isascii() and variant.isdecimal() and len(variant) < 20 and int(variant) <= LARGEST_SEED):
            raise BatchError(f"There is no variant {shown(variant)}; {SEEDS}")
        options.variant = int(variant)


@dataclass(frozen=True, kw_only=True)
class _Command:
    """A command: what it does, what runs it, and how it is told the exercise: not at all, by an option or by itself."""

    help: str
    run: Callable[[argparse.Namespace], int]
    add_arguments: Callable[[argparse.ArgumentParser], None] = lambda _parser: None
    exercise: Literal["", "--exercise", "exercise"] = ""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m core", description="List, show and check exercises on self-attention, and mark a whole class."
    )
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, command in _COMMANDS.items():
        _add(commands, name, command)
    new = commands.add_parser("new", help="write a first file of your own, to be changed")
    kinds = new.add_subparsers(required=True, metavar="what")
    for name, command in _NEW.items():
        _add(kinds, name, command)
    return parser


def _add(commands: Any, name: str, command: _Command) -> None:
    parser = commands.add_parser(name, help=command.help)
    if command.exercise:
        parser.add_argument(
            command.exercise, help=_EXERCISE, **({"required": True} if command.exercise.startswith("-") else {})
        )
    command.add_arguments(parser)
    parser.set_defaults(run=command.run)


def _add_variant(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--variant", help=_VARIANT)


def _show_arguments(parser: argparse.ArgumentParser) -> None:
    _add_variant(parser)
    show_command.add_arguments(parser)


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


_COMMANDS: Mapping[str, _Command] = {
    "exercises": _Command(help="list the exercises that come with the project", run=show_command.list_exercises),
    "show": _Command(
        help="print an exercise as JSON: its inputs, questions and parts",
        run=show_command.run, add_arguments=_show_arguments, exercise="exercise",
    ),
    "assign": _Command(
        help="give each student of a roster numbers of their own",
        run=assign.run, add_arguments=assign.add_arguments, exercise="--exercise",
    ),
    "grade": _Command(
        help="mark the answers of a whole class: a table, or a folder of notebooks",
        run=_grade, add_arguments=grade_command.add_arguments, exercise="--exercise",
    ),
    "report": _Command(
        help="show what the results of a class say: a page, and one per student",
        run=report_command.run, add_arguments=report_command.add_arguments, exercise="--exercise",
    ),
    "gradebook": _Command(
        help="write the scores of a class in a file that Moodle, Canvas or Blackboard imports",
        run=gradebook_command.run, add_arguments=gradebook_command.add_arguments,
    ),
    "collect": _Command(
        help="make one table of answers from what a platform exports",
        run=collect_command.run, add_arguments=collect_command.add_arguments, exercise="--exercise",
    ),
    "compare": _Command(
        help="say whose marks moved between two results of a class, and why",
        run=compare.run, add_arguments=compare.add_arguments,
    ),
    "export": _Command(
        help="turn an exercise into questions that a platform imports",
        run=export_command.run, add_arguments=export_command.add_arguments, exercise="exercise",
    ),
    "check": _Command(
        help="say what is wrong with an exercise file, and which mistakes it cannot tell apart",
        run=_check, add_arguments=_add_variant, exercise="exercise",
    ),
}  # fmt: skip

_NEW: Mapping[str, _Command] = {
    "policy": _Command(
        help="how a class is marked: points, lateness, help, what cannot be read",
        run=policy_file.run, add_arguments=policy_file.add_arguments,
    ),
    "exercise": _Command(
        help="an exercise of your own: asks six questions, here or on standard input",
        run=new_exercise.run, add_arguments=new_exercise.add_arguments,
    ),
    "schema": _Command(
        help="the JSON Schema of an exercise file, for editors",
        run=exercise_schema.run, add_arguments=exercise_schema.add_arguments,
    ),
}  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
