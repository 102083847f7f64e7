"""What an operation of a written line takes: a value, and the piece of the line that it comes from."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from core.graph.steps import Matrix
from core.reading.line_syntax import LineError

Value: TypeAlias = Any
"""A number, an array of at most two dimensions, or what numbers are not: see `NOT_NUMBERS`."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Largest:
    """What torch's max gives along an axis: the numbers, and beside them their places, which nobody needs here."""

    values: Matrix


NOT_NUMBERS = {
    bool: "a truth value", tuple: "a shape", str: "a text", np.dtype: "a type of number", type(None): "nothing",
    Largest: "numbers with their places",
}  # fmt: skip
"""The kinds of value that nothing can be computed with, and what they are called."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Operand:
    """What an operation takes: a value, and in quotation marks the text that it comes from."""

    text: str
    value: Value

    def __str__(self) -> str:
        """What it is called in a sentence, with its size."""
        return f"{self.text} is {sized(self.value)}"

    @property
    def matrix(self) -> Matrix:
        """Its value if that is a matrix."""
        if np.ndim(self.value) != 2:
            raise LineError(f"{self}; a matrix is needed there.")
        return np.asarray(self.value)

    @property
    def array(self) -> Matrix:
        """Its value if that is a matrix, or a row of one."""
        if np.ndim(self.value) != 1 or isinstance(self.value, tuple):
            return self.matrix
        return np.asarray(self.value)

    @property
    def numbers(self) -> Matrix:
        """Its value if that is a number or an array."""
        if isinstance(self.value, Largest):
            raise LineError("With a dim, torch’s max gives places as well as numbers: write amax, or take [0].")
        if isinstance(self.value, tuple(NOT_NUMBERS)):
            raise LineError(f"{self}; a number or a matrix is needed there.")
        return np.asarray(self.value, dtype=np.float64)

    @property
    def number(self) -> np.float64:
        """Its value if that is a single number."""
        if np.ndim(self.numbers):
            raise LineError(f"{self}; a number is needed there. For a matrix, use np or torch: np.exp(…).")
        return np.float64(self.value)

    @property
    def whole(self) -> int:
        """Its value if that is a whole number, as it stands in brackets or counts an axis."""
        if type(self.value) is not int:
            raise LineError(f"{self}; a whole number is needed there.")
        return self.value

    @property
    def axis(self) -> int:
        """Its value if that is an axis of a matrix."""
        if self.whole not in (-2, -1, 0, 1):
            raise LineError(f"There is no axis {self.whole}: 0 runs down the columns, 1 or -1 along the rows.")
        return self.whole % 2

    def axis_of(self, A: "Operand") -> int:
        """Its value if that is an axis of a matrix, or the only one of a row."""
        if A.array.ndim == 2:
            return self.axis
        if self.whole not in (-1, 0):
            raise LineError(f"{A}: its only axis is -1.")
        return 0

    @property
    def is_true(self) -> bool:
        """Its value if that is a truth value."""
        if not isinstance(self.value, bool):
            raise LineError(f"{self}; True or False is needed there.")
        return self.value


def sized(value: Value) -> str:
    """How large a value is, in words.

    >>> sized(np.ones((5, 3))), sized(2), sized(np.ones(4))
    ('5 × 3', 'a number', 'a row of 4 numbers')
    """
    if kind := next((called for kind, called in NOT_NUMBERS.items() if isinstance(value, kind)), ""):
        return kind
    match np.shape(value):
        case ():
            return "a number"
        case (n,):
            return f"a row of {n} numbers"
        case shape:
            return " × ".join(map(str, shape))
