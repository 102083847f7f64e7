"""How one cell of a node came about: for each step, a small function that explains it in words and arithmetic."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from core.graph.arithmetic import Working, as_it_is, exponentials, over, over_root, plus, products, share
from core.graph.steps import Across, Array, DividedBy, Step, is_copy, not_learned, original, reads
from core.graph.tex import emphasised, figure, shown


@dataclass(frozen=True, kw_only=True)
class Operand:
    """The part of a matrix that a cell came from: a row, a column, or one cell if both are named."""

    node: str
    row: int | None = None
    column: int | None = None

    def holds(self, node: str, row: int, column: int) -> bool:
        """Whether a cell belongs to it.

        >>> Operand(node="Q", row=1).holds("Q", 1, 2)
        True
        """
        return node == self.node and self.row in (None, row) and self.column in (None, column)


@dataclass(frozen=True, kw_only=True, eq=False)
class Cell:
    """Cell (i, j), counted from 0, of a matrix of an evaluated graph, with what is needed to explain it.

    ``tokens`` are the words with queries, ``tokens_kv`` those with keys and values: of one sentence, the same.
    """

    node: str
    i: int
    j: int
    tokens: tuple[str, ...]
    tokens_kv: tuple[str, ...]
    matrices: Mapping[str, Array]
    steps: Mapping[str, Step | Array]

    @property
    def value(self) -> float:
        """The number in it."""
        return float(self.matrices[self.node][self.i, self.j])

    @property
    def column(self) -> str:
        """Its column, in words."""
        return f"column {self.j + 1}"

    def source(self, node: str) -> str:
        """The node that this one equals because its step changes nothing; otherwise the node itself."""
        return original(node, self.steps, lambda step: is_copy(step) or step == DividedBy(1.0))

    def line(self, node: str, *, row: int | None = None, column: int | None = None) -> list[float]:
        """A row or a column of a matrix."""
        M = np.asarray(self.matrices[node], dtype=np.float64)
        return [float(value) for value in (M[row] if column is None else M[:, column])]

    def word(self, position: int) -> str:
        """The word with the query at a position, in Markdown."""
        return emphasised(self.tokens[position])

    def word_kv(self, position: int) -> str:
        """The word with the key and the value at a position, in Markdown."""
        return emphasised(self.tokens_kv[position])


@dataclass(frozen=True, kw_only=True)
class Account:
    """How a cell came about: ``lead`` is Markdown, ``workings`` the arithmetic, empty for a number that was given."""

    lead: str
    operands: tuple[Operand, ...] = ()
    workings: tuple[Working, ...] = ()


Writer: TypeAlias = Callable[[Cell], Account]
"""Writes the account of a cell."""


def explain_input(cell: Cell) -> Account:
    """A number of an input."""
    words = {"X": cell.word, "X_kv": cell.word_kv}
    row = words[cell.node](cell.i) if cell.node in words else f"{cell.i + 1}"
    return Account(lead=f"{_name(cell.node)} is given: this is row {row}, {cell.column}, as it stands.")


def explain_replacement(cell: Cell) -> Account:
    """A number that was put in, or computed by a step that is not part of the graph."""
    return Account(lead=f"{_name(cell.node)} was replaced: this is row {cell.i + 1}, {cell.column}, as it stands.")


def explain_position(cell: Cell) -> Account:
    """A sine or a cosine of the place."""
    wave = "sine" if cell.j % 2 == 0 else "cosine"
    power = f"10000^({2 * (cell.j // 2)}/{cell.matrices['X'].shape[-1]})"
    lead = f"Place {cell.i}, counted from 0: the {wave} of {cell.i} / {power}, whatever the word is."
    return Account(lead=lead)


def explain_missing_position(cell: Cell) -> Account:
    """No position."""
    return Account(lead="No positions are added here.", workings=(as_it_is(cell.value),))


def explain_placing(cell: Cell) -> Account:
    """A number of X plus one of P."""
    operands = tuple(Operand(node=name, row=cell.i, column=cell.j) for name in ("X", "P"))
    x, p = (float(cell.matrices[one.node][cell.i, cell.j]) for one in operands)
    lead = f"The embedding of {cell.word(cell.i)} and its position, added up."
    return Account(lead=lead, operands=operands, workings=(plus(x, p),))


def explain_missing_placing(cell: Cell) -> Account:
    """A number copied from X."""
    return _copied(cell, "X", "No positions are added here: this is X itself.")


def explain_projection(cell: Cell) -> Account:
    """A row of X, of X_P, or of the other sentence, times a column of a weight matrix."""
    source, weight = _projected(cell), f"W_{cell.node.lower()}"
    word = cell.word_kv(cell.i) if source == "X_kv" else cell.word(cell.i)
    return Account(
        lead=f"Row {word} of {_name(source)} met {cell.column} of {_name(weight)}.",
        operands=(Operand(node=source, row=cell.i), Operand(node=weight, column=cell.j)),
        workings=(products(cell.line(source, row=cell.i), cell.line(weight, column=cell.j)),),
    )


def _projected(cell: Cell) -> str:
    """The embeddings that a projection reads, with or without positions, of this sentence or the other."""
    step = cell.steps[cell.node]
    return cell.source(reads(step)[0] if callable(step) else "X_P")


def explain_missing_projection(cell: Cell) -> Account:
    """A number copied from X, from X_P, or from the other sentence."""
    source = _projected(cell)
    return _copied(cell, source, f"Nothing is learned here: {cell.node} is {_name(source)} itself.")


def of_projection(step: Step) -> Mapping[Step, Writer]:
    """The writers of a projection: learned or not, of one sentence or across two."""
    return {
        step: explain_projection,
        Across(step): explain_projection,
        not_learned: explain_missing_projection,
        Across(not_learned): explain_missing_projection,
    }


def explain_score(cell: Cell) -> Account:
    """A row of Q times a row of K."""
    query, key = cell.source("Q"), cell.source("K")
    return Account(
        lead=f"Row {cell.word(cell.i)} of {query} met row {cell.word_kv(cell.j)} of {key}, "
        f"which is a column of {key}ᵀ.",
        operands=(Operand(node=query, row=cell.i), Operand(node=key, row=cell.j)),
        workings=(products(cell.line("Q", row=cell.i), cell.line("K", row=cell.j)),),
    )


def explain_missing_scaling(cell: Cell) -> Account:
    """A score, unchanged."""
    return _copied(cell, "scores", "The scores are not scaled here: this is the score itself.")


def explain_division_by_root(cell: Cell) -> Account:
    """A score divided by √d_k."""
    d_k = int(cell.matrices["K"].shape[-1])
    return _divided(cell, f"the root of d_k = {d_k}.", over_root(_score(cell), d_k))


def explain_division_by_number(cell: Cell) -> Account:
    """A score divided by a chosen number; if that is 1, the score unchanged."""
    step = cell.steps[cell.node]
    if not isinstance(step, DividedBy) or step.divisor == 1:
        return explain_missing_scaling(cell)
    return _divided(cell, f"{figure(shown(step.divisor))}, the divisor chosen.", over(_score(cell), step.divisor))


def _score(cell: Cell) -> float:
    return float(cell.matrices["scores"][cell.i, cell.j])


def _divided(cell: Cell, by: str, working: Working) -> Account:
    lead = f"The score of {cell.word(cell.i)} and {cell.word_kv(cell.j)} was divided by {by}"
    return Account(lead=lead, operands=(Operand(node="scores", row=cell.i, column=cell.j),), workings=(working,))


def explain_mask(cell: Cell) -> Account:
    """−∞ for a word that comes later, otherwise the scaled score, unchanged."""
    query = f"Word {cell.i + 1}, {cell.word(cell.i)},"
    key = f"word {cell.j + 1}, {cell.word(cell.j)},"
    if cell.j > cell.i:
        lead = f"{query} may not attend to {key} which comes later: −∞ becomes a weight of 0."
        return Account(lead=lead, workings=(as_it_is(cell.value, lead="Masked:"),))
    source = cell.source("scaled_scores")
    allowed = "itself" if cell.i == cell.j else f"{key} which comes earlier"
    return _copied(
        cell, source, f"{query} may attend to {allowed}: nothing is masked here, so the score stays as it was."
    )


def explain_missing_mask(cell: Cell) -> Account:
    """A scaled score, unchanged."""
    return _copied(cell, cell.source("scaled_scores"), "Nothing is masked here: any word may attend to any other.")


def explain_softmax(cell: Cell) -> Account:
    """An exponential divided by the sum of the exponentials in its row."""
    return Account(
        lead=f"The softmax of row {cell.word(cell.i)}: exponentials, divided by their total.",
        operands=(Operand(node=cell.source("masked_scores"), row=cell.i),),
        workings=exponentials(cell.line("masked_scores", row=cell.i), cell.j, names=cell.tokens_kv),
    )


def explain_share(cell: Cell) -> Account:
    """A score divided by the sum of its row."""
    return Account(
        lead=f"Row {cell.word(cell.i)} of the scores, divided by its sum.",
        operands=(Operand(node=cell.source("masked_scores"), row=cell.i),),
        workings=(share(cell.line("masked_scores", row=cell.i), cell.j, names=cell.tokens_kv),),
    )


def explain_mixture(cell: Cell) -> Account:
    """A row of the weights times a column of V."""
    values = cell.source("V")
    return Account(
        lead=f"Row {cell.word(cell.i)} of the weights met {cell.column} of {values}: "
        "a weighted sum, one term per word.",
        operands=(Operand(node="weights", row=cell.i), Operand(node=values, column=cell.j)),
        workings=(products(cell.line("weights", row=cell.i), cell.line("V", column=cell.j), names=cell.tokens_kv),),
    )


def _copied(cell: Cell, source: str, lead: str) -> Account:
    here = Operand(node=source, row=cell.i, column=cell.j)
    return Account(lead=lead, operands=(here,), workings=(as_it_is(cell.value),))


def _name(node: str) -> str:
    return node.replace("_", r"\_")
