"""Reads pickles of {word: vector}, and others of strangers, with Python's restricted unpickler: few names are allowed.

Source: the Python documentation of pickle, *Restricting Globals*. NumPy's own dtype and ndarray are not allowed: a
pickle can set a dtype's flags so that bytes are taken for the addresses of objects. The stand-ins here read vectors
of plain numbers and nothing else.
"""

import io
import pickle
import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[Any]


class Kind:
    """Stands in for ``numpy.dtype``: plain numbers in either byte order."""

    def __init__(self, code: str, _align: object, _copy: object) -> None:
        if not re.fullmatch("b1|[iu][1248]|f[248]", code):
            raise pickle.UnpicklingError("an array holds something other than plain numbers")
        self.dtype = np.dtype(code)

    def __setstate__(self, state: list[Any]) -> None:
        self.dtype = self.dtype.newbyteorder(state[1])


class Vector:
    """Stands in for ``numpy.ndarray``, which is made empty and then given its state."""

    def __init__(self, *_empty: object) -> None:
        self.numbers: Numbers = np.empty(0)

    def __setstate__(self, state: list[Any]) -> None:
        _version, (length,), kind, _fortran, data = state
        self.numbers = np.frombuffer(data, kind.dtype)
        if len(self.numbers) != length:
            raise pickle.UnpicklingError(f"an array of {length} numbers holds {len(self.numbers)}")


def _from_buffer(data: bytes, kind: Kind, shape: list[int], _order: object) -> Vector:
    vector = Vector()
    vector.__setstate__([None, shape, kind, None, data])
    return vector


def _scalar(kind: Kind, data: bytes) -> float:
    return float(np.frombuffer(data, kind.dtype).item())


def _encode(text: str, encoding: str) -> bytes:
    if encoding != "latin1":
        raise pickle.UnpicklingError("an array's numbers are not given as bytes")
    return text.encode("latin1")


# NumPy 1 says core where NumPy 2 says _core; _frombuffer comes with protocol 5, _codecs before protocol 3.
ALLOWED: dict[str, Any] = {"numpy.dtype": Kind, "numpy.ndarray": Vector, "_codecs.encode": _encode} | {
    f"numpy.{core}.{name}": stands_in
    for core in ("core", "_core")
    for name, stands_in in (
        ("multiarray._reconstruct", Vector),
        ("multiarray.scalar", _scalar),
        ("numeric._frombuffer", _from_buffer),
    )
}


class RestrictedUnpickler(pickle._Unpickler):
    """``pickle.Unpickler`` as written in Python, with lists for tuples and without sets.

    ``find_class`` cannot stop everything. The version in C reserves as much memory as a file asks for, 64 GB for six
    bytes; and hashing deeply nested tuples, or comparing such sets, takes for ever or ends the process. ``allowed`` has
    what stands in for each name; for any other, the error that ``refusal`` makes of it is raised.
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
        pickle.BUILD[0]: lambda self: self.build(),
    }
    for _code in (pickle.EMPTY_SET, pickle.ADDITEMS, pickle.FROZENSET):
        del dispatch[_code[0]]

    def __init__(self, content: bytes, allowed: Mapping[str, Any], refusal: Callable[[str], Exception]) -> None:
        super().__init__(io.BytesIO(content))
        self.allowed, self.refusal = allowed, refusal

    def build(self) -> None:
        """Give the last object its state; only the stand-ins take one."""
        state = self.stack.pop()
        self.stack[-1].__setstate__(state)

    def gather(self, count: int) -> None:
        """Replace the last ``count`` objects on the stack with a list of them."""
        self.stack[-count:] = [self.stack[-count:]]

    def find_class(self, module: str, name: str) -> Any:
        """The stand-in for a name that is allowed."""
        if f"{module}.{name}" not in self.allowed:
            raise self.refusal(f"{module}.{name}")
        return self.allowed[f"{module}.{name}"]


def _refusal(name: str) -> pickle.UnpicklingError:
    return pickle.UnpicklingError(f"it asks for {name}, which is not an array, a text or a number")


def read_vectors(content: bytes) -> tuple[list[str], Numbers]:
    """The words and their vectors, (words, dim), in a pickled dict of word → array or list of numbers.

    Raises:
        Exception: of many kinds if the content is garbled; ``pickle.UnpicklingError`` if it is refused.
    """
    pickled = RestrictedUnpickler(content, ALLOWED, _refusal).load()
    if not isinstance(pickled, dict) or not pickled or not all(isinstance(word, str) for word in pickled):
        raise pickle.UnpicklingError("it is not a dict from words to vectors")
    rows = [_numbers(value) for value in pickled.values()]
    if len({len(row) for row in rows}) > 1:
        raise pickle.UnpicklingError("its vectors are not all of one length")
    # A small file could fill the memory by repeating one vector for many words.
    if len(rows) * len(rows[0]) > len(content):
        raise pickle.UnpicklingError("it promises more numbers than it has bytes")
    return list(pickled), np.stack(rows)


def _numbers(value: object) -> Numbers:
    if isinstance(value, Vector):
        return value.numbers
    if isinstance(value, list) and all(isinstance(entry, int | float) for entry in value):
        return np.array(value, dtype=np.float64)
    raise pickle.UnpicklingError("not every word has a vector, a one-dimensional array or a list of numbers")
