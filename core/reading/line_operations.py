"""What a written line may call, and what is computed for it: the few operations of self-attention, in NumPy."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeAlias

import numpy as np

from core.graph.steps import Matrix, softmax
from core.reading.line_syntax import Library, LineError
from core.reading.operands import Operand, Value

Operation: TypeAlias = Callable[..., Value]
"""Computes a value from operands."""


def product(A: Operand, B: Operand) -> Matrix:
    """The product A B of two matrices, of a row and a matrix, of a matrix and a column, or of two rows of numbers."""
    left, right = A.array, B.array
    if left.shape[-1] != right.shape[0]:
        raise LineError(f"{A} and {B}: @ needs as many columns on its left as rows on its right.")
    return np.asarray(left @ right)


def _product_of_matrices(A: Operand, B: Operand) -> Matrix:
    """The product of torch's mm, which takes no row."""
    return product(replace(A, value=A.matrix), replace(B, value=B.matrix))


def _product_of_rows(A: Operand, B: Operand) -> Matrix:
    """The product of torch's dot, which takes nothing but two rows."""
    if A.array.ndim == B.array.ndim == 1:
        return product(A, B)
    raise LineError("torch’s dot takes two vectors: for matrices write @ or torch.matmul.")


def entry_by_entry(sign: str, compute: Callable[[Matrix, Matrix], Matrix]) -> Operation:
    """An operation on each two numbers in the same place; a number, a row or a column is repeated as NumPy does."""

    def computed(A: Operand, B: Operand) -> Matrix:
        left, right = A.numbers, B.numbers
        try:
            np.broadcast_shapes(left.shape, right.shape)
        except ValueError:
            raise LineError(
                f"{A} and {B}: {sign} goes number by number, so both need the same shape. The matrix product is @."
            ) from None
        result = compute(left, right)
        if any(isinstance(one.value, np.ndarray) for one in (A, B)):
            return np.asarray(result)
        if not np.isfinite(result):
            raise LineError(f"{A.text} {sign} {B.text} is huge or undefined.")
        return result

    return computed


def _dot(A: Operand, B: Operand) -> Matrix:
    """np.dot, which multiplies by a number as well; of matrices it is the matrix product."""
    return A.numbers * B.numbers if np.ndim(A.value) == 0 or np.ndim(B.value) == 0 else product(A, B)


def _of_each(compute: Callable[[Matrix], Matrix]) -> Operation:
    return lambda A: compute(A.numbers)


def _of_tensor(compute: Callable[[Matrix], Matrix]) -> Operation:
    def computed(A: Operand) -> Matrix:
        if not isinstance(A.value, np.ndarray):
            raise LineError(f"{A}, and torch wants a tensor there: write math.sqrt(…), ** 0.5 or torch.tensor(…).")
        return np.asarray(compute(A.numbers))

    return computed


def _of_number(compute: Callable[[np.float64], np.float64]) -> Operation:
    return lambda A: compute(A.number)


def _reduced(compute: Callable[..., Matrix]) -> Operation:
    def computed(A: Operand, axis: Operand | None = None, keepdims: Operand | None = None) -> Matrix:
        keep = keepdims is not None and keepdims.is_true
        if axis is None:
            return np.asarray(compute(A.numbers, keepdims=keep))
        return np.asarray(compute(A.array, axis=axis.axis_of(A), keepdims=keep))

    return computed


def _refused(advice: str) -> Operation:
    """An operation that does not do what its name promises."""

    def computed(*_: Operand, **__: Operand) -> Matrix:
        raise LineError(advice)

    return computed


_NO_SOFTMAX = _refused("NumPy has no softmax: divide np.exp(…) by its sum along axis=-1, with keepdims=True.")
_NO_SUM = _refused("Python’s own sum and max know no rows: write .sum(axis=-1, keepdims=True), or max in its place.")


def _largest_in_torch(A: Operand, axis: Operand | None = None, keepdims: Operand | None = None) -> Value:
    if axis is not None:
        raise LineError("With a dim, torch’s max gives places as well as numbers: write amax.")
    return _reduced(np.max)(A, axis, keepdims)


def _normalised(A: Operand, axis: Operand | None = None) -> Value:
    """The softmax along an axis, which has to be named."""
    if axis is None:
        raise LineError("A softmax has to be told along which axis: with dim=-1 every row sums to 1.")
    return softmax(A.array, axis=axis.axis_of(A))


