"""The screen /why: data/why.toml, what a round of attention does to a word of the course's sentences, computed."""

import functools
from collections.abc import Mapping

import numpy as np

from core.graph.steps import Matrix
from core.lessons import meaning
from core.lessons.meaning import BANDS, DIVIDED, MEAN, OLD_BANDS, UNDIVIDED, Occurrence
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.models.minilm import cosine
from core.reading.data_files import DataFile, FileRecord
from core.words import sources


class Bank(FileRecord):
    """Two sentences, the word they share, and for each sentence a word of it that is near it in meaning."""

    word: str
    towards: tuple[str, str]
    a: str
    b: str


class Why(Lesson):
    """The whole lesson."""

    bank: Bank


load = DataFile("why.toml", Why)


@functools.cache
def tasks() -> Mapping[str, Task]:
    """The questions by name: what one round of attention does to the word of the course's two sentences."""
    before, mean, undivided, divided = cosines()
    word, (_, in_one, in_other) = load().bank.word, _rounds()[0]
    scores, own = in_one.scores, float(in_one.weights[in_one.position])
    facts: dict[str, Facts] = {
        "before": _facts_of_cosine(before),
        "undivided": _facts_of_cosine(
            undivided, own=own, left=1 - own, itself=scores[word],
            runner_up=max(score for token, score in scores.items() if token != word),
        ),
        "divided": _facts_of_cosine(divided, own=float(in_other.weights[in_other.position]), mean=mean),
        "pull": _facts_of_pull(in_other),
    }  # fmt: skip
    return tasks_of(load, facts)


@functools.cache
def drift() -> Matrix:
    """The cosines of both words with the two near them, (2, 4, 2): before, then as a mean, undivided, divided."""
    states = [[rounds[0].vector, *(one.context for one in rounds)] for rounds in _rounds()]
    return np.array([[_place(x) for x in path] for path in states])


@functools.cache
def others() -> Mapping[str, tuple[tuple[float, float], bool]]:
    """The sentences' other words that are like both words near them: their cosines, and whether they are B's alone."""
    a, b = (dict(zip(rounds[0].tokens, map(_place, rounds[0].trace.X), strict=True)) for rounds in _rounds())
    return {word: (at, word not in a) for word, at in {**a, **b}.items() if word != load().bank.word and min(at) > 0}


def _place(vector: Matrix) -> tuple[float, float]:
    first, second = (cosine(vector, word) for word in sources.load().look_up(load().bank.towards).X)
    return first, second


@functools.cache
def cosines() -> tuple[float, ...]:
    """The cosine between both words: before, then as a mean, undivided, divided."""
    first, second = _rounds()
    before = cosine(first[0].vector, second[0].vector)
    return (before, *(cosine(a.context, b.context) for a, b in zip(first, second, strict=True)))


@functools.cache
def _rounds() -> tuple[tuple[Occurrence, ...], ...]:
    """Both words in one round of attention, each time in another way."""
    bank, ways = load().bank, (MEAN, UNDIVIDED, DIVIDED)
    read = [sources.load().look_up(sources.tokenize(text)).resolve({}) for text in (bank.a, bank.b)]
    return tuple(tuple(meaning.occurrence(tokens, X, bank.word, way) for way in ways) for tokens, X in read)


def _facts_of_cosine(found: float, **facts: float) -> Facts:
    return {"key": meaning.band(found), "options": BANDS, "renamed": OLD_BANDS, "cosine": found, **facts}


def _facts_of_pull(occurrence: Occurrence) -> Facts:
    options = load().questions["pull"].options
    weights = dict(zip(occurrence.tokens, occurrence.weights.tolist(), strict=True))
    key = max(options, key=lambda word: weights[word])
    return {"key": key, **weights}
