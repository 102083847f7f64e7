"""What is asked of a drawn exercise, and about which words: a number, a row or the whole of every node.

The sentences stand in data/drawn.toml by their number of words.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated, Generic, TypeVar

from msgspec import Meta

from core.homework.exercise_files import PartForm, QuestionForm, SentenceForm
from core.reading.data_files import DataFile, FileRecord

Text = TypeVar("Text", str, tuple[str, str])


class Sentences(FileRecord, Generic[Text]):
    """Sentences of as many words, or pairs of them, of which the first asks; and the two words that are asked about."""

    row: int
    column: int
    texts: Annotated[tuple[Text, ...], Meta(min_length=2)]

    @property
    def forms(self) -> list[SentenceForm]:
        """The sentences or pairs with the titles that they make."""
        return [_form(text) if isinstance(text, str) else _form(*text) for text in self.texts]


def _form(text: str, other: str = "") -> SentenceForm:
    title = text[0].upper() + text[1:]
    return SentenceForm(
        title=f"{title}? {other}." if other else title, tokens=tuple(text.split()), tokens_kv=tuple(other.split())
    )


class Texts(FileRecord):
    """The whole of data/drawn.toml, from the fewest words to the most."""

    sentences: tuple[Sentences[str], ...]
    pairs: tuple[Sentences[tuple[str, str]], ...]


texts = DataFile("drawn.toml", Texts)
"""All sentences, as they stand in data/drawn.toml."""

CHOICE = "strength"
"""The part that asks for one of two words."""

_STRONG_FROM = 1.5

_FIRST_SENTENCES = {
    "positions": "First add each word’s place to its embedding: X_P = X + P, where P[p, 2i] = "
    "sin(p / 10000^(2i/d_model)) and P[p, 2i + 1] is the cosine of the same, with rows and columns counted from 0. ",
    "heads": "There are two heads; here is the first, with W_q, W_k and W_v. ",
    "sentences": "Queries come from the question, X; keys and values come from the answer, X_kv. ",
}


def questions(options: Sequence[str], sentence: SentenceForm, row: int, column: int) -> Iterator[QuestionForm]:
    """The questions in order, about the word of a row, which asks, and that of a column, which it attends to."""
    words = sentence.tokens_kv or sentence.tokens
    rows, n = len(sentence.tokens), len(words)
    asking, asked = (f"“{{{word}}}”" for word in (sentence.tokens[row], words[column]))  # variants have others
    question = partial(QuestionForm, graph="head-1" if "heads" in options else "attention")
    of_row = partial(PartForm, kind="vector", row=row)
    of_column = partial(PartForm, kind="vector", row=column)
    cell = partial(PartForm, kind="number", row=row, column=column)
    whole = partial(PartForm, kind="matrix")

    placed = of_row(id="placed", node="X_P", prompt=f"The embedding of {asking} with its place")
    yield question(
        id="q1",
        title="Queries, keys and values",
        text="".join(said for option, said in _FIRST_SENTENCES.items() if option in options)
        + "A row of embeddings times a weight matrix is a query, a key or a value.",
        parts=(
            *([placed] if "positions" in options else []),
            of_row(id="query", node="Q", prompt=f"The query of {asking}"),
            of_column(id="key", node="K", prompt=f"The key of {asked}"),
            of_column(id="value", node="V", prompt=f"The value of {asked}"),
        ),
    )
    yield question(
        id="q2",
        title="One score",
        text="Compare the query of one word with the key of the other by a dot product. Divided by √d_k, it is the "
        "scaled score.",
        parts=(
            cell(id="score", node="scores", prompt=f"The undivided score of {asking} with {asked}"),
            cell(id="scaled-score", node="scaled_scores", prompt=f"The scaled score of {asking} with {asked}"),
        ),
    )
    mask = "No word may look ahead: above the diagonal every score becomes −∞. " if "mask" in options else ""
    strong = (
        f"Is the weight that {asking} gives {asked} weak or strong? Call it strong if it is {_STRONG_FROM}/{n} or "
        f"more: one and a half times what each of {n} words would get if all were equal."
    )
    each = f"All weights, {rows} × {n}: a row for each word that attends, a column for each word attended to"
    heaviest = (
        f"Which two words weigh most for {asking}, and how much? Write each with its weight, in any order, such as "
        "“word 0.5, other 0.25”."
    )
    yield question(
        id="q3",
        title="Weights",
        text=f"{mask}Take all scores, divided by √d_k, and apply the softmax to each row.",
        parts=(
            of_row(id="weights-row", node="weights", prompt=f"The {n} weights of {asking}, in order"),
            cell(id="weight", node="weights", prompt=f"How much does {asking} attend to {asked}?"),
            cell(
                id=CHOICE, node="weights", kind="choice", choices=("weak", "strong"), strong_from=_STRONG_FROM,
                prompt=strong,
            ),
            whole(id="weights", node="weights", prompt=each),
            of_row(id="top-two", node="weights", kind="ranking", top=2, prompt=heaviest),
        ),
    )  # fmt: skip
    yield question(
        id="q4",
        title="Context",
        text="The context vector of a word is the sum of the values, each times its weight.",
        parts=(
            of_row(id="context-row", node="context", prompt=f"The context vector of {asking}"),
            whole(id="context", node="context", prompt=f"All {rows} context vectors: a row for each word"),
        ),
    )
    second = f"of {asking} in the second head"
    if "heads" in options:
        yield QuestionForm(
            id="q5",
            title="The second head",
            graph="head-2",
            text="The same again with the weights of the second head: W_q2, W_k2 and W_v2.",
            parts=(
                of_row(id="query-2", node="Q", prompt=f"The query {second}"),
                of_row(id="weights-row-2", node="weights", prompt=f"The {n} weights {second}"),
                of_row(id="context-row-2", node="context", prompt=f"The context vector {second}"),
            ),
        )
