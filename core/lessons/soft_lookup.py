"""A dictionary that forgives: every key is scored against the query, and a blend of all values is read.

The scores are cosines of trigram counts: names with common parts are alike. The rest is attention for one query.
Source: Vaswani et al., Attention Is All You Need (2017), section 3.2: a query, and a set of key-value pairs.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from math import sqrt
from pathlib import Path
from types import MappingProxyType

import msgspec
import numpy as np
from numpy.typing import NDArray

from core.graph.steps import softmax
from core.graph.trace import Trace, attend
from core.lessons.corrections import Correction
from core.lessons.slides import load as load_slides

Floats = NDArray[np.float64]

_FILE = Path(__file__).parents[2] / "data" / "soft_lookup.toml"

SHARPNESS_ASKED, SHARPNESS_OF_VECTORS = 2.5, 0.1
"""What a weight is asked at: for names, one that the slider has not; for vectors, one that spreads the weights."""


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One question: what is asked, and what is said of the right answer and, by name, of each slip."""

    ask: str
    right: str
    slips: dict[str, str] = {}


class Directory(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Names and their rooms, a misspelt name and another, and the questions by id."""

    misspelt: str
    another: str
    rooms: dict[str, int]
    questions: dict[str, Question]


@cache
def load() -> Directory:
    """The names and rooms of the slides, and what is asked about them."""
    return msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), Directory)


def trigrams(name: str) -> Counter[str]:
    """How often each three letters in a row occur, a space before and after counting as letters; case does not count.

    >>> sorted(trigrams("Bo"))
    [' bo', 'bo ']
    """
    padded = f" {name.strip().casefold()} "
    return Counter(padded[i : i + 3] for i in range(len(padded) - 2))


@lru_cache(maxsize=256)
def similarity(query: str, key: str) -> float:
    """cos(q, k) = Σ qₜ kₜ / (√Σ qₜ² √Σ kₜ²) over trigrams t: 1 for the same name, 0 if none is common."""
    q, k = trigrams(query), trigrams(key)
    return dot(q, k) / sqrt(dot(q, q) * dot(k, k)) if q and k else 0.0


def dot(a: Mapping[str, int], b: Mapping[str, int]) -> int:
    """Σ aₜ bₜ over the trigrams that both have."""
    return sum(count * b[trigram] for trigram, count in a.items() if trigram in b)


def sharpened(scores: Floats, sharpness: float) -> Floats:
    """softmax(sharpness · scores): even weights at 0, all on the largest score towards ∞; same shape."""
    weights: Floats = softmax(sharpness * scores)
    return weights


@dataclass(frozen=True, kw_only=True, eq=False)
class Found:
    """What a look-up found; n keys, ``exact`` is None where the query is none of them."""

    exact: int | None
    scores: Floats
    weights: Floats
    blend: float


def look_up(query: str, rooms: Mapping[str, int], sharpness: float) -> Found:
    """Look a name up both ways: exactly, and as blend = Σ weightᵢ roomᵢ, weights = softmax(sharpness · similarity)."""
    scores = np.array([similarity(query, key) for key in rooms])
    weights = sharpened(scores, sharpness)
    values = np.array(list(rooms.values()), dtype=np.float64)
    return Found(exact=rooms.get(query.strip()), scores=scores, weights=weights, blend=float(weights @ values))


@cache
def most_alike() -> str:
    """The name that the misspelt one is most alike."""
    known = load()
    return list(known.rooms)[int(look_up(known.misspelt, known.rooms, 1).scores.argmax())]


@cache
def words() -> Trace:
    """The slides' words looked up by their vectors, one W for queries, keys and values."""
    X, W = load_slides().inputs.values()
    return attend(X, W, W, W)


@cache
def keys() -> Mapping[str, Correction]:
    """The right answers in numbers, by question, with what known slips lead to; all about given names, none typed."""
    known = load()
    names, values = list(known.rooms), np.array(list(known.rooms.values()), dtype=np.float64)
    scores = look_up(known.misspelt, known.rooms, 1).scores
    best = names.index(most_alike())
    q, k = trigrams(known.misspelt), trigrams(most_alike())
    bare_q, bare_k = ({t: n for t, n in counts.items() if " " not in t} for counts in (q, k))
    exponentials = np.exp(SHARPNESS_ASKED * scores)
    order = np.argsort(look_up(known.another, known.rooms, 1).scores)

    trace = words()
    vectors, at = trace.scores[-1], int(np.argmax(trace.scores[-1]))
    return MappingProxyType(
        {
            "similarity": Correction(
                key=float(scores[best]),
                slips={
                    "no-padding": dot(bare_q, bare_k) / sqrt(dot(bare_q, bare_q) * dot(bare_k, bare_k)),
                    "no-root": dot(q, k) / (dot(q, q) * dot(k, k)),
                    "of-all": len(q.keys() & k.keys()) / len(q.keys() | k.keys()),
                    "of-the-query": dot(q, k) / dot(q, q),
                    "of-the-key": dot(q, k) / dot(k, k),
                    "not-divided": float(dot(q, k)),
                },
            ),
            "weight": Correction(
                key=float(sharpened(scores, SHARPNESS_ASKED)[best]),
                slips={
                    "no-softmax": float(scores[best] / scores.sum()),
                    "not-sharpened": float(sharpened(scores, 1)[best]),
                    "divided": float(sharpened(scores, 1 / SHARPNESS_ASKED)[best]),
                    "not-normalised": float(exponentials[best]),
                },
            ),
            "even": Correction(
                key=float(values.mean()), slips={"nothing": 0.0, "first": float(values[0]), "last": float(values[-1])}
            ),
            "sharpest": Correction(
                key=float(values[order[-1]]),
                slips={"mean": float(values.mean()), "second": float(values[order[-2]])},
            ),
            "vectors": Correction(
                key=float(sharpened(vectors, SHARPNESS_OF_VECTORS)[at]),
                slips={
                    "scaled": float(sharpened(trace.scaled_scores[-1], SHARPNESS_OF_VECTORS)[at]),
                    "usual": float(trace.weights[-1, at]),
                    "unscaled": float(sharpened(vectors, 1)[at]),
                    "no-softmax": float(vectors[at] / vectors.sum()),
                    "other-row": float(sharpened(trace.scores[0], SHARPNESS_OF_VECTORS)[at]),
                },
            ),
        }
    )
