"""Masked scores and what becomes of them: a causal mask beside what may stand in its place, and padding."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import numpy as np
import streamlit as st

from core.graph.form import LEARNED
from core.graph.steps import Matrix
from core.graph.tex import plain
from core.lessons import masks
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Lesson
from ui.machine import excerpt, picture, screen
from ui.machine.comparison import compared
from ui.machine.picture import Cell, Drawn, Picture

_SHOWN = ("V", "scaled_scores", "masked_scores", "weights", "context")


OF_PADDING = ("padding", "where")
"""The questions that are asked of the padded sentence."""


def show_figure(here: Lesson, asked: str, *, is_open: bool) -> None:
    """The sentence that is asked about, with the threads of one word in each way to mask, and beneath it its scores.

    What would answer a question is veiled: all but the way without a mask, of which the questions tell the numbers.
    """
    if asked in OF_PADDING:
        word, words = masks.load().before_padding, masks.padded_words()
        ways = {"no mask": masks.padded(masked=False), "padding masked": masks.padded(masked=True)}
    else:
        words = masks.words()
        word = words[0] if asked == "first" else masks.load().word
        ways = {"no mask": masks.instead("no mask"), "−∞ before the softmax": masks.causal()}
        ways |= {name: masks.instead(name) for name in masks.INSTEAD if name not in ways}
    i = words.index(word)
    masked = {Row(0, way, row) for way in range(1, len(ways)) for row in range(len(words))}
    veiled = masked | ({Row(0, 0, i)} if asked in OF_PADDING else set())
    with here.figure:
        threads.draw(
            Threads(
                name=f"What {word} attends to, masked in different ways", tokens=words, names=tuple(ways),
                weights=np.array([[trace.weights for trace in ways.values()]]), row=Row(0, 0, i),
                veiled=frozenset() if is_open else frozenset(veiled),
            ),
            key="threads",
            on={},
        )  # fmt: skip
    with here.controls:
        if asked in OF_PADDING:
            show_padded_row()
        else:
            show_row(word)


def show_row(word: str) -> None:
    """The scores of the word that is asked about, and its weights without a mask."""
    row = masks.words().index(word)
    trace = masks.instead("no mask")
    figures = {"scaled score": trace.scaled_scores[row], "weight without a mask": trace.weights[row]}
    _table(f"*{word}* attends to", masks.words(), figures)


def compare_with_instead() -> None:
    """The causal mask, together with what is chosen in its place."""
    ways = tuple(masks.INSTEAD)
    name = widgets.one_of("Compare −∞ before the softmax with", ways, "masks.instead", usual=ways[0])
    screen.show(_compared(name), key="machine of masks")
    st.caption(f"**{plain(masks.mistake(name).title)}.** {plain(masks.mistake(name).why)}")


def compare_with_window() -> None:
    """A sliding window of as many words as the student chooses, together with the causal mask."""
    most = len(masks.words())
    size = widgets.linked(
        st.slider, "Words in the window", key="masks.window", usual=2, min_value=1, max_value=most, value=2
    )
    screen.show(_window(int(size)), key="machine of the window")


@cache
def _window(size: int) -> Picture:
    form, trace = masks.windowed(size), masks.window(size)
    whole = picture.of(trace, form, masks.words(), name="A sliding window")
    names = (form.mask.called, masks.CAUSAL.mask.called)
    return _excerpt(compared(whole, trace, form, masks.causal(), masks.CAUSAL, names))


@cache
def _compared(name: str) -> Picture:
    whole = picture.of(masks.causal(), masks.CAUSAL, masks.words(), name="A causal mask")
    names, other = ("−∞ before the softmax", name), masks.instead(name)
    both = compared(whole, masks.causal(), masks.CAUSAL, other, masks.CAUSAL, names, masks.mistake(name).why)
    row = masks.words().index(masks.load().word)
    return replace(_excerpt(both), opening=Cell(node="weights", row=row, column=row))


def show_padded_row() -> None:
    """The scores of the word that is asked about where there is padding."""
    word = masks.load().before_padding
    row = masks.words().index(word)
    scores = masks.padded(masked=False).scaled_scores[row]
    _table(f"*{word}* attends to", masks.padded_words(), {"scaled score": scores})


def show_padding() -> None:
    """Padding that is masked, together with padding that is not."""
    screen.show(_padded(), key="machine of padding")


@cache
def _padded() -> Picture:
    words, masked, unmasked = masks.padded_words(), masks.padded(masked=True), masks.padded(masked=False)
    whole = picture.of(masked, masks.CAUSAL, words, name="Padding")
    both = compared(whole, masked, masks.CAUSAL, unmasked, LEARNED, ("padding masked", "no mask"))
    shown = _excerpt(both)
    matrices = tuple(_of_padding(M) if M.name == "masked_scores" else M for M in shown.matrices)
    row = words.index(masks.load().before_padding)
    return replace(shown, matrices=matrices, opening=Cell(node="weights", row=row, column=len(words) - 1))


def _of_padding(M: Drawn) -> Drawn:
    return replace(M, formula="padding hidden", note="The scaled score, or −∞ in a column of padding.")


def _excerpt(whole: Picture) -> Picture:
    """The picture from the scaled scores on, in a part of its own, because the first part names the rows."""
    shown = excerpt.only(whole, _SHOWN)
    return replace(shown, places={"mask": shown.places["weigh"], "mix": shown.places["mix"]})


def _table(heading: str, words: tuple[str, ...], columns: Mapping[str, Matrix]) -> None:
    figures = {name: [f"{value:.4f}" for value in numbers.tolist()] for name, numbers in columns.items()}
    tables.draw({heading: words, **figures})