def transposed(A: Operand) -> Matrix:
    """Rows and columns exchanged."""
    return A.matrix.T


def _swapped(A: Operand, axis0: Operand, axis1: Operand) -> Matrix:
    """Two axes exchanged, as torch's transpose does."""
    return A.matrix if axis0.axis == axis1.axis else A.matrix.T


def _permuted(A: Operand, *axes: Operand) -> Matrix:
    """The axes in another order, as NumPy's transpose and torch's permute take them; none: reversed."""
    order = [axis.axis for axis in axes]
    if order == [0, 1]:
        raise LineError("In this order rows and columns stay as they are: write .T, or the axes as 1, 0.")
    if order not in ([], [1, 0]):
        raise LineError("A matrix has two axes, and each has to be named once: 1, 0.")
    return A.matrix.T


def _transposed_in_either(A: Operand, *axes: Operand) -> Matrix:
    """NumPy's or torch's transpose, whichever exchanges rows and columns."""
    return _swapped(A, *axes) if len(axes) == 2 else _permuted(A, *axes)


def _tensor(A: Operand, *, dtype: Operand | None = None) -> Matrix:  # noqa: ARG001  more digits do no harm
    return np.array(A.number)


def _size(A: Operand, axis: Operand | None = None) -> Value:
    shape = A.matrix.shape
    return shape if axis is None else shape[axis.axis]


def _length(A: Operand) -> int:
    return len(A.matrix)


FUNCTIONS: Mapping[str, Operation] = MappingProxyType({
    "np.matmul": product, "np.dot": _dot, "np.transpose": transposed, "np.swapaxes": _swapped,
    "np.exp": _of_each(np.exp), "np.sqrt": _of_each(np.sqrt), "np.softmax": _NO_SOFTMAX,
    "np.sum": _reduced(np.sum), "np.max": _reduced(np.max), "np.amax": _reduced(np.max),
    "math.sqrt": _of_number(np.sqrt), "math.exp": _of_number(np.exp), "sqrt": _of_number(np.sqrt),
    "exp": _of_number(np.exp), "len": _length, "sum": _NO_SUM, "max": _NO_SUM,
    "torch.matmul": product, "torch.mm": _product_of_matrices, "torch.transpose": _swapped, "torch.t": transposed,
    "torch.swapaxes": _swapped, "torch.dot": _product_of_rows,
    "torch.exp": _of_tensor(np.exp), "torch.sqrt": _of_tensor(np.sqrt), "torch.tensor": _tensor,
    "torch.sum": _reduced(np.sum), "torch.max": _largest_in_torch, "torch.amax": _reduced(np.max),
    "torch.softmax": _normalised, "F.softmax": _normalised, "softmax": _normalised,
})  # fmt: skip
"""The functions by name, each library by its shortest name."""

METHODS: Mapping[str, Operation] = MappingProxyType({
    "transpose": _transposed_in_either, "swapaxes": _swapped, "t": transposed, "permute": _permuted,
    "matmul": product, "mm": _product_of_matrices, "dot": product,
    "exp": _of_tensor(np.exp), "sqrt": _of_tensor(np.sqrt),
    "sum": _reduced(np.sum), "max": _reduced(np.max), "amax": _reduced(np.max), "softmax": _normalised, "size": _size,
})  # fmt: skip
"""The methods of a matrix by name."""

METHODS_IN: Mapping[Library, Mapping[str, Operation]] = MappingProxyType({
    "numpy": {"transpose": _permuted}, "either": {},
    "torch": {"transpose": _swapped, "max": _largest_in_torch, "dot": _product_of_rows},
})  # fmt: skip
"""The methods that are not the same in both libraries."""

TYPES: Mapping[str, Value] = MappingProxyType(
    dict.fromkeys(("torch.float", "torch.float32", "torch.float64", "torch.double"), np.dtype(np.float64))
)
"""What a tensor may be made of."""

KEYWORDS: Mapping[str, Mapping[str, str]] = MappingProxyType({
    "np": {"axis": "axis", "keepdims": "keepdims"},
    "F": {"input": "A", "dim": "axis"},
    "": {"input": "A", "other": "B", "mat2": "B", "axis": "axis", "dim": "axis", "keepdims": "keepdims",
         "keepdim": "keepdims", "dim0": "axis0", "dim1": "axis1", "dtype": "dtype"},
})  # fmt: skip
"""The parameters by the keywords of NumPy, of torch.nn.functional, and of anything else."""
