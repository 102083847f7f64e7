"""The whole chain in one picture, which can be changed, filled in and compared with another; and its code."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

import numpy as np
import streamlit as st

from core.graph.form import PLAIN, Form
from core.graph.masking import CAUSAL, NO_MASK
from core.graph.nodes import shown_nodes
from core.graph.tex import plain
from core.graph.ways import BY_ROOT, UNSCALED
from core.homework import answer_cover, wrong_traces
from core.homework.mistake import Mistake
from ui.fields import editor, widgets
from ui.fields.matrices import Inputs
from ui.frame import downloads
from ui.machine import picture
from ui.machine.comparison import compare
from ui.machine.picture import Picture
from ui.machine.screen import Pinned
from ui.screens import fill_in


def show(
    given: Inputs, form: Form, above: st.delta_generator.DeltaGenerator, *,
    marked: Mapping[str, Collection[int]] = MappingProxyType({}), mirrored: str = "", opens_on: str = "scores",
    alone: tuple[str, ...] = (), task: fill_in.Row | None = None, pressed: Callable[[Pinned], object] | None = None,
) -> None:  # fmt: skip
    """Draw the picture, ``above``; choose what to compare. ``marked`` are rows of its matrices, of none named all.

    Of the matrix it ``opens_on``, a number is explained at first, as the questions are about it. In the one that is
    ``mirrored``, a number is shown with its mirror image. On a large screen the matrices named in ``alone`` stand so at
    first. ``pressed`` is called with a number that is pinned.
    """
    trace = given.evaluate(form)
    divisor = editor.divisor(given) if form.learned else None
    drawn = picture.of(trace, form, given.words)
    lit = {M.name: tuple(marked[M.name] or range(len(M.rows))) for M in drawn.matrices if M.name in marked}
    if task:
        lit[task.node] = (task.row,)
    columns = given.columns
    matrices = tuple(
        replace(M, lit=lit.get(M.name, ()), is_mirrored=M.name == mirrored, columns=columns.get(M.name, M.columns))
        if M.name in {*lit, mirrored, *columns}
        else M
        for M in drawn.matrices
    )
    drawn = replace(drawn, matrices=matrices, hides_later=form.is_masked, divisor=divisor, alone=alone)
    whole = _with_other(given, form, drawn)
    with above:
        draw = partial(editor.show, given=given, opens_on=opens_on, pressed=pressed)
        fill_in.show(whole, trace, form, key="machine", task=task, draw=draw)
    st.caption(given.about)
    if form.is_masked:
        st.caption(
            "In training, the model is given the whole text at once, so later words are hidden from each word. "
            "Otherwise the model could simply look up the word it has to predict."
        )
    downloads.show_code(shown_nodes(form), given.matrices, form)


_NOTHING, _EDITS, _MISTAKE = "nothing", "before the edits", "a known mistake"


def _with_other(given: Inputs, form: Form, picture: Picture) -> Picture:
    """Choose what a picture is compared with, and for a mistake tell its words; returns the picture with that."""
    forms = {names[1]: (names, other) for names, other in _other_forms(form).items()}
    edited = [_EDITS] if _is_edited(given) else []
    options = [_NOTHING, *forms, *edited, _MISTAKE]
    mistake = None
    with st.container(horizontal=True, vertical_alignment="bottom"):  # what comes and goes here moves nothing below it
        chosen = options[widgets.pick("Compare with", options, _NOTHING, "compare", width=_WIDTH)]
        if chosen == _MISTAKE:
            mistake = _choose_mistake(given, form)
    trace = given.evaluate(form)
    if mistake:
        wrong = answer_cover.covered_trace(wrong_traces.with_mistake(form, given.matrices, mistake), given.cover)
        return compare(picture, trace, form, wrong, form, ("correct", mistake.title), mistake.why)
    if chosen == _EDITS:
        before = replace(given, matrices=given.at_first).evaluate(form)
        return compare(picture, trace, form, before, form, ("with your edits", _EDITS))
    if chosen in forms:
        names, other = forms[chosen]
        return compare(picture, trace, form, given.evaluate(other), other, names)
    return picture


_WIDTH = 280
"""Pixels of a picker."""


def _other_forms(form: Form) -> Mapping[tuple[str, str], Form]:
    """The forms of the graph with one thing changed, by what the two are called."""
    forms = {}
    if form.learned:
        forms["learned", "without learning"] = replace(PLAIN, mask=form.mask, positions=form.positions)
    if form.positions:
        forms["with positions", "without positions"] = replace(form, positions=False)
    for scaling in (UNSCALED, BY_ROOT):
        if scaling != form.scaling:
            forms[form.scaling.called, scaling.called] = replace(form, scaling=scaling)
    for mask in (NO_MASK, CAUSAL):
        if mask != form.mask:
            forms[form.mask.called, mask.called] = replace(form, mask=mask)
    return forms


def _is_edited(given: Inputs) -> bool:
    return any(not np.array_equal(M, given.at_first[name]) for name, M in given.matrices.items())


def _choose_mistake(given: Inputs, form: Form) -> Mistake | None:
    """Ask which of the mistakes that can be made here; their titles name them."""
    mistakes = {mistake.id: mistake for mistake in wrong_traces.possible_mistakes(form, given.matrices)}
    if not mistakes:
        st.caption("No known mistake changes a number here.")
        return None
    titles = {id: mistake.title for id, mistake in mistakes.items()}
    mistake = mistakes[widgets.pick_by_id("Mistake", titles, next(iter(titles)), "mistake", width=_WIDTH)]
    st.caption(plain(mistake.why), width="stretch")
    return mistake
