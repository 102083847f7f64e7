"""A push on a score, J cell by cell, and what reaches W_q, W_k and W_v."""

import numpy as np
import streamlit as st

from core.graph.tex import emphasised
from core.homework.results import Result
from core.lessons import gradients as lesson
from core.lessons.task import Task
from ui.fields import widgets
from ui.fields.earned import earned
from ui.frame import covered_answers, tables
from ui.machine import machine, screen
from ui.screens import filled_question, gradient_pictures

_WORD, _AT, _PUSH, _TIMES = "gradients.word", "gradients.at", "gradients.by", "gradients.times"

_MATRICES = ("W_q", "W_k", "W_v")


def choose_word() -> str | None:
    """Choose the word whose row is followed; None if its numbers are answers to homework that are still covered."""
    word = widgets.one_of("The row of", lesson.WORDS, _WORD, usual=lesson.WORDS[0])
    exercise = lesson.exercise()
    known = earned(exercise)
    parts = [part for part in exercise.parts if part.question == lesson.HOMEWORK and part.id not in known]
    if word == lesson.WORDS[0] or not parts:
        return word
    st.info(
        f"The weights of {emphasised(word)} are asked for in the homework, so they are covered here until you have "
        f"found them there. The row of {emphasised(lesson.WORDS[0])}, a word with nearly the same vector, is open.",
        icon=":material/visibility_off:",
    )
    covered_answers.tell_of(exercise, parts)
    return None


def tasks(word: str) -> dict[str, Task]:
    """The questions about the row of a word that are asked beside the boxes, by name."""
    return {name(word, one): task for one, task in lesson.tasks(word).items() if one != "jacobian"}


def name(word: str, question: str) -> str:
    """The name of a question about the row of a word."""
    return question if word == lesson.WORDS[0] else f"{word}.{question}"


def fill_in(word: str, *, show: bool) -> Result:
    """Ask for J cell by cell; once it is right, or if all is to be shown, show what it is the difference of."""
    above = st.container()  # what comes up here is above the boxes, and is drawn after them
    mark = filled_question.ask_question(
        lesson.tasks(word)["jacobian"], f"gradients.{name(word, 'jacobian')}", gradient_pictures.asked(word), "J"
    )
    weights = ", ".join(f"{weight:.6f}" for weight in lesson.gradients(word).w)
    st.code(f"w = [{weights}]", language="python", wrap_lines=True)
    with above:
        if show or mark.status == "correct":
            screen.show(gradient_pictures.difference(word), key="machine")
    return mark


def push_a_score(word: str) -> None:
    """Push one scaled score of a word, and compare what J says with the softmax taken again."""
    words, found = lesson.exercise().tokens, lesson.gradients(word)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        at = widgets.pick("Push its scaled score with", words, words[1], _AT)
        push = float(widgets.one_of("by", [f"{push:g}" for push in lesson.PUSHES], _PUSH, usual="0.1"))
    after = lesson.push_score(word, at, push)
    moved, foretold = after - found.w, push * found.J[:, at]
    tables.draw(
        {
            "weight on": [emphasised(one) for one in words],
            "before": [f"{one:.4f}" for one in found.w],
            "after": [f"{one:.4f}" for one in after],
            "change": [_signed(one) for one in moved],
            "push · J": [_signed(one) for one in foretold],
        }
    )
    st.caption(
        f"The last two columns are at most {np.abs(moved - foretold).max():.1g} apart. A push ten times smaller brings "
        "them about a hundred times closer: J is the slope."
    )


def sharpen(word: str) -> int:
    """Choose what W_q is multiplied by, and see the weights and J."""
    times = int(
        widgets.one_of(
            "Multiply W_q by", [str(times) for times in lesson.TIMES], _TIMES, usual=str(lesson.TIMES[1])
        )
    )  # fmt: skip  # not times 1 at first: its J is what the boxes ask for
    found = lesson.gradients(word, times)
    screen.show(gradient_pictures.sharpened(word, times), key="machine of the sharpened")
    st.caption(f"Largest weight: {found.w.max():.4f}. Largest number of J: {np.abs(found.J).max():.4f}.")
    return times


def follow_back(word: str, times: int) -> None:
    """The gradients of W_q, W_k and W_v, by their formulas and by a small push."""
    found, push = lesson.gradients(word, times), lesson.PUSHES[-1]
    machine.draw(gradient_pictures.way_back(word, times), key="machine of the way back")
    tables.draw(
        {
            "matrix": list(_MATRICES),
            "largest number of its gradient": [f"{np.abs(getattr(found, name)).max():.2g}" for name in _MATRICES],
            "first number, by the formula": [f"{getattr(found, name)[0, 0]:.3g}" for name in _MATRICES],
            f"first number pushed by {push:g}: change ÷ push": [
                f"{lesson.slope(word, name, push, times):.3g}" for name in _MATRICES
            ],
        }
    )


def _signed(number: float) -> str:
    return f"{number:+.5f}".replace("-", "−")
