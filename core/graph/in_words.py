"""Formulas with the words of the sentence filled in, in TeX; used in hints, so they never hold an answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from core.graph import tex
from core.graph.form import Form

MOST_TERMS = 6
"""Up to this many terms of a sum are all written out; of more, the first third and the last."""


@dataclass(frozen=True, kw_only=True)
class Place:
    """A row or a cell of a node, or the whole node if no row is named, in the graph of a sentence.

    ``tokens`` are the words of the rows, ``tokens_kv`` those with keys and values: of one sentence, the same.
    """

    form: Form
    tokens: Sequence[str]
    tokens_kv: Sequence[str]
    d_k: int
    row: int | None
    column: int | None

    @property
    def i(self) -> str:
        """The word of the row."""
        return "i" if self.row is None else tex.words(self.tokens[self.row])

    @property
    def j(self) -> str:
        """The word of the column."""
        return "j" if self.column is None else tex.words(self.tokens_kv[self.column])

    @property
    def is_masked(self) -> bool:
        """Whether it is a cell hidden by the mask."""
        return self.column is not None and not self.form.mask.sees(self.row or 0, self.column)

    def vector(self, letter: str) -> str:
        """The letter of a query, key or value; that of an embedding where nothing is learned."""
        return letter if self.form.learned else self.embedding

    @property
    def embedding(self) -> str:
        """The letter of an embedding, to which its position has been added or not."""
        return "x^P" if self.form.positions else "x"

    def divided(self) -> str:
        """The dot product, divided as the form says."""
        product = rf"{self.vector('q')}_{{{self.i}}} \cdot {self.vector('k')}_{{{self.j}}}"
        over = self.form.scaling.over(self.d_k)
        return f"{product} / {over}" if over else product

    def sum(self, term: Callable[[str], str], most: int = MOST_TERMS) -> str:
        """A sum with one term per word that may be attended to; one of more than ``most`` leaves out the middle."""
        if self.form.is_masked and self.row is None:
            return rf"\sum_{{{self.form.mask.terms}}} {term('m')}"
        row, sees = self.row or 0, self.form.mask.sees
        terms = [term(tex.words(word)) for j, word in enumerate(self.tokens_kv) if sees(row, j)]
        return " + ".join(terms if len(terms) <= most else [*terms[: most // 3], r"\dots", terms[-1]])


InWords: TypeAlias = Callable[[Place], str]


def position(at: Place) -> str:
    """Sines and cosines of a place."""
    return rf"p_{{{at.i}}} = \sin, \cos {tex.words(' of its place, counted from 0')}"


def placed_embedding(at: Place) -> str:
    """An embedding plus a position."""
    return rf"x^P_{{{at.i}}} = x_{{{at.i}}} + p_{{{at.i}}}"


def projection(letter: str) -> InWords:
    """A row of X, or of X_P, times a weight matrix."""
    return lambda at: rf"{letter}_{{{at.i}}} = {at.embedding}_{{{at.i}}}" + (f" W_{letter}" if at.form.learned else "")


def score(at: Place) -> str:
    """A query times a key."""
    return rf"s_{{{at.i},{at.j}}} = {at.vector('q')}_{{{at.i}}} \cdot {at.vector('k')}_{{{at.j}}}"


def scaled_score(at: Place) -> str:
    """A query times a key, divided."""
    return rf"s_{{{at.i},{at.j}}} = {at.divided()}"


def masked_score(at: Place) -> str:
    """A scaled score, or −∞ for a word that is hidden."""
    mask = at.form.mask
    if not at.form.is_masked or at.column is not None:
        return rf"s_{{{at.i},{at.j}}} = " + (r"-\infty" if at.is_masked else at.divided())
    return rf"s_{{{at.i},j}} = {at.divided()} {tex.words(mask.seen)} -\infty {tex.words(mask.hidden)}"


def weight(at: Place) -> str:
    """An exponential divided by the sum of the row's exponentials, or a score by that of the row's scores."""
    own_score, part = rf"s_{{{at.i},{at.j}}}", at.form.normalise.part
    value = r"-\infty" if at.is_masked else at.divided()
    total = at.sum(lambda word: part(rf"s_{{{at.i},{word}}}"), most=3)  # no wider than a phone
    share = rf"w_{{{at.i},{at.j}}} &= {part(own_score)} / \Sigma"
    return rf"\begin{{aligned}} {share} \\ \Sigma &= {total} \\ {own_score} &= {value} \end{{aligned}}"


def context(at: Place) -> str:
    """A sum of values, each times its weight."""
    value = at.vector("v")
    total = at.sum(lambda word: rf"w_{{{at.i},{word}}}\, {value}_{{{word}}}")
    return rf"c_{{{at.i}}} = {total}"


def second_context(at: Place) -> str:
    """A sum of the second head's values, each times its weight."""
    total = at.sum(lambda word: rf"w'_{{{at.i},{word}}}\, v'_{{{word}}}")
    return rf"c'_{{{at.i}}} = {total}"


def joined(at: Place) -> str:
    """The context vectors of a word in both heads, one behind the other."""
    return rf"h_{{{at.i}}} = \left[\, c_{{{at.i}}} \;\; c'_{{{at.i}}} \,\right]"


def output(at: Place) -> str:
    """A row of the joined context vectors times the output weights."""
    return rf"o_{{{at.i}}} = h_{{{at.i}}} W_o"
