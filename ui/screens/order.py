"""The order of the words: shuffled with and without positions, and P with its dot products."""

from dataclasses import replace
from functools import cache

import numpy as np
import streamlit as st

from core.lessons import order
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Asked, Lesson
from ui.machine import picture, screen
from ui.machine.comparison import compared
from ui.machine.picture import Cell, Picture, Place
from ui.machine.side_by_side import chain, drawn
from ui.session import contents

_NAMES = ("shuffled", "as written")

_USUAL = 1
"""The shuffle that links leave out."""

_WAYS = {"without": False, "with": True}
"""Of which way a question asks: it is veiled until that is answered."""


def shuffle(here: Lesson, asked: Asked) -> None:
    """Shuffle the words, and see the threads of each; they are veiled until it is predicted what becomes of them."""
    written, *_, last = order.SEEDS
    ends = {"min_value": written, "max_value": last, "value": _USUAL}
    with here.controls:
        seed = int(widgets.linked(st.slider, "Shuffle (0: as written)", key="order.seed", usual=_USUAL, **ends))
    words, rows = order.shuffled_words(seed), range(len(order.words()))
    traces = [order.shuffled(seed, positions=positions) for positions in _WAYS.values()]
    with here.figure:
        threads.draw(
            Threads(
                name="Shuffled words", tokens=words, names=tuple(f"{way} positions" for way in _WAYS),
                weights=np.array([[trace.weights for trace in traces]]), row=Row(0, 0, words.index(order.words()[-1])),
                veiled=frozenset(
                    Row(0, i, row) for i, way in enumerate(_WAYS) if not asked.is_open(way) for row in rows
                ),
                covered=tuple(asked.until(way) for way in _WAYS),
            ),
            key="threads", on={},
        )  # fmt: skip


def compare() -> None:
    """Compare each word with what it was before it was shuffled, with or without positions."""
    seed = int(contents.text("order.seed") or _USUAL)
    positions = bool(widgets.linked(st.toggle, "Add positions", key="order.positions", usual=True, value=True))
    screen.show(_shuffled(seed, positions), key="machine of shuffled words")
    if not seed:
        st.caption("The words stand as they are written, so no number has changed.")
        return
    st.caption(
        "Each word is compared with itself in the sentence as written; what is marked has changed. "
        + ("P stays where it is, and the words move along it." if positions else "No number has changed.")
    )


@cache
def _shuffled(seed: int, positions: bool) -> Picture:
    form, words = order.form(positions=positions), order.shuffled_words(seed)
    trace, other = (made(seed, positions=positions) for made in (order.shuffled, order.as_written))
    whole = picture.of(trace, form, words, name="Shuffled words")
    return compared(replace(whole, is_titled=True), trace, form, other, form, _NAMES)


def show_positions(*, is_open: bool) -> None:
    """P as a matrix, with the dot products of its rows once they are open, and how each pair of columns turns."""
    screen.show(_positions(is_open=is_open), key="machine of positions")
    d_model = order.load().d_model
    pairs = range(d_model // 2)
    tables.draw(
        {
            "columns": [f"{2 * i + 1}, {2 * i + 2}" for i in pairs],
            "angle": [f"p / {_divisor(i)}" for i in pairs],
            "repeats after": [f"{order.wavelength(i, d_model):,.1f} words" for i in pairs],
        }
    )
    if is_open:
        st.caption("Along each diagonal of P Pᵀ all numbers are the same: they depend on how far apart two places are.")


@cache
def _positions(*, is_open: bool) -> Picture:
    lesson = order.load()
    rows = [f"p{place}".translate(_BELOW) for place in range(lesson.places)]
    waves = [f"{wave} p/{_divisor(i)}" for i in range(lesson.d_model // 2) for wave in ("sin", "cos")]
    M = order.positions(lesson.places, lesson.d_model)
    P = drawn("P", "Positions", M, rows, waves, note="The sine or cosine of p, the place, over what the column says.")
    dots = drawn("dots", "Dot products", M @ M.T, rows, rows, formula="P Pᵀ", kind="product", reads=(P, P), turned=True)
    parts = {"Sines and cosines": (Place(below="P"),), "How alike two places are": (Place(below="dots"),)}
    if not is_open:
        return chain("Positions", (P,), {"Sines and cosines": (P,)}, opening=Cell(node="P", row=2, column=0))
    return chain("Positions", (P, dots), parts, opening=Cell(node="dots", row=2, column=5))


_BELOW = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def _divisor(pair: int) -> str:
    """By what a place is divided in a pair of columns."""
    return f"{10_000 ** (2 * pair / order.load().d_model):,.0f}"
