"""One weight of a long text: chosen by pointing or by pickers, explained, and shown among those around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from core.attention import Trace
from core.graph import downsampled, long_text
from core.graph.downsampled import Part
from core.graph.long_text import Matrix, Text
from core.graph.tex import emphasised
from core.reading.names import inline_name
from ui.charts import drawing, heat_map, large_matrix, marked_text
from ui.charts.drawing import Pointing
from ui.charts.heat_map import Colours
from ui.charts.large_matrix import Marks
from ui.charts.marked_text import MarkedText
from ui.fields import widgets
from ui.frame.lesson import LessonAnswers
from ui.screens import cost
from ui.session import contents, keys, selection
from ui.session.keys import Key

_FIGURES = 32
"""The widest part that is drawn with figures."""

_TOP = 5
"""How many words of a row are named."""

_FIRST = ("bank", "river")
"""The words whose weight is explained at first."""

_rows = lru_cache(maxsize=4)(long_text.rows)
"""Remembered, because each run asks for the same."""


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
        return _rows(self.text, which, scaled=self.scaled, positions=self.positions)

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
    for key in (Key.ROW, Key.COLUMN):  # older links have subscripts
        contents.rename(key, {contents.text(key): inline_name(contents.text(key))})
    i = widgets.pick("Row: the word that attends", labels, row, Key.ROW)
    j = widgets.pick("Column: the word it attends to", labels, column, Key.COLUMN)
    return Weight(text=text, labels=labels, scaled=scaled, positions=positions, i=i, j=j)


@lru_cache(maxsize=8)
def _distinct(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(inline_name, drawing.distinct(words)))


_BANKS = ("bank 13", "bank 108")
"""The rows that the first question compares."""


def explain(chosen: Weight, asked: LessonAnswers) -> None:
    """Say how large a weight is and where it comes from, and what stands out in its row unless that is covered."""
    st.markdown(_value(chosen))
    if not _is_covered(chosen, asked):
        found = long_text.sum_by_word(chosen.text.words, chosen.row.weights[0])[:_TOP]
        most = ", ".join(f"{emphasised(word)} {total:.4f}" for word, _, total in found)
        st.markdown(f"All occurrences added up, {emphasised(chosen.labels[chosen.i])} gives most to {most}.")


def _is_covered(chosen: Weight, asked: LessonAnswers) -> bool:
    return not asked.is_open("rows") and chosen.i in _banks(chosen)[1:]


def draw_text(chosen: Weight, asked: LessonAnswers) -> None:
    """Draw the text with the weights of the chosen row; a word that is pressed is the next one.

    Above it stand the rows that the first question compares, while that is asked.
    """
    banks, places, strips = _banks(chosen) if asked.name == "rows" else [], _places(chosen), dict[str, Matrix | None]()
    for bank in banks:
        row = replace(chosen, i=bank)
        strips[row.labels[bank]] = None if _is_covered(row, asked) else row.row.weights[0]
    expected = dict(zip(asked.tasks["rows"].options, places, strict=False)) if banks else {}
    marked = MarkedText(
        words=chosen.text.words, names=chosen.labels, row=chosen.i, column=chosen.j, even=1 / len(chosen.labels),
        weights=None if _is_covered(chosen, asked) else chosen.row.weights[0],
        full=chosen.picture(chosen.around(len(chosen.labels))).full, strips=strips,
        mine=expected.get(asked.text(), ()) if asked.is_open("rows") else (),
    )  # fmt: skip
    marked_text.draw(
        marked, key="text of weights", on_word=lambda i: contents.change(Key.ROW, chosen.labels[i]),
        on_expected=partial(_predict, asked, expected) if banks and not asked.is_open("rows") else None,
    )  # fmt: skip


def draw_whole(chosen: Weight, asked: LessonAnswers, share: float) -> None:
    """Draw all weights, over them what is asked and what was answered, and say so beneath.

    A part of the text is framed, or all is the corner of the square of a longer text.
    """
    n = len(chosen.labels)
    marks, told = cost.tell_twice(asked, n, share) if asked.name == "twice" else cost.tell_memory(asked, n)
    _picture("All weights", "whole", chosen, chosen.around(n), marks)
    st.caption(told)


def _banks(chosen: Weight) -> list[int]:
    """The rows that the first question compares, if the text has them."""
    return [chosen.labels.index(bank) for bank in _BANKS if {*_BANKS} <= {*chosen.labels}]


def _places(chosen: Weight) -> Sequence[Sequence[tuple[int, int]]]:
    """From which word to which the options expect the other bank's row to give more; the last one, nowhere."""
    named = [(j, j) for j, word in enumerate(chosen.text.words) if word in ("money", "interest")]
    return named, [(bank - 5, bank + 5) for bank in _banks(chosen)[1:]]


