"""A picture of the chain, a chart and what the browser keeps may be made to send anything: no event raises."""

import json

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages.pictures_sent import events, picture, send_all
from tests.pages.test_screens import screen
from ui.session.keys import CELL
from ui.session.streamlit_internals import WidgetState

HALF = "\ud800"
"""Half a character: JSON holds it, but no text that is sent on."""

HUGE = 10**400
"""No floating-point number is as large."""

WORTHLESS = (
    None,
    True,
    -1,
    HUGE,
    -0.0,
    float("nan"),
    float("inf"),
    "",
    HALF,
    "\0",
    "9" * 300,
    "x" * 10_000,
    [],
    [[]],
    {},
    {"": None},
)

SCREENS = {"learned": {"fill": "weights"}, "scaling": {}, "quiz": {}, "gradients": {}, "challenges": {}}
"""Screens that together listen to every event of a picture, and how each is opened."""


TEXTS = (HALF, "\0", "−0", "nan", "1e400", "9" * 300, "1,5", "%s {0}", "\u202e", "<b>$x$", "1 | 2", "_", "💥")

PLACES = ((0, 0), (-1, 0), (HUGE, 0), (0, 10**9), (True, False), (0.5, 0), ("0", "0"), (None, None), ([], {}))


def hostile(names):
    """Values that look like an event of a picture, whose matrices have these names, and are none."""
    for text in TEXTS:
        typed = {name: [[0, 0, text], [0, 1, text]] for name in (*names, "no matrix")}
        yield {**typed, "divisor": [[0, 0, text]]}
    for stamp, text in enumerate(TEXTS):
        yield {"stamp": stamp, "cells": [[name, 0, column, text] for name in names for column in (0, 1)]}
    for place in PLACES:
        yield {name: [[*place, "1"], list(place), [*place, 5], [*place, [HALF]], [], None, "x"] for name in names}
        yield {"stamp": len(TEXTS), "cells": [[names[-1], *place, "1"], [names, *place, "1"], [], None, {}]}
        yield {"node": names[-1], "row": place[0], "column": place[1]}
    for name in ("no matrix", [], {}, None, HALF):
        yield {"node": name, "row": 0, "column": 0}
    yield {name: {"0": "x"} for name in names}
    yield {"divisor": [[0, 0, HUGE]]}
    yield {"divisor": [[0, 0]]}
    yield {"stamp": HUGE, "cells": []}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "query"), SCREENS.items())
def test_whatever_a_picture_sends_raises_nothing(name, query):
    """Each value as every event that the first picture of a screen may send, all at once."""
    at = screen(name, **query)
    names = [one["name"] for one in picture(at)["chain"]]
    for value in WORTHLESS:
        send_all(at, dict.fromkeys(events(at), value))
        assert not at.exception, value
    for value in hostile(names):
        send_all(at, {"asked": names[-1], **dict.fromkeys({*events(at)} - {"asked"}, value)})
        assert not at.exception, value


def _charted():
    import streamlit as st

    from ui.session import selection
    from ui.session.keys import CELL, cell_key

    spec = {
        "mark": "rect", "data": {"values": [{"i": 0, "j": 0}]}, "params": [{"name": CELL, "select": "point"}],
        "encoding": {"x": {"field": "i"}, "y": {"field": "j"}},
    }  # fmt: skip

    def selected():
        st.text(selection.choose_selected_cell("weights", None, ["the", "bank"], ["1", "2", "3"]))

    st.vega_lite_chart(spec, key=cell_key("weights"), on_select=selected)


POINTS = (
    None, 5, "x", HALF, {}, {"i": 1}, [None], [[]], ["i"], [{"i": HUGE, "j": 0}], [{"i": [], "j": {}}], [{"i": HALF, "j": 0}],
    [{"i": 0.5, "j": 0}], [{"i": float("nan"), "j": 0}], [{"j": 0}],
)  # fmt: skip


def test_whatever_a_chart_sends_selects_nothing_and_raises_nothing():
    """As long as it is a selection: Streamlit itself refuses, with an error on the sender's screen, what is none."""
    at = AppTest.from_function(_charted).run()
    chart = at.get("vega_lite_chart")[0].proto.id
    for selection in ({}, {"another": []}, *({CELL: points} for points in POINTS)):
        states = at._tree.get_widget_states()
        states.widgets.append(WidgetState(id=chart, string_value=json.dumps({"selection": selection})))
        at._run(states)
        assert not at.exception, selection
        assert {text.value for text in at.text} <= {"()"}, selection
