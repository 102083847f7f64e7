"""Rotary positions: a query and a key turned by their places, and sines and cosines that are added instead.

Source: Su et al., RoFormer: Enhanced Transformer with Rotary Position Embedding (2021), section 3.2.2.
"""

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from core.graph.steps import Matrix
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile

FINE = 8
"""Into so many steps each place is cut where a curve is drawn."""


class Rotary(Lesson):
    """A word with its query and one with its key, of d_k numbers; how many places there are, and theirs at first."""

    words: tuple[str, str]
    query: tuple[float, ...]
    key: tuple[float, ...]
    places: int
    home: tuple[int, int]


load = DataFile("rotary.toml", Rotary)


def angles(d: int) -> Matrix:
    """θ_i = 10000^(−2i/d), by which pair i of d columns is turned for each place; (d/2,)."""
    return np.asarray(10_000.0 ** (-2 * np.arange(d // 2) / d))


def rotate(X: Matrix, places: Sequence[float] | Matrix) -> Matrix:
    """Turn each pair of columns 2i, 2i + 1 by place · θ_i; (…, n, d), (n,) → (…, n, d).

    (x, y) becomes (x cos a − y sin a, x sin a + y cos a). Source: Su et al. (2021), equation 15.
    """
    turns = np.asarray(places, dtype=np.float64)[:, None] * angles(X.shape[-1])
    x, y = X[..., 0::2], X[..., 1::2]
    turned = (x * np.cos(turns) - y * np.sin(turns), x * np.sin(turns) + y * np.cos(turns))
    return np.stack(turned, axis=-1).reshape(X.shape)


def _rows(pairs: int, *, added: bool) -> Sequence[Matrix]:
    """The query and the key, or twice the sine and cosine of place 0; each (d,), and only the first pairs not 0."""
    lesson = load()
    point = [1.0, 0.0] * (len(lesson.key) // 2)
    rows = (point, point) if added else (lesson.query, lesson.key)
    return [np.where(np.arange(len(row)) < 2 * pairs, row, 0.0) for row in rows]


def _turned(row: Matrix, places: Matrix | range) -> Matrix:
    """One vector as it is at each of some places; (n, d)."""
    return rotate(np.tile(row, (len(places), 1)), places)


@cache
def scores(pairs: int, *, added: bool = False) -> Matrix:
    """q_m · k_n of the first pairs, or p_m · p_n of sinusoids, for all places m and n; (places, places)."""
    Q, K = (_turned(row, range(load().places)) for row in _rows(pairs, added=added))
    return np.asarray(Q @ K.T)


def distances() -> Matrix:
    """How far the key may be after the query, in fine steps: n − m from −(places − 1) to places − 1."""
    last = load().places - 1
    return np.linspace(-last, last, 2 * last * FINE + 1)


@cache
def curve(pairs: int, *, added: bool = False) -> Matrix:
    """The score of the first pairs at each of `distances`, with the query at place 0; of sinusoids p_m · p_n.

    A sine and its cosine are the point (1, 0) turned, and mirrored: their dot product is that of the two points.
    """
    query, key = _rows(pairs, added=added)
    return _turned(key, distances()) @ query


def score_at_distance(distance: int) -> float:
    """The score of the first pair with the key so many places after the query.

    >>> [round(score_at_distance(distance), 2) for distance in (-1, 0, 1)]
    [1.5, 0.82, -0.62]
    """
    return float(curve(1)[(distance + load().places - 1) * FINE])


def largest() -> int:
    """At which distance from the query, where that is at first, the score of the first pair is largest."""
    m = load().home[0]
    return int(scores(1)[m].argmax()) - m


def option_of(m: int, n: int) -> str:
    """How the first question calls a place of the key, if the query has not been moved."""
    options = load().questions["largest"].options
    near = dict(zip((-2, -1, 0, 1, 2), options, strict=False))
    return near.get(n - m, options[-1]) if m == load().home[0] else options[-1]


def places_of(question: str, answer: str) -> tuple[int, int]:
    """Where a query and a key stand that show what was answered; without an answer, where they are at first.

    >>> [places_of(*one) for one in (("largest", "1 before"), ("together", "it stays the same"), ("exchange", ""))]
    [(5, 4), (9, 7), (5, 3)]
    """
    (m, n), last, near = load().home, load().places - 1, load().questions["largest"].options[:-1]
    match question:
        case "largest" if answer in near:
            return m, m - 2 + near.index(answer)
        case "together" if answer:
            return last, last + n - m
        case "exchange" | "added" if answer:
            return n, m
    return m, n


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, each with its right answer and the figures in its words."""
    (m, n), best = load().home, largest()
    facts: Mapping[str, Facts] = {
        "largest": {
            "key": option_of(m, m + best), "score": _spell_score(score_at_distance(best)),
            "at": {option_of(m, m + near): _spell_score(score_at_distance(near)) for near in range(-2, 3)},
        },
        "together": {"score": _spell_score(score_at_distance(n - m))},
        "exchange": {"before": _spell_score(score_at_distance(n - m)), "after": _spell_score(score_at_distance(m - n))},
        "added": {"product": _spell_score(float(scores(1, added=True)[m, n]))},
    }  # fmt: skip
    return tasks_of(load, facts)


def _spell_score(score: float) -> str:
    return f"{score:.2f}".replace("-", "−")
