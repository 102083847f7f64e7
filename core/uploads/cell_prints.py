"""Which prints a cell runs, in their order: known for straight lines of code, open where they branch, loop or call."""

import ast
import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.uploads.cell_code import Print, call_name, read_expression, read_print

LONGEST_CODE = 20_000
"""Most characters of the code of a cell that are read."""

_PRINTERS = ("print", "display")
_SILENT_MAGIC = re.compile(r"^([ \t]*)%(?:matplotlib|config|load_ext|autoreload|precision)\b.*$", re.MULTILINE)
_MAGIC = re.compile(r"^([ \t]*)[%!].*$", re.MULTILINE)
_SILENT = frozenset({"setattr", "seed", "manual_seed", "set_seed"})
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True, kw_only=True)
class CellPrints:
    """What a cell shows, line by line: ``order`` has None where it may be anything, and as much as there is.

    ``all_prints`` are those outside of functions, each once, and ``shared_prints`` those without a line of their own.
    ``result`` is what the last line of the cell shows.
    """

    order: tuple[Print | None, ...]
    shared_prints: frozenset[Print | None]
    all_prints: tuple[Print, ...]
    result: Print | None


def prints_of(source: str) -> CellPrints | None:
    """What a cell shows, as far as its code tells; None if it cannot be read."""
    text = _MAGIC.sub(r"\1magic_()", _SILENT_MAGIC.sub(r"\1pass", source[:LONGEST_CODE]))
    try:
        body = ast.parse(text).body
        reader = _Reader(body, re.split(r"\r\n|\r|\n", source))
        shown = [*reader.prints(body), *([None] if source.lstrip().startswith("%%") else [])]
        order = tuple(_without_shared_lines(shown))
        return CellPrints(
            order=order,
            shared_prints=frozenset(shown) - {*order},
            all_prints=tuple(dict.fromkeys(reader.all_prints(body))),
            result=reader.result,
        )
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


class _Reader:
    """The lines of a cell, and its own functions: those that print, and those that are silent."""

    def __init__(self, body: Sequence[ast.stmt], lines: Sequence[str]) -> None:
        self._lines = lines
        own = [node for node in _walk_all(body) if isinstance(node, _DEFINITIONS)]
        printing = {node.name for node in own if any(call_name(inner) in _PRINTERS for inner in ast.walk(node))}
        self._telling = {*_PRINTERS, *printing}
        self._open = {node.name for node in own if _ends_open(node)}
        self._silent = _SILENT | {node.name for node in own} - printing
        last = body[-1] if body else None
        is_value = isinstance(last, ast.Expr) and call_name(last.value) not in _PRINTERS
        self.result = read_expression(last.value, self._line(last)) if is_value else None  # type: ignore[union-attr,arg-type]

    def prints(self, statements: Sequence[ast.stmt]) -> Iterator[Print | None]:
        """What statements show one after the other; None for those that may show anything."""
        for statement in statements:
            match statement:
                case ast.With(items=items) if not self._may_show(items):
                    yield from self.prints(statement.body)
                case ast.Expr(value=ast.Call(func=ast.Name(id=name)) as call) if (
                    name in _PRINTERS and not self._may_show(ast.iter_child_nodes(call))
                ):
                    yield from self._call_prints(call)
                case _ if not isinstance(statement, _DEFINITIONS) and self._may_show([statement]):
                    yield Print(is_open=True) if _ends_open(statement, self._open) else None

    def all_prints(self, body: Sequence[ast.stmt]) -> Iterator[Print]:
        """All that is printed or displayed outside of functions, wherever it stands."""
        calls = (node for one in body if not isinstance(one, _DEFINITIONS) for node in ast.walk(one))
        for call in calls:
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _PRINTERS:
                yield from filter(None, self._call_prints(call))

    def _call_prints(self, call: ast.Call) -> Iterator[Print | None]:
        if call_name(call) == "display":
            yield from (read_expression(argument, self._line(call), is_display=True) for argument in call.args)
        elif not any(option.arg == "file" for option in call.keywords):
            yield read_print(call, self._line(call))

    def _may_show(self, nodes: Iterable[ast.AST]) -> bool:
        return any(call_name(node) in self._telling or self._is_foreign(node) for node in _walk_all(nodes))

    def _is_foreign(self, node: ast.AST) -> bool:
        """Whether a statement only calls a function that is not defined here, such as one that trains and prints."""
        call = node.value if isinstance(node, ast.Expr) else None
        return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id not in self._silent

    def _line(self, node: ast.stmt | ast.expr) -> str:
        return self._lines[node.lineno - 1].strip()


def _walk_all(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    return (inner for node in nodes for inner in ast.walk(node))


def _ends_open(statement: ast.stmt, functions: Container[str] = ()) -> bool:
    """Whether the last print of a statement, or a function that it calls, lets the next print go on on its line."""
    calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
    last = max((node for node in calls if call_name(node) == "print"), key=lambda node: node.lineno, default=None)
    shown = read_print(last, "") if last else None
    return bool(shown and shown.is_open) or any(call_name(node) in functions for node in calls)


def _without_shared_lines(order: Iterable[Print | None]) -> Iterator[Print | None]:
    """Of lines that several prints write together nothing is said."""
    goes_on = False
    for shown in order:
        is_shared = shown is not None and (goes_on or shown.is_open)
        goes_on = shown.is_open if shown and not shown.is_display else goes_on
        yield None if is_shared else shown
