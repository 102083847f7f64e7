"""The tour of the start page: nine steps through one small example, each with a sentence and a question.

The steps are in data/tour.toml; all answers and figures are computed from the example here.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Literal, TypeAlias

import numpy as np

from core.graph.form import LEARNED, PLAIN, Form
from core.graph.steps import Matrix
from core.graph.trace import Trace
from core.graph.ways import UNSCALED
from core.homework import bank
from core.lessons.schema import Facts, Question
from core.lessons.task import Task, sum_of_products
from core.reading.data_files import DataFile, FileRecord
from core.reading.names import number_names

EXAMPLE = "dog-tail"
"""The exercise whose numbers are shown: one that is nobody's homework."""

FOCUS, OWNER, ALIKE = "its", "dog", "tail"
"""The word that the tour follows, the word that it is about, and the word that is most like it."""

Graph: TypeAlias = Literal["plain", "learned", "undivided"]

FORMS: Mapping[Graph, Form] = {
    "plain": PLAIN, "learned": LEARNED, "undivided": Form(learned=True, scaling=UNSCALED)
}  # fmt: skip

Address: TypeAlias = tuple[str, str, str]
"""A cell: its matrix, the label of its row and that of its column; "*" stands for all rows or columns."""


class Step(FileRecord):
    """One step of the tour.

    ``matrices`` are those that are shown, ``opening`` is the cell that is explained at first. Cells of ``covered`` are
    not shown, those of ``asked`` only once the answer is right; ``found`` is the one that is explained then, in
    ``found_graph`` if it is of another graph.
    """

    id: str
    title: str
    sentence: str
    graph: Graph
    matrices: tuple[str, ...]
    opening: Address
    question: Question
    covered: tuple[Address, ...] = ()
    asked: tuple[Address, ...] = ()
    found: Address | None = None
    found_graph: Graph | None = None

    def shown_graph(self, *, is_answered: bool) -> Graph:
        """Which evaluation of the graph is shown."""
        return (is_answered and self.found_graph) or self.graph

    @property
    def task(self) -> Task:
        """Its question, with the figures of the example."""
        return Task(question=self.question, facts=_facts()[self.id])

    @property
    def text(self) -> str:
        """Its sentence with the figures filled in, in Markdown."""
        return self.sentence.format_map(_facts()[self.id])


class Opening(FileRecord):
    """What the opening says; data/tour.toml has the meaning of its fields."""

    qualities: tuple[str, str, str]
    offers: tuple[str, str, str]
    nothing: str
    asks: str
    captions: dict[str, str]


class Tour(FileRecord):
    """The opening, and the steps in order."""

    opening: Opening
    steps: tuple[Step, ...]


load = DataFile("tour.toml", Tour)


@cache
def trace(graph: Graph) -> Trace:
    """The example evaluated in one of the forms."""
    exercise = bank.load(EXAMPLE)
    if graph != "undivided":
        return exercise.traces[graph]
    return exercise.evaluate("learned", {"scaled_scores": FORMS[graph].scaling.step})


def words() -> tuple[str, ...]:
    """The words of the example."""
    return bank.load(EXAMPLE).tokens


def number_of(step: Step) -> int:
    """The number of a step, counted from 1."""
    return load().steps.index(step) + 1


@lru_cache(maxsize=32)
def evaluate_step(number: int, *, is_answered: bool) -> Trace:
    """The graph of a step, counted from 1, with nan for numbers that are not shown."""
    step = load().steps[number - 1]
    shown, matrices = trace(step.shown_graph(is_answered=is_answered)), dict[str, Matrix]()
    for name, row, column in (*step.covered, *(() if is_answered else step.asked)):
        M = matrices.setdefault(name, np.array(shown.matrices[name], dtype=np.float64))
        M[_index(row, words()), _index(column, columns(name))] = np.nan
    return Trace({**shown.matrices, **matrices}, shown.steps)


def columns(matrix: str) -> tuple[str, ...]:
    """The labels of the columns of a matrix of the example: words, or numbers from 1."""
    m = trace("learned").matrices[matrix].shape[1]
    return words() if m == len(words()) else number_names(m)


def _index(label: str, labels: tuple[str, ...]) -> slice | int:
    return slice(None) if label == "*" else labels.index(label)