def _predict(asked: LessonAnswers, places: Mapping[str, Sequence[tuple[int, int]]], j: int) -> None:
    """Answer with the option that is nearest to the place that was pressed in the covered row."""
    asked.answer(min(places, key=lambda option: min(max(a - j, j - b, 0) for a, b in places[option])))


def _value(chosen: Weight) -> str:
    trace, words, i, j, n = chosen.row, chosen.text.words, chosen.i, chosen.j, len(chosen.labels)
    weight, score, scaled = (float(M[0, j]) for M in (trace.weights, trace.scores, trace.scaled_scores))
    rank = 1 + int((trace.weights[0] > weight).sum())
    divided = f", divided by √{trace.d_k} it is {scaled:.4f}" if chosen.scaled else ""
    return (
        f"{emphasised(words[i])} (word {i + 1:,}) gives {emphasised(words[j])} (word {j + 1:,}) the "
        f"weight **{weight:.6f}**, number {rank:,} in its row. Their score is {score:.4f}{divided}. "
        f"Evenly spread, each weight would be 1/{n:,} = {1 / n:.6f}."
    )


def draw_part(chosen: Weight, extent: int) -> None:
    """Draw the weights around the chosen one: with figures, or as a picture if there are too many."""
    around = chosen.around(extent)
    if extent > _FIGURES:
        st.caption("A stripe is a word to which many give much; on the diagonal, each word attends to itself.")
        _picture("Weights", "part", chosen, around, _frame(chosen, around))
        return
    rows, columns = _parts(chosen.labels, around)
    weights = chosen.rows(around.rows).weights[:, around.left : around.columns.stop]
    lit = np.zeros(weights.shape, dtype=np.int64)
    lit[chosen.i - around.top, chosen.j - around.left] = 2
    full = chosen.picture(chosen.around(len(chosen.labels))).full
    pointing = _pointing("part", chosen, around, lit)
    colours = Colours(weights=True, least=1 / len(chosen.labels), strongest=full)
    drawing.show(heat_map.chart("Weights", weights.astype(float), rows, columns, colours, pointing=pointing))


def _frame(chosen: Weight, around: Part) -> Marks:
    i, j = chosen.i, chosen.j
    row = (i, around.left, i + 1, around.columns.stop)
    return Marks(framed=[row, (i, j, i + 1, j + 1)], rows=[i], columns=[j])


def _picture(name: str, node: str, chosen: Weight, around: Part, marks: Marks) -> None:
    picture = chosen.picture(around)
    pointing = _pointing(node, chosen, around, np.zeros((0, 0), dtype=np.int64))
    large_matrix.draw(name, picture, chosen.labels, pointing, marks)


def _parts(words: Sequence[str], around: Part) -> tuple[Sequence[str], Sequence[str]]:
    rows, columns = (words[places.start : places.stop] for places in (around.rows, around.columns))
    return rows, columns


def _pointing(node: str, chosen: Weight, around: Part, lit: NDArray[np.int64]) -> Pointing:
    def selected() -> None:
        for i, j in selection.choose_selected_cell(node, *_parts(chosen.labels, around)):
            pointed = replace(chosen, i=around.top + i, j=around.left + j)
            st.toast(_value(pointed), icon=":material/my_location:")

    return Pointing(key=keys.cell_key(node), on_select=selected, lit=lit, turn=selection.cells_selected())
