"""Reads a list, an array or a tensor that Python printed: brackets, calls and options around numbers and words."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from core.uploads.outputs import UploadError

_UNSIGNED = r"(?:\d++\.?+\d*+|\.\d++)(?:[eE][-+]?\d{1,4})?+"
NUMBER = rf"[-+−]?{_UNSIGNED}(?:(?:[-+]{_UNSIGNED})?j)?(?!\w|\.\d)"
"""A number as Python prints it; its repetitions never give back what they took, so that no text makes it slow."""

_TOKEN = re.compile(
    rf"""
      (?P<gap>[\s,;:]+)
    | (?:dtype|grad_fn|device|requires_grad|size|shape|layout|names|order|mask|fill_value)\s?=\s?
        (?P<option><[^<>\n]{{0,120}}(?:>|\sat\s0x[0-9a-f]{{1,16}}>)|'[^'\n]{{0,40}}'|\([^()\n]{{0,60}}\)|[\w.+-]{{1,40}}(?:\([^()\n]{{0,60}}\))?+)
    | (?P<call>(?:np\.|numpy\.|torch\.)?(?:tensor|[Aa]rray|matrix|Tensor|Parameter|u?int(?:8|16|32|64)|float(?:16|32|64)
        |complex(?:64|128)|longdouble|bool_?|str_|masked_array)\((?:\s{{0,40}}data\s?=)?)
    | (?P<number>{NUMBER})
    | (?P<dots>\.\.\.|…)
    | (?P<name>-?(?:nan|NaN|inf)j?|True|False|None|<NA>)(?!\w)
    | '(?P<single>[^'\n]{{0,80}})' | "(?P<double>[^"\n]{{0,80}})"
    | (?P<open>[\[({{])
    | (?P<close>[\])}}])
    """,
    re.VERBOSE,
)

DEEPEST = 20
"""Most brackets inside each other; an array of five dimensions has five."""

_SHAPE = re.compile(r"\bshape=\(([\d, ]{1,60})\)")
_PAIRS = {"[": "]", "(": ")", "{": "}", "call": ")"}


class Word(str):
    """A text in quotation marks inside a printed list."""

    __slots__ = ()


class Dots(str):
    """Stands for numbers that were left out."""

    __slots__ = ()


Item: TypeAlias = "str | list[Item]"
"""A number as it is written, a `Word`, `Dots`, or a list of these."""


@dataclass(kw_only=True)
class Budget:
    """How much more is read of a file: one unit for each number, word or bracket."""

    left: int = 300_000

    def spend(self, count: int = 1) -> None:
        """Take some of it.

        Raises:
            UploadError: there is none left.
        """
        self.left -= count
        if self.left < 0:
            raise UploadError("This file holds too much to look through; keep only the cells with your answers.")


@dataclass(frozen=True, kw_only=True)
class Literal:
    """What stands between two brackets, ``length`` characters in all; ``kind`` is the opening one, or "call"."""

    item: Item
    kind: str
    length: int
    is_torch: bool
    stated_shape: tuple[int, ...] | None = None


_LEAVES: dict[str, Callable[[str], Item]] = {
    "number": lambda token: token.replace("−", "-"),
    "name": str,
    "single": Word,
    "double": Word,
    "dots": Dots,
}


def literal(text: str, start: int, budget: Budget) -> Literal | None:
    """The printed list, array, tensor or dict that begins at ``start``; None if there is none.

    >>> literal("tensor([0.1, 0.2], grad_fn=<MulBackward0>)", 0, Budget()).item
    ['0.1', '0.2']
    """
    stack: list[tuple[str, list[Item]]] = []
    place = start
    while match := _TOKEN.match(text, place):
        budget.spend()
        place = match.end()
        group = str(match.lastgroup)
        token = match[group]
        if group in ("open", "call"):
            if len(stack) == DEEPEST:
                return None
            stack.append(("call" if group == "call" else token, []))
        elif not stack:
            return None
        elif group == "close":
            kind, items = stack.pop()
            if _PAIRS[kind] != token:
                return None
            if not stack:
                return _whole(_close_bracket(kind, items), kind, text[start:place])
            stack[-1][1].append(_close_bracket(kind, items))
        elif group in _LEAVES:
            stack[-1][1].append(_LEAVES[group](token))
    return None


def _whole(item: Item, kind: str, text: str) -> Literal:
    shape = _SHAPE.search(text[-200:])
    return Literal(
        item=item,
        kind=kind,
        length=len(text),
        is_torch="ensor(" in text[:200],
        stated_shape=tuple(map(int, re.findall(r"\d{1,12}", shape[1]))) if shape else None,
    )


def _close_bracket(kind: str, items: list[Item]) -> Item:
    """What a bracket holds, once it is closed; a call around one thing is that thing, a dict a list of pairs."""
    if kind == "call" and len(items) == 1:
        return items[0]
    if kind == "{" and len(items) % 2 == 0:
        return [[key, value] for key, value in zip(items[::2], items[1::2], strict=True)]
    return items


def shape_of(item: Item) -> tuple[int, ...] | None:
    """The shape of nested lists of numbers, the dots left out; None if they are ragged or hold words.

    >>> shape_of([["1", "2"], ["3", "4"], ["5", "6"]]), shape_of("1"), shape_of([["1"], "2"])
    ((3, 2), (), None)
    """
    if isinstance(item, str):
        return None if isinstance(item, Word | Dots) else ()
    inner = {shape_of(one) for one in item if not is_dots(one)}
    if len(inner) > 1 or None in inner:
        return None
    return (sum(not is_dots(one) for one in item), *(inner.pop() if inner else ()))  # type: ignore[misc]


def is_dots(item: Item) -> bool:
    """Whether this stands for what was left out: dots, or a list of nothing else."""
    return isinstance(item, Dots) or (isinstance(item, list) and bool(item) and all(map(is_dots, item)))


def has_dots(item: Item) -> bool:
    """Whether something was left out somewhere in nested lists."""
    return isinstance(item, Dots) if isinstance(item, str) else any(map(has_dots, item))


def as_rows(item: Item) -> str:
    r"""The numbers as plain text: a line for each row.

    >>> as_rows([["1", "2"], ["3", "4"]]), as_rows(["1", "2"]), as_rows("1")
    ('1 2\n3 4', '1 2', '1')
    """
    if isinstance(item, str):
        return {"True": "1", "False": "0"}.get(item, item)
    return ("\n" if any(isinstance(one, list) for one in item) else " ").join(map(as_rows, item))
