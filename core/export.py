"""Matrices as text to take along."""

from collections.abc import Mapping

import numpy as np

from core.exercises import Matrix


def as_numpy(matrices: Mapping[str, Matrix]) -> str:
    """Lines of Python that make the same arrays; those that hold float32 numbers to the last digit of these.

    >>> print(as_numpy({"X": np.array([[0.5, 0.25]])}))
    import numpy as np
    <BLANKLINE>
    X = np.array([
        [0.5, 0.25],
    ])
    """
    return "\n".join(["import numpy as np", *(f"\n{name} = {_array(M)}" for name, M in matrices.items())])


def _array(M: Matrix) -> str:
    rows = "\n".join(f"    [{', '.join(map(_figure, row))}]," for row in M.tolist())
    return f"np.array([\n{rows}\n])"


def _figure(value: float) -> str:
    """The shortest decimals that mean the same number; word vectors are float32 and need fewer."""
    short = str(np.float32(value))
    return short if float(np.float32(short)) == value else repr(value)
