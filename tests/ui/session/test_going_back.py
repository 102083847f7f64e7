"""What the Back button has reset is refilled, and what is no longer offered is forgotten."""

import pytest
from streamlit.testing.v1 import AppTest

from ui.session import going_back
from ui.session.streamlit_internals import WidgetState

SCRIPT = """
import streamlit as st
from ui.fields import widgets
from ui.session import going_back, session_memory

going_back.begin_run()
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


def test_a_pick_that_depends_on_another_is_refilled_with_it_but_what_a_link_filled_is_undone(monkeypatch):
    monkeypatch.setattr(going_back, "is_back", lambda: True)
    at = chosen()
    at.query_params["fruit"] = "pears"  # as the browser has it by now
    at.button[0].click().run()
    assert at.button_group(key="fruit").value == "pears"
    assert at.text[0].value == "Nashi"
    for is_back, tree in ((True, "Boskoop"), (False, "Conference")):
        monkeypatch.setattr(going_back, "is_back", lambda is_back=is_back: is_back)
        reloaded = AppTest.from_string(SCRIPT, default_timeout=30)
        reloaded.query_params["fruit"] = "pears"
        assert reloaded.run().text[0].value == "Conference"
        assert reloaded.button[0].click().run().text[0].value == tree


def test_a_pick_that_is_no_longer_offered_is_forgotten():
    at = chosen()
    at.button_group(key="fruit").set_value("apples").run()
    assert at.text[0].value == "Boskoop"
    at.button_group(key="fruit").set_value("pears").run()
    assert at.text[0].value == "Conference"


def test_a_field_that_is_reset_is_not_refilled():
    at = chosen()
    at.button[1].click().run()
    assert at.text[0].value == "Conference"
    assert at.text[1].value == "set() set()"


def _offering():
    import streamlit as st

    from ui.fields import widgets
    from ui.session import going_back

    going_back.begin_run()
    kinds = (st.selectbox, st.segmented_control, st.select_slider)
    usual = {st.segmented_control: None}
    for kind in kinds:
        name = kind.__name__
        st.text(widgets.field(kind, name, key=name, usual=usual.get(kind, "a"), options=["a", "b", "c"]))
    going_back.rerun_if_lost()


@pytest.mark.parametrize("kind", ["selectbox", "button_group", "select_slider"])
def test_an_option_that_there_is_not_is_as_good_as_none(kind):
    """Only a forged message has one. Remembered, it would be refilled and refused again in run after run."""
    at = AppTest.from_function(_offering, default_timeout=20).run()
    picker = at.get(kind)[0]
    sent = "no option"
    state = WidgetState(
        id=picker.id, **({"string_value": sent} if kind == "selectbox" else {"string_array_value": {"data": [sent]}})
    )
    states = at._tree.get_widget_states()
    others = [one for one in states.widgets if one.id != picker.id]
    del states.widgets[:]
    states.widgets.extend([*others, state])
    at._run(states)
    assert [text.value for text in at.text] == ["a", "None", "a"]
    at.get(kind)[0].set_value("b").run()
    assert "b" in [text.value for text in at.text]


RESTLESS = """
import streamlit as st
from ui.session import going_back, session_memory

st.session_state.runs = st.session_state.get("runs", 0) + 1
going_back.begin_run()
session_memory.memory().contents["never"] = "kept"
going_back.keep("never", "")
going_back.rerun_if_lost()
st.write("the end")
"""


def test_a_field_that_never_takes_its_content_does_not_keep_the_screen_running():
    app = AppTest.from_string(RESTLESS, default_timeout=10).run()
    assert [text.value for text in app.markdown] == ["the end"]
    first = app.session_state.runs
    assert 1 < first < 20
    assert app.run().session_state.runs == 2 * first
