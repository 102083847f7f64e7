"""What a long text costs: products and memory by formula, drawn, and seconds measured on demand."""

from itertools import pairwise

import numpy as np
import streamlit as st

from core.graph.long_text import LONGEST
from core.lessons import cost as lesson
from core.lessons.cost import LENGTHS, D
from core.lessons.fitting import Box, Column
from ui.charts import bars, curves, shape_boxes
from ui.charts.shape_boxes import Boxes, Cells
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Asked

_FEW = 5
"""Words of the text whose scores are drawn as boxes, beside those of one twice as long."""

_HINTED = 4
"""How many times as long the text that is asked about is as the longest whose megabytes are shown before."""


def show_figure(asked: Asked) -> None:
    """What a question about cost is asked of: scores of a short text and of one twice as long, or their megabytes."""
    if asked.name == "memory":
        st.markdown("One matrix of weights, in megabytes:")
        known = [n for n in LENGTHS if n <= LONGEST and (asked.is_open("memory") or n <= LONGEST // _HINTED)]
        sizes = np.array([lesson.megabytes_of_weights(n) for n in known])
        bars.draw(
            "Megabytes of one matrix of weights", {"MB": sizes}, [f"{n:,} words" for n in known], form=".3f",
            most=lesson.megabytes_of_weights(LONGEST),
        )  # fmt: skip
        return
    is_open, sides = asked.is_open("twice"), (_FEW, 2 * _FEW)
    boxes = [
        Box(line=str(n), symbol=f"{n} words", shape=(n, n) if n == _FEW or is_open else None, matrix="scores")
        for n in sides
    ]
    quarters = (np.ones((1, 1)), np.array([[1, 0.5], [0.5, 1]]))  # so that four boxes are seen in the second
    cells: dict[str, Cells] = {
        box.symbol: np.kron(tints, np.ones((_FEW, _FEW))).tolist()
        for box, tints in zip(boxes, quarters, strict=True) if box.shape
    }  # fmt: skip
    told = f"Drag the corner until the box has the scores of {sides[1]} words. How many boxes of {_FEW} words fill it?"
    if is_open:
        told = f"The scores of {sides[1]} words. How many boxes of {_FEW} words fill it?"
    if asked.shows_all or asked.marks["twice"].status == "correct":
        told = f"{sides[1]} × {sides[1]} is four times {_FEW} × {_FEW}."
    shape_boxes.draw(
        Boxes(
            words=(), columns=tuple(Column(above=None, below=box) for box in boxes), product={}, misfits=(),
            cells=cells, asked="" if is_open else str(sides[1]),
            told=told,
        ),
        key="threads of boxes",
    )  # fmt: skip


def show(n: int) -> None:
    """What a text of n words costs, drawn, and measured if that is asked for."""
    st.markdown(
        f"The text above, n = {n:,}: scores and context take {lesson.products_of_pairs(n, D):,} products, 2 n² d with "
        f"d = {D}, and the weights have {n**2:,} numbers, {lesson.megabytes_of_weights(n):.3g} MB at four bytes each."
    )
    products = {
        "scores and context, 2 n² d": [lesson.products_of_pairs(n, D) / 1e6 for n in LENGTHS],
        "Q, K and V, 3 n d²": [lesson.products_of_projections(n, D) / 1e6 for n in LENGTHS],
    }
    memory = {
        "weights, 4 n² bytes": [lesson.megabytes_of_weights(n) for n in LENGTHS],
        "X, 4 n d bytes": [lesson.megabytes_of_vectors(n, D) for n in LENGTHS],
    }
    st.markdown(f"**Products**, in millions, d = {D}")
    curves.over_words("Products", LENGTHS, products, "millions")
    st.markdown(f"**Memory**, in megabytes, d = {D}")
    curves.over_words("Memory", LENGTHS, memory, "megabytes")
    st.caption(
        "Both axes are logarithmic: on them n² is twice as steep as n. Memory is why long texts are computed in "
        "blocks, as *FlashAttention* does: it never holds all weights at once, though it takes as many products. "
        "*Scaled vs unscaled*, under *overflow*, shows how."
    )
    if widgets.linked(st.toggle, "Measure it on this computer", key="cost.measure", usual=False):
        _measured()


def _measured() -> None:
    with st.spinner("Measuring …"):
        found = lesson.measure()
    lengths, seconds = list(found.seconds), list(found.seconds.values())
    after = [f"{later / earlier:.1f}" for earlier, later in pairwise(seconds)]
    tables.draw(
        {
            "words": [f"{n:,}" for n in lengths],
            "milliseconds": [f"{1000 * one:.2f}" for one in seconds],
            "times the one before": ["–", *after],
        }
    )
    curves.over_words(
        "Time", lengths, {"measured here, in milliseconds": [1000 * one for one in seconds]}, "milliseconds"
    )
    st.caption(
        f"Measured on the computer that serves this page, {found.at:%Y-%m-%d %H:%M} UTC, the best of five tries: "
        "scores, weights and context of random vectors, some rows at a time. Only the work itself is counted, not the "
        "time spent waiting for others. By the products alone each line would be 4 times the one before; how fast the "
        "computer’s memory is counts as well."
    )
    st.button("Measure again", icon=":material/refresh:", on_click=lesson.measure.cache_clear)
