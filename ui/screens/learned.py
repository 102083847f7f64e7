"""The chain with learned queries, keys and values, and what learning changes for one word or for all."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial

import streamlit as st

from core.attention import Trace
from core.graph import code
from core.graph.form import PLAIN, Form
from core.graph.nodes import NODES
from core.lessons import learned
from ui.charts import attention_lines, bars
from ui.fields import questions, widgets
from ui.fields.matrices import Inputs
from ui.frame import covered_answers, navigation, page
from ui.machine import screen
from ui.machine.screen import Pinned
from ui.screens import fill_in
from ui.screens.fill_in import Row
from ui.session import contents, fillings, runs

_TASK = "its"
"""The word whose weights are filled in along a road."""

_MARKED = {"tried": (("W_v",), ("V", "context")), "most": ((), ()), "all": (("X",), ("weights",))}
"""The matrices that a question has one type over, and those that change then."""


@dataclass(frozen=True, kw_only=True)
class Asked:
    """The question that is asked of the picture, the matrices that are marked in it, what to do with a number that is
    pressed.
    """

    name: str
    marked: Collection[str]
    pressed: Callable[[Pinned], object] | None


def ask(given: Inputs, form: Form) -> Asked:
    """Ask of the picture."""
    words, row = given.words, screen.usual_row(given.words)
    weights, before = given.evaluate(form).weights, given.evaluate(_unlearned(form)).weights
    tasks = learned.tasks(words, row, weights, before, is_masked=form.is_masked)
    press = {"most": lambda option: screen.PINNED.set(("weights", words[row], option))}
    name, mark = questions.ask_in_turn(tasks, "learned", chosen=press, turned=partial(screen.PINNED.set, None))
    is_open = name == "most" and mark.credit < 1
    pressed = partial(_answer, words[row], tasks[name].options) if is_open else None
    return Asked(name=name, marked=_MARKED[name][mark.is_answered], pressed=pressed)


def _answer(word: str, options: Sequence[str], pressed: Pinned) -> None:
    """Answer with the word of a number that is pressed in the row of the one that is asked about, or in its column."""
    node, row, column = pressed
    other = column if row == word else row if column == word else ""
    if other in options and node in NODES and NODES[node].is_pairwise:
        contents.change("learned.most", other)


def _unlearned(form: Form) -> Form:
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
            f"fill in *Weights*, the row of *{_TASK}*, to four decimals, if you like. "
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
    unlearned = _unlearned(form)
    plain, trained = given.evaluate(unlearned), given.evaluate(form)
    focus = widgets.word(given.words)
    if looked == "one word":
        rows = {"learned": trained.weights[focus], "without learning": plain.weights[focus]}
        bars.draw(f"Attention weights of {given.words[focus]}", covered_answers.visible(rows), given.words)
        before, after = (code.beside_title("weights", one) for one in (unlearned, form))
        st.caption(f"Learned: ${after}$. Without learning: ${before}$. {page.evenly(given.words, focus, form)}")
    else:
        _all_words(plain, trained, focus, given.words)


def _all_words(plain: Trace, learned: Trace, focus: int, words: Sequence[str]) -> None:
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
