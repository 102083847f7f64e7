"""What a written line may do with the axes of a matrix: exchange, add and remove them, and ask how long they are."""

import numpy as np

from core.graph.steps import Matrix
from core.reading.line_syntax import LineError
from core.reading.operands import Operand, Value


def transposed(A: Operand) -> Matrix:
    """Rows and columns exchanged."""
    return A.matrix.T


def swapped(A: Operand, axis0: Operand, axis1: Operand) -> Matrix:
    """Two axes exchanged, as torch's transpose does."""
    return A.matrix if axis0.axis == axis1.axis else A.matrix.T


def permuted(A: Operand, *axes: Operand) -> Matrix:
    """The axes in another order, as NumPy's transpose and torch's permute take them; none: reversed."""
    order = [one % 2 if one in (-2, -1) else one for one in _whole(axes)]
    if order == [0, 1]:
        raise LineError("In this order rows and columns stay as they are: write .T, or the axes as 1, 0.")
    if order not in ([], [1, 0]):
        raise LineError("A matrix has two axes, and each has to be named once: 1, 0.")
    return A.matrix.T


def permuted_at_once(A: Operand, axes: Operand | None = None) -> Matrix:
    """The same with the axes in one pair of brackets, as np.transpose takes them."""
    return permuted(A, *([axes] if axes else []))


def transposed_in_either(A: Operand, *axes: Operand) -> Matrix:
    """NumPy's or torch's transpose, whichever exchanges rows and columns."""
    return swapped(A, *axes) if len(axes) == 2 else permuted(A, *axes)


def reshaped(A: Operand, *shape: Operand) -> Matrix:
    """The same numbers in the same order, in other rows and columns; −1 is as many as are left."""
    sizes = _whole(shape)
    try:
        return _of_two_axes(np.reshape(A.array, sizes))
    except ValueError:
        raise LineError(f"{A}: its {np.size(A.array)} numbers do not fit into {' × '.join(map(str, sizes))}.") from None


def with_axis(A: Operand, axis: Operand) -> Matrix:
    """A row of numbers as a matrix of one row (0) or one column (1)."""
    if A.array.ndim != 1:
        raise LineError(f"{A}: with one more axis it is no longer a matrix. Only a row of numbers can take one.")
    return np.expand_dims(A.array, axis.axis)


def squeezed(A: Operand, axis: Operand | None = None) -> Matrix:
    """Without the axes of one row or one column; of an axis, if that is one."""
    try:
        return np.squeeze(A.array, axis=axis.axis_of(A) if axis else None)
    except ValueError:
        raise LineError(f"{A}: only an axis with one row or one column can be left out.") from None


def flattened(A: Operand) -> Matrix:
    """All numbers in one row."""
    return A.array.ravel()


def size(A: Operand, axis: Operand | None = None) -> Value:
    """How many rows and columns, or one of them."""
    sizes = A.array.shape
    return sizes if axis is None else sizes[axis.axis_of(A)]


def entry(A: Operand, places: tuple[int | slice | None, ...], text: str) -> Matrix:
    """A row, a column, a number or a part of an array, with an axis more wherever a place is None.

    Args:
        A: the array.
        places: one for each axis from the first on, and None where an axis is put in.
        text: how the entry is written, for messages.
    """
    array, named = A.array, [place for place in places if place is not None]
    if len(named) > array.ndim:
        raise LineError(f"{A}: {text} names more places than it has axes.")
    for place, many in zip(named, array.shape, strict=False):
        if isinstance(place, int) and not -many <= place < many:
            raise LineError(f"{A}: {text} is outside; places are counted from 0 to {many - 1}.")
    part = _of_two_axes(np.asarray(array[places]))
    if not part.size:
        raise LineError(f"{A}: {text} is empty.")
    return part


def _whole(operands: tuple[Operand, ...]) -> list[int]:
    """Whole numbers, one by one or in one pair of brackets."""
    if len(operands) == 1 and isinstance(operands[0].value, tuple):
        return list(operands[0].value)
    return [one.whole for one in operands]


def _of_two_axes(array: Matrix) -> Matrix:
    if array.ndim > 2:
        raise LineError("With three axes it is no longer a matrix: here everything has two at most.")
    return array
