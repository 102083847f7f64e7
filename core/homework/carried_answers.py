"""What follows from a student's own numbers, each of which stands for all that are rounded to it.

The graph is evaluated with those numbers in place of the right ones. An answer is right if some numbers within half a
unit of the last place of each lead to it: the window of an answer is what they reach.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from core.graph.nodes import EVERY_NODE
from core.graph.steps import Array, Matrix, Step, wrap_step
from core.homework.earlier_answers import Group, OwnNumbers
from core.homework.exercise import Answer, Exercise, Part, read_answer
from core.reading.answers import Choice, Numbers, Reading, WeightedWords
from core.reading.names import distinct

REMEMBERED = 1024
"""Windows that are remembered for other answers."""

REACH = 30.0
"""So many times further than what rounding moved, relative to the answer's size, lies no answer that it led to."""

_STEP = 1e-5
"""How far numbers are moved to see what moves with them."""

ChangedSteps: TypeAlias = tuple[tuple[str, Step], ...]
"""The wrong steps of a mistake, each with its node."""

Function: TypeAlias = Callable[[Matrix], Matrix]
"""Numbers (…, N) to the cells of an answer (…, M)."""


@dataclass(frozen=True, eq=False)
class CarriedAnswer:
    """The answer to a part that follows from a student's own numbers, and the window around it.

    ``change`` are the steps of a mistake that is made here as well; its window is not asked for.
    """

    exercise: Exercise
    part: Part
    own: Group
    change: ChangedSteps = ()

    @cached_property
    def node(self) -> Matrix | None:
        """The part's node, with the numbers as they stand; None if it would not be finite, as after dividing by 0."""
        return _carried_node(self.exercise, self.part.graph, self.part.node, self.own, self.change)

    @property
    def answer(self) -> Answer | None:
        """What follows from the numbers as they stand."""
        return None if self.node is None else read_answer(self.part, self.node)

    def nearest(self, reading: Reading, *, every: bool) -> Answer | None:
        """Of all answers that follow from numbers within their margins, the one that is nearest to a reading.

        None if rounding them cannot have moved any number of the reading so far, or not ``every`` one.
        """
        if self.node is None or not self.is_near(reading, self.margin, every=every):
            return None
        least, greatest = self._window
        if not np.isfinite([least, greatest]).all():
            return None
        answers = (_with_cells(self.part, self.node, cells) for cells in _clipped(self.part, reading, least, greatest))
        return max(answers, key=lambda answer: isinstance(reading, Choice) and answer == reading.word)

    def is_near(self, reading: Reading, margin: float, *, every: bool) -> bool:
        """Whether rounding some numbers, by a margin, can have moved some number of a reading so far, or every one."""
        if not margin or self.node is None:
            return False
        near = is_within_reach(typed_numbers(self.part, reading), self.cells, margin)
        return bool(near.all() if every else near.any())

    @property
    def margin(self) -> float:
        """The widest margin of the numbers."""
        return float(self._margins.max(initial=0.0))

    @cached_property
    def cells(self) -> Matrix:
        """The numbers asked for, or the row that words are taken from, from the numbers as they stand."""
        return np.ravel(self.node[self.part.place]) if self.node is not None else np.array([])

    @cached_property
    def _margins(self) -> Matrix:
        return np.array([margin for own in self.own for margin in own.margins])

    @cached_property
    def _window(self) -> tuple[Matrix, Matrix]:
        """The least and the greatest of each of the cells."""
        values = np.array([value for own in self.own for value in own.values])
        return bounds(self._cells, values, self._margins)

    def _cells(self, numbers: Matrix) -> Matrix:
        nodes = _evaluate(self.exercise, self.part.graph, self.part.node, self.own, numbers, self.change)
        return nodes[..., *self.part.place].reshape(len(numbers), -1)


carried_answer = lru_cache(maxsize=REMEMBERED)(CarriedAnswer)
"""What follows from a student's own numbers, remembered."""


@lru_cache(maxsize=REMEMBERED)
def _carried_node(exercise: Exercise, graph: str, node: str, own: Group, change: ChangedSteps) -> Matrix | None:
    """A node that follows from own numbers as they stand; None if it would not be finite or of another shape.

    It is remembered for all the parts that are read from it.
    """
    right = getattr(exercise.traces[graph], node)
    values = np.array([value for one in own for value in one.values])
    try:
        carried = _evaluate(exercise, graph, node, own, values, change)
    except ValueError:
        return None
    return carried if carried.shape == right.shape and np.isfinite(carried[np.isfinite(right)]).all() else None


