"""What a long text costs: in the picture of its weights, by formula, and in seconds, measured on demand."""

from itertools import pairwise

import streamlit as st

from core.graph.long_text import LONGEST
from core.lessons import cost as lesson
from core.lessons.cost import D
from core.reading.answers import Numbers
from ui.charts.large_matrix import Marks
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import LessonAnswers
from ui.session import contents

_SHARE = "cost.share"

_MOST_TILES = 16
"""So many tiles in a row can be told apart."""

CHOSEN = {"twice": lambda _: contents.change(_SHARE, 50)}
"""What an option sets as it is chosen: the frame is half of the text, as the boxes are that are drawn."""


def choose_share() -> float:
    """Choose which part of the text is framed, on a slider as wide as the picture, so that it stands over the edge."""
    percent = widgets.slider(
        "How much of the text is framed", _SHARE, usual=100, least=0, most=100, step=10,
        format="%d\N{NO-BREAK SPACE}%%", label_visibility="collapsed", width=540,
    )  # fmt: skip
    return percent / 100


def tell_twice(asked: LessonAnswers, n: int, share: float) -> tuple[Marks, str]:
    """A part of a text of n words framed, and as many boxes of half of it as were predicted; and this in words."""
    half, side = n / 2, round(share * n)
    told = f"In the frame: {side:,} × {side:,} = {side**2:,} of {n**2:,} scores."
    boxes = [(half * i, half * j, half * (i + 1), half * (j + 1)) for i in (0, 1) for j in (0, 1)]
    dashed = boxes[: int(asked.text() or 4)] if asked.is_open("twice") else []
    if dashed:
        filled = "fill" if len(dashed) == len(boxes) else "do not fill"
        told = f"Dashed: {len(dashed)} boxes of half the text {filled} it."
    return Marks(framed=[(0, 0, share * n, share * n)], dashed=dashed), told


def tell_memory(asked: LessonAnswers, n: int) -> tuple[Marks, str]:
    """The weights of n words as one tile of those of the longest text, and what was answered as a square there."""
    told = f"Frame: {LONGEST:,}² weights. Tile: this text, {n:,}²"
    told += f", {lesson.megabytes_of_weights(n):.3f} MB." if 4 * n <= LONGEST else "."
    reading, side = asked.marks["memory"].answer, 0.0
    if isinstance(reading, Numbers) and reading.values:
        side = lesson.words_of_weights(reading.values[0])
        told += f" Dashed: yours, {side:,.0f} words."
    side = min(side, 1.2 * LONGEST)  # outside, if it is too large
    dashed = [(0, 0, side, side)] * (side > 0)
    ends = [(at, min(at + n, LONGEST)) for at in range(0, LONGEST, n)] if LONGEST // n < _MOST_TILES else []
    tiled = [box for a, b in ends for box in ((0, a, LONGEST, b), (a, 0, b, LONGEST))]
    return Marks(framed=[(0, 0, LONGEST, LONGEST), (0, 0, n, n)], dashed=dashed, tiled=tiled), told


def show(n: int) -> None:
    """What a text of n words costs, by formula, and measured if that is asked for."""
    st.markdown(
        f"The text above, n = {n:,}: scores and context take {lesson.products_of_pairs(n, D):,} products, 2 n² d with "
        f"d = {D}; Q, K and V take {lesson.products_of_projections(n, D):,}, 3 n d². The weights have {n**2:,} "
        f"numbers, {lesson.megabytes_of_weights(n):.3g} MB at four bytes each. Memory is why long texts are computed "
        "in blocks, as *FlashAttention* does: it never holds all weights at once, though it takes as many products. "
        "*Scaled vs unscaled*, under *overflow*, shows how."
    )
    if widgets.field(st.toggle, "Measure it on this computer", key="cost.measure", usual=False):
        _show_measurement()


def _show_measurement() -> None:
    with st.spinner("Measuring …"):
        found = lesson.measure()
    milliseconds = [1000 * one for one in found.seconds.values()]
    after = [f"{later / earlier:.1f}" for earlier, later in pairwise(milliseconds)]
    tables.draw({
        "words": [f"{n:,}" for n in found.seconds],
        "milliseconds": [f"{one:.2f}" for one in milliseconds],
        "times the one before": ["–", *after],
    })  # fmt: skip
    st.caption(
        f"Measured on the computer that serves this page, {found.at:%Y-%m-%d %H:%M} UTC, the best of five tries: "
        "scores, weights and context of random vectors, some rows at a time. By the products alone each line would be "
        "4 times the one before; how fast the computer’s memory is counts as well."
    )
    st.button("Measure again", icon=":material/refresh:", on_click=lesson.measure.cache_clear)
