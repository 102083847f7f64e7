"""Where the tensors lie in a file of torch, from its pickle, in which nothing else is allowed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.uploads.literals import Budget
from core.uploads.outputs import UploadError
from core.words.restricted_pickle import RestrictedUnpickler

DTYPES = {
    "FloatStorage": "f4", "DoubleStorage": "f8", "HalfStorage": "f2", "BFloat16Storage": "u2", "LongStorage": "i8",
    "IntStorage": "i4", "ShortStorage": "i2", "CharStorage": "i1", "ByteStorage": "u1", "BoolStorage": "?",
}  # fmt: skip
"""The kinds of numbers that torch stores, in NumPy's letters; a bfloat16 is the upper half of a float32."""

MOST_DIMENSIONS = 8

_BYTES_OF_A_STEP = 4
"""Of a pickle that torch writes, on average."""


class Table(dict[Any, Any]):
    """Stands in for a dict that says more of itself than what it holds."""

    def __setstate__(self, _state: object) -> None:
        """Leave aside what a state_dict says of itself."""


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


def _tensor(storage: Storage, offset: int, shape: list[int], stride: list[int], *_more: object) -> Tensor:
    if max(len(shape), len(stride)) > MOST_DIMENSIONS:
        raise _refusal(f"a tensor of {len(shape)} dimensions")
    return Tensor(storage, offset, tuple(shape), tuple(stride))


def _parameter(tensor: Tensor, *_more: object) -> Tensor:
    return tensor


_ALLOWED: Mapping[str, Any] = {
    "torch._utils._rebuild_tensor_v2": _tensor, "torch._utils._rebuild_parameter": _parameter,
    "collections.OrderedDict": Table, **{f"torch.{kind}": kind for kind in DTYPES},
}  # fmt: skip


def _refusal(asked: str) -> UploadError:
    return UploadError(
        f"This file asks for {asked[:60]}, which is not a tensor; save only tensors: "
        "torch.save({“weights”: weights}, “weights.pt”)."
    )


class _Places(RestrictedUnpickler):
    def persistent_load(self, pid: Any) -> Storage:
        """The storage that is named by its kind and its member of the archive."""
        _, kind, member = pid[:3]
        if kind not in DTYPES or not isinstance(member, str):
            raise _refusal("a storage of another kind")
        return Storage(kind, member)


def describe_pickle(program: bytes, budget: Budget) -> Any:
    """What a pickle describes: dicts, lists and plain values, and in place of each tensor where its numbers lie.

    Raises:
        UploadError: it asks for more.
        Exception: of many kinds, if it is garbled.
    """
    budget.spend(len(program) // _BYTES_OF_A_STEP)
    return _Places(program, _ALLOWED, _refusal).load()


def key_text(key: Any) -> str:
    """A key of a dict as it is shown; a long number would take long to write."""
    is_short = isinstance(key, float) or (isinstance(key, int) and abs(key) < 10**15)
    return str(key) if is_short else key[:100] if isinstance(key, str) else "?"
