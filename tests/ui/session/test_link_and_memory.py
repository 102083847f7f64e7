"""What stands in a link: the link goes first, then what is remembered, which is written back."""

from streamlit.testing.v1 import AppTest

from ui.session import link


def _shown():
    import streamlit as st

    from ui.session import link
    from ui.session.linked_value import linked_text

    link.note_screen("learned")
    short = linked_text("short")
    typed = linked_text("typed", st.session_state.get("base", ""), longest=1)
    for one in (short, typed):
        if text := st.session_state.pop(one.names[0], None):
            one.set(text)
    st.text([short.value(), typed.value()])


def run(at, fields, **link):
    """What the session has of both after fields were set, and what stands in the link then."""
    for key, value in fields.items():
        at.session_state[key] = value
    if link:
        at.query_params.clear()
        at.query_params.update(link)
    return at.run().text[0].value, {name: texts[0] for name, texts in dict(at.query_params).items()}


def new():
    return AppTest.from_function(_shown)


def test_a_link_goes_before_what_is_remembered_which_is_written_back():
    at = new()
    assert run(at, {}, short="a") == ("['a', '']", {"short": "a"})
    assert run(at, {"short": "b"}) == ("['b', '']", {"short": "b"})
    assert run(at, {}, short="c", other="x") == ("['c', '']", {"short": "c", "other": "x"})


def test_back_undoes_it_but_not_a_run_that_comes_late(monkeypatch):
    at = new()
    run(at, {}, short="a")
    run(at, {"short": "b", "typed": "t"})
    written = ("['b', 't']", {"short": "b", "typed": "t"})
    assert run(at, {}, short="a") == written
    monkeypatch.setattr(link, "is_back", lambda: True)
    assert run(at, {}, short="a") == ("['a', '']", {"short": "a"})


def test_what_the_link_has_no_room_for_is_remembered():
    long = "l" * link.BUDGET
    assert run(new(), {"short": long}, other="x") == (f"['{long}', '']", {"other": "x"})


def test_a_text_of_a_link_is_cut():
    assert run(new(), {}, typed="ab", other="x") == ("['', 'a']", {"typed": "a", "other": "x"})


def test_another_base_has_its_own():
    at = new()
    run(at, {"typed": "t"}, other="x")
    assert run(at, {"base": "b"}) == ("['', '']", {"other": "x"})
    assert run(at, {"base": ""}) == ("['', 't']", {"other": "x", "typed": "t"})


def _at_hand():
    import streamlit as st

    from ui.session.session_memory import look_up_once, memory

    with look_up_once():
        before = memory()
        del st.session_state["memory"]
        within = memory() is before
    st.text(f"{within} {memory() is before}")


def test_within_a_run_the_memory_is_looked_up_once_and_after_it_again():
    assert AppTest.from_function(_at_hand).run().text[0].value == "True False"
