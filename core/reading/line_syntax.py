"""One line of Python as a student types it, parsed into a small tree; nothing is ever executed."""

import ast
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from core.reading.copied_text import printable
from core.reading.numbers import INVISIBLE, MINUSES
from core.reading.readings import quoted

Library: TypeAlias = Literal["numpy", "torch", "either"]
"""What a line is written in: only a few names tell."""

LONGEST, DEEPEST, MOST_PIECES = 300, 20, 120
"""Most characters of a line, how deeply it may be nested, and the most names, numbers and operations in it."""

SUPPORTED = (
    "A line may use @, .T, transpose, +, -, *, /, **, sqrt, exp, sum, max, softmax and einsum, rows such as X[0], "
    "numbers, and the names that are given."
)

_TYPED_HERE = "<a line that was typed>"
"""What Python takes for the file of a line. What it warns of there is for nobody who could read it.

One filter for all, as one around each line would be that of all threads.
"""

warnings.filterwarnings("ignore", module=re.escape(_TYPED_HERE))

_TOO_DEEP = "The line is nested too deeply. Every matrix here takes only a few steps."

_PROMPT = re.compile(r"^(?:>>>|In ?\[\d{0,9}\]:)\s*")
_TYPED = {**MINUSES, **INVISIBLE, ord("\u00a0"): " "}
"""Minus signs, invisible characters and spaces that come along with a text that is copied."""

_NOT_PYTHON = {
    "?": "Write the right side in place of the question mark.",
    "ᵀ": "The transpose is written .T, as in K.T.",
    "√": "A root is written np.sqrt(…), math.sqrt(…) or ** 0.5.",
    "^": "A power is written ** in Python.",
    "·": "The matrix product is written @, a product of numbers *.",
    "×": "The matrix product is written @, a product of numbers *.",
    "÷": "A division is written /.",
}
"""Signs of mathematics that mean nothing, or something else, in Python."""

_TWO_NAMES = re.compile(r"([^\W\d]\w*(?:\.\w+)*)\s+([^\W\d]\w*)")

_OF_TORCH = frozenset(
    {"torch", "F", "nn", "dim=", "keepdim=", "dim0=", "dim1="}
    | {".size", ".mm", ".matmul", ".t", ".exp", ".sqrt", ".softmax", ".permute", ".amax"}
    | {".detach", ".float", ".double", ".unsqueeze", ".view", ".div", ".mul", ".pow", ".mv"}
)
_OF_NUMPY = frozenset(
    {"axis=", "keepdims=", ".dot", "np.matmul", "np.dot", "np.exp", "np.sum", "np.max", "np.transpose"}
)
"""Not np.sqrt: that is often taken of d_k in a line of torch."""


class LineError(ValueError):
    """A line cannot be read or computed; the message says what is wrong, and where."""


class NotAMatrixError(LineError):
    """A line was computed, but makes no matrix, or no row, where one is asked for."""


@dataclass(frozen=True, kw_only=True, eq=False)
class WrittenLine:
    """The right side of a line: its text and tree. ``library`` is what the names in it belong to."""

    text: str
    tree: ast.expr
    library: Library

    def piece(self, node: ast.AST) -> str:
        """The piece of the text that a node of the tree stands for, in quotation marks."""
        return quoted(ast.get_source_segment(self.text, node) or self.text)


def read_line(text: str) -> WrittenLine:
    """Parse one line: an expression, or a name, an equals sign and an expression.

    Raises:
        LineError: it is not one line of Python, or too long or too deeply nested.

    >>> read_line("scores = Q @ K.T").library
    'either'
    """
    text = _PROMPT.sub("", printable(text).translate(_TYPED).strip().strip("`").strip())
    if len(text) > LONGEST:
        raise LineError(f"That is more than one line: a line has at most {LONGEST} characters.")
    for sign, advice in _NOT_PYTHON.items():
        if sign in text:
            raise LineError(advice)
    try:
        statements = ast.parse(text, _TYPED_HERE).body
    except SyntaxError as error:
        raise LineError(_in_words(text, error)) from None
    except RecursionError:
        raise LineError(_TOO_DEEP) from None
    if len(statements) != 1:
        raise LineError("Write one line: a name, an equals sign and what it is.")
    match statements[0]:
        case (
            ast.Expr(value=tree)
            | ast.Return(value=ast.expr() as tree)
            | ast.Assign(targets=[ast.Name() | ast.Attribute()], value=tree)
            | ast.AnnAssign(value=ast.expr() as tree)
        ):
            _check_size(tree)
            return WrittenLine(text=text, tree=tree, library=_library(tree))
    raise LineError(f"{quoted(text)} is not a line of the form name = expression. {SUPPORTED}")


def _in_words(text: str, error: SyntaxError) -> str:
    if any(words in error.msg for words in ("never closed", "unmatched", "does not match")):
        return "The brackets do not match."
    if two := _TWO_NAMES.search(text):
        return f"Nothing stands between “{two[1]}” and “{two[2]}”: the matrix product is written @."
    rest = text[max((error.offset or 1) - 1, 0) :]
    return f"Python cannot read this line from {quoted(rest)} on." if rest.strip() else "The line stops too early."


def _check_size(tree: ast.expr) -> None:
    """Refuse what is too large before anything walks through it by recursion."""
    level, pieces = list[ast.AST]([tree]), 0
    for _ in range(DEEPEST):
        pieces += len(level)
        children = (child for node in level for child in ast.iter_child_nodes(node))
        level = [child for child in children if isinstance(child, ast.expr | ast.keyword)]
    if level:
        raise LineError(_TOO_DEEP)
    if pieces > MOST_PIECES:
        raise LineError("The line has too many steps. Every matrix here takes only a few.")


def _library(tree: ast.expr) -> Library:
    names = set(_names(tree))
    if names & _OF_TORCH:
        return "torch"
    return "numpy" if names & _OF_NUMPY else "either"


def _names(tree: ast.expr) -> Iterator[str]:
    """The names in a tree that tell the library: libraries, functions of NumPy, methods and keywords."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield f"{name}="
            case ast.Attribute(value=ast.Name(id="np" | "numpy" | "math" as library), attr=name):
                yield f"{'math' if library == 'math' else 'np'}.{name}"
            case ast.Attribute(attr=name):
                yield f".{name}"


class _KeepAxes(ast.NodeTransformer):
    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        is_sum = isinstance(node.func, ast.Attribute) and node.func.attr in ("sum", "max", "amax")
        if not is_sum or any(keyword.arg in ("keepdims", "keepdim") for keyword in node.keywords):
            return node
        keep = ast.keyword(arg="keepdims", value=ast.Constant(value=True))
        return ast.copy_location(ast.Call(func=node.func, args=node.args, keywords=[*node.keywords, keep]), node)


def with_kept_axes(line: WrittenLine) -> WrittenLine:
    """The same line with keepdims=True in every sum and maximum that does not say it."""
    tree = ast.parse(line.text, _TYPED_HERE).body[0].value  # type: ignore[attr-defined]  # a tree of its own, for it is changed
    return replace(line, tree=ast.fix_missing_locations(_KeepAxes().visit(tree)))
