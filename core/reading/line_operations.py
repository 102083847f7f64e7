"""What is computed for a written line: the few operations of self-attention, in NumPy."""

import re
from collections.abc import Callable
from dataclasses import replace
from math import prod
from typing import TypeAlias

import numpy as np

from core.graph.steps import Matrix, softmax
from core.reading.line_syntax import LineError
from core.reading.operands import Largest, Operand, Value

Operation: TypeAlias = Callable[..., Value]
"""Computes a value from operands."""


MOST_PRODUCTS = 1_000_000
"""Most products of numbers that an einsum may take."""

_SUBSCRIPTS = re.compile(r"([A-Za-z]+(?:,[A-Za-z]+)*)(?:->([A-Za-z]*))?")


def product(A: Operand, B: Operand) -> Matrix:
    """The product A B of two matrices, of a row and a matrix, of a matrix and a column, or of two rows of numbers."""
    left, right = A.array, B.array
    if left.shape[-1] != right.shape[0]:
        raise LineError(f"{A} and {B}: @ needs as many columns on its left as rows on its right.")
    return np.asarray(left @ right)


def product_of_matrices(A: Operand, B: Operand) -> Matrix:
    """The product of torch's mm, which takes no row."""
    return product(replace(A, value=A.matrix), replace(B, value=B.matrix))


def product_of_rows(A: Operand, B: Operand) -> Matrix:
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


def dot(A: Operand, B: Operand) -> Matrix:
    """np.dot, which multiplies by a number as well; of matrices it is the matrix product."""
    return A.numbers * B.numbers if np.ndim(A.value) == 0 or np.ndim(B.value) == 0 else product(A, B)


def on_each(compute: Callable[[Matrix], Matrix]) -> Operation:
    """An operation on each number of an array, or on a number."""
    return lambda A: compute(A.numbers)


def on_tensor(compute: Callable[[Matrix], Matrix]) -> Operation:
    """The same, where torch takes no plain number."""

    def computed(A: Operand) -> Matrix:
        if not isinstance(A.value, np.ndarray):
            raise LineError(f"{A}, and torch wants a tensor there: write math.sqrt(…), ** 0.5 or torch.tensor(…).")
        return np.asarray(compute(A.numbers))

    return computed


def on_number(compute: Callable[[np.float64], np.float64]) -> Operation:
    """An operation on a single number."""
    return lambda A: compute(A.number)


def reduction(compute: Callable[..., Matrix]) -> Operation:
    """An operation that makes one number of each row or column, or of all numbers."""

    def computed(A: Operand, axis: Operand | None = None, keepdims: Operand | None = None) -> Matrix:
        keep = keepdims is not None and keepdims.is_true
        if axis is None:
            return np.asarray(compute(A.numbers, keepdims=keep))
        return np.asarray(compute(A.array, axis=axis.axis_of(A), keepdims=keep))

    return computed


def refusal(advice: str) -> Operation:
    """An operation that does not do what its name promises."""

    def computed(*_: Operand, axis: Operand | None = None, keepdims: Operand | None = None) -> Matrix:  # noqa: ARG001
        raise LineError(advice)

    return computed


def largest_in_torch(A: Operand, axis: Operand | None = None, keepdims: Operand | None = None) -> Value:
    """torch's max, which gives places beside the numbers along an axis."""
    largest = reduction(np.max)(A, axis, keepdims)
    return largest if axis is None else Largest(values=largest)


def torch_softmax(A: Operand, axis: Operand | None = None, dtype: Operand | None = None) -> Matrix:  # noqa: ARG001
    """The softmax along an axis, which has to be named."""
    if axis is None:
        raise LineError("The softmax’s direction is missing: dim=0 makes each column sum to 1, dim=-1 each row.")
    return np.asarray(softmax(A.array, axis=axis.axis_of(A)))


def scipy_softmax(A: Operand, axis: Operand | None = None) -> Matrix:
    """SciPy's softmax, which without an axis makes all numbers together sum to 1."""
    return softmax(A.array.ravel()).reshape(A.array.shape) if axis is None else torch_softmax(A, axis)


def log_softmax(A: Operand, axis: Operand | None = None, dtype: Operand | None = None) -> Matrix:
    """The logarithm of a softmax."""
    return np.asarray(np.log(torch_softmax(A, axis, dtype)))


