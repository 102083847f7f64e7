"""The order of the words: what shuffling does to attention with and without positions, and what P is like.

Source: Vaswani et al., Attention Is All You Need (2017), section 3.5.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import pi

import numpy as np

from core.graph.form import LEARNED, Form
from core.graph.nodes import INPUTS, NODES, steps_of
from core.graph.steps import Matrix, sinusoids
from core.graph.trace import Trace, attend
from core.homework import bank
from core.lessons.pronouns import order
from core.lessons.schema import Facts, LazyFacts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile
from core.words import sources

SEEDS = range(1, 10)
"""The shuffles to choose from."""


class Order(Lesson, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The exercise whose words are shuffled, a text of real word vectors, the sizes of the P that is drawn; questions.

    ``asked_place`` is the place whose row is asked for in a P of ``asked_d_model`` columns, ``asked_pair`` the pair of
    columns of the P that is drawn whose wavelength is asked for.
    """

    exercise: str
    text: str
    places: int
    d_model: int
    asked_place: int
    asked_d_model: int
    asked_pair: int


load = DataFile("order.toml", Order)
"""The lesson as it stands in data/order.toml."""


@cache
def form(*, positions: bool) -> Form:
    """The graph with learning, with or without positions."""
    return replace(LEARNED, positions=positions)


def words() -> tuple[str, ...]:
    """The words that are shuffled."""
    return bank.load(load().exercise).tokens


def shuffled_words(seed: int) -> tuple[str, ...]:
    """The words in the order of a shuffle."""
    return tuple(words()[place] for place in order(len(words()), seed))


@cache
def shuffled(seed: int, *, positions: bool) -> Trace:
    """The graph of the shuffled words."""
    X, *weights = bank.load(load().exercise).inputs.values()
    return attend(X[order(len(X), seed)], *weights, replace=steps_of(form(positions=positions)))


@cache
def as_written(seed: int, *, positions: bool) -> Trace:
    """The graph of the words as they are written, and only then its rows in the order of a shuffle."""
    trace, places = shuffled(0, positions=positions), order(len(words()), seed)
    made = {name: _reordered(name, M, places) for name, M in trace.matrices.items() if M is not None}
    return Trace({**trace.matrices, **made}, trace.steps)


def _reordered(name: str, M: Matrix, places: Sequence[int]) -> Matrix:
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


@dataclass(frozen=True, kw_only=True)
class Placed:
    """A word of the text and its place: how long both are, the cosine between them, and the word nearest to the sum."""

    word: str
    length: float
    of_place: float
    cosine: float
    nearest: str


@cache
def placed() -> tuple[Placed, ...]:
    """The words of the text with their places added; the nearest word is the one with the largest cosine."""
    vectors = sources.load()
    tokens, X = vectors.look_up(sources.tokenize(load().text)).resolve({})
    P = positions(*X.shape)
    lengths, of_places = (np.linalg.norm(M, axis=1) for M in (X, P))
    units = vectors.matrix / np.linalg.norm(vectors.matrix, axis=1, keepdims=True)
    names = list(vectors.rows)
    nearest = [names[i] for i in (units @ (X + P).T.astype(units.dtype)).argmax(axis=0)]
    return tuple(
        Placed(word=word, length=float(length), of_place=float(place), cosine=float(cosine), nearest=near)
        for word, length, place, cosine, near in zip(
            tokens, lengths, of_places, (X * P).sum(axis=1) / (lengths * of_places), nearest, strict=True
        )
    )


def moving_columns(n: int, d_model: int, least: float = 0.1) -> int:
    """In how many columns of P n places differ: those with a standard deviation above ``least``."""
    return int((positions(n, d_model).std(axis=0) > least).sum())


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, each with its right answer and what known slips lead to."""
    return tasks_of(load, _facts())


def _facts() -> Mapping[str, Facts]:
    lesson = load()
    place, pair, d_model = lesson.asked_place, lesson.asked_pair, lesson.d_model
    P, more = positions(place + 1, lesson.asked_d_model), positions(lesson.places, d_model)
    row = P[place]
    degrees = np.radians(place / 10_000 ** (np.arange(0, len(row), 2) / len(row)))
    each = place / 10_000 ** (np.arange(len(row)) / len(row))
    return {
        "without": LazyFacts(lambda: {"key": _kept("without", positions=False)}),
        "with": LazyFacts(lambda: {"key": _kept("with", positions=True)}),
        "row": {
            "key": row, "from-one": P[place - 1], "swapped": row.reshape(-1, 2)[:, ::-1].ravel(),
            "degrees": np.stack([np.sin(degrees), np.cos(degrees)], axis=1).ravel(),
            "pairs-apart": np.where(np.arange(len(row)) % 2, np.cos(each), np.sin(each)),
        },
        "wavelength": {
            "key": wavelength(pair, d_model), "no-circle": wavelength(pair, d_model) / (2 * pi),
            "next": wavelength(pair + 1, d_model), "before": wavelength(pair - 1, d_model),
        },
        "relative": {"key": _alike(more)},
        "length": {"key": 50**0.5 / 2**0.5, "square": 25.0, "every-column": 50**0.5, "columns": 50.0},
        "drown": {},
    }  # fmt: skip


def _kept(question: str, *, positions: bool) -> str:
    """What becomes of the context vectors in all shuffles, as the question's options say it."""
    own, every, _ = load().questions[question].options
    both = ((shuffled(seed, positions=positions), as_written(seed, positions=positions)) for seed in SEEDS)
    rows = [np.allclose(*vectors) for one, other in both for vectors in zip(one.context, other.context, strict=True)]
    return own if all(rows) else every if not any(rows) else ""


def _alike(P: Matrix) -> str:
    """The option whose dot product is that of rows 2 and 5."""
    dots = {"p₇ · p₁₀": (7, 10), "p₂ · p₄": (2, 4), "p₀ · p₆": (0, 6)}
    return next(option for option, (a, b) in dots.items() if np.isclose(P[a] @ P[b], P[2] @ P[5]))
