"""What the screen on why attention asks: data/why.toml, filled in once with what the course's sentences make of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from core.lessons import meaning, pronoun, why
from core.lessons.meaning import BANDS, DIVIDED, MEAN, UNDIVIDED, WAYS, Occurrence
from core.lessons.schema import BLANK, Mark, Marker
from core.lessons.why import Question
from core.words import sources
from core.words.vectors import VectorsError


@dataclass(frozen=True, kw_only=True)
class Asked:
    """A question with its figures filled in."""

    id: str
    prompt: str
    options: Sequence[str]
    mark: Marker


@cache
def of_bank() -> tuple[Asked, ...]:
    """What one round of attention does to the word of the course's two sentences."""
    both = {way: [_occurrence(name, way) for name in ("a", "b")] for way in WAYS}
    cosines = {way: meaning.cosine(first.after, second.after) for way, (first, second) in both.items()}
    undivided, divided = both[UNDIVIDED][0], both[DIVIDED][0]
    word, scores = why.load().bank["word"], undivided.scores
    own = {way: float(found.weights[found.position]) for way, (found, _) in both.items()}
    return (
        _of_cosine("before", meaning.cosine(*(found.before for found in both[UNDIVIDED]))),
        _of_cosine(
            "undivided", cosines[UNDIVIDED], own=own[UNDIVIDED], gap=max(1 - cosines[UNDIVIDED], 0.0),
            itself=scores[word], runner_up=max(score for token, score in scores.items() if token != word),
        ),
        _of_cosine("divided", cosines[DIVIDED], own=own[DIVIDED], mean=cosines[MEAN]),
        _pull(undivided),
        _new(divided),
    )  # fmt: skip


def _occurrence(name: str, way: str) -> Occurrence:
    bank = why.load().bank
    tokens, X = sources.load().look_up(sources.tokenize(bank[name])).resolve({})
    return meaning.occurrence(tokens, X, bank["word"], way)


def _asked(id: str, mark: Marker, options: Sequence[str] = (), **prompted: float) -> Asked:
    question = why.load().questions[id]
    return Asked(id=id, prompt=question.prompt.format(**prompted), options=options or question.options, mark=mark)


def _question(id: str) -> Question:
    return why.load().questions[id]


def _of_cosine(id: str, found: float, **facts: float) -> Asked:
    bands = list(BANDS)
    return _asked(id, _question(id).marker(meaning.band(found), bands, {"cosine": found, **facts}), bands)


def _pull(found: Occurrence) -> Asked:
    asked, scores = _question("pull"), found.scores
    key = max(asked.options, key=lambda word: scores[word])
    facts = {word: scores[word] for word in asked.options}
    return _asked("pull", asked.marker(key, facts={**facts, "times": found.tokens.count(key)}))


def _new(found: Occurrence) -> Asked:
    """Which neighbour is new; only an answer brings in gensim, which takes most of a second."""
    return _asked("new", lambda text: _marker_of_new(found)(text) if text else BLANK)


def _marker_of_new(found: Occurrence) -> Marker:
    asked, at = _question("new"), found.trace.X[found.tokens.index(why.load().bank["nearby"])]
    try:
        new = meaning.newcomers(found.before, found.after)
    except VectorsError as problem:
        unreadable = Mark(status="unreadable", message=str(problem))
        return lambda _: unreadable
    facts = {
        "new": ", ".join(f"*{word}*" for word in new),
        "from": meaning.cosine(found.before, at),
        "to": meaning.cosine(found.after, at),
    }
    return asked.marker(next(option for option in asked.options if option in new), facts=facts)


@cache
def of_pizza() -> tuple[Asked, ...]:
    """Where the pronoun looks, where it should, and what symmetry has to do with it."""
    pizza, trace = pronoun.pizza(), pronoun.pizza().undivided
    row = trace.weights[pizza.it]
    facts = {"own": row[pizza.it], "weight": dict(zip(pizza.tokens, row.tolist(), strict=True))}
    there, back = trace.scores[pizza.it, pizza.meant], trace.scores[pizza.meant, pizza.it]
    key = "the same" if np.isclose(there, back) else "higher" if back > there else "lower"
    return (
        _asked("looks", _question("looks").marker(pizza.tokens[int(row.argmax())], facts=facts)),
        _asked("wanted", _question("wanted").marker(pizza.tokens[pizza.meant])),
        _asked("back", _question("back").marker(key), score=there),
    )


@cache
def of_order() -> Asked:
    """What the order of the words does."""
    asked = _question("shuffled")
    same, other, *_ = asked.options
    return _asked("shuffled", asked.marker(same if np.allclose(pronoun.pizza().differences, 0) else other))
