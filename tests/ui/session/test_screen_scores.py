"""What is done on a screen: more is kept, less is not, and what a cookie says may be anything."""

from types import SimpleNamespace

import numpy as np
import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from core.practice.done_screens import ScreenScore
from ui.machine import payload
from ui.machine.filled_boxes import read_boxes
from ui.machine.picture import Box, DrawnMatrix, Picture

SEEN = ScreenScore(right=0, of=0)
HALF, ALL, LATER = ScreenScore(right=3.5, of=7), ScreenScore(right=7, of=7), ScreenScore(right=7, of=7, later=2)


@pytest.mark.parametrize(
    ("new", "old", "more"),
    [
        (HALF, None, True), (ALL, HALF, True), (HALF, ALL, False), (HALF, HALF, False), (SEEN, HALF, True),
        (HALF, SEEN, False), (ScreenScore(right=0, of=7), None, True), (ScreenScore(right=2, of=3), HALF, True),
        (ScreenScore(right=4, of=14), HALF, False), (LATER, HALF, True), (ALL, LATER, True), (LATER, ALL, False), (SEEN, SEEN, False), (ALL, SEEN, True), (ScreenScore(right=1, of=2), ScreenScore(right=2, of=4), False),
    ],
)  # fmt: skip
def test_only_more_takes_the_place_of_what_is_kept(new, old, more):
    assert new.is_more_than(old) == more


def _answering():
    import streamlit as st

    from ui.session import link, screen_scores

    link.note_screen("why")
    if st.button("answer"):
        screen_scores.note(3.25, 7)
    st.button("forget", on_click=screen_scores.forget)
    st.text({name: str(one) for name, one in screen_scores.scores().items()})
    screen_scores.keep()


def cookies(at):
    import json

    return [json.loads(one.proto.json) for one in at.get("bidi_component")]


@pytest.fixture
def browser(monkeypatch):
    """A browser that sends cookies, ours and others."""

    def sends(**sent):
        cookies = {"_streamlit_xsrf": "2", **{f"self-attention.{name}": text for name, text in sent.items()}}
        monkeypatch.setattr(st, "context", SimpleNamespace(cookies=cookies))

    return sends


def test_what_the_browser_kept_is_there_and_only_what_changes_is_sent_to_it(browser):
    browser(lookup="6of6-1.5", why="2of7")
    at = AppTest.from_function(_answering).run()
    assert at.text[0].value == "{'lookup': '6of6-1.5', 'why': '2of7'}"
    assert cookies(at) == []
    at.button[0].click().run()
    assert at.text[0].value == "{'lookup': '6of6-1.5', 'why': '3.25of7'}"
    assert cookies(at) == [{"self-attention.why": "3.25of7"}]
    at.button[1].click().run()
    assert at.text[0].value == "{}"
    assert cookies(at) == [{"self-attention.why": "", "self-attention.lookup": ""}]


@pytest.mark.parametrize("text", ["", "-1of7", "٣of٧", "9999of1", "1of2of3", "3of3-"])
def test_a_cookie_that_says_nothing_is_as_good_as_none(browser, text):
    browser(why=text)
    assert AppTest.from_function(_answering).run().text[0].value == "{}"


def _late():
    import streamlit as st

    from ui.session import fillings

    st.text([fillings.note("m", 2), fillings.note("m", 1), fillings.note("m", 2), fillings.stamp("m")])


def test_a_change_that_was_overtaken_is_laid_aside():
    at = AppTest.from_function(_late).run()
    assert at.text[0].value == "[True, False, True, 2]"


M = DrawnMatrix(
    name="Q", title="", symbol="", formula="", rows=("a",), columns=("1", "2"), M=np.array([[0.7029, 0.5]]),
    boxes=(Box(row=0, column=0),),
)  # fmt: skip
PICTURE = Picture(name="", words=("a",), matrices=(M,), places={})


def test_a_number_that_is_asked_for_is_not_sent():
    assert payload.matrix(M)["values"] == [[None, 0.5]]


def test_the_browser_may_send_anything():
    assert all(read_boxes(sent, PICTURE) is None for sent in (None, 3, {}, {"stamp": "1", "cells": []}, {"stamp": 1}))
    cells = [["Q", 0, 0, "1" * 99], ["Q", 0, 1, "2"], ["W", 0, 0, "3"], ["Q", 0], None, ["Q", 0, 0, 4]]
    assert read_boxes({"stamp": 5, "cells": cells}, PICTURE).texts == {("Q", 0, 0): "1" * 50}