def linear(A: Operand, W: Operand, bias: Operand | None = None) -> Matrix:
    """torch's F.linear: A Wᵀ + bias, for W has a row for each output."""
    made = product(A, replace(W, text=f"{W.text}, turned over,", value=W.matrix.T))
    if bias is None or bias.value is None:
        return made
    return np.asarray(entry_by_entry("+", np.add)(Operand(text="the product", value=made), bias))


def inner(A: Operand, B: Operand) -> Matrix:
    """Each row of the first times each row of the second."""
    return product(A, replace(B, value=B.array.T))


def tensordot(A: Operand, B: Operand, axes: Operand) -> Matrix:
    """A product that sums over the last axis of the first and the first of the second, or over one axis of each."""
    if type(axes.value) is int and axes.value == 1:
        return product(A, B)
    if not isinstance(axes.value, tuple) or len(axes.value) != 2 or not {*axes.value} <= {-2, -1, 0, 1}:
        raise LineError(f"{axes}; tensordot wants axes=1, or one axis of each, such as axes=(1, 1).")
    left, right = (A.matrix if axes.value[0] % 2 else A.matrix.T), (B.matrix.T if axes.value[1] % 2 else B.matrix)
    return product(replace(A, value=left), replace(B, value=right))


def einsum(subscripts: Operand, *operands: Operand) -> Matrix:
    """The sum of products that letters tell: one letter for each axis, after the arrow those that stay."""
    if not isinstance(subscripts.value, str):
        raise LineError(f"{subscripts}; einsum wants letters first, such as 'ij,jk->ik'.")
    match = _SUBSCRIPTS.fullmatch(subscripts.value.replace(" ", ""))
    letters = match[1].split(",") if match else []
    if [len(one) for one in letters] != [operand.array.ndim for operand in operands]:
        raise LineError(f"{subscripts.text}: einsum wants a letter for each axis, such as 'ij,jk->ik' of two matrices.")
    named = [pair for one, operand in zip(letters, operands, strict=True)
             for pair in zip(one, operand.array.shape, strict=True)]  # fmt: skip
    sizes = dict(named)
    if unequal := next((letter for letter, many in named if sizes[letter] != many), ""):
        raise LineError(f"{subscripts.text}: the axes called “{unequal}” are not equally long.")
    stay = match[2] if match and match[2] is not None else ""
    if len(set(stay)) != len(stay) or not set(stay) <= set(sizes) or len(stay) > 2:
        raise LineError(f"{subscripts.text}: after the arrow come one or two different letters that stand before it.")
    if prod(sizes.values()) > MOST_PRODUCTS:
        raise LineError(f"{subscripts.text} takes more than {MOST_PRODUCTS:,} products.")
    made = np.einsum(subscripts.value.replace(" ", ""), *(operand.array for operand in operands))
    if np.ndim(made) > 2:
        raise LineError(f"{subscripts.text} leaves more than two axes: put an arrow and the letters that stay.")
    return np.asarray(made)


def attention(
    Q: Operand, K: Operand, V: Operand, attn_mask: Operand | None = None, dropout_p: Operand | None = None,
    is_causal: Operand | None = None, scale: Operand | None = None,
) -> Matrix:  # fmt: skip
    """torch's scaled_dot_product_attention: softmax(Q Kᵀ / √d_k) V, with another factor in place of 1/√d_k."""
    if attn_mask is not None and attn_mask.value is not None:
        raise LineError("No mask is given here: leave out attn_mask.")
    if dropout_p is not None and dropout_p.number:
        raise LineError("With dropout the result is left to chance: leave out dropout_p.")
    factor = Q.matrix.shape[1] ** -0.5 if scale is None or scale.value is None else scale.number
    scores = inner(Q, replace(K, value=K.matrix)) * factor
    if is_causal is not None and is_causal.is_true:
        scores = np.where(np.tri(*scores.shape, dtype=np.bool_), scores, -np.inf)
    return product(Operand(text="the weights", value=softmax(scores)), V)


def unchanged(A: Operand, dtype: Operand | None = None) -> Matrix:
    """The same numbers as an array, a tensor, a copy or with other digits: all one here, where digits are many.

    Whole numbers and halves are not the same.
    """
    is_float = dtype is None or isinstance(dtype.value, np.dtype) or str(dtype.value) in _FLOATS
    if dtype is not None and not is_float:
        raise LineError(f"{dtype}; numbers of 32 or 64 bits belong there, such as float.")
    return A.numbers


_FLOATS = ("float", "float32", "float64", "double")
