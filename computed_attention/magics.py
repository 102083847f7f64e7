"""``%%check``: runs a cell and marks its variables, by name."""

import ast
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any, NoReturn

from computed_attention.checking import check, loaded
from computed_attention.part_names import is_part, nodes_in
from computed_attention.usage import UsageError


def register(shell: Any) -> None:
    """Give a notebook the magic ``%%check``."""

    def run(line: str, cell: str) -> Any:
        """Run this cell, then mark its variables: ``%%check bank-interest --variant 7 --hint 1``."""
        options = _parser().parse_args(line.split())
        exercise = loaded(options.exercise, options.variant)
        if not shell.run_cell(cell).success:
            return None  # what went wrong has been shown
        answers = {
            name: shell.user_ns[name]
            for name, is_assigned in _mentioned(shell.transform_cell(cell))
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


def _mentioned(source: str) -> Iterator[tuple[str, bool]]:
    """The variables of a cell outside of its functions, in order, and whether each is assigned there."""
    inside = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    nodes = [node for one in ast.parse(source).body if not isinstance(one, inside) for node in ast.walk(one)]
    for node in sorted((node for node in nodes if isinstance(node, ast.Name)), key=lambda node: node.lineno):
        yield node.id, isinstance(node.ctx, ast.Store)
