"""The texts and questions of the screen /why: data/why.toml, with facts computed from the course's sentences."""

import functools
from collections.abc import Mapping, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from core.lessons import meaning
from core.lessons.meaning import BANDS, DIVIDED, MEAN, OLD_BANDS, UNDIVIDED, WAYS, Occurrence
from core.lessons.pronoun import Pizza
from core.lessons.schema import Facts, FactsError, LazyFacts, Question
from core.lessons.task import Task
from core.reading import data_files
from core.words import sources
from core.words.vectors import VectorsError


class Bank(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two sentences, the word they share, and the word of the first that is near it in meaning."""

    word: str
    nearby: str
    a: str
    b: str
    source: str


class Pronoun(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sentence with a pronoun, the word it stands for, and another sentence with the same pronoun."""

    sentence: str
    word: str
    meant: str
    elsewhere: str
    source: str


class Alignment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Words of a translation, French → English; ``french`` are pairs of a word and the English word it stands for."""

    id: str
    english: tuple[str, ...]
    french: tuple[tuple[str, str], ...]
    source: str = ""

    @functools.cached_property
    def tasks(self) -> tuple[Task, ...]:
        """For each French word the choice of its English one; the word at the same position has its own message."""
        return tuple(
            Task(
                question=Question(
                    prompt=f"*{word}* stands for", kind="choice", key=meant, options=self.english,
                    slips={option: self._why(row, option) for option in self.english},
                )
            )
            for row, (word, meant) in enumerate(self.french)
        )  # fmt: skip

    @property
    def matches_in_order(self) -> int:
        """How many French words stand for the English one at the same position."""
        return sum(meant == word for word, (_, meant) in zip(self.english, self.french, strict=False))

    def _why(self, row: int, chosen: str) -> str:
        theirs = " ".join(word for word, meant in self.french if meant == chosen)
        copied = "The same position, but another word: the two languages order their words differently. "
        return f"{copied if self.english.index(chosen) == row else ''}*{chosen}* is *{theirs}*."

    def matrix(self, choices: Sequence[str]) -> NDArray[np.float64]:
        """1 where a French word was given an English one, else 0; (French words, English words)."""
        return np.array([[float(word == choice) for word in self.english] for choice in choices])


class Why(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole lesson."""

    bank: Bank
    pizza: Pronoun
    alignments: tuple[Alignment, ...]
    questions: dict[str, Question]


@functools.cache
def load() -> Why:
    """The lesson as it stands in data/why.toml."""
    return data_files.load(data_files.DATA / "why.toml", Why)


def _tasks(**facts: Facts) -> Mapping[str, Task]:
    return {name: Task(question=load().questions[name], facts=its) for name, its in facts.items()}


@functools.cache
def of_bank() -> Mapping[str, Task]:
    """What one round of attention does to the word of the course's two sentences, by the names of the questions."""
    both = {way: (_occurrence(load().bank.a, way), _occurrence(load().bank.b, way)) for way in WAYS}
    cosines = {way: meaning.cosine(first.after, second.after) for way, (first, second) in both.items()}
    undivided, divided = both[UNDIVIDED][0], both[DIVIDED][0]
    word, scores = load().bank.word, undivided.scores
    self_weights = {way: float(first.weights[first.position]) for way, (first, _) in both.items()}
    return _tasks(
        before=_of_cosine(meaning.cosine(*(one.before for one in both[UNDIVIDED]))),
        undivided=_of_cosine(
            cosines[UNDIVIDED], own=self_weights[UNDIVIDED], gap=max(1 - cosines[UNDIVIDED], 0.0),
            itself=scores[word], runner_up=max(score for token, score in scores.items() if token != word),
        ),
        divided=_of_cosine(cosines[DIVIDED], own=self_weights[DIVIDED], mean=cosines[MEAN]),
        pull=_of_pull(undivided),
        # Only an answer brings in gensim, which takes most of a second.
        new=LazyFacts(functools.partial(_of_neighbours, divided)),
    )  # fmt: skip


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


@functools.cache
def pizza() -> Pizza:
    """The sentence of the course in which *it* stands for the pizza."""
    lesson = load().pizza
    tokens, X = sources.load().look_up(sources.tokenize(lesson.sentence)).resolve({})
    return Pizza(tokens=tokens, X=X, it=tokens.index(lesson.word), meant=tokens.index(lesson.meant))


@functools.cache
def of_pizza() -> Mapping[str, Task]:
    """What the pronoun attends to, what it should attend to, and what symmetry has to do with it."""
    tokens, it, meant, trace = pizza().tokens, pizza().it, pizza().meant, pizza().undivided
    row = trace.weights[it]
    there, back = trace.scores[it, meant], trace.scores[meant, it]
    divided = pizza().divided.weights
    return _tasks(
        looks={
            "key": tokens[int(row.argmax())],
            "own": row[it],
            "weight": dict(zip(tokens, row.tolist(), strict=True)),
        },
        wanted={"key": tokens[meant]},
        back={
            "key": "the same" if np.isclose(there, back) else "higher" if back > there else "lower",
            "score": there,
            "weight": divided[it, meant],
            "weight_back": divided[meant, it],
        },
    )


@functools.cache
def of_order() -> Mapping[str, Task]:
    """What the order of the words does."""
    same, other, *_ = load().questions["shuffled"].options
    return _tasks(shuffled={"key": same if np.allclose(pizza().differences, 0) else other})
