"""A picture of the chain and what the browser keeps may be made to send anything: no event raises."""

import pytest

from tests import hostile_values
from tests.hostile_values import WORTHLESS
from tests.pages.pictures_sent import events, picture, send_all, speak
from tests.pages.test_screens import screen

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
