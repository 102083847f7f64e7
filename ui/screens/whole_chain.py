"""The whole chain in one picture, which can be changed, filled in and compared with another; and its code."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial

import streamlit as st

from core.graph.form import Form
from core.graph.nodes import shown
from ui.fields import editable
from ui.fields.matrices import Inputs
from ui.frame import downloads
from ui.machine import picture
from ui.screens import compared, fill_in


def show(given: Inputs, form: Form, *, marked: Collection[str] = ()) -> None:
    """Draw the picture with some of its matrices ``marked``, and beneath it what it can be compared with.

    It opens on a score, as the questions about it do: of what the softmax makes of it one asks later.
    """
    trace = given.evaluate(form)
    above = st.container()
    divisor = editable.divisor(given) if form.learned else None
    drawn = picture.of(trace, form, given.words)
    matrices = tuple(replace(M, lit=tuple(range(len(M.rows)))) if M.name in marked else M for M in drawn.matrices)
    drawn = replace(drawn, matrices=matrices, hides_later=form.is_masked, divisor=divisor)
    whole = compared.choose(given, form, drawn)
    with above:
        fill_in.show(whole, trace, form, key="machine", draw=partial(editable.show, given=given, opens_on="scores"))
    downloads.show_code(shown(form), given.matrices, form)
