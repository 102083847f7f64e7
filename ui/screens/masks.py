"""Masked scores and what becomes of them: a causal mask beside what may stand in its place, and padding."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import streamlit as st

from core.graph.form import LEARNED
from core.graph.tex import plain
from core.lessons import masks
from core.lessons.task import Task
from ui.charts import tally, threads
from ui.charts.tally import Mask, Tally
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import excerpt, picture, screen
from ui.machine.comparison import compare
from ui.machine.picture import Cell, Picture
from ui.session import contents
from ui.session.linked_value import linked_text

_SHOWN = ("V", "scaled_scores", "masked_scores", "weights", "context")

OF_MASK = ("hidden", "first", "after", "before")
"""The questions that are asked of the causal mask."""

_OF_WEIGHTS = ("next", "hidden", "first")
"""The questions that are asked of all weights, as numbers."""

_GONE = linked_text("masks.gone")
"""The places of the weights that were pressed when the count was answered; the link holds the count alone."""

_BEFORE, _NO_MASK, _PADDING = "−∞ before the softmax", "no mask", "padding masked"

_SHOWS = {"hidden": _BEFORE, "first": _BEFORE, "after": "0 after the softmax", "before": "0 before the softmax"}
"""Which way to mask the answer to a question is seen in."""


def tasks() -> Mapping[str, Task]:
    """The questions; of a count that was pressed, the first is told which row is not right."""
    all_, gone = masks.tasks(), _pressed_weights()
    if gone is None or (row := masks.first_wrong_row(gone)) is None:
        return all_
    hidden = all_["hidden"]
    return {**all_, "hidden": replace(hidden, facts={**hidden.facts, "row": masks.name_seen_words(gone, row)})}


def _pressed_weights() -> Mask | None:
    """Which weights (n × n) were pressed when the count that stands there was answered; None if it was typed."""
    places, n = _GONE.recalled(), len(masks.words())
    if not places or _count_hidden(places) != contents.text("masks.hidden"):
        return None
    return np.isin(np.arange(n * n), [*map(int, places.split())]).reshape(n, n)


def show_figure(here: Lesson, asked: LessonAnswers) -> None:
    """The sentence that is asked about, with the threads of one word in each way to mask.

    What would answer a question is veiled until that is answered, and then comes into view.
    """
    if asked.name in _OF_WEIGHTS:
        with here.figure:
            _draw_weights(asked)
        return
    if asked.name not in OF_MASK:
        word, words = masks.load().before_padding, masks.padded_words()
        ways = {_NO_MASK: masks.padded_trace(masked=False), _PADDING: masks.padded_trace(masked=True)}
        shows = {"where": _PADDING}
    else:
        words, ways = masks.words(), {_NO_MASK: masks.trace_with(_NO_MASK), _BEFORE: masks.causal_trace()}
        word, shows = masks.load().word, _SHOWS
        ways |= {name: masks.trace_with(name) for name in masks.INSTEAD if name != _NO_MASK}
    i, names = words.index(word), list(ways)
    waiting = {way for way in shows.values() if not asked.is_open(*(name for name, its in shows.items() if its == way))}
    way = shows.get(asked.name, names[0])
    is_dragged = asked.name in _DRAGGED
    if asked.is_open(asked.name):
        waiting.discard(way)
    last = ways[way].weights[i][-1]  # whose score is 0
    powers = tuple(f"eˢ {weight / last:.3g}" for weight in ways[way].weights[i]) if asked.name == "before" else ()
    rows = {
        Row(0, names.index(way), row) for way in waiting for row in ((i,) if way == _NO_MASK else range(len(words)))
    }
    with here.figure:
        threads.draw(
            Threads(
                name=f"What {word} attends to, masked in different ways", tokens=words, names=tuple(ways),
                weights=np.array([[trace.weights for trace in ways.values()]]), tall=True,
                row=Row(0, 0 if way in waiting and not powers else names.index(way), i), powers=powers,
                veiled=frozenset(rows), sums=frozenset(range(len(ways))),
                asks="share" if is_dragged and not asked.is_open(asked.name) else "",
                expected=asked.number() if is_dragged else None, from_end=asked.name != "after",
            ),
            key="threads", on={"share": lambda percent: asked.answer(f"{percent / 100:.2f}")},
        )  # fmt: skip


_DRAGGED = ("after", "before")
"""The questions that are answered by dragging a part of the bar."""


def _draw_weights(asked: LessonAnswers) -> None:
    """All weights without a mask, which are pressed to become 0; what is answered of the mask is drawn in place.

    As many rows, from the first, as are known are behind the mask. What a count that was typed would take is marked.
    """
    words, is_open, is_known = masks.words(), asked.is_open("hidden"), asked.is_open("hidden", "first")
    if is_next := asked.name == "next":
        is_open = is_known = False
    behind = len(words) if is_known else int(asked.name == "first" and asked.is_open("first"))
    weights = np.vstack([masks.causal_trace().weights[:behind], masks.trace_with(_NO_MASK).weights[behind:]])
    gone, veiled = masks.later_words(), ~masks.later_words() & is_open
    gone[behind:] &= is_open
    veiled[:behind] = False
    count = asked.number(weights.size) if asked.name == "hidden" else None
    pressed = _pressed_weights()
    mine = next((one for one in masks.hidden_sets().values() if one.sum() == count), ()) if pressed is None else pressed
    kept = np.eye(len(words), k=1, dtype=bool) & (is_next and asked.is_open("next"))
    is_told = asked.name == "hidden" and asked.marks["hidden"].message == asked.tasks["hidden"].facts["row"]
    counted = " + ".join(str(many) for many in masks.later_words().sum(axis=1).tolist() if many)
    tally.draw(
        Tally(
            name="The weights of each word, row by row",
            lines=tally.lines_of_weights(words, weights, gone=gone, veiled=veiled, kept=kept),
            asks=asked.name == "hidden" and not is_open, counted="gone",
            told="Framed: what each word is to predict." if kept.any()
            else f"{counted} become 0. And the others?" if is_open and not is_known else "",
            mine=tuple(np.flatnonzero(mine).tolist()),
            framed=masks.first_wrong_row(pressed) if pressed is not None and is_told else None,
        ),
        key="threads of weights", height=440, on={"gone": lambda places: _answer(asked, places)},
    )  # fmt: skip


def _answer(asked: LessonAnswers, places: str) -> None:
    _GONE.remember(places)
    asked.answer(_count_hidden(places))


def _count_hidden(places: str) -> str:
    """How many weights were taken away; none, if they are as many as the mask hides and others."""
    gone, hidden = {int(place) for place in places.split()}, {*np.flatnonzero(masks.later_words()).tolist()}
    return str(len(gone) if len(gone) != len(hidden) or gone == hidden else 0)


def compare_with_instead() -> None:
    """The causal mask, together with what is chosen in its place."""
    ways = tuple(masks.INSTEAD)
    name = widgets.one_of("Compare −∞ before the softmax with", ways, "masks.instead", usual=ways[0])
    mistake, row = masks.mistake_of(name), masks.words().index(masks.load().word)
    whole = picture.of(masks.causal_trace(), masks.CAUSAL, masks.words(), name="A causal mask")
    names, other = ("−∞ before the softmax", name), masks.trace_with(name)
    both = compare(whole, masks.causal_trace(), masks.CAUSAL, other, masks.CAUSAL, names, mistake.why)
    shown = replace(_excerpt(both), opening=Cell(node="weights", row=row, column=row))
    screen.show(shown, key="machine of masks")
    st.caption(f"**{plain(mistake.title)}.** {plain(mistake.why)}")


def compare_with_window() -> None:
    """A sliding window of as many words as the student chooses, together with the causal mask."""
    size = widgets.slider("Words in the window", "masks.window", usual=2, least=1, most=len(masks.words()))
    form, trace = masks.windowed_form(size), masks.windowed_trace(size)
    whole = picture.of(trace, form, masks.words(), name="A sliding window")
    names = (form.mask.called, masks.CAUSAL.mask.called)
    both = compare(whole, trace, form, masks.causal_trace(), masks.CAUSAL, names)
    screen.show(_excerpt(both), key="machine of the window")


def show_padding() -> None:
    """Padding that is masked, together with padding that is not."""
    words, masked, unmasked = masks.padded_words(), masks.padded_trace(masked=True), masks.padded_trace(masked=False)
    whole = picture.of(masked, masks.CAUSAL, words, name="Padding")
    shown = _excerpt(compare(whole, masked, masks.CAUSAL, unmasked, LEARNED, ("padding masked", "no mask")))
    formula, note = "padding hidden", "The scaled score, or −∞ in a column of padding."
    matrices = tuple(replace(M, formula=formula, note=note) if M.name == "masked_scores" else M for M in shown.matrices)
    opening = Cell(node="weights", row=words.index(masks.load().before_padding), column=len(words) - 1)
    screen.show(replace(shown, matrices=matrices, opening=opening), key="machine of padding")


def _excerpt(whole: Picture) -> Picture:
    """The picture from the scaled scores on, in a part of its own, because the first part names the rows."""
    shown = excerpt.keep_only(whole, _SHOWN)
    return replace(shown, places={"mask": shown.places["weigh"], "mix": shown.places["mix"]})
