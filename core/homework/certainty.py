"""What explains an answer, and how certain that is: of one short number, many agree with some mistake by chance."""

from collections.abc import Iterable, Sized
from dataclasses import dataclass

import numpy as np

from core.homework.exercise import Answer, Part
from core.reading.answers import Numbers, Reading, WeightedWords
from core.reading.numbers import Number

LARGE = 20
"""A number tells something about a mistake from this many units of the last decimal that has to be right."""

NEAR = 0.006
"""Numbers that agree with the right ones to about two decimals: many a mistake leads so near to them."""

MANY = 3
"""Two mistakes at once are looked for in this many numbers or more: any one number is near some pair's."""


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """One mistake, or two together, that lead to the answer.

    ``place`` says which row or cell it concerns. It is not ``is_certain`` where a number that no mistake led to may
    well agree with it by chance.
    """

    mistakes: tuple[str, ...]
    place: str = ""
    is_certain: bool = True


def numbers_of(reading: Reading) -> list[Number]:
    """The numbers of an answer that could be read."""
    match reading:
        case Numbers(cells=cells):
            return [cell for cell in cells if cell is not None]
        case WeightedWords(pairs=pairs):
            return [number for _, number in pairs if number is not None]
    return []


def paired_numbers(reading: Reading, answer: Answer) -> list[tuple[int | str, Number, float]]:
    """The numbers of a reading that could be read, each with that of an answer in its place; none for another word.

    A place is a position in a row after row, or a word.
    """
    match reading, answer:
        case Numbers(cells=cells), float() | np.ndarray():
            values = np.ravel(np.asarray(answer)).tolist()
            both = enumerate(zip(cells, values, strict=True))
            return [(i, cell, value) for i, (cell, value) in both if cell is not None]
        case WeightedWords(pairs=pairs), tuple():
            weights = dict(answer)
            return [(word, number, weights[word]) for word, number in pairs if number is not None and word in weights]
    return []


def is_large(part: Part, value: float) -> bool:
    """Whether a number has digits enough to tell what happened to it."""
    return abs(value) >= LARGE * 10.0**-part.fewest_decimals


def count_large(part: Part, reading: Reading) -> int:
    """How many numbers of an answer tell something about a mistake."""
    return sum(is_large(part, float(number.value)) for number in numbers_of(reading))


def are_many(numbers: Sized) -> bool:
    """Whether the numbers agree with those of a mistake hardly ever by chance; those of a ranking nearly sum to 1."""
    return len(numbers) >= MANY


def are_long(part: Part, numbers: Iterable[Number]) -> bool:
    """Whether all numbers have the decimals asked for: of one or two with fewer, many agree with some mistake's."""
    return all(
        number.places is None
        or number.places < 0
        or (number.places >= part.decimals and is_large(part, float(number.value)))
        for number in numbers
    )
