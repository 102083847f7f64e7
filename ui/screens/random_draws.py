"""What random weights mean: a printed row of them, compared with many random draws."""

from dataclasses import replace

import numpy as np
import streamlit as st

from core.lessons import random_weights
from core.lessons.from_scratch import script
from core.lessons.random_weights import KINDS, Draws, Kind
from core.lessons.task import nearest_option
from ui.charts import tally, threads
from ui.charts.tally import Block, Line, Tally
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame.lesson import LessonAnswers
from ui.screens.from_scratch import sentences
from ui.session import contents
from ui.session.linked_value import linked_text

_ANEW = ("X and the weights", "the weights only")
"""What is drawn anew each time; the first is the usual one."""

_ANEW_FIELD = "shapes.anew"

_FEW = 8
"""So many draws are shown one by one."""

FIELDS = ("shapes.chance", "shapes.sharp", _ANEW_FIELD)
"""All fields of the screen but the seed; they are named after /shapes."""

_AGAIN = linked_text("shapes.again", longest=2)
"""How often a few were drawn again."""

_MOST = 25
"""So often at most."""

_EXPECTED = 1 / 5, 1 / 6, 1.0, 0.0
"""The share of draws that each option of the first question expects."""

_DEEP = 5
"""So many squares stand one below another."""

_OF_NORMAL = {"hardly ever": 0.02, "as often as uniform": 1 / 7, "in more than half": 0.6}
"""The same of the last question."""


def show_threads(asked: LessonAnswers, seed: int, kind: Kind) -> None:
    """What the first word attends to in a few draws, to sweep over; bars count to which word most, as was expected.

    They count all draws so far, or many, once that is predicted. The second question has draws of both kinds.
    """
    text, words = _AGAIN.value(), sentences()[0]
    again = min(int(text), _MOST) if text.isascii() and text.isdigit() else 0
    if asked.name == "printed":
        _show_printed(asked, seed)
        return
    line = st.container(key="told", horizontal=True, vertical_alignment="center")
    line.button("Draw again", icon=":material/casino:", on_click=_AGAIN.set, args=(str(min(again + 1, _MOST)),))
    if asked.name == "sharp":
        line.caption(f"{_FEW} draws each", width="stretch")
        _show_kinds(asked, kind, seed + again)
        return
    several = [random_weights.draw(seed + nth, kind, _FEW)[1] for nth in range(again + 1)]
    most = np.concatenate(several)[:, 0].argmax(axis=-1)
    count, counts = len(most), [float((most == word).sum()) for word in range(len(words))]
    if asked.is_open("chance"):
        many = _measure(seed, kind)
        count, counts = len(many.largest), [round(float(share), 4) for share in many.shares]
    line.caption(f"in {count:,}\N{NO-BREAK SPACE}draws", width="stretch")
    threads.draw(
        Threads(
            name="What the first word attends to with random weights", tokens=tuple(words),
            names=tuple(f"draw {again * _FEW + i}" for i in range(1, _FEW + 1)), weights=several[-1][None],
            row=Row(0, 0, 0), plays=True, counts=tuple(counts), levels=_levels(asked),
        ),
        key="threads", on={"head": lambda _: None},
    )  # fmt: skip


def _levels(asked: LessonAnswers) -> tuple[tuple[str, float], ...]:
    """The share that is right, once that is predicted, and the one that was; one alone if they are the same."""
    task, mine = asked.tasks["chance"], asked.text("chance")
    named = dict(zip(task.options, _EXPECTED, strict=True))
    names = dict.fromkeys(one for one in (task.answer, mine) if one in named and asked.is_open("chance"))
    return tuple((f"yours: {one}" if one == mine else one, named[one]) for one in names)


def _show_kinds(asked: LessonAnswers, kind: Kind, seed: int) -> None:
    """A few draws of each kind of random numbers: one that is pressed answers, and those that are right are shown.

    Until then only those of the chosen kind are shown.
    """
    is_open, is_right = asked.is_open("sharp"), asked.marks["sharp"].status == "correct"
    first = KINDS.index(asked.tasks["sharp"].answer if is_open else kind) * _FEW
    weights = np.concatenate([random_weights.draw(seed, one, _FEW)[1] for one in KINDS])
    veiled = {Row(0, i, word) for i, word in np.ndindex(weights.shape[:2]) if not first <= i < first + _FEW}
    threads.draw(
        Threads(
            name="What the first word attends to with two kinds of random numbers", tokens=tuple(sentences()[0]),
            names=tuple(f"{one.split(',')[0]} {i}" for one in KINDS for i in range(1, _FEW + 1)),
            weights=weights[None], asks="" if is_right else "head", row=Row(0, first, 0),
            veiled=frozenset(() if is_open else veiled),
        ),
        key="threads of kinds", on={"head": lambda at: None if is_right else asked.answer(KINDS[at[1] // _FEW])},
    )  # fmt: skip


def _show_printed(asked: LessonAnswers, seed: int) -> None:
    """The largest weight in many draws of each kind, and which are as large as the printed one.

    One presses how many one expects.
    """
    large, yours, is_open = max(script().printed), _OF_NORMAL.get(asked.text()), asked.is_open("printed")
    veiled = Line(label=KINDS[1], note="?", blocks=(Block(wide=20, high=_DEEP, state="gone"),))
    uniform, normal = (_line_of_draws(kind, random_weights.measure(seed, kind), large) for kind in KINDS)
    tally.draw(
        Tally(
            name=f"Draws with a weight of {large:.4f} or more", takes_share=not is_open, deep=_DEEP,
            told=f"A square per draw, the largest weights first. Filled: {large:.4f} or more."
            f"{' Dashed: yours.' * bool(yours)}",
            lines=(uniform, replace(normal, yours=yours) if is_open else veiled),
        ),
        key="threads of shares", height=310,
        on={"share": lambda share: asked.answer(nearest_option(_OF_NORMAL, share / 100))},
    )  # fmt: skip


def _line_of_draws(kind: Kind, drawn: Draws, large: float) -> Line:
    """A square for each of a hundred draws that stand for all, those with the largest weights first."""
    largest = np.sort(drawn.largest)[::-1].reshape(100, -1)[:, 25]
    return Line(
        label=kind, note=f"{(largest >= large).sum()} of 100 draws",
        blocks=tuple(
            Block(wide=1, high=1, role="weight", state="" if weight >= large else "gone", share=weight)
            for weight in largest.tolist()
        ),
    )  # fmt: skip


def _measure(seed: int, kind: Kind) -> Draws:
    return random_weights.measure(seed, kind, same_X=contents.text(_ANEW_FIELD) == _ANEW[1])


def explain(seed: int, kind: Kind, *, is_open: bool) -> None:
    """What many draws say of chance, once that is predicted."""
    if not is_open:
        return
    widgets.one_of("Drawn anew each time", _ANEW, _ANEW_FIELD, usual=_ANEW[0])
    shares = _measure(seed, kind).shares
    st.markdown(
        f"Each word wins between {shares.min():.1%} and {shares.max():.1%} of the draws. Where X is drawn only once, "
        "one word may win most: the luck was in that draw. A large weight means nothing before anything is learned."
    )
    if kind == KINDS[0]:
        st.caption("Numbers from 0 to 1 are all positive: in most draws all rows prefer one word, whose key is large.")
