"""The screen /pronouns: what a pronoun attends to without learning, with W_q and W_k made for it, and shuffled."""

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from core.graph.steps import Matrix
from core.graph.trace import Trace, attend
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of, weights_by_option
from core.reading.data_files import DataFile
from core.words import sources

SEEDS = range(13)
"""The seeds for shuffling."""


_MADE = 0.9
"""The weight that the pronoun is made to give to the word it stands for."""


class Pronouns(Lesson):
    """A sentence with a pronoun, the word it stands for, another sentence with the same pronoun, and the questions."""

    sentence: str
    word: str
    meant: str
    elsewhere: str
    source: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Pizza:
    """A sentence with the positions of its pronoun, ``it``, and of the word it stands for, ``meant``."""

    tokens: tuple[str, ...]
    X: Matrix
    it: int
    meant: int

    @functools.cached_property
    def plain_trace(self) -> Trace:
        """The graph without learning, its scores as they are."""
        return attend(self.X)

    @functools.cached_property
    def W(self) -> tuple[Matrix, Matrix]:
        """W_q and W_k made for this sentence, so that the pronoun attends to what it stands for."""
        return memorise(self.X, self.it, self.meant)

    @functools.cached_property
    def made_trace(self) -> Trace:
        """The graph with W_q and W_k made for it."""
        return attend(self.X, *self.W)

    @functools.cached_property
    def differences(self) -> tuple[float, ...]:
        """For each seed, the largest change that shuffling makes to any weight."""
        places = (order(len(self.X), seed) for seed in SEEDS)
        moved = (self.made_trace.weights[np.ix_(its, its)] for its in places)
        shuffled = (self.shuffled(seed).made_trace.weights for seed in SEEDS)
        return tuple(float(np.abs(A - B).max()) for A, B in zip(moved, shuffled, strict=True))

    def shuffled(self, seed: int) -> "Pizza":
        """The same words in another order."""
        places = order(len(self.X), seed)
        tokens = tuple(self.tokens[place] for place in places)
        return Pizza(tokens=tokens, X=self.X[places], it=places.index(self.it), meant=places.index(self.meant))


def memorise(X: Matrix, query: int, key: int) -> tuple[Matrix, Matrix]:
    """W_q and W_k, each (d_model, 1), with which one word of X gives another the weight w = `_MADE`.

    W_q = c X⁺ e_query and W_k = X⁺ e_key, so that Q Kᵀ = c e_query e_keyᵀ: one score c, all others 0. With
    c = ln(w (n − 1) / (1 − w)) the softmax turns it into w. Exact if the vectors of different words are
    linearly independent, and if both words occur only once.
    """
    n = len(X)
    inverse = np.asarray(np.linalg.pinv(X), dtype=np.float64)
    c = math.log(_MADE * (n - 1) / (1 - _MADE))
    return c * inverse[:, [query]], inverse[:, [key]]


def order(n: int, seed: int) -> list[int]:
    """Which word is at each position after shuffling; seed 0 leaves all words in place."""
    return np.random.default_rng(seed).permutation(n).tolist() if seed else list(range(n))


def favourites(scores: Matrix) -> int:
    """How many words have their highest score with themselves."""
    return int((np.diag(scores) >= scores.max(axis=1)).sum())


load = DataFile("pronouns.toml", Pronouns)


@functools.cache
def pizza() -> Pizza:
    """The sentence of the course in which *it* stands for the pizza."""
    lesson = load()
    tokens, X = sources.load().look_up(sources.tokenize(lesson.sentence)).resolve({})
    return Pizza(tokens=tokens, X=X, it=tokens.index(lesson.word), meant=tokens.index(lesson.meant))


@functools.cache
def tasks() -> Mapping[str, Task]:
    """The questions by name: what the pronoun attends to, what symmetry has to do with it, and what the order does."""
    tokens, it, meant, trace = pizza().tokens, pizza().it, pizza().meant, pizza().plain_trace
    row = trace.weights[it]
    there, back = trace.scores[it, meant], trace.scores[meant, it]
    compared = "the same" if np.isclose(there, back) else "higher" if back > there else "lower"
    weights = weights_by_option(tokens, row, load().questions["looks"].options)
    same, other, *_ = load().questions["shuffled"].options
    facts: dict[str, Facts] = {
        "looks": {"key": tokens[int(row.argmax())], "own": row[it], "weight": weights},
        "wanted": {"key": tokens[meant]},
        "back": {"key": compared, "score": there},
        "shuffled": {
            "key": same if np.allclose(pizza().differences, 0) else other,
            "made": pizza().made_trace.weights[it, meant],
        },
    }  # fmt: skip
    return tasks_of(load, facts)
