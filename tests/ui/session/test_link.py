"""What is missing in the link: taken away by the Back button, not there yet, or because Streamlit has emptied it."""

import pytest
from streamlit.testing.v1 import AppTest

from ui.session import link


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


@pytest.fixture
def back(monkeypatch):
    """The browser's Back asks for the runs."""
    monkeypatch.setattr(link, "is_back", lambda: True)


def test_back_loses_what_this_screen_has_written(at, back):
    assert lost(at, other="y") == [True, False]


def test_a_run_that_comes_late_loses_nothing_until_the_browser_knows_the_new_link(at):
    assert lost(at, other="y") == [False, False]
    assert lost(at, kept="x") == [False, False]
    assert lost(at, other="y") == [True, False]


def test_nothing_is_lost_that_is_still_there_or_of_a_link_that_was_emptied(at):
    assert lost(at, kept="y") == [False, False]
    assert lost(at) == [False, False]


def test_nothing_is_lost_that_another_screen_has_written(at):
    at.session_state["screen"] = "learned"
    assert lost(at, other="y") == [False, False]
