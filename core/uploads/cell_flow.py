"""In which orders the prints of a cell may run, as a graph: loops run any number of times, branches may be left out."""

import ast
import re
from collections.abc import Iterator, Sequence

from core.uploads.cell_code import Shown, called, of_expression, of_print

LONGEST_CODE = 20_000
"""Most characters of the code of a cell that are read."""

MOST_STATES = 3000

_MOST_TIMES = 30
"""A loop that runs more often counts as one that may run any number of times."""

_SHOWING = ("print", "display")
_SILENT_MAGIC = re.compile(r"^([ \t]*)%(?:matplotlib|config|load_ext|autoreload|precision)\b.*$", re.MULTILINE)
_MAGIC = re.compile(r"^([ \t]*)[%!].*$", re.MULTILINE)
_SILENT = frozenset({"setattr", "seed", "manual_seed", "set_seed"})
_JUMPS = (ast.Break, ast.Continue, ast.Return, ast.Raise)


class _TooManyError(Exception):
    """The cell has more states than are visited."""


class Flow:
    """The states of a cell: between ``start`` and ``end``, ways that show nothing, and those that show something.

    ``free`` are states from which one may go on without a print; ``shows`` what is shown on the way to another state,
    None for anything at all. ``result`` is what the last line of the cell shows.
    """

    def __init__(self) -> None:
        self.free: list[list[int]] = [[]]
        self.shows: dict[int, tuple[Shown | None, int]] = {}
        self.start = self.end = 0
        self.result: Shown | None = None
        self._lines: list[str] = []
        self._printing: set[str] = set()
        self._silent = set(_SILENT)
        self._is_open = False

    @property
    def all_shown(self) -> frozenset[Shown]:
        """All that is printed or displayed, in no order."""
        return frozenset(shown for shown, _ in self.shows.values() if shown is not None)

    def read(self, body: Sequence[ast.stmt], lines: list[str], *, is_timed: bool) -> None:
        """Take in the statements of a cell."""
        self._lines = lines
        for node in (node for one in body for node in ast.walk(one)):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                (self._printing if _prints(node) else self._silent).add(node.name)
        at = self._body(body, 0)
        if body and isinstance(body[-1], ast.Expr) and called(body[-1].value) not in _SHOWING:
            self.result = of_expression(body[-1].value, lines[body[-1].lineno - 1].strip())
        if is_timed:
            at = self._anything(at)
        if self._is_open:
            end = self._state()
            self._go(at, end)
            at = self._step(at, None, end)
        self.end = at

    def _state(self) -> int:
        if len(self.free) >= MOST_STATES:
            raise _TooManyError
        self.free.append([])
        return len(self.free) - 1

    def _go(self, here: int, there: int) -> None:
        self.free[here].append(there)

    def _step(self, here: int, shown: Shown | None, there: int | None = None) -> int:
        """Go on by showing something; each state shows at most one thing."""
        before = self._state()
        self._go(here, before)
        there = self._state() if there is None else there
        self.shows[before] = (shown, there)
        return there

    def _anything(self, at: int) -> int:
        """Go on by showing anything, and as much as there is."""
        again = self._state()
        self._go(at, again)
        self._step(again, None, again)
        return again

    def _body(self, statements: Sequence[ast.stmt], at: int, *, may_stop: bool = False) -> int:
        for statement in statements:
            after = self._statement(statement, at)
            if may_stop:
                self._go(at, after)
            at = after
        return at

    def _statement(self, statement: ast.stmt, at: int) -> int:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                return at
            case ast.For() | ast.While():
                return self._body(statement.orelse, self._loop(statement.body, at, _times(statement)))
            case ast.If():
                end = self._state()
                for body in (statement.body, statement.orelse):
                    self._go(self._body(body, at), end)
                return end
            case ast.With():
                return self._body(statement.body, at)
            case ast.Try():
                handlers = [inner for handler in statement.handlers for inner in handler.body]
                statements = [*statement.body, *handlers, *statement.orelse, *statement.finalbody]
                return self._body(statements, at, may_stop=True)
            case ast.Expr(value=ast.ListComp(elt=element)) if called(element) in _SHOWING:
                return self._loop([ast.Expr(value=element)], at, None)
            case ast.Expr(value=ast.Call() as call):
                return self._call(call, at)
        return self._anything(at) if self._may_print(ast.walk(statement)) else at

    def _loop(self, body: Sequence[ast.stmt], at: int, times: int | None) -> int:
        may_stop = any(isinstance(node, _JUMPS) for one in body for node in ast.walk(one))
        if times is not None and not may_stop:
            for _ in range(times):
                at = self._body(body, at)
        else:
            again = self._state()
            self._go(at, again)
            end = self._body(body, again, may_stop=may_stop)
            self._go(end, again)
            at = again
        return at

    def _call(self, call: ast.Call, at: int) -> int:
        """What a statement that is one call shows."""
        inside = (node for argument in ast.iter_child_nodes(call) for node in ast.walk(argument))
        if self._may_print(inside):
            at = self._anything(at)
        code = self._lines[call.lineno - 1].strip()
        if not isinstance(call.func, ast.Name):
            return self._anything(at) if called(call) in self._printing else at
        if call.func.id == "display":
            for argument in call.args:
                at = self._step(at, of_expression(argument, code, is_display=True))
            return at
        if call.func.id != "print":
            return at if call.func.id in self._silent else self._anything(at)
        if any(option.arg == "file" for option in call.keywords):
            return at
        shown = of_print(call, code)
        return self._print(shown, at) if shown else self._anything(at)

    def _print(self, shown: Shown, at: int) -> int:
        """Go on by one print; of lines that several prints write together, nothing is said."""
        is_shared = self._is_open or shown.is_open
        self._is_open = shown.is_open
        for _ in range(shown.breaks if is_shared else 0):
            at = self._step(at, None)
        return at if is_shared else self._step(at, shown)

    def _may_print(self, nodes: Iterator[ast.AST]) -> bool:
        """Whether anything is called inside a statement that prints."""
        return any(called(node) in (*_SHOWING, *self._printing) for node in nodes)


def _prints(node: ast.AST) -> bool:
    return any(called(inner) in _SHOWING for inner in ast.walk(node))


def _times(loop: ast.For | ast.While) -> int | None:
    """How often a loop runs, where the code tells; else None."""
    match getattr(loop, "iter", None):
        case ast.Tuple(elts=elements) | ast.List(elts=elements) if not any(
            isinstance(element, ast.Starred) for element in elements
        ):
            return len(elements)
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=int(count))]) if 0 <= count <= _MOST_TIMES:
            return count
    return None


def flow(source: str) -> Flow | None:
    """The orders in which a cell may print; None if its code cannot be read."""
    is_timed = source.lstrip().startswith("%%")
    text = _MAGIC.sub(r"\1magic_()", _SILENT_MAGIC.sub(r"\1pass", source[:LONGEST_CODE]))
    one = Flow()
    try:
        one.read(ast.parse(text).body, re.split(r"\r\n|\r|\n", source), is_timed=is_timed)
    except (SyntaxError, ValueError, RecursionError, MemoryError, _TooManyError):
        return None
    return one
