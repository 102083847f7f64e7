"""Whether the shapes that a student predicts fit each other: matrices as boxes, each product beneath its right factor.

(a × b)(c × d) is (a × d), and only if b = c.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.lessons.from_scratch import Line, Names
from core.reading.readings import counted

Shape: TypeAlias = tuple[int, int]

Side: TypeAlias = Literal["rows", "columns"]

Place: TypeAlias = Literal["left", "right", "result"]

_LETTERS = ("n", "d_model", "d_k")


@dataclass(frozen=True, kw_only=True)
class Box:
    """A matrix as a box: the line that asks for its shape, its symbol, and an expression for its numbers.

    The shape is None if it is not predicted yet; ``letters`` is it in letters, where these are known, and ``axes`` the
    array that is drawn, if that has more than two.
    """

    line: str
    symbol: str
    shape: Shape | None
    matrix: str
    letters: str = ""
    axes: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Column:
    """A box beneath its right factor, if it is a product."""

    above: Box | None
    below: Box


@dataclass(frozen=True, kw_only=True)
class Misfit:
    """Two sides that should be equal and are not, and what to say about them."""

    sides: tuple[tuple[Place, Side], tuple[Place, Side]]
    sentence: str


def last_two(shape: tuple[float, ...] | None) -> Shape | None:
    """The rows and columns of an array with or without a batch, where one axis is one row; None for any other.

    >>> last_two((1, 6, 8)), last_two((6, 8)), last_two((6,)), last_two((1, 6, 1, 6))
    ((6, 8), (6, 8), (1, 6), None)
    """
    if shape is None or len(shape) not in (1, 2, 3) or min(shape) < 1:
        return None
    rows, columns = (int(size) for size in (1, *shape)[-2:])
    return rows, columns


def columns(
    lines: Sequence[Line], predicted: Mapping[str, tuple[float, ...] | None], names: Names
) -> tuple[Column, ...]:
    """The boxes of all lines whose result is a matrix, as they stand when the chain is written.

    ``predicted`` is what the student says of each line, or what follows from it, by id; ``names`` has what the lines
    compute, for the letters of the sizes.
    """
    letters = {names[letter]: letter for letter in reversed(_LETTERS)}
    factors = {line.product.right.line for line in lines if line.product} - {
        line.product.left.line for line in lines if line.product
    }

    def box(line: str, symbol: str, matrix: str, *, turned: bool = False) -> Box:
        array = predicted.get(line) or ()
        shape = last_two(array)
        shape, matrix, symbol = (
            (shape and shape[::-1], f"{matrix}.T", f"{symbol}ᵀ") if turned else (shape, matrix, symbol)
        )
        axes = (int(array[0]), *shape) if shape and array[2:] else ()
        batch = f"{'B' if axes[0] == names['B'] else axes[0]} × " if axes else ""
        in_letters = batch + " × ".join(letters.get(size, str(size)) for size in shape or ())
        return Box(line=line, symbol=symbol, shape=shape, matrix=matrix, letters=in_letters, axes=axes)

    return tuple(
        Column(
            above=box(right.line, right.symbol, right.matrix, turned=bool(line.product and line.product.turned))
            if (right := line.product and line.product.right) else None,
            below=box(line.id, line.symbol, line.picture),
        )
        for line in lines if line.id in predicted and line.id not in factors
    )  # fmt: skip


def boxes(line: Line, shown: Sequence[Column]) -> Mapping[Place, Box]:
    """The boxes of the product that a line computes; none if it computes no product."""
    if not line.product:
        return {}
    left = line.product.left.line
    (own,) = (column for column in shown if column.below.line == line.id)
    (before,) = (column for column in shown if column.below.line == left)
    return {"left": before.below, "result": own.below, **({"right": own.above} if own.above else {})}


_RULES: tuple[tuple[tuple[Place, Side], tuple[Place, Side], str], ...] = (
    (("left", "columns"), ("right", "rows"), "They must be equal, or the two cannot be multiplied."),
    (("result", "rows"), ("left", "rows"), "A product has as many rows as its left factor."),
    (("result", "columns"), ("right", "columns"), "A product has as many columns as its right factor."),
)


def misfits(product: Mapping[Place, Box]) -> tuple[Misfit, ...]:
    """Which sides of a product and its factors are not equal though they should be."""
    return tuple(
        Misfit(sides=(one, other), sentence=f"{_count_side(product, one)}, but {_count_side(product, other)}. {rule}")
        for one, other, rule in _RULES
        if _size(product, one) and _size(product, other) and _size(product, one) != _size(product, other)
    )


def _size(product: Mapping[Place, Box], at: tuple[Place, Side]) -> int:
    place, side = at
    shape = product[place].shape if place in product else None
    return shape[side == "columns"] if shape else 0


def _count_side(product: Mapping[Place, Box], at: tuple[Place, Side]) -> str:
    return f"{product[at[0]].symbol} has {counted(_size(product, at), at[1].removesuffix('s'))}"
