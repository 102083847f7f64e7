"""What the Back button has reset is refilled, and what is no longer offered is forgotten."""

from streamlit.testing.v1 import AppTest

SCRIPT = """
import streamlit as st
from ui.fields import widgets
from ui.session import going_back, session_memory

going_back.begin()
remembered = session_memory.memory()
if st.button("as Back does"):
    session_memory.fill("fruit", "apples")
    session_memory.fill("tree", "Boskoop")
offered = {"apples": ["Boskoop", "Cox"], "pears": ["Conference", "Nashi"]}
fruit = widgets.one_of("Fruit", list(offered), "fruit", usual="apples")
st.text(offered[fruit][widgets.pick("Tree", offered[fruit], offered[fruit][0], "tree")])
if st.button("reset", on_click=lambda: (going_back.refill("tree", "Nashi"), session_memory.reset("tree"))):
    st.text(f"{remembered.lost_keys} {remembered.keys_to_refill}")
going_back.rerun_if_lost()
"""


def chosen():
    at = AppTest.from_string(SCRIPT, default_timeout=30).run()
    at.button_group(key="fruit").set_value("pears").run()
    at.selectbox(key="tree").set_value("Nashi").run()
    assert at.text[0].value == "Nashi"
    return at


def test_a_pick_that_depends_on_another_is_refilled_with_it():
    at = chosen()
    at.button[0].click().run()
    assert not at.exception
    assert at.button_group(key="fruit").value == "pears"
    assert at.text[0].value == "Nashi"


def test_a_pick_that_is_no_longer_offered_is_forgotten():
    at = chosen()
    at.button_group(key="fruit").set_value("apples").run()
    assert at.text[0].value == "Boskoop"
    at.button_group(key="fruit").set_value("pears").run()
    assert at.text[0].value == "Conference"


def test_a_field_that_is_reset_is_not_refilled():
    at = chosen()
    at.button[1].click().run()
    assert not at.exception
    assert at.text[0].value == "Conference"
    assert at.text[1].value == "set() set()"
