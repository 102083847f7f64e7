"""A push on a score, J as a difference, and what reaches W_q, W_k and W_v."""

import numpy as np
import streamlit as st

from core.lessons import gradients as lesson
from ui.charts import pushing
from ui.charts.pushing import Pushing
from ui.fields import questions, widgets
from ui.frame import tables
from ui.frame.lesson import Asked, Lesson
from ui.machine import machine, screen
from ui.screens import gradient_pictures
from ui.session import contents

_TIMES, _OTHERS, _MOST = "gradients.times", "gradients.others", "gradients.most"

_MATRICES = ("W_q", "W_k", "W_v")


def show_figure(here: Lesson, asked: Asked) -> int:
    """Bars for the weights, of which one score is pushed, and what W_q is multiplied by. It asks two questions."""
    options = {str(times): times for times in lesson.TIMES}
    is_open = asked.is_open("others")
    # What is drawn for the first question is compared with the weights of W_q times 1.
    times = options.get(contents.text(_TIMES), lesson.TIMES[0]) if is_open else lesson.TIMES[0]
    words, found, after = lesson.exercise().tokens, lesson.gradients(times), np.round(lesson.pushed(times), 6)
    drawn = Pushing(
        name=f"The weights of {lesson.WORD}, and what a push on one score does to them",
        words=words, before=np.round(found.w, 6).tolist(), pushes=lesson.PUSHES,
        after=[
            [[one if is_open or i == at or not push else None for i, one in enumerate(row)]
             for push, row in zip(lesson.PUSHES, rows, strict=True)]
            for at, rows in enumerate(after.tolist())
        ],
        slopes=np.round(found.J, 6).tolist() if asked.is_open("push") else (),
        pushed=words.index(lesson.PUSHED_ASKED), bar=words.index(lesson.BAR_ASKED),
        asks="bar" if asked.name == "others" and not is_open else "word" if asked.name == "most" else "",
    )  # fmt: skip
    answers = {
        "bar": lambda thousandths: contents.change(_OTHERS, lesson.fate(thousandths / 1000)),
        "word": lambda word: questions.answer_with(_MOST, lesson.tasks()["most"], words[word]),
    }
    with here.figure:
        pushing.draw(drawn, key="threads of the push", on=answers)
    if is_open:
        with here.controls:
            widgets.one_of("Multiply W_q by", tuple(options), _TIMES, usual=str(lesson.TIMES[0]))
    return times


def explain_J(asked: Asked, times: int) -> None:
    """J as a formula, and once a push is answered, as a difference of matrices."""
    st.markdown(
        "## How far each weight moves\n\n"
        r"Push score $j$ a little, and weight $i$ moves $J_{ij}$ times as much: "
        r"$J = \operatorname{diag}(w) - w\,w^\top$, so $J_{ii} = w_i\,(1 - w_i)$ on the diagonal, and "
        r"$J_{ij} = -w_i\,w_j$ elsewhere."
    )
    if asked.is_open("push"):
        screen.show(gradient_pictures.difference(times), key="machine")
        found = lesson.gradients(times)
        st.caption(
            f"With W_q times {times} the largest weight is {found.w.max():.4f}, and the largest number of J "
            f"{np.abs(found.J).max():.4f}."
        )


def follow_back(times: int) -> None:
    """The gradients of W_q, W_k and W_v, by their formulas and by a small push."""
    found, push = lesson.gradients(times), lesson.SMALL
    machine.draw(gradient_pictures.way_back(times), key="machine of the way back")
    tables.draw(
        {
            "matrix": list(_MATRICES),
            "largest number of its gradient": [f"{np.abs(getattr(found, name)).max():.2g}" for name in _MATRICES],
            "first number, by the formula": [f"{getattr(found, name)[0, 0]:.3g}" for name in _MATRICES],
            f"first number pushed by {push:g}: change ÷ push": [
                f"{lesson.slope(name, push, times):.3g}" for name in _MATRICES
            ],
        }
    )
