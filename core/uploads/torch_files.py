"""Reads the tensors of a file that torch.save has written, without torch and without running what it says.

Such a file is an archive: one pickle says what there is, and the numbers lie beside it as plain bytes.
"""

from collections.abc import Iterator
from typing import Any, Literal

import numpy as np

from core.uploads.archives import Archive, open_archive
from core.uploads.arrays import MOST_NUMBERS, Array, array_outputs
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError
from core.uploads.tensor_places import DTYPES, Tensor, describe_pickle, key_text

DEEPEST = 12
"""Most dicts and lists inside each other."""

_TOO_FEW = "This file does not hold as many numbers as it says; save the tensors again."


def pt_outputs(name: str, content: bytes, budget: Budget) -> Iterator[Output]:
    """The tensors of a ``.pt`` file.

    Raises:
        UploadError: it cannot be opened, holds something other than tensors and plain values, or no tensor.
    """
    with open_archive(content) as archive:
        pickled = next(member for member in archive.names if member.endswith("data.pkl"))
        folder = pickled.removesuffix("data.pkl")
        try:
            saved = describe_pickle(archive.read(pickled), budget)
            tensors = list(_tensors(saved, name, budget, 0))
        except UploadError:
            raise
        except Exception as error:  # whatever else is wrong with a program that strangers wrote
            raise UploadError("This torch file is broken; save the tensors again.") from error
        if not tensors:
            raise UploadError("This file holds no tensor.")
        for tensor_name, tensor in tensors:
            yield from array_outputs(tensor_name, _array(tensor, archive, folder), f"tensor {tensor_name}", budget)


def _tensors(saved: Any, name: str, budget: Budget, depth: int) -> Iterator[tuple[str, Tensor]]:
    """The tensors inside dicts and lists, each with the keys that lead to it."""
    budget.spend()
    if depth > DEEPEST:
        raise UploadError("This file is nested too deeply to hold somebody's homework.")
    if isinstance(saved, Tensor):
        yield name, saved
    elif isinstance(saved, dict):
        for key, value in saved.items():
            shown = key_text(key)
            yield from _tensors(value, f"{name}.{shown}" if depth else shown, budget, depth + 1)
    elif isinstance(saved, list | tuple):
        for i, value in enumerate(saved):
            yield from _tensors(value, f"{name}[{i}]", budget, depth + 1)


def _array(tensor: Tensor, archive: Archive, folder: str) -> Array:
    """The numbers of a tensor, which must lie inside the bytes that are there."""
    is_big = f"{folder}byteorder" in archive.names and archive.read(f"{folder}byteorder") == b"big"
    order: Literal["<", ">"] = ">" if is_big else "<"
    content = archive.read(f"{folder}data/{tensor.storage.member}")
    numbers = np.frombuffer(content, np.dtype(DTYPES[tensor.storage.dtype]).newbyteorder(order))
    whole = all(isinstance(n, int) and 0 <= n <= numbers.size for n in (tensor.offset, *tensor.shape, *tensor.stride))
    if not whole or len(tensor.shape) != len(tensor.stride):
        raise UploadError(_TOO_FEW)
    last = tensor.offset + sum((n - 1) * step for n, step in zip(tensor.shape, tensor.stride, strict=True))
    count = int(np.prod(tensor.shape, dtype=float))
    if count and (last >= numbers.size or count > numbers.size):
        raise UploadError(_TOO_FEW)
    if not count:
        return numbers[:0]
    steps = [step * numbers.itemsize for step in tensor.stride]
    strided = np.lib.stride_tricks.as_strided(numbers[tensor.offset :], tensor.shape, steps, writeable=False)
    if tensor.storage.dtype == "BFloat16Storage" and count <= MOST_NUMBERS:
        return (strided.astype("u4") << 16).view("f4")
    return strided
