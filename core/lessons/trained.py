"""What one head of a trained transformer looks at in ten sentences, where it is wrong, and the questions about it."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from math import exp, sqrt

import msgspec
import numpy as np

from core.graph.trace import Trace
from core.lessons.schema import Facts, FactsError, LazyFacts, Question
from core.lessons.task import Task
from core.models import minilm, studied_sentences
from core.models.minilm import Head
from core.models.studied_sentences import EITHER, PRONOUN, Pronoun
from core.reading import data_files

HEAD = Head(4, 2)
"""The head in which *it* finds the pizza."""

_PIZZA, _HOT, _TIRED, _WIDE = range(4)
"""The places of four sentences among those with a pronoun."""

ASKED: Mapping[int, tuple[str, ...]] = {_PIZZA: ("predict",), _HOT: ("hot",), _WIDE: ("wide",)}
"""The questions that are about what the head looks at in a sentence, by its place."""


class Questions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of questions, by name."""

    questions: dict[str, Question]


def sentences() -> tuple[Pronoun, ...]:
    """The sentences with a pronoun, two by two."""
    return studied_sentences.load().pronouns.sentences


def asked_about(text: str, head: Head) -> tuple[str, ...]:
    """The questions that a sentence in a head would answer: it stays covered until they are answered."""
    if head != HEAD:
        return ()
    read = " ".join(text.casefold().split())
    return next((names for i, names in ASKED.items() if sentences()[i].text.casefold() == read), ())


@cache
def ten() -> tuple[tuple[float, float], ...]:
    """How much *it* attends to either noun of each sentence in the head."""
    return tuple(sentence.weights(*HEAD) for sentence in sentences())


def is_right(i: int) -> bool | None:
    """Whether *it* attends more to the noun that is meant in sentence i; None where both nouns make sense."""
    sentence = sentences()[i]
    return None if sentence.meant == EITHER else _answer(i) == sentence.meant


def row_of_pronoun(trace: Trace, tokens: tuple[str, ...], node: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The row of *it* in a node of the graph, (n,)."""
    return np.asarray(trace.matrices[node][tokens.index(PRONOUN)], dtype=np.float64)


def lazily(compute: Callable[[], Facts]) -> LazyFacts:
    """Facts that need the trained model; without its files they say what to do."""

    def computed() -> Facts:
        try:
            return compute()
        except minilm.ModelFilesError as problem:
            raise FactsError(str(problem)) from problem

    return LazyFacts(computed)


def load_tasks(file: str, facts: Mapping[str, Callable[[], Facts]]) -> Mapping[str, Task]:
    """The questions of a data file by name, with facts that are computed when one of them is marked."""
    questions = data_files.load(data_files.DATA / file, Questions).questions
    return {name: Task(question=question, facts=lazily(facts[name])) for name, question in questions.items()}


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, in order."""
    facts: dict[str, Callable[[], Facts]] = {
        "predict": _first, "weight": _weight, "ones": dict, "hot": _other_end, "wide": partial(_nouns, _WIDE),
        "right": _count, "rule": _rules,
    }  # fmt: skip
    return load_tasks("trained.toml", facts)


def _answer(i: int) -> str:
    first, second = ten()[i]
    return sentences()[i].nouns[second > first]


def _first() -> Facts:
    run = minilm.read(sentences()[_PIZZA].text)
    row = row_of_pronoun(run.head(*HEAD), run.tokens, "weights")
    weights = {token: f"{weight:.4f}" for token, weight in zip(run.tokens, row, strict=True)}
    return {"key": run.tokens[int(row.argmax())], "weight": weights, "pizza": weights["pizza"], "oven": weights["oven"]}


def _weight() -> Facts:
    run = minilm.read(sentences()[_PIZZA].text)
    trace, pizza = run.head(*HEAD), run.tokens.index("pizza")
    score, scaled, weights = (
        row_of_pronoun(trace, run.tokens, node) for node in ("scores", "scaled_scores", "weights")
    )
    total = float(np.exp(scaled).sum())
    return {
        "key": float(weights[pizza]), "score": float(score[pizza]), "total": total,
        "not-exponentiated": float(scaled[pizza] / total),
        "not-normalised": float(np.exp(scaled[pizza])),
        "divided-by-d-k": exp(score[pizza] / minilm.D_K) / total,
        "d-model": exp(score[pizza] / sqrt(minilm.D_MODEL)) / total,
    }  # fmt: skip


def _other_end() -> Facts:
    before, (pizza, oven) = ten()[_PIZZA][0], ten()[_HOT]
    options = ("larger than before", "smaller, but more than *oven* gets", "less than *oven* gets")
    at = 2 if pizza < oven else int(pizza < before)
    return {"key": options[at], "before": before, "pizza": pizza, "oven": oven}


def _nouns(i: int) -> Facts:
    first, second = ten()[i]
    tired = ten()[_TIRED]
    return {"key": _answer(i), "first": first, "second": second, "tired": tired[0]}


def _count() -> Facts:
    marks = [is_right(i) for i in range(len(sentences()))]
    right = marks.count(True)
    return {"key": str(right), "right": right, "of": len(marks) - marks.count(None)}


def _rules() -> Facts:
    meant = [i for i in range(len(sentences())) if is_right(i) is not None]
    first = sum(_answer(i) == sentences()[i].nouns[0] for i in meant)
    agrees = {
        "it looks at the noun that is meant": sum(bool(is_right(i)) for i in meant),
        "it looks at the noun that comes first": first,
        "it looks at the nearest noun": len(meant) - first,
    }
    return {"key": max(agrees, key=agrees.__getitem__), "agrees": agrees, "of": len(meant)}
