"""What the browser kept fills a field once, and never what was typed into it in the meantime."""

import json

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages.pictures_sent import speak


def _keeping():
    import streamlit as st

    from ui.session import browser_storage, going_back

    going_back.begin_run()
    typed = st.text_area("Field", key="field", on_change=going_back.note_change, args=("field",))
    browser_storage.keep("field", typed, longest=10, asks=not typed)
    at = st.number_input("changed at", value=0.0)
    said = st.session_state.setdefault("said", [])
    browser_storage.keep_quietly("quiet", "", at=at, longest=10, asks=True, bring_back=said.append)


def _in_the_link_if_short():
    import streamlit as st

    from ui.session import browser_storage, going_back

    going_back.begin_run()
    typed = st.text_area("Field", key="field", on_change=going_back.note_change, args=("field",))
    browser_storage.keep_if_long("field", typed, longest=30, longest_in_link=10)


def test_a_text_too_long_for_the_link_goes_to_the_browser_in_its_place():
    at = AppTest.from_function(_in_the_link_if_short).run()
    for text, in_link, in_browser in (("ten letter", "ten letter", ""), ("ten letters", None, "ten letters")):
        at.text_area[0].set_value(text).run()
        assert at.query_params.get("field") == in_link
        assert json.loads(at.get("bidi_component")[0].proto.json)["text"] == in_browser


@pytest.fixture
def at():
    return AppTest.from_function(_keeping).run()


def says(at, place, found):
    """Run the screen as if the browser had said that it keeps a text: of the field, or what is kept quietly."""
    speak(at, at.get("bidi_component")[place], {"found": found})
    return at


def asks(at, told="asks"):
    return [json.loads(one.proto.json)[told] for one in at.get("bidi_component")]


def test_of_what_is_kept_quietly_nothing_is_said(at):
    assert asks(at.text_area[0].set_value("typed").run(), "has_text") == [True, False]


def test_what_the_browser_kept_is_asked_for_and_fills_an_empty_field_once_and_cut(at):
    assert asks(at) == [True, True]
    assert says(at, 0, "kept for long").text_area[0].value == "kept for l"
    assert asks(at) == [False, True]
    assert says(at, 0, "once more").text_area[0].value == "kept for l"
    says(says(at, 1, "kept for long"), 1, "once more")
    assert at.session_state["said"] == ["kept for l"]
    assert asks(at) == [False, False]


@pytest.mark.parametrize("found", ["kept", 5, None])
def test_what_was_typed_in_the_meantime_stays(at, found):
    at.text_area[0].set_value("typed").run()
    at.text_area[0].set_value("").run()
    assert asks(at) == [False, True]
    assert says(at, 0, found).text_area[0].value == ""
    at.number_input[0].set_value(7.0).run()
    assert asks(at) == [False, False]
    assert says(at, 1, found).session_state["said"] == []
