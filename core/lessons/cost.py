"""What attention costs as a text grows: products and memory, by formula.

For n words and vectors of d numbers the scores take n² d products, the context n² d again, and queries, keys and values
n d² each. The weights are n² numbers.
"""

from collections.abc import Mapping
from functools import cache

import numpy as np

from core.graph.long_text import LONGEST, read_text, rows
from core.lessons import two_banks
from core.lessons.schema import Facts, LazyFacts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile
from core.words import sources

D = 50
"""Numbers per word in the vectors of /large."""

D_MODEL_ASKED = 512
BYTES = 4
"""Bytes of a number in single precision."""


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


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name."""
    n, d = LONGEST, D_MODEL_ASKED
    facts: Mapping[str, Facts] = {
        "rows": LazyFacts(_of_banks),
        "twice": {"key": str(products_of_pairs(2 * n, d) // products_of_pairs(n, d))},
        "memory": {
            "key": megabytes_of_weights(n), "n": n, "d": D, "of_X": megabytes_of_vectors(n, D), "numbers": n**2 / 1e6,
            "double": 2 * megabytes_of_weights(n), "binary": BYTES * n**2 / 2**20, "one-row": BYTES * n / 1e6,
        },
    }  # fmt: skip
    return tasks_of(load, facts)


def _of_banks() -> Facts:
    text = read_text(two_banks.text(), sources.load())
    banks = [i for i, word in enumerate(text.words) if word == "bank"]
    weights = np.concatenate([rows(text, range(i, i + 1), scaled=True).weights for i in banks])
    _, beside, none = load().questions["rows"].options
    return {"key": none if np.allclose(weights, weights[0]) else beside}
