"""The order of the words: what shuffling does to attention with and without positions, and what P is like.

Source: Vaswani et al., Attention Is All You Need (2017), section 3.5.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import pi

import numpy as np

from core.graph.nodes import INPUTS, NODES
from core.graph.steps import Matrix, sinusoids
from core.graph.trace import Trace, attend
from core.homework import bank
from core.lessons.pronouns import order
from core.lessons.schema import Facts, LazyFacts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile

SEEDS = range(10)
"""The shuffles to choose from; 0 leaves the words as they are written."""

_OTHERS, _OWN = "each gets others", "each keeps its own"
"""What a shuffle does to each word's threads, as the questions' options say it."""

ENDS = 41230
"""The shuffle in which the first word and the last change places, and all others stay."""


class Order(Lesson):
    """The exercise whose words are shuffled, the size of the P that is drawn, and the questions."""

    exercise: str
    places: int
    d_model: int


load = DataFile("order.toml", Order)


def words() -> tuple[str, ...]:
    """The words that are shuffled."""
    return bank.load(load().exercise).tokens


def places(seed: int) -> Sequence[int]:
    """Where the words of a shuffle stood: drawn, or where it is none of the `SEEDS`, named by its digits."""
    return order(len(words()), seed) if seed in SEEDS else [*map(int, f"{seed:0{len(words())}}")]


def read(text: str) -> int | None:
    """The shuffle that a link names: one of the `SEEDS`, or the digits of all places in an order; else None."""
    is_order = sorted(text) == [*map(str, range(len(words())))]
    return int(text) if text in map(str, SEEDS) or is_order else None


def shuffled_words(seed: int) -> tuple[str, ...]:
    """The words in the order of a shuffle."""
    return tuple(words()[place] for place in places(seed))


@cache
def shuffled_trace(seed: int, *, positions: bool) -> Trace:
    """The graph of the shuffled words."""
    X, *weights = bank.load(load().exercise).inputs.values()
    return attend(X[places(seed)], *weights, positions=positions)


@cache
def moved_trace(seed: int, *, positions: bool) -> Trace:
    """The graph of the words as they are written, and only then its rows in the order of a shuffle."""
    trace = shuffled_trace(0, positions=positions)
    made = {name: _reorder(name, M, places(seed)) for name, M in trace.matrices.items() if M is not None}
    return Trace({**trace.matrices, **made}, trace.steps)


def _reorder(name: str, M: Matrix, places: Sequence[int]) -> Matrix:
    record = NODES.get(name) or INPUTS[name]
    rows, columns = (places if size in ("n", "n_kv") else slice(None) for size in record.shape)
    return M[rows][:, columns]


def wavelength(pair: int, d_model: int) -> float:
    """After how many words the sine and cosine of a pair of columns, counted from 0, repeat: 2π · 10000^(2i/d_model).

    >>> round(wavelength(0, 8), 4)
    6.2832
    """
    return float(2 * pi * 10_000 ** (2 * pair / d_model))


@cache
def positions(n: int, d_model: int) -> Matrix:
    """P of n places; (n, d_model)."""
    return np.asarray(sinusoids(np.zeros((n, d_model))))


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, each with its right answer and what known slips lead to."""
    P, (one, other) = positions(load().places, load().d_model), ALIKE
    facts: Mapping[str, Facts] = {
        "without": LazyFacts(
            lambda: {
                "key": _find_kept(positions=False),
                "share": f"{shuffled_trace(0, positions=False).weights[1, 2]:.2f}",
            }
        ),
        "with": LazyFacts(
            lambda: {
                "key": _find_kept(positions=True),
                "before": f"{shuffled_trace(0, positions=True).weights[1, 0]:.2f}",
            }
        ),
        "relative": {
            "key": _find_alike(P),
            "same": f"{P[one] @ P[other]:.2f}",
            "near": f"{P[2] @ P[4]:.2f}",
            "far": f"{P[0] @ P[6]:.2f}",
            "repeats": f"{wavelength(0, load().d_model):.1f}",
        },
    }
    return tasks_of(load, facts)


def _find_kept(*, positions: bool) -> str:
    """What becomes of the threads and the context vectors in all shuffles: an option."""
    both = ((shuffled_trace(seed, positions=positions), moved_trace(seed, positions=positions)) for seed in SEEDS[1:])
    rows = [
        np.allclose(*vectors)
        for one, other in both
        for name in ("weights", "context")
        for vectors in zip(one.matrices[name], other.matrices[name], strict=True)
    ]
    return _OWN if all(rows) else _OTHERS if not any(rows) else ""


PAIRS = {"p₇ · p₁₀": (7, 10), "p₂ · p₄": (2, 4), "p₀ · p₆": (0, 6)}
"""The rows of P that the options of the last question multiply."""


ALIKE = 0, 3
"""The rows of P whose product is to be found again in an option."""


def _find_alike(P: Matrix) -> str:
    same = P[ALIKE[0]] @ P[ALIKE[1]]
    return next(option for option, (a, b) in PAIRS.items() if np.isclose(P[a] @ P[b], same))
