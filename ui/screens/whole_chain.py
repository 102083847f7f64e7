"""The whole chain in one picture, which can be changed, filled in and compared with another; and its code."""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial

import streamlit as st

from core.graph.form import Form
from core.graph.nodes import shown
from ui.fields import editable
from ui.fields.matrices import Inputs
from ui.frame import downloads
from ui.machine import picture
from ui.machine.screen import Pinned
from ui.screens import compared, fill_in


def show(
    given: Inputs, form: Form, *, marked: Collection[str] = (), mirrored: str = "", opens_on: str = "scores",
    task: fill_in.Row | None = None, pressed: Callable[[Pinned], object] | None = None,
) -> None:  # fmt: skip
    """Draw the picture with some of its matrices and the row of a task ``marked``, and what it can be compared with.

    Of the matrix it ``opens_on``, a number is explained at first, as the questions are about it. In the one that is
    ``mirrored``, a number is shown with its mirror image. ``pressed`` is called with a number that is pinned.
    """
    trace = given.evaluate(form)
    above = st.container()
    divisor = editable.divisor(given) if form.learned else None
    drawn = picture.of(trace, form, given.words)
    lit = {M.name: tuple(range(len(M.rows))) for M in drawn.matrices if M.name in marked}
    if task:
        lit[task.node] = (task.row,)
    matrices = tuple(replace(M, lit=lit.get(M.name, ()), is_mirrored=M.name == mirrored) for M in drawn.matrices)
    drawn = replace(drawn, matrices=matrices, hides_later=form.is_masked, divisor=divisor)
    whole = compared.choose(given, form, drawn)
    with above:
        draw = partial(editable.show, given=given, opens_on=opens_on, pressed=pressed)
        fill_in.show(whole, trace, form, key="machine", task=task, draw=draw)
    downloads.show_code(shown(form), given.matrices, form)
