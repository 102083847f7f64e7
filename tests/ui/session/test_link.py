"""What is missing in the link: taken away by Back, not there yet, emptied by Streamlit, or for lack of room."""

from urllib.parse import quote_plus

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages.pictures_sent import speak
from ui.session import link


def _writing():
    import streamlit as st

    from ui.session import link

    link.note_screen(st.session_state.get("screen", "scaling"))
    st.text(link.has_lost("kept"))
    if st.button("write"):
        link.write_all({"kept": "x", "empty": ""})
    st.text(link.has_lost("empty"))
    st.text(link.is_new("empty"))
    link.completion()


@pytest.fixture
def at():
    return AppTest.from_function(_writing).run().button[0].click().run()


def lost(at, **held):
    """What is lost if the link holds this instead."""
    at.query_params.clear()
    at.query_params.update(held)
    return [text.value == "True" for text in at.run().text[:2]]


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


def test_nothing_is_lost_that_is_still_there_or_of_a_link_that_was_emptied(at, back):
    assert lost(at, kept="y") == [False, False]
    assert lost(at) == [False, False]


def test_a_name_that_a_link_holds_is_new_though_this_session_has_emptied_it(at):
    assert at.text[2].value == "False"
    assert lost(at, empty="") == [False, False]
    assert at.text[2].value == "True"


def test_what_comes_and_what_goes_is_one_step_and_all_else_stays(at, monkeypatch):
    monkeypatch.setattr("streamlit.runtime.state.QueryParamsProxy.update", lambda *_: pytest.fail("a second step"))
    at.query_params.clear()
    at.query_params.update(other="", empty="y")
    assert held(at.button[0].click().run()) == {"other": "", "kept": "x"}


def _expecting():
    from ui.session import link

    link.write_before_drawn({"typed": "x", "blank": ""})


def test_a_field_that_will_be_empty_is_not_in_the_link():
    assert held(AppTest.from_function(_expecting).run()) == {"typed": "x"}


def test_nothing_is_lost_that_another_screen_has_written(at):
    at.session_state["screen"] = "learned"
    assert lost(at, other="y") == [False, False]


def _writing_in_a_callback():
    import streamlit as st

    from ui.session import link

    link.note_screen("scaling")
    if st.button("again", on_click=link.write, args=("sitting", "second")) and st.session_state["runs once more"]:
        st.rerun()
    st.text(link.new_parameter("sitting"))
    link.completion()


@pytest.mark.parametrize("runs_once_more", [False, True])
def test_what_a_callback_writes_is_not_taken_back_by_a_run_that_comes_late(runs_once_more):
    at = AppTest.from_function(_writing_in_a_callback)
    at.session_state["runs once more"] = runs_once_more
    at.query_params["sitting"] = "first"
    assert at.run().text[0].value == "first"
    assert at.button[0].click().run().text[0].value == ""
    at.query_params["sitting"] = "first"
    assert at.run().text[0].value == ""


def _filling():
    import streamlit as st

    from ui.session import beyond_link, link

    link.note_screen("scaling")
    beyond_link.bring_back()
    for name, text in st.session_state.get("texts", {}).items():
        link.write(name, text)
    st.text_input("Field", key="field", bind=link.binding("field"))
    beyond_link.keep()
    st.text({name: link.parameter(name) for name in ("a", "b", "field")})


LONG, LONGER, SHORT = "é" * 900, "ü" * 700, "1" * 500


def held(at):
    return {name: texts if isinstance(texts, str) else texts[0] for name, texts in dict(at.query_params).items()}


def filled(**texts):
    at = AppTest.from_function(_filling)
    at.query_params["other"] = "y"
    at.session_state["texts"] = texts
    return at.run()


def test_a_link_takes_what_fits_into_it_percent_encoded_and_names_the_rest():
    assert len(LONG) + len(LONGER) < link.BUDGET < len(quote_plus(LONG)) + len(quote_plus(LONGER))
    at = filled(a=LONG, b=LONGER, c=SHORT, d="0.5")
    assert held(at) == {"other": "y", "a": LONG, "c": SHORT, "d": "0.5", "kept": "b"}
    assert at.run().text[0].value == str({"a": LONG, "b": LONGER, "field": ""})
    at.session_state["texts"] = {"a": "", "b": LONGER}
    assert held(at.run()) == {"other": "y", "b": LONGER, "c": SHORT, "d": "0.5"}


def test_a_choice_always_has_room():
    at = filled(a="a" * (link.BUDGET - 20), b="example")
    assert held(at)["b"] == "example"
    assert "kept" not in held(at)


