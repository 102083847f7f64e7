"""Reads what the code of a cell shows: the values, and the words printed around them. Nothing is run."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from core.uploads.line_cleaning import PROMPT
from core.uploads.printed_results import Printout

_FORMATTERS = frozenset(
    {"round", "around", "detach", "numpy", "item", "tolist", "cpu", "squeeze", "flatten", "ravel", "double", "float"}
    | {"clone", "copy", "str", "list", "array", "asarray"}
)
_NAME = re.compile(r"([^\W\d]\w*(?:\.\w+)*(?:\[[^\[\]]*\])*)$")

_LONGEST_RULE = 200
"""Most characters of a line drawn with one sign, such as ``"=" * 40``."""


@dataclass(frozen=True, kw_only=True)
class Print:
    """What one call of print shows, or one argument of display, or the last line of a cell.

    ``values`` are expressions; ``words`` stand before, between and after them, one more than there are values.
    ``breaks`` are the ends of lines in the words; ``is_open`` if the next print goes on on the same line.
    """

    values: tuple[str, ...] = ()
    words: tuple[str, ...] = ("",)
    code: str = ""
    breaks: int = 1
    is_open: bool = False
    is_display: bool = False

    def fits(self, text: str) -> bool:
        """Whether it may have printed a text, in whose lines all white space is single blanks."""
        first, *between = self.words
        if not between:
            return text == first
        if not text.startswith(first) or not text.endswith(between[-1]):
            return False
        place, end = len(first), len(text) - len(between[-1])
        for words in between[:-1]:
            place = text.find(words, place, end) + len(words) if words in text[place:end] else end + 1
        return place < end


def read_print(call: ast.Call, code: str) -> Print | None:
    """What a call of print shows; None if the code does not tell where its lines end."""
    options = {option.arg: option.value for option in call.keywords}
    separator, end = (_constant(options.get(name), usual) for name, usual in (("sep", " "), ("end", "\n")))
    if separator is None or end is None or None in options:
        return None
    if "\n" in separator and any(isinstance(argument, ast.Starred) for argument in call.args):
        return None
    pieces: list[str | ast.expr] = []
    for i, argument in enumerate(call.args):
        pieces += [separator, *_pieces(argument)] if i else _pieces(argument)
    values: list[str] = []
    words = [""]
    for piece in [*pieces, end]:
        if isinstance(piece, str):
            words[-1] += piece
        elif (values and not words[-1]) or _has_line_break(piece):
            return None
        else:
            values.append(name_of_value(piece))
            words.append("")
    return Print(
        values=tuple(values),
        words=tuple("\n".join(" ".join(line.split()) for line in text.split("\n")) for text in words),
        code=code,
        breaks=sum(text.count("\n") for text in words),
        is_open=not words[-1].endswith("\n"),
    )


def _has_line_break(value: ast.expr) -> bool:
    """Whether the lines of a value cannot be counted, as where a line break joins its pieces."""
    return any(isinstance(one, ast.Constant) and "\n" in str(one.value) for one in ast.walk(value))


def read_expression(value: ast.expr, code: str, *, is_display: bool = False) -> Print:
    """What display, or the end of a cell, shows of an expression: of a tuple each of its values."""
    values = value.elts if isinstance(value, ast.Tuple) and not is_display else [value]
    names = tuple(map(name_of_value, values))
    return Print(values=names, words=("",) * (len(names) + 1), code=code, is_display=is_display)


def call_name(node: ast.AST) -> str:
    """The name of the function or method that is called; "" if none is."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _constant(node: ast.expr | None, usual: str) -> str | None:
    """The text of an option of print; None if only running the code would tell."""
    if node is None or (isinstance(node, ast.Constant) and node.value is None):
        return usual
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _pieces(argument: ast.expr) -> Iterator[str | ast.expr]:
    """The words and the values of a text that is put together from both."""
    match argument:
        case ast.Constant(value=str(words)):
            yield words
        case ast.JoinedStr(values=values):
            for value in values:
                if isinstance(value, ast.FormattedValue):
                    yield value.value
                else:
                    yield from _pieces(value)
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(template)), attr="format"), args=values):
            yield from _fill_template(re.split(r"\{[^{}]*\}", template), values)
        case ast.BinOp(left=ast.Constant(value=str(template)), op=ast.Mod(), right=right):
            values = right.elts if isinstance(right, ast.Tuple) else [right]
            yield from _fill_template(re.split(r"%[-+ #0]?\d*(?:\.\d+)?[a-z]", template), values)
        case ast.BinOp(left=left, op=ast.Add(), right=right) if any(isinstance(e, ast.Constant) for e in (left, right)):
            yield from _pieces(left)
            yield from _pieces(right)
        case ast.BinOp(left=ast.Constant(value=str(sign)), op=ast.Mult(), right=ast.Constant(value=int(times))) if (
            len(sign) * times <= _LONGEST_RULE
        ):
            yield sign * times
        case _:
            yield argument


def _fill_template(words: list[str], values: list[ast.expr]) -> Iterator[str | ast.expr]:
    for i, piece in enumerate(words):
        yield piece
        if i < len(values):
            yield values[i]


def name_of_value(node: ast.expr) -> str:
    """What a value is called: its expression without what only shows it in another form."""
    node = node.value if isinstance(node, ast.Starred) else node
    while call_name(node) in _FORMATTERS and isinstance(node, ast.Call):
        module = getattr(getattr(node.func, "value", None), "id", "")
        of_library = isinstance(node.func, ast.Name) or module in ("np", "torch")
        if of_library and not node.args:
            break
        node = node.args[0] if of_library else node.func.value  # type: ignore[attr-defined]
    return ast.unparse(node)[:100]


def name_of_result(result: Printout) -> str:
    """The variable that the words before a result name; "" if none does."""
    heading = result.heading.rstrip()
    if prompt := PROMPT.match(heading):
        return _first_value(heading[prompt.end() :])
    return name_in(result.label) or (name_in(heading.rstrip(" :=")) if heading.endswith((":", "=")) else "")


def _first_value(line: str) -> str:
    """The first value that a line of code shows; "" if it cannot be read."""
    try:
        last = ast.parse(line).body[-1]
    except (SyntaxError, ValueError, RecursionError, MemoryError, IndexError):
        return ""
    if not isinstance(last, ast.Expr):
        return ""
    is_printed = isinstance(last.value, ast.Call) and call_name(last.value) == "print"
    shown = read_print(last.value, line) if is_printed else read_expression(last.value, line)  # type: ignore[arg-type]
    return shown.values[0] if shown and shown.values else ""


def name_in(label: str) -> str:
    """The variable that a label ends with, such as “attn_weights[1, 3]”; "" if it does not look like one.

    >>> [name_in(one) for one in ("Q", "the q_bank", "the W[1, 3]", "how much bank attends")]
    ['Q', 'q_bank', 'W[1, 3]', '']
    """
    match = _NAME.search(label)
    return match[1] if match and (match.start() == 0 or "_" in match[1] or "[" in match[1]) else ""
