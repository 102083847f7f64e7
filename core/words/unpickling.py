"""The course's pickle of {word: vector}, read without running anything that it asks for.

A pickle is a small program that names functions and calls them. Here no name is ever looked up: a name, a
call and its result are all a ``Symbol`` that is only written down. What then stands written is compared with
the few forms in which NumPy writes an array, and those are read as numbers; anything else is refused.
"""

import io
import pickle
import re
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[Any]

MOST_ARGUMENTS = 4
# NumPy 1 says core where NumPy 2 says _core; _frombuffer comes with protocol 5, _codecs before protocol 3.
ADMITTED = frozenset({"numpy.ndarray", "numpy.dtype", "_codecs.encode"}) | {
    f"numpy.{core}.{name}"
    for core in ("core", "_core")
    for name in ("multiarray._reconstruct", "multiarray.scalar", "numeric._frombuffer")
}


class Symbol:
    """A name in a pickle, what it is called with, and the state that is set on the result."""

    __slots__ = ("arguments", "name", "state")
    __match_args__ = ("name", "arguments", "state")

    def __init__(self, name: str, arguments: tuple[object, ...] = ()) -> None:
        self.name, self.arguments, self.state = name, arguments, None

    def __call__(self, *arguments: object) -> "Symbol":
        """The symbol for this call; refused where a short file repeats arguments by the million."""
        if len(arguments) > MOST_ARGUMENTS:
            raise pickle.UnpicklingError(f"it calls {self.name} with {len(arguments)} arguments")
        return Symbol(self.name, arguments)

    def __setstate__(self, state: Any) -> None:
        self.state = state


class SymbolicUnpickler(pickle._Unpickler):
    """Python's own unpickler in its plain Python form, with symbols for names and lists for tuples.

    The form in C reserves memory for whatever place or length a file claims, which lets six bytes take 64 GB.
    Tuples are lists, and sets are refused, because to hash or compare deeply nested ones takes for ever.
    """

    stack: list[Any]
    dispatch: ClassVar[dict[int, Callable[[Any], None]]] = {
        **pickle._Unpickler.dispatch,
        pickle.EMPTY_TUPLE[0]: pickle._Unpickler.dispatch[pickle.EMPTY_LIST[0]],
        pickle.TUPLE[0]: pickle._Unpickler.dispatch[pickle.LIST[0]],
        pickle.TUPLE1[0]: lambda self: self.gather(1),
        pickle.TUPLE2[0]: lambda self: self.gather(2),
        pickle.TUPLE3[0]: lambda self: self.gather(3),
        pickle.BYTEARRAY8[0]: pickle._Unpickler.dispatch[pickle.BINBYTES8[0]],
    }
    for _code in (pickle.EMPTY_SET, pickle.ADDITEMS, pickle.FROZENSET):
        del dispatch[_code[0]]

    def gather(self, count: int) -> None:
        """Replace the last ``count`` things on the stack by one list of them."""
        self.stack[-count:] = [self.stack[-count:]]

    def find_class(self, module: str, name: str) -> Symbol:
        """The symbol for a name that NumPy's arrays need; every other name is refused."""
        if f"{module}.{name}" not in ADMITTED:
            raise pickle.UnpicklingError(f"it asks for {module}.{name}, which is no array, text or number")
        return Symbol(name)


def read_vectors(content: bytes) -> tuple[list[str], Numbers]:
    """The words and their vectors, (words, dim), in a pickled dict of word → array or list of numbers.

    Raises:
        Exception: of many kinds, as the content is garbled; ``pickle.UnpicklingError`` where it is refused.
    """
    pickled = SymbolicUnpickler(io.BytesIO(content)).load()
    if not isinstance(pickled, dict) or not pickled or not all(isinstance(word, str) for word in pickled):
        raise pickle.UnpicklingError("it is not a dict from words to vectors")
    rows = [_numbers(value) for value in pickled.values()]
    if len({len(row) for row in rows}) > 1:
        raise pickle.UnpicklingError("its vectors are not all of one length")
    # One vector can stand for many words, so that a small file would fill the memory.
    if len(rows) * len(rows[0]) > len(content):
        raise pickle.UnpicklingError("it promises more numbers than it has bytes")
    return list(pickled), np.stack(rows)


def _numbers(value: object) -> Numbers:
    match value:
        case Symbol("_reconstruct", _, [1, [int(length)], kind, _, data]):
            return _array(data, kind, length)
        case Symbol("_frombuffer", [data, kind, [int(length)], _]):
            return _array(data, kind, length)
        case list():
            return np.array([_number(entry) for entry in value], dtype=np.float64)
    raise pickle.UnpicklingError("not every word has a vector, a one-dimensional array or a list of numbers")


def _number(value: object) -> float:
    match value:
        case int() | float():
            return float(value)
        case Symbol("scalar", [kind, data]):
            return float(_array(data, kind, 1)[0])
    raise pickle.UnpicklingError("a vector holds something that is not a number")


def _array(data: object, kind: object, length: int) -> Numbers:
    numbers = np.frombuffer(_bytes(data), _dtype(kind))
    if len(numbers) != length:
        raise pickle.UnpicklingError(f"an array of {length} numbers holds {len(numbers)}")
    return numbers


def _bytes(data: object) -> bytes:
    match data:
        case bytes():
            return data
        case Symbol("encode", [str(text), "latin1"]):
            return text.encode("latin1")
    raise pickle.UnpicklingError("an array's numbers are not given as bytes")


def _dtype(kind: object) -> np.dtype[Any]:
    match kind:
        case Symbol("dtype", [str(code), *_], [3, "<" | ">" | "|" | "=" as order, None, None, None, -1, -1, 0]):
            if re.fullmatch("b1|[iu][1248]|f[248]", code):
                return np.dtype(order + code)
    raise pickle.UnpicklingError("an array holds something else than plain numbers")
