"""A dictionary that is forgiving: each key is scored against the query, and a blend of all values is read.

The scores are cosines of trigram counts: names with common parts are similar. The rest is attention for one query.
Source: Vaswani et al., Attention Is All You Need (2017), section 3.2: a query, and a set of key-value pairs.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import sqrt

import numpy as np

from core.graph.steps import Matrix, softmax
from core.graph.trace import Trace, attend
from core.lessons.schema import Facts, Lesson
from core.lessons.slides import load as load_slides
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile


class Directory(Lesson):
    """Names and their rooms, two names that are not among them, and the questions by name."""

    misspelt: str
    another: str
    rooms: dict[str, int]


load = DataFile("soft_lookup.toml", Directory)
"""The names and rooms of the slides, and the questions about them."""


def trigrams(name: str) -> Counter[str]:
    """How often each run of three letters occurs; a space before and after counts as a letter, case does not count.

    >>> sorted(trigrams("Bo"))
    [' bo', 'bo ']
    """
    padded = f" {name.strip().casefold()} "
    return Counter(padded[i : i + 3] for i in range(len(padded) - 2))


@lru_cache(maxsize=256)
def similarity(query: str, key: str) -> float:
    """cos(q, k) = Σ qₜ kₜ / (√Σ qₜ² √Σ kₜ²) over trigrams t: 1 for the same name, 0 with no trigram in common."""
    q, k = trigrams(query), trigrams(key)
    return dot(q, k) / sqrt(dot(q, q) * dot(k, k)) if q and k else 0.0


def dot(a: Mapping[str, int], b: Mapping[str, int]) -> int:
    """Σ aₜ bₜ over the trigrams in both."""
    return sum(count * b[trigram] for trigram, count in a.items() if trigram in b)


def shared_letters(query: str, key: str) -> tuple[int, ...]:
    """The places of a key's letters that are in a trigram of the query, too.

    >>> shared_letters("Summeth", "Smeeth")
    (3, 4, 5)
    """
    padded, common = f" {key.casefold()} ", trigrams(query)
    return tuple(i for i, _ in enumerate(key) if any(padded[j : j + 3] in common for j in range(max(i - 1, 0), i + 2)))


_MOST_TRIGRAMS = 12
"""With more trigrams than this, only those that a key has too are in the vectors."""


def vectors(query: str, keys: Sequence[str]) -> tuple[tuple[str, ...], Matrix, Matrix]:
    """Trigrams, and how often the query (1 × t) and each key (m × t) has them, divided by the length of its vector.

    q Kᵀ are the similarities. A trigram that is not in the query, or in no key, adds nothing and may be missing.
    """
    q, counts = trigrams(query), [trigrams(key) for key in keys]
    shared = tuple(trigram for trigram in q if any(trigram in k for k in counts))
    columns = tuple(q) if len(q) <= _MOST_TRIGRAMS else shared or tuple(q)[:_MOST_TRIGRAMS]
    unit_q, *unit_keys = ([one[trigram] / sqrt(dot(one, one)) for trigram in columns] for one in (q, *counts))
    return columns, np.array([unit_q]), np.array(unit_keys)


@dataclass(frozen=True, kw_only=True, eq=False)
class LookUp:
    """What a soft look-up among n keys gives."""

    scores: Matrix
    weights: Matrix
    blend: float


def look_up(query: str, rooms: Mapping[str, int], sharpness: float) -> LookUp:
    """Look a name up softly: blend = Σ weightᵢ roomᵢ, weights = softmax(sharpness · similarity).

    At a sharpness of 0 all weights are even; towards ∞ the most similar name has all.
    """
    scores = np.array([similarity(query, key) for key in rooms])
    weights = np.asarray(softmax(sharpness * scores))
    values = np.array(list(rooms.values()), dtype=np.float64)
    return LookUp(scores=scores, weights=weights, blend=float(weights @ values))


@cache
def words() -> Trace:
    """The words of the slides looked up by their vectors, with one W for queries, keys and values."""
    X, W = load_slides().inputs.values()
    return attend(X, W, W, W)


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, each with its right answer and what known slips lead to; all are about given names."""
    directory = load()
    names, values = list(directory.rooms), list(directory.rooms.values())
    best, nearest = (
        int(look_up(name, directory.rooms, 1).scores.argmax()) for name in (directory.another, directory.misspelt)
    )
    rooms = [str(value) for value in values]
    asked = trigrams(directory.misspelt)
    seen = {one: one.replace(" ", "␣") for one in asked}
    shared = [f"*{seen[one]}*" for one in asked if one in trigrams(names[nearest])]
    facts: Mapping[str, Facts] = {
        "predict": {
            "key": names[nearest],
            "options": names,
            "shared": ", ".join(shared),
            "many": len(shared),
            "pieces": " ".join(seen.values()),
        },
        "even": {"key": f"{np.mean(values):g}: the mean", "share": f"1/{len(rooms)}", "mean": f"{np.mean(values):g}"},
        "sharpest": {"key": rooms[best], "options": rooms, "renamed": {"201": rooms[1], "202": rooms[2]}},
    }
    return tasks_of(load, facts)
