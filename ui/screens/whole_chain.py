"""The whole chain in one picture, which can be changed, filled in and compared with another; and its code."""

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


def show(given: Inputs, form: Form) -> None:
    """Draw the picture, and beneath it what it can be compared with."""
    trace = given.evaluate(form)
    above = st.container()
    divisor = editable.divisor(given) if form.learned else None
    drawn = replace(picture.of(trace, form, given.words), hides_later=form.is_masked, divisor=divisor)
    whole = compared.choose(given, form, drawn)
    with above:
        fill_in.show(whole, trace, form, key="machine", draw=partial(editable.show, given=given))
    downloads.show_code(shown(form), given.matrices, form)
