"""What was answered before a part: right answers, slips, and which of their numbers are used on the way to it.

Each number stands for all that are rounded to it, and some answers have numbers that say nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from core.graph.nodes import EVERY_NODE, ancestors, steps_on_the_way
from core.graph.steps import origin
from core.homework.exercise import Answer, Exercise, Part
from core.reading.answers import Numbers, Reading
from core.reading.verdicts import half_unit


class OwnNumbers(NamedTuple):
    """The numbers that a student gave for a part, by its id, each with how far rounding may have moved it."""

    part: str
    values: tuple[float, ...]
    margins: tuple[float, ...]

    @property
    def without_margins(self) -> "OwnNumbers":
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


Group: TypeAlias = tuple[OwnNumbers, ...]
"""The numbers of some answers, in the order they were asked."""


@dataclass(frozen=True, kw_only=True)
class Origin:
    """Where an answer that is not right comes from: the part where the slip was made, its own or an earlier one.

    ``key`` is what an earlier slip leads to, None if the slip was made here. ``mistakes`` are the ids of those that
    explain the answer by one changed step of the graph; none if it follows from other answers. ``says_nothing``: it
    cannot have come from the step before, nor does anything that follows from it count.
    """

    source: str
    key: Answer | None = None
    mistakes: frozenset[str] = frozenset()
    says_nothing: bool = False


@dataclass(frozen=True, kw_only=True)
class History:
    """What was answered before, by part id in the order asked: the origins of what was not right, and all numbers.

    These are ``right``, ``wrong``, or ``empty`` if nothing follows from them.
    """

    exercise: Exercise
    slips: dict[str, Origin] = field(default_factory=dict)
    right: dict[str, OwnNumbers] = field(default_factory=dict)
    wrong: dict[str, OwnNumbers] = field(default_factory=dict)
    empty: dict[str, OwnNumbers] = field(default_factory=dict)

    def add(self, part: Part, reading: Reading, slip: Origin | None = None) -> None:
        """Add an answer, which is right if it is no slip."""
        if slip:
            self.slips[part.id] = slip
        if own := own_numbers(part, reading):
            several = self.right if slip is None else self.empty if slip.says_nothing else self.wrong
            several[part.id] = own

    def right_numbers_before(self, part: Part) -> Group:
        """The numbers of right answers on the way to a part; what is merely read off them is taken as it stands."""
        steps = self.exercise.steps[part.graph]
        right = [(one, self.exercise.part(one.part).node) for one in self._numbers_before(part, self.right)]
        here = origin(part.node, steps)
        return tuple(one.without_margins if origin(node, steps) == here else one for one, node in right)

    def right_numbers_beside(self, part: Part) -> Group:
        """The numbers of right answers in the first head, which a part of the second does not read; a mistake may."""
        beside = steps_on_the_way(part.node) - ancestors(part.node)
        parts = [one for one in map(self.exercise.part, self.right) if one.node in beside]
        return tuple(self.right[one.id] for one in parts if _is_same_in(self.exercise, one, part.graph))

    def wrong_numbers_around(self, part: Part) -> Group:
        """The numbers of wrong answers on the way to a part, then those that are some of what it asks for."""
        within = (own for name, own in self.wrong.items() if feeds(self.exercise, part, self.exercise.part(name)))
        return (*self._numbers_before(part, self.wrong), *within)

    def groups(self, part: Part, *, empty: bool = False) -> Iterable[Group]:
        """The numbers of wrong, or empty, answers on the way to a part: of each by itself, then of all together."""
        before = self._numbers_before(part, self.empty if empty else self.wrong)
        return (*((one,) for one in before), *([before] if len(before) > 1 else []))

    def _numbers_before(self, part: Part, own: Mapping[str, OwnNumbers]) -> Group:
        return tuple(own[name] for name in feeders(self.exercise, part.id) if name in own)


@lru_cache(maxsize=1024)
def feeders(exercise: Exercise, part_id: str) -> tuple[str, ...]:
    """The parts whose answers are used on the way to a part, in the order they are asked."""
    part = exercise.part(part_id)
    return tuple(earlier.id for earlier in exercise.computed_parts if feeds(exercise, earlier, part))


def feeds(exercise: Exercise, earlier: Part, part: Part) -> bool:
    """Whether an earlier part's answer is used on the way to a later one.

    It is if its node comes earlier, or if the later part is read from the same node; in another graph of the exercise,
    only if the node is the same in both.
    """
    is_part_of = earlier.row in (None, part.row) and earlier.column in (None, part.column) and earlier != part
    is_before = earlier.node in ancestors(part.node) and (earlier.node != part.node or is_part_of)
    return is_before and _is_same_in(exercise, earlier, part.graph)


def _is_same_in(exercise: Exercise, part: Part, graph: str) -> bool:
    """Whether a part's node is the same in another graph of the exercise."""
    here = getattr(exercise.traces[graph], part.node)
    return np.array_equal(getattr(exercise.traces[part.graph], part.node), here)