def _evaluate(exercise: Exercise, graph: str, node: str, own: Group, numbers: Matrix, change: ChangedSteps) -> Matrix:
    """A node with numbers (…, N) in place of the right ones; (…, rows, columns)."""
    steps, changed, first = exercise.steps[graph], dict(change), 0
    for name, values, _ in own:
        part = exercise.part(name)
        answer = numbers[..., first : first + len(values)].reshape((*numbers.shape[:-1], *part.shape))
        first += len(values)
        is_symmetric = EVERY_NODE[part.node].is_symmetric and not exercise.graphs[part.graph].learned
        step = changed.get(part.node, steps[part.node])
        changed[part.node] = _patched(step, part, answer, symmetric=is_symmetric)
    with np.errstate(all="ignore"):
        return exercise.node(graph, node, changed)


def bounds(function: Function, values: Matrix, margins: Matrix) -> tuple[Matrix, Matrix]:
    """The least and the greatest that each cell of a function reaches, with each value within its margin.

    Both are reached: they are computed from values at the ends of their margins, all at once, at those ends towards
    which the cell falls or rises. So a value that is used twice, above and below a fraction bar, moves both.

    >>> bounds(lambda x: x[..., :1] / (x[..., :1] + x[..., 1:]), np.array([1.0, 1.0]), np.array([0.5, 0.0]))
    (array([0.33333333]), array([0.6]))
    """
    steps = np.diag(margins)[margins > 0]
    rises = np.sign(function(values + steps) - function(values - steps))
    ends = rises.T @ steps
    reached = function(np.concatenate([values - ends, values + ends]))
    low, high = (np.diagonal(half) for half in np.split(reached, 2))
    return np.minimum(low, high), np.maximum(low, high)


def is_within_reach(numbers: Matrix, right: Matrix, margin: float) -> NDArray[np.bool_]:
    """Which numbers may come from the right ones, given that rounding on the way moved these by a margin."""
    off = np.abs(numbers - right)
    return np.isnan(off) | (off <= REACH * margin * (1 + np.abs(right)))


@lru_cache(maxsize=REMEMBERED)
def slopes(exercise: Exercise, part: Part, before: str) -> Matrix:
    """How far the right cells of a part move for each unit by which the right numbers of an earlier one do; (N, M)."""
    key = np.ravel(np.asarray(exercise.answer(before), dtype=np.float64))
    cells = CarriedAnswer(exercise, part, (OwnNumbers(before, tuple(key.tolist()), ()),))._cells
    steps = _STEP * np.eye(len(key))
    moved: Matrix = np.abs(cells(key + steps) - cells(key - steps)) / (2 * _STEP)
    return moved


def typed_numbers(part: Part, reading: Reading) -> Matrix:
    """What was typed for each of the cells of a part, NaN for nothing; for a choice the number that decides it."""
    match reading:
        case Numbers(cells=cells):
            return np.array([np.nan if cell is None else float(cell.value) for cell in cells])
        case WeightedWords(pairs=pairs):
            weights = {word: float(number.value) for word, number in pairs if number is not None}
            return np.array([weights.get(word, np.nan) for word in distinct(part.columns)])
        case _:
            return np.array([part.strong_from / len(part.columns)])


def _clipped(part: Part, reading: Reading, least: Matrix, greatest: Matrix) -> Iterable[Matrix]:
    """Cells between the least and the greatest that come nearest to a reading; words that it names weigh most."""
    match reading:
        case Numbers():
            yield np.clip(typed_numbers(part, reading), least, greatest)
        case WeightedWords(pairs=pairs):
            words = {word for word, _ in pairs}
            extremes = np.array([np.inf if word in words else -np.inf for word in distinct(part.columns)])
            weights = typed_numbers(part, reading)
            yield np.clip(np.where(np.isnan(weights), extremes, weights), least, greatest)
        case _:
            yield from (least, greatest)


def _with_cells(part: Part, node: Matrix, cells: Matrix) -> Answer:
    node = node.copy()
    node[part.place] = cells.reshape(node[part.place].shape)
    return read_answer(part, node)


def _patched(step: Step, part: Part, values: Matrix, *, symmetric: bool) -> Step:
    """The step, with the row or cell of a part overwritten by a student's values, in as many nodes as there are."""
    several = values.shape[: values.ndim - len(part.shape)]

    def patched(*nodes: Array) -> Array:
        right = np.asarray(step(*nodes))
        node = np.array(np.broadcast_to(right, (*several, *right.shape[-2:])) if several else right)
        node[..., *part.place] = values
        if symmetric and part.column is not None:
            node[..., part.column, part.row] = values
        return node

    return wrap_step(step, patched)
