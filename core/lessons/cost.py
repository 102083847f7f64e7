"""What attention costs as a text grows: products and memory by formula, and seconds by trying.

For n words and vectors of d numbers the scores take n² d products, the context n² d again, and queries, keys and values
n d² each. The weights are n² numbers.
"""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache

import numpy as np

from core.graph.long_text import LONGEST, Text, read_text, rows
from core.lessons import two_banks
from core.lessons.schema import Facts, LazyFacts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile
from core.words import sources

MEASURED = (128, 256, 512, 1024, 2048)
"""The numbers of words that are tried."""

D = 50
"""Numbers per word in the vectors of /large."""

D_MODEL_ASKED = 512
BYTES = 4
"""Bytes of a number in single precision."""

_AT_ONCE = 400_000
"""Products of one step: so few that they are not shared among threads, and no n × n matrix is held."""

_TRIES = 5

load = DataFile("cost.toml", Lesson)


def products_of_pairs(n: int, d: int) -> int:
    """2 n² d: a dot product of d numbers for each of n² scores, and as many products for the context."""
    return 2 * n**2 * d


def products_of_projections(n: int, d: int) -> int:
    """3 n d²: n words times W_q, W_k and W_v (d × d)."""
    return 3 * n * d**2


def megabytes_of_weights(n: int) -> float:
    """4 n² bytes, in units of 10⁶."""
    return BYTES * n**2 / 1e6


def words_of_weights(megabytes: float) -> float:
    """How many words have weights of so many megabytes.

    >>> words_of_weights(megabytes_of_weights(360))
    360.0
    """
    return float(np.sqrt(max(megabytes, 0) * 1e6 / BYTES))


def megabytes_of_vectors(n: int, d: int) -> float:
    """4 n d bytes, in units of 10⁶."""
    return BYTES * n * d / 1e6


@dataclass(frozen=True, kw_only=True)
class Measurement:
    """The seconds that the weights and the context of some texts took, by their length, and when that was."""

    seconds: Mapping[int, float]
    at: datetime


@cache
def measure() -> Measurement:
    """Compute texts of random vectors on this machine, the best of some tries; remembered for all who ask."""
    rng = np.random.default_rng(0)
    seconds = {}
    for n in MEASURED:
        X = rng.standard_normal((n, D)).astype(np.float32)
        text = Text(words=("",) * n, X=X, unknown=(), read=n, whole=True)
        seconds[n] = min(_time(text) for _ in range(_TRIES))
    return Measurement(seconds=seconds, at=datetime.now(UTC))


_CLOCK = getattr(time, "thread_time", time.process_time)
"""Seconds of this thread's own work; Python in a browser has one thread, and no clock for it."""


def _time(text: Text) -> float:
    """Seconds of this thread's own work for all rows of a text, as many at a time as are one step."""
    n, start = len(text.words), _CLOCK()
    block = max(1, _AT_ONCE // (n * D))
    for first in range(0, n, block):
        rows(text, range(first, min(first + block, n)), scaled=True)
    return _CLOCK() - start


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name."""
    n, d = LONGEST, D_MODEL_ASKED
    facts: Mapping[str, Facts] = {
        "rows": LazyFacts(_facts_of_banks),
        "twice": {"key": str(products_of_pairs(2 * n, d) // products_of_pairs(n, d))},
        "memory": {
            "key": megabytes_of_weights(n), "n": n, "d": D, "of_X": megabytes_of_vectors(n, D), "numbers": n**2 / 1e6,
            "double": 2 * megabytes_of_weights(n), "binary": BYTES * n**2 / 2**20, "one-row": BYTES * n / 1e6,
        },
    }  # fmt: skip
    return tasks_of(load, facts)


def _facts_of_banks() -> Facts:
    text = read_text(two_banks.text(), sources.load())
    banks = [i for i, word in enumerate(text.words) if word == "bank"]
    weights = np.concatenate([rows(text, range(i, i + 1), scaled=True).weights for i in banks])
    _, beside, none = load().questions["rows"].options
    return {"key": none if np.allclose(weights, weights[0]) else beside}
