"""The screen /why: data/why.toml, what a round of attention does to a word of the course's sentences, computed."""

import functools
from collections.abc import Mapping

import msgspec

from core.lessons import meaning
from core.lessons.meaning import BANDS, DIVIDED, MEAN, OLD_BANDS, UNDIVIDED, WAYS, Occurrence
from core.lessons.schema import Facts, FactsError, LazyFacts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile
from core.words import sources
from core.words.vectors import VectorsError


class Bank(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two sentences, the word they share, and the word of the first that is near it in meaning."""

    word: str
    nearby: str
    a: str
    b: str
    source: str


class Why(Lesson, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole lesson."""

    bank: Bank


load = DataFile("why.toml", Why)
"""The lesson as it stands in data/why.toml."""


@functools.cache
def of_bank() -> Mapping[str, Task]:
    """What one round of attention does to the word of the course's two sentences, by the names of the questions."""
    both = {way: (_occurrence(load().bank.a, way), _occurrence(load().bank.b, way)) for way in WAYS}
    cosines = {way: meaning.cosine(first.after, second.after) for way, (first, second) in both.items()}
    undivided, divided = both[UNDIVIDED][0], both[DIVIDED][0]
    word, scores = load().bank.word, undivided.scores
    self_weights = {way: float(first.weights[first.position]) for way, (first, _) in both.items()}
    facts: dict[str, Facts] = {
        "before": _of_cosine(meaning.cosine(*(one.before for one in both[UNDIVIDED]))),
        "undivided": _of_cosine(
            cosines[UNDIVIDED], own=self_weights[UNDIVIDED], gap=max(1 - cosines[UNDIVIDED], 0.0),
            itself=scores[word], runner_up=max(score for token, score in scores.items() if token != word),
        ),
        "divided": _of_cosine(cosines[DIVIDED], own=self_weights[DIVIDED], mean=cosines[MEAN]),
        "pull": _of_pull(undivided),
        # Only an answer brings in gensim, which takes most of a second.
        "new": LazyFacts(functools.partial(_of_neighbours, divided)),
    }  # fmt: skip
    return tasks_of(load, facts)


def _occurrence(sentence: str, way: str) -> Occurrence:
    tokens, X = sources.load().look_up(sources.tokenize(sentence)).resolve({})
    return meaning.occurrence(tokens, X, load().bank.word, way)


def _of_cosine(cosine: float, **facts: float) -> Facts:
    return {"key": meaning.band(cosine), "options": BANDS, "renamed": OLD_BANDS, "cosine": cosine, **facts}


def _of_pull(occurrence: Occurrence) -> Facts:
    scores = {word: occurrence.scores[word] for word in load().questions["pull"].options}
    key = max(scores, key=lambda word: scores[word])
    return {"key": key, "times": occurrence.tokens.count(key), **scores}


def _of_neighbours(occurrence: Occurrence) -> Facts:
    nearby = occurrence.trace.X[occurrence.tokens.index(load().bank.nearby)]
    try:
        new = meaning.newcomers(occurrence.before, occurrence.after)
    except VectorsError as problem:
        raise FactsError(str(problem)) from problem
    return {
        "key": next(option for option in load().questions["new"].options if option in new),
        "new": ", ".join(f"*{word}*" for word in new),
        "from": meaning.cosine(occurrence.before, nearby),
        "to": meaning.cosine(occurrence.after, nearby),
    }
