"""The numbers that a student gave: what each of them stands for, and whether they say anything at all."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from core.graph.nodes import EVERY_NODE
from core.homework.exercise import Exercise, Part
from core.reading.answers import Numbers, Reading
from core.reading.comparing import half_unit


class OwnNumbers(NamedTuple):
    """The numbers that a student gave for a part, by its id, each with how far rounding may have moved it."""

    part: str
    values: tuple[float, ...]
    margins: tuple[float, ...]

    @property
    def as_they_stand(self) -> "OwnNumbers":
        """The same numbers, taken at their word."""
        return self._replace(margins=(0.0,) * len(self.margins))


def own_numbers(part: Part, reading: Reading) -> OwnNumbers | None:
    """The numbers of an answer; None if it has none, or not all."""
    if not isinstance(reading, Numbers) or not reading.values:
        return None
    return OwnNumbers(part.id, reading.values, tuple(_margins(part, [cell.places for cell in reading.cells if cell])))


def _margins(part: Part, places: Sequence[int | None]) -> Iterator[float]:
    """Half a unit in the last place of each number; 0 if it is exact, or has fewer decimals than are accepted.

    Trailing zeros are never required: among longer numbers a short one has as many decimals as the longest. So has
    each of a print, which shows more decimals than were asked for.
    """
    finest = max(one or 0 for one in places)
    for one in places:
        if one is None or finest < part.fewest_decimals:
            yield 0.0
        else:
            is_short = finest > part.decimals or one < part.fewest_decimals
            yield float(half_unit(finest if is_short else one))


def is_empty(reading: Reading) -> bool:
    """Whether numbers say nothing: all are 0, or all are equal."""
    values = (reading.values if isinstance(reading, Numbers) else None) or ()
    return bool(values) and (not any(values) or len(set(values)) == 1 < len(values))


def are_on_single_words(part: Part, weights: npt.ArrayLike) -> bool:
    """Whether rows of weights are 0 and 1 alone: no softmax makes such rows, so nothing was computed."""
    is_asked = part.kind in ("vector", "matrix") and EVERY_NODE[part.node].is_share
    return is_asked and bool(np.isin(np.asarray(weights, dtype=np.float64), (0, 1)).all())


def repeats_rows(exercise: Exercise, part: Part, reading: Reading) -> bool:
    """Whether a matrix has the same row for words whose right rows differ: it was made up, not computed."""
    values = reading.values if isinstance(reading, Numbers) and part.kind == "matrix" else None
    if not values:
        return False
    rows, right = np.reshape(values, part.shape), getattr(exercise.traces[part.graph], part.node)
    alike = (rows[:, None] == rows[None]).all(axis=-1)
    differ = (np.abs(right[:, None] - right[None]) > 10.0**-part.fewest_decimals).any(axis=-1)
    return bool((alike & differ).any())
