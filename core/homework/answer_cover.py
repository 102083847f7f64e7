"""Which numbers of a screen are answers to homework that a student has not earned yet, so that they stay covered.

Where a student moves the divisor of the scores, it is the divisors that would show an answer.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.graph.nodes import EVERY_INPUT, EVERY_NODE
from core.graph.steps import Matrix, softmax
from core.graph.trace import Trace
from core.homework.exercise import Exercise, Part

Places = NDArray[np.bool_]
"""A truth value for each cell of a matrix."""

_DIVISORS = 400
"""How many divisors are tried."""


@dataclass(frozen=True, kw_only=True, eq=False)
class AnswerPlaces:
    """The places of a node that a part asks for; a number there is its answer if it is within ``window`` of the key.

    ``is_cell``: the part asks for a single number.
    """

    node: Matrix
    places: Places
    window: float
    is_cell: bool

    def places_in(self, M: Matrix) -> Places:
        """The places of a matrix that hold the answer.

        A number near 0 is near many others: it counts only if another of its row is the answer too, or there is none.
        """
        if M.shape != self.node.shape:
            return np.zeros(M.shape, dtype=np.bool_)
        with np.errstate(invalid="ignore"):  # a masked score is −∞, and −∞ − (−∞) no number
            found = self.places & (np.abs(M - self.node) <= self.window)
        telling = self.places & (np.abs(self.node) > self.window)
        row_is_found = (found & telling).any(axis=1, keepdims=True) | ~telling.any(axis=1, keepdims=True)
        return np.asarray(found & row_is_found)


@dataclass(frozen=True, kw_only=True, eq=False)
class AnswerCover:
    """The answers of an exercise that are still covered, and those that are not.

    Answers are recognised by their place and by their number, so inputs that a student has changed cover nothing,
    unless the change leaves the answer as it is.
    """

    covered: tuple[AnswerPlaces, ...] = ()
    earned: tuple[AnswerPlaces, ...] = ()

    def places(self, M: Matrix, *, shares: bool = False) -> Places:
        """The places of a matrix that have to stay covered.

        With ``shares`` each row sums to 1: where a part asks for one number, its row is covered whole, as it would
        follow from the others.
        """
        hidden, earned = np.zeros(M.shape, dtype=np.bool_), np.zeros(M.shape, dtype=np.bool_)
        for one in self.earned:
            earned |= one.places_in(M)
        for one in self.covered:
            found = one.places_in(M) & ~earned
            hidden |= found.any(axis=1, keepdims=True) if shares and one.is_cell else found
        return hidden & ~earned

    def hides(self, node: str, M: Matrix) -> bool:
        """Whether any number of a node has to stay covered."""
        return bool(self.places(M, shares=EVERY_NODE[node].is_share).any())

    def without_answers(self, M: Matrix, *, shares: bool = False) -> Matrix:
        """A matrix with nan in place of each number that has to stay covered."""
        hidden = self.places(M, shares=shares)
        return np.where(hidden, np.nan, M) if hidden.any() else M


NO_COVER = AnswerCover()
"""Nothing is covered."""


@lru_cache(maxsize=256)
def answer_cover(exercise: Exercise, earned: frozenset[str]) -> AnswerCover:
    """What stays covered of an exercise while only the answers to some parts, by id, are found or shown.

    Of one that is not graded, nothing is covered.

    >>> from core.homework.bank import load
    >>> bank = load("bank-interest")
    >>> answer_cover(bank, frozenset()).places(bank.traces["plain"].weights, shares=True).any(axis=1).tolist()
    [True, True, True, True, True]
    """
    if not exercise.graded:
        return NO_COVER
    return AnswerCover(
        covered=tuple(_answer_places(exercise, part) for part in exercise.computed_parts if part.id not in earned),
        earned=tuple(
            _answer_places(exercise, part, answered=True)
            for part in exercise.computed_parts
            if part.id in earned and part.kind != "choice"
        ),
    )


@lru_cache(maxsize=64)
def covered_trace(trace: Trace, cover: AnswerCover) -> Trace:
    """A trace with nan in place of each number that has to stay covered; what is given, and copies of it, stay."""
    if cover is NO_COVER:
        return trace
    inputs = [M for name, M in trace.matrices.items() if name in EVERY_INPUT and M is not None]
    matrices = {
        name: M if M is None or any(np.array_equal(M, one) for one in inputs)
        else cover.without_answers(np.asarray(M), shares=name in EVERY_NODE and EVERY_NODE[name].is_share)
        for name, M in trace.matrices.items()
    }  # fmt: skip
    return Trace(matrices, trace.steps)


@lru_cache(maxsize=64)
def covered_parts(exercise: Exercise, earned: frozenset[str], traces: tuple[Trace, ...]) -> tuple[Part, ...]:
    """The parts, not earned, whose answers are covered in some traces."""
    cover = answer_cover(exercise, earned)
    if cover is NO_COVER:
        return ()
    nodes = [np.asarray(trace.matrices[name]) for trace in traces for name in EVERY_NODE if name in trace.matrices]
    hidden = [(M, cover.places(M)) for M in nodes]
    waiting = [part for part in exercise.computed_parts if part.id not in earned]
    asked = zip(waiting, cover.covered, strict=True)
    return tuple(part for part, one in asked if any((one.places_in(M) & places).any() for M, places in hidden))


@lru_cache(maxsize=64)
def covered_divisors(trace: Trace, cover: AnswerCover, most: float) -> tuple[tuple[float, float], ...]:
    """The ranges of divisors from 1 to ``most`` in which the divided scores, or their weights, hold a covered answer.

    They may be somewhat wider than that: a number that passes an answer between two of the divisors that are tried
    counts as one that meets it.

    >>> from core.homework.bank import load
    >>> from core.homework.answer_cover import answer_cover
    >>> bank = load("bank-interest")
    >>> ranges = covered_divisors(bank.traces["learned"], answer_cover(bank, frozenset()), 12.0)
    >>> [(round(low, 2), round(high, 2)) for low, high in ranges][:2]
    [(1.01, 1.03), (1.08, 1.09)]
    """
    divisors = np.geomspace(1.0, most, _DIVISORS)
    divided = trace.scores / divisors[:, None, None]
    met = np.zeros(_DIVISORS - 1, dtype=np.bool_)
    for M in (divided, softmax(divided)):
        for one in cover.covered:
            met |= _crossings(one, M)
    changes = np.flatnonzero(np.diff([False, *met, False]))  # where neighbouring places that are met begin and end
    return tuple((float(divisors[first]), float(divisors[last])) for first, last in changes.reshape(-1, 2))


def _crossings(asked: AnswerPlaces, M: Matrix) -> Places:
    """Between which of the matrices (m, n, n) that follow each other a number meets the answer; → (m − 1,)."""
    if asked.node.shape != M.shape[1:]:
        return np.zeros(len(M) - 1, dtype=np.bool_)
    low, high = np.minimum(M[:-1], M[1:]), np.maximum(M[:-1], M[1:])
    telling = asked.places & (np.abs(asked.node) > asked.window)
    with np.errstate(invalid="ignore"):
        met = (low - asked.window <= asked.node) & (asked.node <= high + asked.window)
    return np.asarray((met & telling).any(axis=(1, 2)))


def _answer_places(exercise: Exercise, part: Part, *, answered: bool = False) -> AnswerPlaces:
    """The cells of a part, and those that hold the same number because words or scores are the same.

    Of a ranking they are the whole row, as nobody knows which words it is, until it is ``answered``.
    """
    node = np.asarray(getattr(exercise.traces[part.graph], part.node), dtype=np.float64)
    places = np.zeros(node.shape, dtype=np.bool_)
    places[part.place] = True
    if answered and part.kind == "ranking":
        others = np.argsort(-node[part.row], kind="stable")[part.shape[0] :]
        places[part.row, others] = False
    same_rows, same_columns = (_same_words(exercise, part.graph, letter) for letter in EVERY_NODE[part.node].shape)
    places = same_rows @ places if same_columns.size == 0 else same_rows @ places @ same_columns
    if np.array_equal(node, node.T):
        places |= places.T
    is_cell = part.kind in ("number", "choice")
    return AnswerPlaces(node=node, places=places, window=10.0**-part.fewest_decimals, is_cell=is_cell)


def _same_words(exercise: Exercise, graph: str, letter: str) -> Places:
    """Which of the words that a dimension stands for have the same vector (n, n); empty if it stands for no words."""
    if not exercise.words(graph, letter):
        return np.empty((0, 0), dtype=np.bool_)
    X = exercise.inputs["X_kv" if letter == "n_kv" and exercise.graphs[graph].cross else "X"]
    return np.asarray((X[:, None] == X).all(axis=-1))
