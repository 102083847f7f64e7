"""Whether the shapes that a student predicts fit each other: a product and its factors as boxes.

(a × b)(c × d) is (a × d), and only if b = c.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.lessons.from_scratch import Line, Names

Shape: TypeAlias = tuple[int, int]

Side: TypeAlias = Literal["rows", "columns"]

Place: TypeAlias = Literal["left", "right", "result"]

_LETTERS = ("n", "d_model", "d_k")


@dataclass(frozen=True, kw_only=True)
class Box:
    """A matrix as a box: its shape, None if it is not predicted yet, in letters where these are known."""

    place: Place
    symbol: str
    shape: Shape | None
    letters: str = ""


@dataclass(frozen=True, kw_only=True)
class Misfit:
    """Two sides that should be equal and are not, and what to say about them."""

    sides: tuple[tuple[Place, Side], tuple[Place, Side]]
    sentence: str


@dataclass(frozen=True, kw_only=True)
class Fitting:
    """Boxes as they stand when a product is written, what does not fit, and what to say if nothing is wrong."""

    boxes: tuple[Box, ...]
    misfits: tuple[Misfit, ...]
    otherwise: str = ""


def last_two(shape: tuple[float, ...] | None) -> Shape | None:
    """The rows and columns of an array with or without a batch; None for any other.

    >>> last_two((1, 6, 8)), last_two((6, 8)), last_two((6,))
    ((6, 8), (6, 8), None)
    """
    if shape is None or len(shape) not in (2, 3) or min(shape) < 1:
        return None
    rows, columns = (int(size) for size in shape[-2:])
    return rows, columns


def fit(line: Line, predicted: Mapping[str, Shape | None], names: Names) -> Fitting:
    """The boxes of a line whose result is a matrix.

    Args:
        line: its key is the symbol of the result.
        predicted: what the student says of each line, by id.
        names: what the lines compute, for the letters of the sizes.
    """
    letters = {names[letter]: letter for letter in reversed(_LETTERS)}
    known = {"result": predicted.get(line.id)}
    symbols = {"result": line.question.key}
    if line.product:
        left, right = line.product.left, line.product.right
        known |= {"left": predicted.get(left.line), "right": predicted.get(right.line)}
        symbols |= {"left": left.symbol, "right": right.symbol}
        if line.product.turned:
            known["right"] = known["right"] and known["right"][::-1]
            symbols["right"] += "ᵀ"
    places: tuple[Place, ...] = ("left", "right", "result")
    boxes = tuple(
        Box(place=place, symbol=symbols[place], shape=known[place], letters=_in_letters(known[place], letters))
        for place in places
        if place in known
    )
    return _fitting({box.place: box for box in boxes}) if line.product else Fitting(boxes=boxes, misfits=())


def _in_letters(shape: Shape | None, letters: Mapping[int, str]) -> str:
    return " × ".join(letters.get(size, str(size)) for size in shape) if shape else ""


_RULES: tuple[tuple[tuple[Place, Side], tuple[Place, Side], str], ...] = (
    (("left", "columns"), ("right", "rows"), "They must be equal, or the two cannot be multiplied."),
    (("result", "rows"), ("left", "rows"), "A product has as many rows as its left factor."),
    (("result", "columns"), ("right", "columns"), "A product has as many columns as its right factor."),
)


def _fitting(boxes: Mapping[Place, Box]) -> Fitting:
    misfits = tuple(
        Misfit(sides=(one, other), sentence=f"{_counted(boxes, one)}, but {_counted(boxes, other)}. {rule}")
        for one, other, rule in _RULES
        if _size(boxes, one) and _size(boxes, other) and _size(boxes, one) != _size(boxes, other)
    )
    missing = " and ".join(dict.fromkeys(box.symbol for box in boxes.values() if not box.shape))
    otherwise = f"Say what the shape of {missing} is, and see whether it fits." if missing else "The boxes fit."
    return Fitting(boxes=tuple(boxes.values()), misfits=misfits, otherwise=otherwise)


def _size(boxes: Mapping[Place, Box], at: tuple[Place, Side]) -> int:
    place, side = at
    shape = boxes[place].shape
    return shape[side == "columns"] if shape else 0


def _counted(boxes: Mapping[Place, Box], at: tuple[Place, Side]) -> str:
    size, (place, side) = _size(boxes, at), at
    return f"{boxes[place].symbol} has {size} {side if size > 1 else side.removesuffix('s')}"
