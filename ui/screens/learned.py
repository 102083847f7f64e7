"""The chain with learned queries, keys and values, and what learning changes for one word or for all."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
import streamlit as st

from core.attention import Trace
from core.graph import code
from core.graph.form import PLAIN, Form
from core.graph.nodes import NODES
from core.graph.steps import Matrix
from core.lessons import learned
from core.reading.matrix_edits import Edits
from ui.charts import attention_lines, bars
from ui.fields import widgets
from ui.fields.matrices import Inputs
from ui.frame import covered_answers, lesson, navigation, page
from ui.frame.lesson import Lesson
from ui.machine import screen
from ui.machine.screen import Pinned
from ui.screens import fill_in, whole_chain
from ui.screens.fill_in import Row
from ui.screens.typed_over import TypedOver
from ui.session import fillings, runs

_TASK = "its"
"""The word whose weights are filled in along a road."""

_TYPED_OVER = {"tried": ("W_v", 0.5), "all": ("X", 0.9)}
"""The matrix that a question has one type over, and how much of its largest number an answer adds to its first."""

_ALONE = {"most": ("X", "Q"), "tried": ("V", "weights", "context"), "all": ("X", "scores", "weights")}
"""What a question is about, which stands alone and large."""

OPENS_ON = {"most": "Q", "all": "weights"}
"""What a question is about, and not where that says the answer."""

_NUMBERED = ("tried", "most", "all")
"""The order in which older links number the questions."""


def ask(here: Lesson, given: Inputs, form: Form) -> tuple[str, Callable[..., None]]:
    """Ask of the picture; returns the name of the question and what draws the picture, with what is asked of marked.

    What one is to type over is typed over with the answer, as long as that is asked.
    """
    words, row = given.words, screen.usual_row(given.words)
    typed = {
        name: TypedOver(given=given, matrix=M, cells=_larger(given.at_first[M], by))
        for name, (M, by) in _TYPED_OVER.items()
    }
    before = typed["all"].before
    trace = before.evaluate(form)
    unlearned = before.evaluate(_without_learning(form)).weights
    tasks = learned.tasks(
        words, row, trace.weights, unlearned, is_masked=form.is_masked, qualities=given.columns.get("Q", ()), of=trace
    )
    is_looked_for = "most" in tasks and tasks["most"].options == given.columns.get("Q")
    marked = {name: one.matrix for name, one in typed.items()} | ({"most": "Q"} if is_looked_for else {})
    press: dict[str, Callable[[str], object]] = {name: one.enter for name, one in typed.items()}
    press["most"] = lambda option: screen.PINNED.set((marked.get("most", "weights"), words[row], option))

    def turned() -> None:
        for one in typed.values():
            one.take_back()

    def tell(name: str) -> None:
        if name in typed:
            typed[name].tell(here.screen.name)

    asked = here.ask(tasks, then=tell, chosen=press, turned=turned, numbered=_NUMBERED)
    is_open = asked.name == "most" and asked.marks["most"].credit < 1
    pressed = partial(_answer, words[row], asked, marked.get("most")) if is_open else None
    of = marked.get(asked.name, "")
    alone = _ALONE[asked.name] if of and not form.positions else ()
    return asked.name, partial(whole_chain.show, marked={of: ()}, alone=alone, pressed=pressed)


def _larger(M: Matrix, by: float) -> Edits:
    """The first number, larger than it was."""
    return {(0, 0): f"{M[0, 0] + np.abs(M).max() * by:.1g}"}


def _answer(word: str, asked: lesson.LessonAnswers, of: str | None, pressed: Pinned) -> None:
    """Answer with a number that is pressed ``of`` a matrix, or else of two words, in the row or column of the word."""
    node, row, column = pressed
    other = column if row == word else row if column == word else ""
    if other in asked.tasks["most"].options and (node == of if of else node in NODES and NODES[node].is_pairwise):
        asked.answer(other, "most")


def _without_learning(form: Form) -> Form:
    return replace(PLAIN, mask=form.mask, positions=form.positions)


def offer_task(given: Inputs, form: Form, *, needs_weights: bool) -> Row | None:
    """Along a road that asks for something: a row of the weights, to be filled in in the picture; returns which.

    Until it is filled in it is blank, so that is closed where a question ``needs_weights``.
    """
    road = navigation.road()
    if not road or road.is_uncovered or _TASK not in given.words:
        return None
    task = Row(node="weights", row=given.words.index(_TASK))
    if fill_in.is_right(task, given.evaluate(form), form, tuple(given.words)):
        says = f":green-badge[✓ done] The row of *{_TASK}* is right. The other rows are up to you."
    else:
        says = (
            f"if you like, fill in *Weights*, the row of *{_TASK}*, with four decimals. "
            "Press a scaled score to see all its digits."
        )
    with st.container(horizontal=True, vertical_alignment="center", key="task"):  # whose styles keep it in sight
        st.markdown(f"**Your task:** {says}", width="content")
        if needs_weights and fillings.ASKED.value() == task.node:
            st.button("Show the weights", icon=":material/visibility:", on_click=fillings.ASKED.set, args=("",))
        else:
            st.button("Fill in", icon=":material/edit:", on_click=fillings.ask, args=(task.node,))
    return task


@runs.fragment()
def look_closer(given: Inputs, form: Form) -> None:
    """What one word attends to, or all of them, with and without learning, if asked for; redrawn on its own."""
    looked = widgets.closer(("one word", widgets.WHO_TO_WHOM))
    if not looked:
        return
    unlearned = _without_learning(form)
    plain, trained = given.evaluate(unlearned), given.evaluate(form)
    focus = widgets.word(given.words)
    if looked == "one word":
        rows = {"learned": trained.weights[focus], "without learning": plain.weights[focus]}
        bars.draw(f"Attention weights of {given.words[focus]}", covered_answers.visible(rows), given.words)
        before, after = (code.beside_title("weights", one) for one in (unlearned, form))
        st.caption(f"Learned: ${after}$. Without learning: ${before}$. {page.evenly(given.words, focus, form)}")
    else:
        _show_all_words(plain, trained, focus, given.words)


def _show_all_words(plain: Trace, learned: Trace, focus: int, words: Sequence[str]) -> None:
    lines = widgets.whose_lines(focus)
    share = widgets.blend()
    blend = (1 - share) * plain.weights + share * learned.weights
    covered_answers.visible({"before": plain.weights, "after": blend})
    before, after = st.columns(2)
    with before:
        st.caption("Without learning")
        attention_lines.draw("Attention without learning", plain.weights, words, lines)
    with after:
        st.caption(f"{1 - share:.0%} without learning, {share:.0%} learned")
        attention_lines.draw("Blended attention", blend, words, lines)
