"""``check`` and ``%%check``: they mark what a notebook has computed, as the quiz marks what is typed."""

import ast
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from os import PathLike, fspath
from typing import Any, NoReturn

import numpy as np

from computed_attention import given_values
from computed_attention.check_result import CheckResult
from computed_attention.part_names import is_part, nodes_in, part_id
from computed_attention.usage import UsageError, missing_name
from core import exercises, grading
from core.exercises import Exercise, ExerciseDataError
from core.homework.variants import LARGEST_SEED, SEEDS
from core.reading.answers import Unreadable
from core.reading.data_faults import excerpt
from core.uploads.candidates import candidates
from core.uploads.outputs import Output

MOST_HINTS = 3


def check(
    exercise: str | PathLike[str] = "bank-interest", *, variant: int | None = None, hint: int = 0, **answers: Any
) -> CheckResult:
    """Mark answers as the quiz does, with the same words; nothing is given away and nothing remembered.

    Args:
        exercise: the name of an exercise, or the path of its file.
        variant: the number of the variant, if you have one.
        hint: how many of the three hints to show for what is not right yet.
        answers: by the names of the parts, with _ for -: an array, tensor, DataFrame, list, number or text. Another
            name may say what it holds, as attn_weights does, if that fits one part or is right for one.

    Raises:
        UsageError: there is no such exercise, variant or part.

    >>> check("bank-interest", q1_strength="weak")["q1_strength"].status
    'correct'
    """
    marked = load_exercise(exercise, variant)
    if not isinstance(hint, int) or not 0 <= hint <= MOST_HINTS:
        raise UsageError(f"hint is how many hints you want, from 0 to {MOST_HINTS}; found {excerpt(hint)}.")
    others = {name: value for name, value in answers.items() if not is_part(marked, name) and nodes_in(marked, name)}
    named = {part_id(marked, name): name for name in answers if name not in others}
    given, unclear = _match_names(marked, named, others)
    read = {part: given_values.answer(answers[name], marked, marked.part(part)) for part, name in given.items()}
    return CheckResult(exercise=marked, grade=grading.grade(marked, read), given=given, unclear=unclear, hints=hint)


def load_exercise(name: str | PathLike[str], variant: Any) -> Exercise:
    """An exercise or a variant of it.

    Raises:
        UsageError: there is none.
    """
    name = fspath(name) if isinstance(name, PathLike) else name
    if not isinstance(name, str) or not (name.endswith(".toml") or name in exercises.ids() or exercises.is_drawn(name)):
        raise missing_name("exercise", name, exercises.ids())
    is_whole = isinstance(variant, int | np.integer) and not isinstance(variant, bool)
    if variant is not None and not (is_whole and 0 <= variant <= LARGEST_SEED):
        raise UsageError(f"There is no variant {excerpt(variant)}; {SEEDS}.")
    try:
        return exercises.find(name, variant if variant is None else int(variant))
    except ExerciseDataError as error:
        raise UsageError(str(error)) from None


def _match_names(
    exercise: Exercise, given: dict[str, str], others: Mapping[str, Any]
) -> tuple[dict[str, str], dict[str, tuple[str, ...]]]:
    """The names with those added that only say what they hold; and of the others, which parts they may answer.

    A whole matrix answers the parts that ask for its rows. Of several parts, the one that it is right for is taken.
    """
    unclear = dict[str, tuple[str, ...]]()
    for name, value in others.items():
        array = given_values.as_array(value)
        outputs = (
            []
            if isinstance(array, Unreadable)
            else [Output(text=given_values.as_text(array), place=name, name=name, shape=array.shape)]
        )
        fitting = [
            one
            for one in candidates(exercise, outputs)
            if one.part.id not in given and one.part.node in nodes_in(exercise, name)
        ]
        whole = [one for one in fitting if one.row is None]
        chosen = whole if len(whole) == 1 else [one for one in whole if one.is_right][:1]
        chosen += [one for one in fitting if one.row is not None]
        given = given | {one.part.id: name for one in chosen}
        if not chosen:
            unclear[name] = tuple(one.part.id for one in whole)
    return given, unclear


def register(shell: Any) -> None:
    """Give a notebook the magic ``%%check``."""

    def run(line: str, cell: str) -> Any:
        """Run this cell, then mark its variables: ``%%check bank-interest --variant 7 --hint 1``."""
        options = _parser().parse_args(line.split())
        exercise = load_exercise(options.exercise, options.variant)
        if not shell.run_cell(cell).success:
            return None  # what went wrong has been shown
        answers = {
            name: shell.user_ns[name]
            for name, is_assigned in _variables(shell.transform_cell(cell))
            if name in shell.user_ns and (is_part(exercise, name) or (is_assigned and nodes_in(exercise, name)))
        }
        return check(options.exercise, variant=options.variant, hint=options.hint, **answers)

    shell.register_magic_function(run, magic_kind="cell", magic_name="check")


class _Parser(ArgumentParser):
    """Says what is wrong instead of ending the notebook."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"%%check: {message}.")


def _parser() -> ArgumentParser:
    parser = _Parser(prog="%%check", add_help=False)
    parser.add_argument("exercise", nargs="?", default="bank-interest")
    parser.add_argument("--variant", type=int)
    parser.add_argument("--hint", type=int, default=0)
    return parser


def _variables(source: str) -> Iterator[tuple[str, bool]]:
    """The variables of a cell outside of its functions, in order, and whether each is assigned there."""
    inside = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    nodes = [node for one in ast.parse(source).body if not isinstance(one, inside) for node in ast.walk(one)]
    for node in sorted((node for node in nodes if isinstance(node, ast.Name)), key=lambda node: node.lineno):
        yield node.id, isinstance(node.ctx, ast.Store)