@cache
def _facts() -> Mapping[str, Facts]:
    its, dog, tail = (words().index(word) for word in (FOCUS, OWNER, ALIKE))
    plain, learned = trace("plain"), trace("learned")
    X, W_q, share = plain.X, learned.W_q, learned.weights[its, dog]
    undivided = trace("undivided").weights[its, dog]
    rest = learned.context[its, 0] - share * learned.V[dog, 0]
    return {
        "word": {"key": words()[int(X[:, 1].argmax())], "most": X[:, 1].max(),
                 "second": dict(zip(words(), X[:, 1].tolist(), strict=True))},
        "pair": {
            **_product(X[its], X[tail]), "dog": plain.scores[its, dog], "itself": plain.scores[its, its],
            "worked": f"{sum_of_products(X[its], X[dog])} = {plain.scores[its, dog]:.2f}",
        },
        "pairs": {
            "key": _compare(plain.scores[dog, its], plain.scores[its, dog]), "there": plain.scores[its, dog],
            "pair": f"{X[its, 0]:g} · {X[dog, 0]:g}", "turned": f"{X[dog, 0]:g} · {X[its, 0]:g}",
            "tail": plain.scores[its, tail], "itself": plain.scores[its, its],
        },
        "shares": {**_facts_of_shares(plain, its, tail), "dog": plain.weights[its, dog], "later": share},
        "mix": _facts_of_mix(plain, its, tail),
        "project": {
            **_product(X[tail], W_q[:, 0]), "its": learned.Q[its, 0], "crosswise": X[tail] @ W_q[0],
            "other": learned.Q[tail, 1], "row": _list_numbers(X[tail]), "column": _list_numbers(W_q[:, 0]),
        },
        "query": {"key": words()[int(learned.scores[tail].argmax())], "best": learned.scores[tail].max(),
                  "chased": learned.scores[dog, words().index("chased")], "most": learned.Q[tail].max(),
                  "offered": dict(zip(words(), learned.K[:, learned.Q[tail].argmax()].tolist(), strict=True))},
        "scale": {"key": _compare(undivided, share), "share": share, "unscaled": undivided, "d_k": learned.d_k,
                  "score": learned.scores[its, dog], "scaled": learned.scaled_scores[its, dog],
                  "power": np.exp(learned.scores[its, dog]), "stiff": _growth(undivided)},
        "value": {
            "key": learned.context[its, 0], "share": share, "value": learned.V[dog, 0], "rest": rest,
            "part": share * learned.V[dog, 0], "whole": learned.V[dog, 0] + rest,
            "offered": share * learned.K[dog, 0] + rest, "given": share * X[dog, 0] + rest,
        },
    }  # fmt: skip


def _product(a: Matrix, b: Matrix) -> Facts:
    """The dot product of two rows, and what it becomes if something is left out."""
    return {
        "key": float(a @ b), "answer": f"{sum_of_products(a, b)} = {a @ b:.2f}", "added": float(a.sum() + b.sum()),
        "first": float(a[0] * b[0]), "last": float(a[-1] * b[-1]),
    }  # fmt: skip


def _facts_of_shares(plain: Trace, its: int, tail: int) -> Facts:
    scores, weights, powers = plain.scores[its], plain.weights[its], np.exp(plain.scores[its])
    return {
        "key": weights[tail], "score": scores[tail], "even": 1 / len(weights), "scored": scores[tail] / scores.sum(),
        "exponential": powers[tail], "e": np.e, "total": powers.sum(), "percentage": round(100 * weights[tail], 1),
    }  # fmt: skip


def _facts_of_mix(plain: Trace, its: int, tail: int) -> Facts:
    options = next(step.question.options for step in load().steps if step.id == "mix")
    rows = dict(zip(options, (plain.X[tail], plain.X[its], plain.X.mean(axis=0)), strict=True))
    shares = dict(zip(rows, (plain.weights[its, tail], plain.weights[its, its]), strict=False))
    nearest = min(rows, key=lambda name: float(np.linalg.norm(plain.context[its] - rows[name])))
    return {"key": nearest, "share": shares, "mean": _list_numbers(plain.X.mean(axis=0))}


def _growth(weight: float) -> float:
    """By how much a weight grows if 1 is added to its score: e s / (e s + 1 − s) − s."""
    return np.e * weight / (np.e * weight + 1 - weight) - weight


def _compare(one: float, other: float) -> str:
    return "the same" if np.isclose(one, other) else "less" if one < other else "more"


def _list_numbers(numbers: Iterable[float]) -> str:
    return f"({', '.join(f'{x:g}' for x in numbers)})"
