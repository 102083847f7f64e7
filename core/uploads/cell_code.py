"""Reads which values the code of a cell prints, in order, without running it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from core.uploads.line_cleaning import PROMPT
from core.uploads.printed_results import Found

LONGEST_CODE = 20_000
"""Most characters of the code of a cell that are read."""

_FORMATTING = frozenset(
    {"round", "around", "detach", "numpy", "item", "tolist", "cpu", "squeeze", "flatten", "ravel", "double", "float"}
    | {"clone", "copy", "str", "list", "array", "asarray"}
)
_NO_RESULT = re.compile(r"(?:shape|dtype|device|__version__|size\(\)|tokens|words|sentence)$|^(?:type|len)\(")
_MAGIC = re.compile(r"^\s*[%!].*$", re.MULTILINE)
_NAME = re.compile(r"([^\W\d]\w*(?:\.\w+)*(?:\[[^\[\]]*\])*)$")


@dataclass(frozen=True, kw_only=True)
class Slot:
    """A value that code shows: its expression, the words printed before it, and the line of code.

    ``is_repeated`` if that line may run more than once, or not where it stands.
    """

    name: str
    words: str = ""
    code: str = ""
    is_repeated: bool = False


def slots(source: str) -> tuple[list[Slot], list[Slot]]:
    r"""The values that the code of a cell prints, and those that it shows as its result; none if it cannot be read.

    >>> printed, result = slots('print("weights", W.round(4))\nW[1, 3]')
    >>> [(slot.name, slot.words) for slot in printed], [slot.name for slot in result]
    ([('W', 'weights')], ['W[1, 3]'])
    """
    source = source[:LONGEST_CODE]
    try:
        body = ast.parse(_MAGIC.sub("pass", source)).body
        lines = re.split(r"\r\n|\r|\n", source)
        printed = [slot for statement in body for slot in _printed(statement, lines, None)]
        result = []
        if body and isinstance(body[-1], ast.Expr) and _called(body[-1].value) not in ("print", "display"):
            value = body[-1].value
            values = value.elts if isinstance(value, ast.Tuple) else [value]
            result = [Slot(name=_name(one), code=lines[body[-1].lineno - 1]) for one in values]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return [], []
    return [slot for slot in printed if not _NO_RESULT.search(slot.name)], result


def _printed(statement: ast.stmt, lines: list[str], targets: frozenset[str] | None) -> Iterator[Slot]:
    """The values that a statement prints, with those of the statements inside it.

    ``targets`` are the variables of the loops around it; None if it runs once, where it stands.
    """
    if isinstance(statement, ast.For | ast.While | ast.FunctionDef | ast.If):
        targets = (targets or frozenset()) | _variables(statement)
    for child in ast.iter_child_nodes(statement):
        if isinstance(child, ast.stmt):
            yield from _printed(child, lines, targets)
    if isinstance(statement, ast.Expr):
        call = statement.value
        if isinstance(call, ast.ListComp):
            targets = (targets or frozenset()) | _variables(call.generators[0])
            call = call.elt
        if isinstance(call, ast.Call) and _called(call) in ("print", "display"):
            values = list(_of_arguments(call.args))
            # What a loop prints first is often the word that names its numbers.
            while len(values) > 1 and values[0].name in (targets or ()):
                words = values.pop(0).words
                values[0] = replace(values[0], words=f"{words} {values[0].words}".strip())
            code = lines[statement.lineno - 1].strip()
            yield from (replace(one, code=code, is_repeated=targets is not None) for one in values)


def _variables(loop: ast.AST) -> frozenset[str]:
    target = getattr(loop, "target", None)
    return frozenset(node.id for node in ast.walk(target) if isinstance(node, ast.Name)) if target else frozenset()


def _called(node: ast.expr) -> str:
    """The name of the function or method that is called; "" if none is."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _of_arguments(arguments: list[ast.expr]) -> Iterator[Slot]:
    """The values among what is printed, each with the words since the last."""
    words = ""
    for argument in arguments:
        for piece in _pieces(argument):
            if isinstance(piece, str):
                words += f" {piece}"
            else:
                yield Slot(name=_name(piece), words=words.strip())
                words = ""


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
            yield from _filled(re.split(r"\{[^{}]*\}", template), values)
        case ast.BinOp(left=ast.Constant(value=str(template)), op=ast.Mod(), right=right):
            values = right.elts if isinstance(right, ast.Tuple) else [right]
            yield from _filled(re.split(r"%[-+ #0]?\d*(?:\.\d+)?[a-z]", template), values)
        case ast.BinOp(left=left, op=ast.Add(), right=right) if any(isinstance(e, ast.Constant) for e in (left, right)):
            yield from _pieces(left)
            yield from _pieces(right)
        case _:
            yield argument


def _filled(words: list[str], values: list[ast.expr]) -> Iterator[str | ast.expr]:
    for i, piece in enumerate(words):
        yield piece
        if i < len(values):
            yield values[i]


def _name(node: ast.expr) -> str:
    """What a value is called: its expression without what only shows it in another form."""
    while _called(node) in _FORMATTING and isinstance(node, ast.Call):
        module = getattr(getattr(node.func, "value", None), "id", "")
        of_library = isinstance(node.func, ast.Name) or module in ("np", "torch")
        if of_library and not node.args:
            break
        node = node.args[0] if of_library else node.func.value  # type: ignore[attr-defined]
    return ast.unparse(node)[:100]


def paired(results: list[Found], values: list[Slot]) -> list[Slot | None]:
    """For each result the value that it most likely shows: by the words before it and in order."""
    pairs: list[Slot | None] = []
    following = 0
    for result in results:
        at = _most_likely(result, values, following)
        pairs.append(None if at is None else values[at])
        if at is not None and (result.shape == () or not result.text[:1].isalpha()):
            following = at + 1
    return pairs


def _most_likely(result: Found, values: list[Slot], following: int) -> int | None:
    """The number of the value that a result shows: the next with the words before it, or in a loop that with most."""
    is_repeated = any(value.is_repeated for value in values)
    for words in (_bare(result.label), _bare(f"{result.heading} {result.label}")):
        suiting = [
            i for i, value in enumerate(values) if _suits(value, words, result) and (is_repeated or i >= following)
        ]
        if suiting and (words or not result.heading):
            return max(suiting, key=lambda i: len(_bare(values[i].words))) if is_repeated else suiting[0]
    return None


def _suits(value: Slot, words: str, result: Found) -> bool:
    said = _bare(value.words)
    return all(word in words for word in said.split()) if said else not result.label or value.is_repeated


def _bare(text: str) -> str:
    return " ".join(re.findall(r"\w+", text)).casefold()


def name_of(result: Found) -> str:
    """The variable that the words before a result name; "" if none does."""
    heading = result.heading.rstrip()
    if prompt := PROMPT.match(heading):
        printed, shown = slots(heading[prompt.end() :])
        return "".join(slot.name for slot in [*printed, *shown][:1])
    return name_in(result.label) or (name_in(heading.rstrip(" :=")) if heading.endswith((":", "=")) else "")


def name_in(label: str) -> str:
    """The variable that a label ends with, such as “attn_weights[1, 3]”; "" if it does not look like one.

    >>> name_in("attn_weights[1, 3]"), name_in("how much bank attends")
    ('attn_weights[1, 3]', '')
    """
    match = _NAME.search(label)
    return match[1] if match and (match.start() == 0 or "_" in match[1] or "[" in match[1]) else ""
