"""The command line: list, show, grade and check exercises."""

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from core import exercises
from core.classroom import (
    assign,
    check_command,
    compare,
    exercise_schema,
    grade_command,
    gradebook_command,
    new_exercise,
    policy_file,
    report_command,
    show_command,
)
from core.classroom.reports import BatchError, visible
from core.exercises import ExerciseDataError
from core.export import export_command
from core.homework.exercise_faults import sentences
from core.homework.variants import LARGEST_SEED, SEEDS
from core.reading.data_faults import excerpt, nearest
from core.uploads import handed_in_files
from core.uploads.submissions import collect as collect_command

_EXERCISE = (
    "the name of an exercise of the project; or of a drawn one, such as drawn-5-3-2-mask (words, d_model, d_k, then "
    "any of -mask, -positions, -heads, -sentences); or the path of a file, such as mine.toml"
)


class Command(Protocol):
    """A module with a command."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add its options, all but the exercise."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it, and say so; return the exit code.

        Raises:
            BatchError: an option cannot be used, or a file can be neither read nor written.
            ExerciseDataError: there is no such exercise or variant, or its file has a fault.
        """


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code.

    0, 1 if nobody reads the output, 2 if the input cannot be used, 3 if some students of a class are not marked,
    130 if it was interrupted by Ctrl-C.
    """
    options = _parser().parse_args(arguments)
    try:
        with _end_as_by_ctrl_c():
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
def _end_as_by_ctrl_c() -> Iterator[None]:
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
        raise BatchError(f"There is no exercise {excerpt(name)}{near}")
    if variant is not None:
        if not (variant.isascii() and variant.isdecimal() and len(variant) < 20 and int(variant) <= LARGEST_SEED):
            raise BatchError(f"There is no variant {excerpt(variant)}; {SEEDS}")
        options.variant = int(variant)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m core", description="List, show and check exercises on self-attention, and mark a whole class."
    )
    commands = parser.add_subparsers(required=True, metavar="command")
    listing = commands.add_parser("exercises", help="list the exercises that come with the project")
    listing.set_defaults(run=show_command.list_exercises)
    for name, (module, exercise, says) in _COMMANDS.items():
        _add_command(commands, name, module, says, exercise)
    new = commands.add_parser("new", help="write a first file of your own, to be changed")
    kinds = new.add_subparsers(required=True, metavar="what")
    for name, (module, says) in _NEW.items():
        _add_command(kinds, name, module, says)
    return parser


def _add_command(commands: Any, name: str, module: Command, says: str, exercise: str = "") -> None:
    """Add what a module runs; ``exercise`` is how it is told the exercise: not at all, by an option or by itself."""
    parser = commands.add_parser(name, help=says)
    if exercise:
        parser.add_argument(exercise, help=_EXERCISE, **({"required": True} if exercise.startswith("-") else {}))
    module.add_arguments(parser)
    parser.set_defaults(run=_grade if module is grade_command else module.run)


def _grade(options: argparse.Namespace) -> int:
    if not handed_in_files.is_handed_in(options.answers):
        return grade_command.run(options)
    return grade_command.run(options, handed_in_files.open_rows)


_COMMANDS: Mapping[str, tuple[Command, str, str]] = {
    "show": (show_command, "exercise", "print an exercise as JSON: its inputs, questions and parts"),
    "assign": (assign, "--exercise", "give each student of a roster numbers of their own"),
    "grade": (grade_command, "--exercise", "mark the answers of a whole class: a table, or a folder of notebooks"),
    "report": (report_command, "--exercise", "show what the results of a class say: a page, and one per student"),
    "gradebook": (
        gradebook_command, "", "write the scores of a class in a file that Moodle, Canvas or Blackboard imports"
    ),
    "collect": (collect_command, "--exercise", "make one table of answers from what a platform exports"),
    "compare": (compare, "", "say whose marks moved between two results of a class, and why"),
    "export": (export_command, "exercise", "turn an exercise into questions that a platform imports"),
    "check": (
        check_command, "exercise", "say what is wrong with an exercise file, and which mistakes it cannot tell apart"
    ),
}  # fmt: skip
"""What each command runs, how it is told the exercise, and what it does."""

_NEW: Mapping[str, tuple[Command, str]] = {
    "policy": (policy_file, "how a class is marked: points, lateness, help, what cannot be read"),
    "exercise": (new_exercise, "an exercise of your own: asks six questions, here or on standard input"),
    "schema": (exercise_schema, "the JSON Schema of an exercise file, for editors"),
}


if __name__ == "__main__":
    sys.exit(main())
