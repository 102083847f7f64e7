"""What is asked of a drawn exercise: a number, a row or the whole of every node that a student computes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from core.homework.exercise_files import PartForm, QuestionForm, SentenceForm

CHOICE = "strength"
"""The part that asks for one of two words."""

_STRONG_FROM = 1.5


@dataclass(frozen=True, kw_only=True)
class Asking:
    """What the questions are about: one word that asks, by its position, and another that it looks at."""

    options: tuple[str, ...]
    sentence: SentenceForm
    row: int
    column: int

    @property
    def n(self) -> int:
        """How many words are attended to."""
        return len(self.sentence.tokens_kv or self.sentence.tokens)

    @property
    def asking(self) -> str:
        """The word that asks, in braces, as variants have another."""
        return f"“{{{self.sentence.tokens[self.row]}}}”"

    @property
    def asked(self) -> str:
        """The word that is attended to."""
        return f"“{{{(self.sentence.tokens_kv or self.sentence.tokens)[self.column]}}}”"


def questions(about: Asking) -> Iterator[QuestionForm]:
    """The questions, in order."""
    graph = "head-1" if "heads" in about.options else "attention"
    yield QuestionForm(
        id="q1",
        title="Queries, keys and values",
        graph=graph,
        text=_of_projections(about),
        parts=tuple(_projections(about)),
    )
    yield QuestionForm(
        id="q2",
        title="One score",
        graph=graph,
        parts=tuple(_scores(about)),
        text="Compare the query of one word with the key of the other by a dot product. Divided by √d_k, it is the "
        "scaled score.",
    )
    yield QuestionForm(id="q3", title="Weights", graph=graph, text=_of_weights(about), parts=tuple(_weights(about)))
    yield QuestionForm(
        id="q4",
        title="Context",
        graph=graph,
        parts=tuple(_context(about)),
        text="The context vector of a word is the sum of the values, each times its weight.",
    )
    if "heads" in about.options:
        yield QuestionForm(
            id="q5",
            title="The second head",
            graph="head-2",
            parts=tuple(_second_head(about)),
            text="The same again with the weights of the second head: W_q2, W_k2 and W_v2.",
        )


def _of_projections(about: Asking) -> str:
    """What is to be multiplied."""
    sentences = {
        "positions": "First add each word’s place to its embedding: X_P = X + P, where P[p, 2i] = "
        "sin(p / 10000^(2i/d_model)) and P[p, 2i + 1] is the cosine of the same, with rows and columns counted from 0.",
        "heads": "There are two heads; here is the first, with W_q, W_k and W_v.",
        "sentences": "Queries come from the question, X; keys and values come from the answer, X_kv.",
    }
    said = [sentence for option, sentence in sentences.items() if option in about.options]
    return " ".join((*said, "A row of embeddings times a weight matrix is a query, a key or a value."))


def _of_weights(about: Asking) -> str:
    mask = "No word may look ahead: above the diagonal every score becomes −∞. " if "mask" in about.options else ""
    return f"{mask}Take all scores, divided by √d_k, and apply the softmax to each row."


def _projections(about: Asking) -> Iterator[PartForm]:
    row, column = about.row, about.column
    if "positions" in about.options:
        placed = f"The embedding of {about.asking} with its place"
        yield PartForm(id="placed", kind="vector", node="X_P", row=row, prompt=placed)
    yield PartForm(id="query", kind="vector", node="Q", row=row, prompt=f"The query of {about.asking}")
    yield PartForm(id="key", kind="vector", node="K", row=column, prompt=f"The key of {about.asked}")
    yield PartForm(id="value", kind="vector", node="V", row=column, prompt=f"The value of {about.asked}")


def _scores(about: Asking) -> Iterator[PartForm]:
    number = partial(PartForm, kind="number", row=about.row, column=about.column)
    both = f"of {about.asking} with {about.asked}"
    yield number(id="score", node="scores", prompt=f"The score before dividing, {both}")
    yield number(id="scaled-score", node="scaled_scores", prompt=f"The scaled score {both}")


def _weights(about: Asking) -> Iterator[PartForm]:
    n, rows = about.n, len(about.sentence.tokens)
    of_row = partial(PartForm, node="weights", row=about.row)
    of_cell = partial(of_row, column=about.column)
    yield of_row(id="weights-row", kind="vector", prompt=f"The {n} weights of {about.asking}, in order")
    yield of_cell(id="weight", kind="number", prompt=f"How much does {about.asking} attend to {about.asked}?")
    yield of_cell(
        id=CHOICE,
        kind="choice",
        choices=("weak", "strong"),
        strong_from=_STRONG_FROM,
        prompt=f"Is the weight that {about.asking} gives {about.asked} weak or strong? Call it strong if it is "
        f"{_STRONG_FROM}/{n} or more: one and a half times what each of {n} words would get if all were equal.",
    )
    yield PartForm(
        id="weights",
        kind="matrix",
        node="weights",
        prompt=f"All weights, {rows} × {n}: a row for each word that attends, a column for each word attended to",
    )
    yield of_row(
        id="top-two",
        kind="ranking",
        top=2,
        prompt=f"Which two words weigh most for {about.asking}, and how much? Write each with its weight, "
        "in any order, such as “word 0.5, other 0.25”.",
    )


def _context(about: Asking) -> Iterator[PartForm]:
    yield PartForm(
        id="context-row", kind="vector", node="context", row=about.row, prompt=f"The context vector of {about.asking}"
    )
    yield PartForm(
        id="context",
        kind="matrix",
        node="context",
        prompt=f"All {len(about.sentence.tokens)} context vectors: a row for each word",
    )


def _second_head(about: Asking) -> Iterator[PartForm]:
    row, word = about.row, f"of {about.asking} in the second head"
    yield PartForm(id="query-2", kind="vector", node="Q", row=row, prompt=f"The query {word}")
    yield PartForm(id="weights-row-2", kind="vector", node="weights", row=row, prompt=f"The {about.n} weights {word}")
    yield PartForm(id="context-row-2", kind="vector", node="context", row=row, prompt=f"The context vector {word}")
