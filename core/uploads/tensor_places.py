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
_MARK = object()


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


def refused(asked: str) -> UploadError:
    """The error for a file that asks for something other than tensors."""
    return UploadError(
        f"This file asks for {asked[:60].replace(' ', '.')}, which is not a tensor; save only tensors: "
        "torch.save({“weights”: weights}, “weights.pt”)."
    )


class Machine:
    """Runs the steps of a pickle that build dicts, lists and plain values, and no others."""

    def __init__(self) -> None:
        self.stack: list[Any] = []
        self.memo: dict[Any, Any] = {}

    def built(self, program: bytes, budget: Budget) -> Any:
        """What a pickle describes.

        Raises:
            UploadError: it asks for more.
            ValueError: it is cut off.
        """
        for step, argument, _ in pickletools.genops(program):
            budget.spend()
            if step.name == "STOP":  # without one, pickletools says so
                break
            if step.name not in STEPS:
                raise refused(step.name)
            STEPS[step.name](self, argument)
        return self.stack.pop()

    def push(self, value: Any) -> None:
        """Lay a value on top."""
        self.stack.append(value)

    def pop(self, count: int) -> list[Any]:
        """Take the topmost values away."""
        values = self.stack[len(self.stack) - count :]
        del self.stack[len(self.stack) - count :]
        return values

    def pop_to_mark(self) -> list[Any]:
        """Take away all values above the last mark, and the mark."""
        count = next(i for i, entry in enumerate(reversed(self.stack)) if entry is _MARK)
        values = self.pop(count)
        self.stack.pop()
        return values

    def keep(self, key: Any) -> None:
        """Remember the topmost value."""
        self.memo[key] = self.stack[-1]

    def fill(self, entries: list[Any]) -> None:
        """Put keys and values into the dict on top."""
        table = self.stack[-1]
        for key, value in zip(entries[::2], entries[1::2], strict=True):
            table[_key(key)] = value


_INTEGERS = ("BININT", "BININT1", "BININT2", "LONG1", "LONG4")
_TEXTS = ("BINUNICODE", "SHORT_BINUNICODE", "BINUNICODE8")

STEPS: dict[str, Callable[[Machine, Any], Any]] = {
    **dict.fromkeys((*_INTEGERS, *_TEXTS, "BINFLOAT"), Machine.push),
    **dict.fromkeys(("PROTO", "FRAME"), lambda _machine, _version: None),
    "NONE": lambda machine, _: machine.push(None),
    "NEWTRUE": lambda machine, _: machine.push(True),
    "NEWFALSE": lambda machine, _: machine.push(False),
    "MARK": lambda machine, _: machine.push(_MARK),
    "EMPTY_TUPLE": lambda machine, _: machine.push(()),
    "EMPTY_LIST": lambda machine, _: machine.push([]),
    "EMPTY_DICT": lambda machine, _: machine.push({}),
    "TUPLE1": lambda machine, _: machine.push(tuple(machine.pop(1))),
    "TUPLE2": lambda machine, _: machine.push(tuple(machine.pop(2))),
    "TUPLE3": lambda machine, _: machine.push(tuple(machine.pop(3))),
    "TUPLE": lambda machine, _: machine.push(tuple(machine.pop_to_mark())),
    "APPEND": lambda machine, _: machine.stack[-2].append(machine.stack.pop()),
    "APPENDS": lambda machine, _: (more := machine.pop_to_mark(), machine.stack[-1].extend(more)),
    "SETITEM": lambda machine, _: machine.fill(machine.pop(2)),
    "SETITEMS": lambda machine, _: machine.fill(machine.pop_to_mark()),
    "BINPUT": Machine.keep,
    "LONG_BINPUT": Machine.keep,
    "MEMOIZE": lambda machine, _: machine.keep(len(machine.memo)),
    "BINGET": lambda machine, key: machine.push(machine.memo[key]),
    "LONG_BINGET": lambda machine, key: machine.push(machine.memo[key]),
    "GLOBAL": lambda machine, name: machine.push(_named(name)),
    "STACK_GLOBAL": lambda machine, _: machine.push(_named(" ".join(map(_text, machine.pop(2))))),
    "REDUCE": lambda machine, _: machine.push(_called(*machine.pop(2))),
    "BINPERSID": lambda machine, _: machine.push(_storage(machine.stack.pop())),
    "BUILD": lambda machine, _: machine.pop(1),  # what a state_dict says of itself
}
"""What each step does; a pickle with any other is refused."""


def _key(key: Any) -> str:
    """A key of a dict as it is shown; a long number would take long to write."""
    is_short = isinstance(key, float) or (isinstance(key, int) and abs(key) < 10**15)
    return str(key) if is_short else key[:100] if isinstance(key, str) else "?"


def _text(value: Any) -> str:
    """A text; nothing else is made one, since lists that hold each other many times over would never end."""
    if not isinstance(value, str):
        raise refused("a name that is no text")
    return value


def _named(name: str) -> Name:
    module, _, last = name.partition(" ")
    if name not in (_TENSOR, _PARAMETER, _DICT) and (module != "torch" or last not in DTYPES):
        raise refused(name)
    return Name(name)


def _called(what: Any, arguments: Any) -> Any:
    """What a call would give, for the three calls that a file of tensors makes."""
    match getattr(what, "name", ""):
        case n if n == _DICT:
            return {}
        case n if n == _PARAMETER:
            return arguments[0]
        case n if n == _TENSOR:
            storage, offset, shape, stride = arguments[:4]
            if max(len(shape), len(stride)) > MOST_DIMENSIONS:
                raise refused(f"a tensor of {len(shape)} dimensions")
            return Tensor(storage, offset, tuple(shape), tuple(stride))
        case n:
            raise refused(n or "a call")


def _storage(reference: Any) -> Storage:
    _, storage, member = reference[:3]
    name = storage.name.removeprefix("torch ")
    if name not in DTYPES:
        raise refused(storage.name)
    return Storage(name, _text(member))
