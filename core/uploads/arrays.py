"""Turns arrays into outputs, and reads those of NumPy's own files without unpickling anything."""

import io
import math
from collections.abc import Iterator
from tokenize import TokenError
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from core.uploads.archives import open_archive
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError

Array: TypeAlias = NDArray[Any]

MAGIC = b"\x93NUMPY"

MOST_NUMBERS, MOST_SLICES, LONGEST_NAME = 100_000, 64, 100
"""Most numbers of an array, most matrices of one of three dimensions, and most letters that are kept of its name."""

_KINDS = {
    "O": "Python objects, which are not read because they could run code; save it with a dtype of numbers",
    "c": "complex numbers; save the real part",
    "V": "records of several fields; save each field as an array of its own",
    "U": "text; save the numbers",
    "S": "text; save the numbers",
    "M": "dates; save the numbers",
    "m": "spans of time; save the numbers",
}


def array_outputs(name: str, array: Array, place: str, budget: Budget) -> Iterator[Output]:
    """An array with all of its digits; one of three dimensions matrix by matrix.

    Raises:
        UploadError: it holds no numbers, too many, or has too many dimensions.
    """
    said = f"The array {name}" if name else "This array"
    if reason := _KINDS.get(array.dtype.kind):
        raise UploadError(f"{said} holds {reason}.")
    if not array.size:
        raise UploadError(f"{said} is empty.")
    if array.size > MOST_NUMBERS:
        raise UploadError(f"{said} holds {array.size:,} numbers, more than any answer needs.")
    while array.ndim > 2 and len(array) == 1:
        array = array[0]
    if array.ndim > 3 or (array.ndim == 3 and len(array) > MOST_SLICES):
        raise UploadError(f"{said} has {array.ndim} dimensions; save the vector or the matrix that is asked for.")
    if array.ndim == 3:
        for i, matrix in enumerate(array):
            yield from array_outputs(f"{name}[{i}]", matrix, f"{place}[{i}]", budget)
        return
    budget.spend(array.size)
    rows = np.atleast_2d(array.astype(np.int8) if array.dtype.kind == "b" else array)
    text = "\n".join(" ".join(map(str, row)) for row in rows)
    yield Output(text=text, place=place, name=name, around=name, shape=array.shape)


def npy_outputs(name: str, content: bytes, budget: Budget) -> Iterator[Output]:
    """The array of an ``.npy`` file; see `array_outputs`."""
    yield from array_outputs(name, read_npy(content), f"array {name}", budget)


def read_npy(content: bytes) -> Array:
    """The array of an ``.npy`` file. How long it says it is, is compared with its bytes before anything is reserved.

    Raises:
        UploadError: it is none, it is cut off, or it holds objects.
    """
    stream = io.BytesIO(content)
    try:
        version = np.lib.format.read_magic(stream)
        header = np.lib.format.read_array_header_1_0 if version == (1, 0) else np.lib.format.read_array_header_2_0
        shape, is_fortran, dtype = header(stream)
    except (ValueError, SyntaxError, TypeError, TokenError, RecursionError, MemoryError, OverflowError) as error:
        raise UploadError("This file is not a NumPy array, or only the beginning of one; save it again.") from error
    if dtype.hasobject:
        raise UploadError(f"This array holds {_KINDS['O']}.")
    count, there = math.prod(shape), len(content) - stream.tell()
    if min(shape, default=0) < 0 or count * dtype.itemsize != there:
        raise UploadError("This file does not hold as many numbers as it says; save the array again.")
    if dtype.kind in _KINDS or not dtype.itemsize:
        return np.empty(0 if not count else 1, dtype)
    flat = np.frombuffer(content, dtype, count, stream.tell())
    return flat.reshape(shape, order="F" if is_fortran else "C")


def npz_outputs(_name: str, content: bytes, budget: Budget) -> Iterator[Output]:
    """The arrays of an ``.npz`` file; those that hold no numbers are left out if others do.

    Raises:
        UploadError: it cannot be opened, or there is no array of numbers.
    """
    reasons, is_empty = [], True
    with open_archive(content) as archive:
        for member in archive.names:
            if not member.endswith(".npy"):
                continue
            try:
                for output in npy_outputs(member.removesuffix(".npy")[:LONGEST_NAME], archive.read(member), budget):
                    is_empty = False
                    yield output
            except UploadError as reason:
                reasons.append(reason)
    if is_empty:
        raise reasons[0] if reasons else UploadError("This file holds no array of numbers.")
