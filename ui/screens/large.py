"""One weight of a long text: chosen by pointing or by pickers, explained, and shown among those around it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from core.attention import Trace
from core.graph import downsampled, long_text
from core.graph.downsampled import Part
from core.graph.long_text import Text
from core.graph.tex import emphasised
from ui.charts import bars, drawing, heat_map, large_matrix
from ui.charts.drawing import Pointing
from ui.charts.heat_map import Colours
from ui.fields import widgets
from ui.session import keys, selection
from ui.session.keys import Key

_FIGURES = 32
"""The widest part that is drawn with figures."""

_TOP = 5
"""How many words of a row are drawn as bars."""

_FIRST = ("bank", "river")
"""The words whose weight is explained at first."""


@dataclass(frozen=True, kw_only=True)
class Weight:
    """The weight in row i and column j of a long text; ``labels`` are its words, made distinct."""

    text: Text
    labels: tuple[str, ...]
    scaled: bool
    positions: bool
    i: int
    j: int

    @cached_property
    def row(self) -> Trace:
        """The graph with the word of its row as the only query."""
        return self.rows(range(self.i, self.i + 1))

    def rows(self, which: range) -> Trace:
        """The graph with the words of some rows as the only queries."""
        return long_text.rows(self.text, which, scaled=self.scaled, positions=self.positions)

    def picture(self, part: Part) -> downsampled.Picture:
        """The picture of a part of the weights."""
        return downsampled.picture(self.text, part, scaled=self.scaled, positions=self.positions)

    def around(self, extent: int) -> Part:
        """The part around it."""
        return Part.around(self.i, self.j, extent, len(self.labels))


def choose(text: Text, *, scaled: bool, positions: bool) -> Weight:
    """Choose a weight by its row and column."""
    labels = _distinct(text.words)
    row, column = (labels[text.words.index(word)] if word in text.words else "" for word in _FIRST)
    i = widgets.pick("Row: the word that attends", labels, row, Key.ROW)
    j = widgets.pick("Column: the word it attends to", labels, column, Key.COLUMN)
    return Weight(text=text, labels=labels, scaled=scaled, positions=positions, i=i, j=j)


@lru_cache(maxsize=8)
def _distinct(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(drawing.distinct(words))


_BANKS = ("bank₁₃", "bank₁₀₈")
"""The rows that the first question compares."""

_ABOUT_MONEY = ("money", "interest")
"""The words to which one may expect the second of them to give more: their bars are there as well."""


def explain(chosen: Weight) -> None:
    """Say how large a weight is and where it comes from."""
    st.markdown(_value(chosen))


def show_rows(chosen: Weight, *, is_open: bool) -> None:
    """Draw what a row gives most to, all occurrences of a word added up.

    Beside a bank stands the other one; its bars are covered until they are predicted.
    """
    looking, rows = chosen.labels[chosen.i], _rows(chosen)
    also = _ABOUT_MONEY if len(rows) > 1 else ()
    most = {i: long_text.most(chosen.text.words, replace(chosen, i=i).row.weights[0]) for i in rows}
    top = [one for place, one in enumerate(most[chosen.i]) if place < _TOP - len(also) or one[0] in also]
    words, series = [f"{word} ×{count}" if count > 1 else word for word, count, _ in top], {}
    for i, found in most.items():
        sums = {word: sum if i == chosen.i or is_open else np.nan for word, _, sum in found}
        series[chosen.labels[i]] = np.array([sums[word] for word, *_ in top])
    bars.draw(f"Most of the weight of {looking}", series, words)


def _rows(chosen: Weight) -> list[int]:
    """The row of a weight, and of a bank also that of the other one."""
    labels = chosen.labels
    both = labels[chosen.i] in _BANKS and {*_BANKS} <= {*labels}
    return [chosen.i, *(labels.index(bank) for bank in _BANKS if both and bank != labels[chosen.i])]


def draw_whole(chosen: Weight) -> None:
    """Draw all weights, with a frame around the chosen one and around its row."""
    _picture("All weights", "whole", chosen, chosen.around(len(chosen.labels)), _rows(chosen))


def _value(chosen: Weight) -> str:
    trace, i, j, n = chosen.row, chosen.i, chosen.j, len(chosen.labels)
    weight, score, scaled = (float(M[0, j]) for M in (trace.weights, trace.scores, trace.scaled_scores))
    rank = 1 + int((trace.weights[0] > weight).sum())
    divided = f", divided by √{trace.d_k} it is {scaled:.4f}" if chosen.scaled else ""
    return (
        f"{emphasised(chosen.labels[i])} (word {i + 1:,}) gives {emphasised(chosen.labels[j])} (word {j + 1:,}) the "
        f"weight **{weight:.6f}**, number {rank:,} in its row. Their score is {score:.4f}{divided}. "
        f"Evenly spread, each weight would be 1/{n:,} = {1 / n:.6f}."
    )


def tell_colours(around: Part, chosen: Weight) -> None:
    """Say what the colours of a picture of weights mean."""
    full = chosen.picture(around).full
    n = len(chosen.labels)
    st.caption(
        f"Colour begins above an even share, 1/{n:,} = {1 / n:.4f}, and is strongest at {full:.4f} or more. "
        "A pixel shows its largest weight."
    )


def draw_part(chosen: Weight, extent: int) -> None:
    """Draw the weights around the chosen one: with figures, or as a picture if there are too many."""
    around = chosen.around(extent)
    if extent > _FIGURES:
        tell_colours(around, chosen)
        _picture("Weights", "part", chosen, around, [chosen.i])
        return
    rows, columns = _labels(chosen, around)
    weights = chosen.rows(around.rows).weights[:, around.left : around.columns.stop]
    lit = np.zeros(weights.shape, dtype=np.int64)
    lit[chosen.i - around.top, chosen.j - around.left] = 2
    full = chosen.picture(chosen.around(len(chosen.labels))).full
    pointing = _pointing("part", chosen, around, lit)
    colours = Colours(weights=True, strongest=full)
    drawing.show(heat_map.chart("Weights", weights.astype(float), rows, columns, colours, pointing=pointing))


def _picture(name: str, node: str, chosen: Weight, around: Part, rows: Sequence[int]) -> None:
    picture = chosen.picture(around)
    pointing = _pointing(node, chosen, around, np.zeros((0, 0), dtype=np.int64))
    large_matrix.draw(name, picture, chosen.labels, pointing, rows, chosen.j)


def _labels(chosen: Weight, around: Part) -> tuple[Sequence[str], Sequence[str]]:
    rows, columns = (chosen.labels[places.start : places.stop] for places in (around.rows, around.columns))
    return rows, columns


def _pointing(node: str, chosen: Weight, around: Part, lit: NDArray[np.int64]) -> Pointing:
    def selected() -> None:
        for i, j in selection.choose_selected_cell(node, *_labels(chosen, around)):
            pointed = replace(chosen, i=around.top + i, j=around.left + j)
            st.toast(_value(pointed), icon=":material/my_location:")

    return Pointing(key=keys.cell_key(node), on_select=selected, lit=lit, turn=selection.cells_selected())