def test_a_field_for_which_there_is_no_room_is_not_bound_until_there_is():
    at = filled(a=LONG)
    at.text_input[0].set_value(LONGER).run()
    assert (at.text_input[0].value, held(at)["kept"]) == (LONGER, "field")
    assert "field" not in held(at)
    at.session_state["texts"] = {"a": ""}
    assert held(at.run()) == {"other": "y", "field": LONGER}


def test_an_older_link_opens_whatever_its_length():
    at = AppTest.from_function(_filling)
    at.query_params.update(a="a" * 40_000, field=LONG)
    assert at.run().text[0].value == str({"a": "a" * 40_000, "b": "", "field": LONG})
    assert at.text_input[0].value == LONG


def answered(at, text):
    """The screen after the browser has said what it keeps."""
    speak(at, at.get("bidi_component")[0], {"found": text})
    return at


@pytest.mark.parametrize(("kept", "told"), [(LONG, 0), ("", 1)])
def test_what_a_link_names_comes_from_the_browser_before_any_field_is_drawn(kept, told):
    at = AppTest.from_function(_filling)
    at.query_params.update(kept="field")
    assert not at.run().text_input
    assert answered(at, kept).text_input[0].value == kept
    assert len(at.info) == told


def test_who_does_not_wait_for_the_browser_goes_on_without():
    at = AppTest.from_function(_filling)
    at.query_params.update(kept="a b", c="x")
    at.run().button[0].click().run()
    assert [len(at.text_input), len(at.info)] == [1, 1]
    assert held(at) == {"kept": "a b", "c": "x"}


def _leaving():
    import streamlit as st

    from ui.session import link

    link.note_screen("scaling")
    if st.button("leave"):
        link.will_open("pages/order.py", {})
    link.go_on("scaling")


def test_a_run_of_the_screen_that_was_left_leads_on_for_some_seconds_if_it_comes_with_the_link_that_was_left(
    monkeypatch,
):
    opened, begun = [], link.clock.now()
    monkeypatch.setattr(link, "open_screen", lambda page, _: opened.append(page))
    monkeypatch.setattr(link.clock, "now", lambda: begun)
    at = AppTest.from_function(_leaving)
    at.query_params["kept"] = "x"
    at.run().button[0].click().run()
    at.run()
    assert opened == ["pages/order.py"] * 2
    at.query_params["kept"] = "y"
    at.run()
    at.query_params["kept"] = "x"
    monkeypatch.setattr(link.clock, "now", lambda: begun + 6)
    at.run()
    assert len(opened) == 2, "neither with another link nor later"
    bare = AppTest.from_function(_leaving).run().button[0].click().run()
    assert len(opened) == 3
    bare.run()
    assert len(opened) == 3, "nor with none"


def _exchanging():
    import streamlit as st

    from ui.session import link

    link.note_screen("quiz")
    if st.button("another exercise"):
        link.write_exchanged({"exercise": "b"}, left={"q1"}, instead={"q2": "x"})
    if st.button("write"):
        link.write("exercise", "c")
    st.button("from a callback", on_click=link.write, args=("exercise", "d"))
    if st.button("in place"):
        link.write_in_place("first", "1")
    if st.checkbox("field"):
        st.query_params["field"] = "y"
    st.text(link.completion())


def test_answers_to_an_exercise_that_is_left_leave_the_link_with_it_and_the_screen_opens_anew(monkeypatch):
    opened = []
    monkeypatch.setattr(link, "open_screen", lambda *of: opened.append(of))
    for before, anew in (
        ({"q1": "1"}, [("pages/quiz.py", {"other": "z", "q2": "x", "exercise": "b"})]), ({"q3": "1"}, []),
    ):  # fmt: skip
        opened.clear()
        at = AppTest.from_function(_exchanging)
        at.query_params.update(exercise="a", other="z", **before)
        at.run().button[0].click().run()
        assert opened == anew
        assert held(at)["exercise"] == "b"


def test_what_a_screen_writes_into_a_bare_link_the_browser_puts_there_unless_a_field_has_come_into_it():
    at = AppTest.from_function(_exchanging).run().button[1].click().run()
    assert (at.text[0].value, held(at)) == ("(('exercise', 'c'),)", {})
    at = AppTest.from_function(_exchanging).run()
    at.checkbox[0].check()
    assert at.button[1].click().run().text[0].value == "()"
    assert held(at) == {"exercise": "c", "field": "y"}
    assert at.button[3].click().run().text[0].value == "(('first', '1'),)", "what is no step for Back"
    assert "first" not in held(at)
    at = AppTest.from_function(_exchanging).run().button[2].click().run()
    assert (at.text[0].value, held(at)) == ("()", {"exercise": "d"}), "what a student has pressed is a step for Back"
