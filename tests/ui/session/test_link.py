"""What is missing in the link: taken away by the Back button, or not there because Streamlit has emptied it."""

import pytest
from streamlit.testing.v1 import AppTest


def _writing():
    import streamlit as st

    from ui.session import link

    link.note_screen(st.session_state.get("screen", "scaling"))
    st.text(link.has_lost("kept"))
    if st.button("write"):
        link.write_all({"kept": "x", "empty": ""})
    st.text(link.has_lost("empty"))


@pytest.fixture
def at():
    return AppTest.from_function(_writing).run().button[0].click().run()


def lost(at, **held):
    """What is lost if the link holds this instead."""
    at.query_params.clear()
    at.query_params.update(held)
    return [text.value == "True" for text in at.run().text]


def test_what_this_screen_has_written_is_lost_once_the_link_holds_something_else(at):
    assert lost(at, other="y") == [True, False]


def test_nothing_is_lost_that_is_still_there_or_of_a_link_that_was_emptied(at):
    assert lost(at, kept="y") == [False, False]
    assert lost(at) == [False, False]


def test_nothing_is_lost_that_another_screen_has_written(at):
    at.session_state["screen"] = "learned"
    assert lost(at, other="y") == [False, False]
