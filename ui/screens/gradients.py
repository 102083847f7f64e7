"""A push on a score, J as a difference, and what reaches W_q, W_k and W_v."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

import numpy as np
import streamlit as st

from core.lessons import gradients as lesson
from ui.charts import score_push
from ui.charts.score_push import ScorePush
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import screen
from ui.machine.picture import Cell, Picture, Place
from ui.machine.side_by_side import chain, draw_matrix
from ui.session import contents

_TIMES, _TIMES_OF_REACH = "gradients.times", "gradients.reach-times"

_MATRICES = ("W_q", "W_k", "W_v")


def show_figure(here: Lesson, asked: LessonAnswers) -> int:
    """Bars for the weights, of which one score is pushed, and what W_q is multiplied by. It asks two questions."""
    options = {str(times): times for times in lesson.TIMES}
    is_open, own = asked.is_open("others"), asked.name == "most"
    # What is drawn for the first question is compared with the weights of W_q times 1.
    key, usual = (_TIMES_OF_REACH, lesson.TIMES[-1]) if asked.name == "reach" else (_TIMES, lesson.TIMES[0])
    is_offered = asked.name == "reach" or (is_open and bool(asked.is_open("reach") or contents.text(key)))
    times = options.get(contents.text(key), usual) if is_offered else usual
    words, found, weights = lesson.exercise().tokens, lesson.gradients(times), asked.tasks["most"].options[:-1]
    after = np.array([lesson.own_pushes()] * len(words)) if own else lesson.pushed_weights(times)
    moved, change = words.index(lesson.MOVED_ASKED), asked.number(least=-1) if asked.name == "push" else None
    is_push_open = asked.is_open("push")
    is_shown = asked.is_open("most") if own else is_open or (asked.name == "push" and is_push_open)
    covered = moved if asked.name == "push" and not is_push_open else None
    is_done = asked.marks["most"].status == "correct" if own else is_open and asked.name == "others"
    drawn = ScorePush(
        name=f"The weights of {lesson.WORD}, and what a push on one score does to them",
        words=weights if own else words, own=own, pushes=lesson.PUSHES,
        before=np.round(after[0, lesson.PUSHES.index(0)], 6).tolist(),
        after=[
            [[one if (is_shown and i != covered) or (i == at and not own) or not push else None
              for i, one in enumerate(row)]
             for push, row in zip(lesson.PUSHES, rows, strict=True)]
            for at, rows in enumerate(np.round(after, 6).tolist())
        ],
        slopes=np.round(found.J, 6).tolist() if asked.is_open("push") and not own else (),
        question=asked.name, pushed=_pushed_row(asked), push=_PUSHES.get(asked.name, lesson.PUSHES[-1]),
        bar=words.index(lesson.BAR_ASKED), sums=asked.is_open("sum"),
        asks="" if is_done else _ASKS.get(asked.name, ""),
        reaches=_reaches(times, is_open=asked.is_open("reach")) if asked.name == "reach" else (),
        expected=None if change is None else (moved, round(float(found.w[moved]) + change, 6)),
    )  # fmt: skip
    answers = {
        "bar": lambda thousandths: asked.answer(lesson.expect_others(thousandths / 1000), "others"),
        "word": lambda word: asked.answer(weights[word], "most"),
    }
    here, beneath = here.divided()
    with here.figure:
        score_push.draw(drawn, key="threads of the push", on=answers)
    if is_offered and not own:
        with beneath if asked.name == "reach" else here.controls:
            widgets.one_of("Multiply W_q by", tuple(options), key, usual=str(usual))
    return times


_ASKS: Mapping[str, Literal["bar", "word", "sum"]] = {"others": "bar", "most": "word", "sum": "sum"}
"""What the figure asks for, or lays out, for a question."""

_PUSHES = {"most": 0.2, "push": lesson.PUSH_ASKED, "reach": 0.0}
"""By how much a score is pushed at first, where that is not the most."""


def _pushed_row(asked: LessonAnswers) -> int:
    """The word whose score is pushed, for the last question that which has nearly all, or the weight that is named."""
    if asked.name == "most" and (named := asked.text("most")) in (weights := asked.tasks["most"].options[:-1]):
        return weights.index(named)
    if asked.name == "reach":
        return int(lesson.gradients(lesson.TIMES[-1]).w.argmax())
    return lesson.exercise().tokens.index(lesson.PUSHED_ASKED)


def _reaches(times: int, *, is_open: bool) -> Sequence[tuple[str, float, float | None]]:
    """The largest slope of each weight matrix, as it is and times a number."""
    first, now = (
        {name: float(np.abs(lesson.gradients(one).of[name]).max()) for name in _MATRICES} for one in (1, times)
    )
    return [(name, round(first[name], 4), round(now[name], 4) if is_open else None) for name in _MATRICES]


def explain_J(asked: LessonAnswers, times: int) -> None:
    """J as a formula, once the two questions that it answers are, and after a push as a difference of matrices."""
    if asked.name in ("others", "most") and not (asked.is_open("others") and asked.is_open("most")):
        return
    st.markdown(
        "## How far each weight moves\n\n"
        r"Push score $j$ a little, and weight $i$ moves $J_{ij}$ times as much. These slopes are the softmax’s "
        r"*Jacobian*: $J = \operatorname{diag}(w) - w\,w^\top$, so $J_{ii} = w_i\,(1 - w_i)$ on the diagonal, and "
        r"$J_{ij} = -w_i\,w_j$ elsewhere. A loss $L$ is followed back through it: $\partial L/\partial s = J\,\partial "
        r"L/\partial w$, where $s$ are the scaled scores."
    )
    if asked.is_open("push"):
        screen.show(_difference(times), key="machine")


@lru_cache(maxsize=len(lesson.TIMES))
def _difference(times: int) -> Picture:
    words, found = lesson.exercise().tokens, lesson.gradients(times)
    w = draw_matrix(
        "w", f"Weights of {lesson.WORD}", found.w[:, None], words, ("w",), formula="w", share=True,
        note="A weight of the row: the softmax of its scaled scores.",
    )  # fmt: skip
    D = draw_matrix(
        "diag", "Weights on the diagonal", np.diag(found.w), words, words, symbol="diag(w)", formula="diag(w)",
        note="The weights on the diagonal, 0 elsewhere.",
    )  # fmt: skip
    outer = draw_matrix(
        "outer", "Each weight times each", np.outer(found.w, found.w), words, words, symbol="w wᵀ", formula="w wᵀ",
        kind="product", reads=(w, w), turned=True,
    )  # fmt: skip
    J = draw_matrix(
        "J", "Jacobian", found.J, words, words, formula="J = diag(w) − w wᵀ", kind="difference", reads=(D, outer)
    )
    places = (Place(below="diag"), Place(below="outer", above="w", turned=True, sign="−"), Place(below="J", sign="="))
    opening = Cell(node="J", row=found.row, column=found.row)
    return chain(f"J of {lesson.WORD}, as a difference", (w, D, outer, J), {"": places}, opening=opening)


def follow_back(times: int) -> None:
    """The gradients of W_q, W_k and W_v, by their formulas and by a small push."""
    found, push = lesson.gradients(times), lesson.SMALL
    tables.draw(
        {
            "matrix": list(_MATRICES),
            "largest number of its gradient": [f"{np.abs(found.of[name]).max():.2g}" for name in _MATRICES],
            "first number, by the formula": [f"{found.of[name][0, 0]:.3g}" for name in _MATRICES],
            f"first number pushed by {push:g}: change ÷ push": [
                f"{lesson.slope(name, push, times):.3g}" for name in _MATRICES
            ],
        }
    )
