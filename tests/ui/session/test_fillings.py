"""What the browser sends of boxes: what came late is laid aside, and what is no box is none."""

import numpy as np
from streamlit.testing.v1 import AppTest

from ui.machine import given
from ui.machine.filled_boxes import filled
from ui.machine.picture import Box, Drawn, Picture


def _late():
    import streamlit as st

    from ui.session import fillings

    st.text([fillings.note("m", 2), fillings.note("m", 1), fillings.note("m", 2), fillings.stamp("m")])


def test_a_change_that_was_overtaken_is_laid_aside():
    at = AppTest.from_function(_late).run()
    assert at.text[0].value == "[True, False, True, 2]"


M = Drawn(
    name="Q", title="", symbol="", formula="", rows=("a",), columns=("1", "2"), M=np.array([[0.7029, 0.5]]),
    boxes=(Box(row=0, column=0),),
)  # fmt: skip
PICTURE = Picture(name="", words=("a",), matrices=(M,), places={})


def test_a_number_that_is_asked_for_is_not_sent():
    assert given.matrix(M)["values"] == [[None, 0.5]]


def test_the_browser_may_send_anything():
    assert all(filled(sent, PICTURE) is None for sent in (None, 3, {}, {"stamp": "1", "cells": []}, {"stamp": 1}))
    cells = [["Q", 0, 0, "1" * 99], ["Q", 0, 1, "2"], ["W", 0, 0, "3"], ["Q", 0], None, ["Q", 0, 0, 4]]
    assert filled({"stamp": 5, "cells": cells}, PICTURE).texts == {("Q", 0, 0): "1" * 50}
