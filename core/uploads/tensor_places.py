"""Follows the pickle in a file of torch without unpickling it: only what describes tensors, and nothing is called.

A pickle is a program for a small machine, which can be told to call anything. The machine here has no calls: it knows
how to build lists, dicts, texts and numbers, and notes where a tensor's numbers lie; a file that asks for more is
refused. Python's own ``pickletools`` splits the program into its steps, which runs none of them.
"""

import pickletools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.uploads.literals import Budget
from core.uploads.outputs import UploadError

DTYPES = {
    "FloatStorage": "f4", "DoubleStorage": "f8", "HalfStorage": "f2", "BFloat16Storage": "u2", "LongStorage": "i8",
    "IntStorage": "i4", "ShortStorage": "i2", "CharStorage": "i1", "ByteStorage": "u1", "BoolStorage": "?",
}  # fmt: skip
"""The kinds of numbers that torch stores, in NumPy's letters; a bfloat16 is the upper half of a float32."""

MOST_DIMENSIONS = 8

_TENSOR = "torch._utils _rebuild_tensor_v2"
_PARAMETER = "torch._utils _rebuild_parameter"
_DICT = "collections OrderedDict"


@dataclass(frozen=True)
class Name:
    """A class or a function that the pickle names."""

    name: str


@dataclass(frozen=True)
class Storage:
    """The bytes of a member of the archive, as numbers of one kind."""

    dtype: str
    member: str


@dataclass(frozen=True)
class Tensor:
    """Where the numbers of a tensor lie: ``offset`` and ``stride`` count numbers, not bytes."""

    storage: Storage
    offset: int
    shape: tuple[int, ...]
    stride: tuple[int, ...]


def refusal(asked: str) -> UploadError:
    """The error for a file that asks for something other than tensors."""
    return UploadError(
        f"This file asks for {asked[:60].replace(' ', '.')}, which is not a tensor; save only tensors: "
        "torch.save({“weights”: weights}, “weights.pt”)."
    )


def describe_pickle(program: bytes, budget: Budget) -> Any:
    """What a pickle describes: dicts, lists and plain values, and in place of each tensor where its numbers lie.

    Raises:
        UploadError: it asks for more.
        ValueError: it is cut off.
    """
    stack, marks, memo = list[Any](), list[int](), dict[Any, Any]()
    for step, argument, _ in pickletools.genops(program):
        budget.spend()
        if step.name == "STOP":  # without one, pickletools says so
            break
        if step.name == "MARK":
            marks.append(len(stack))
        elif step.name in ("BINPUT", "LONG_BINPUT", "MEMOIZE"):
            memo[len(memo) if argument is None else argument] = stack[-1]
        elif step.name in ("BINGET", "LONG_BINGET"):
            stack.append(memo[argument])
        elif step.name == "GLOBAL":
            stack.append(_look_up(str(argument)))
        elif step.name in _LITERALS:
            stack.append(argument)
        elif step.name in _MAKES:
            count, make = _MAKES[step.name]
            first = (marks.pop() if step.name in _UP_TO_MARK else len(stack)) - count
            values = stack[first:]
            del stack[first:]
            stack.append(make(*values))
        elif step.name not in ("PROTO", "FRAME"):
            raise refusal(step.name)
    return stack.pop()


def _tuple(*values: Any) -> tuple[Any, ...]:
    return values


def _extend(listed: list[Any], *more: Any) -> list[Any]:
    listed.extend(more)
    return listed


def _fill(table: dict[str, Any], *entries: Any) -> dict[str, Any]:
    """A dict with more keys and values, which take turns."""
    table.update((_key(key), value) for key, value in zip(entries[::2], entries[1::2], strict=True))
    return table


def _key(key: Any) -> str:
    """A key of a dict as it is shown; a long number would take long to write."""
    is_short = isinstance(key, float) or (isinstance(key, int) and abs(key) < 10**15)
    return str(key) if is_short else key[:100] if isinstance(key, str) else "?"


def _text(value: Any) -> str:
    """A text; nothing else is made one, since lists that hold each other many times over would never end."""
    if not isinstance(value, str):
        raise refusal("a name that is no text")
    return value


def _look_up(name: str) -> Name:
    module, _, last = name.partition(" ")
    if name not in (_TENSOR, _PARAMETER, _DICT) and (module != "torch" or last not in DTYPES):
        raise refusal(name)
    return Name(name)


def _call_result(what: Any, arguments: Any) -> Any:
    """What a call would give, for the three calls that a file of tensors makes."""
    match getattr(what, "name", ""):
        case n if n == _DICT:
            return {}
        case n if n == _PARAMETER:
            return arguments[0]
        case n if n == _TENSOR:
            storage, offset, shape, stride = arguments[:4]
            if max(len(shape), len(stride)) > MOST_DIMENSIONS:
                raise refusal(f"a tensor of {len(shape)} dimensions")
            return Tensor(storage, offset, tuple(shape), tuple(stride))
        case n:
            raise refusal(n or "a call")


def _storage(reference: Any) -> Storage:
    _, storage, member = reference[:3]
    name = storage.name.removeprefix("torch ")
    if name not in DTYPES:
        raise refusal(storage.name)
    return Storage(name, _text(member))


_LITERALS = frozenset(
    {"BININT", "BININT1", "BININT2", "LONG1", "LONG4", "BINFLOAT", "BINUNICODE", "SHORT_BINUNICODE", "BINUNICODE8"}
)
"""The steps that lay their own argument on the stack."""

_MAKES: dict[str, tuple[int, Callable[..., Any]]] = {
    "NONE": (0, lambda: None), "NEWTRUE": (0, lambda: True), "NEWFALSE": (0, lambda: False),
    "EMPTY_TUPLE": (0, tuple), "EMPTY_LIST": (0, list), "EMPTY_DICT": (0, dict),
    "TUPLE1": (1, _tuple), "TUPLE2": (2, _tuple), "TUPLE3": (3, _tuple), "TUPLE": (0, _tuple),
    "APPEND": (2, _extend), "APPENDS": (1, _extend), "SETITEM": (3, _fill), "SETITEMS": (1, _fill),
    "STACK_GLOBAL": (2, lambda module, name: _look_up(f"{_text(module)} {_text(name)}")),
    "REDUCE": (2, _call_result), "BINPERSID": (1, _storage),
    "BUILD": (2, lambda made, _: made),  # what a state_dict says of itself
}  # fmt: skip
"""How many values a step takes from the stack, and what it lays there in their place."""

_UP_TO_MARK = ("TUPLE", "APPENDS", "SETITEMS")
"""The steps that also take all that lies above the last mark."""
