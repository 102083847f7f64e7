"""A picture of the chain, a chart and what the browser keeps may be made to send anything: no event raises."""

import json

import pytest
from streamlit.testing.v1 import AppTest

from tests import hostile_values
from tests.hostile_values import POINTS, WORTHLESS
from tests.pages.pictures_sent import events, picture, send_all, speak
from tests.pages.test_screens import screen
from ui.session.keys import CELL
from ui.session.streamlit_internals import WidgetState

SCREENS = {
    "learned": {"fill": "weights"}, "scaling": {}, "quiz": {}, "gradients": {"gradients.show": "true"},
    "challenges": {},
}  # fmt: skip
"""Screens that together listen to every event of a picture, and how each is opened."""


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize(("name", "query"), SCREENS.items())
def test_whatever_a_picture_sends_raises_nothing(name, query):
    """Each value as every event that the first picture of a screen may send, all at once."""
    at = screen(name, **query)
    names = [one["name"] for one in picture(at)["chain"]]
    for value in WORTHLESS:
        send_all(at, dict.fromkeys(events(at), value))
    for value in hostile_values.events(names):
        send_all(at, {"asked": names[-1], **dict.fromkeys({*events(at)} - {"asked"}, value)})


def _charted():
    import streamlit as st

    from ui.session import selection
    from ui.session.keys import CELL, cell_key

    spec = {
        "mark": "rect", "data": {"values": [{"i": 0, "j": 0}]}, "params": [{"name": CELL, "select": "point"}],
        "encoding": {"x": {"field": "i"}, "y": {"field": "j"}},
    }  # fmt: skip

    def selected():
        st.text(selection.choose_selected_cell("weights", ["the", "bank"], ["1", "2", "3"]))

    st.vega_lite_chart(spec, key=cell_key("weights"), on_select=selected)


def test_whatever_a_chart_sends_selects_nothing_and_raises_nothing():
    """As long as it is a selection: Streamlit itself refuses, with an error on the sender's screen, what is none."""
    at = AppTest.from_function(_charted, default_timeout=30).run()
    chart = at.get("vega_lite_chart")[0].proto.id
    for selection in ({}, {"another": []}, *({CELL: points} for points in POINTS)):
        states = at._tree.get_widget_states()
        states.widgets.append(WidgetState(id=chart, string_value=json.dumps({"selection": selection})))
        at._run(states)
        assert {text.value for text in at.text} <= {"()"}, selection


@pytest.mark.parametrize(
    ("name", "key"),
    [("practice", "kept progress"), ("home", "kept tour"), ("quiz", "kept q1-reflection"), ("learned", "machine")],
)
def test_an_event_of_what_is_no_longer_there_raises_nothing(name, key):
    """What was drawn on a screen that was left still sends for a while, and the session has forgotten it."""
    at = screen(name)
    (one,) = [one for one in at.get("bidi_component") if one.key == key]
    del at.session_state[key]
    speak(at, one, {"found": "1", "pinned": "1"})
