"""The clock by which sessions go is never set back, and goes on."""

import json
import time
from types import SimpleNamespace

import pytest
from streamlit.testing.v1 import AppTest

from core.practice.sitting import Sitting
from tests.pages.test_screens import ROOT
from ui.session import clock


@pytest.fixture
def machine(monkeypatch):
    """The machine's two clocks: one that can be set, and the seconds since it was started."""
    clocks = {"time": 1_800_000_000.0, "steady": 500.0}
    monkeypatch.setattr(clock, "_latest", {"time": 0.0, "steady": 0.0})
    monkeypatch.setattr(time, "time", lambda: clocks["time"])
    monkeypatch.setattr(time, "monotonic", lambda: clocks["steady"])
    return clocks


def test_set_back_it_goes_on_by_the_seconds_that_pass(machine):
    before = clock.now()
    machine["time"] -= 3600
    assert clock.now() == before
    machine["steady"] += 2.5
    machine["time"] += 2.5
    assert clock.now() == before + 2.5


def test_set_ahead_or_after_a_sleep_it_follows_at_once(machine):
    clock.now()
    machine["time"] += 3600
    assert clock.now() == machine["time"]


@pytest.mark.parametrize("told", [None, "", "Mars/Base", "../etc"])
def test_a_place_that_there_is_not_has_the_time_of_greenwich(monkeypatch, told):
    monkeypatch.setattr(clock.st, "context", SimpleNamespace(timezone=told))
    assert clock.zone().key == "UTC"


def test_an_exam_that_began_by_a_clock_that_was_ahead_has_no_more_time_than_it_may_take():
    sitting = Sitting(number=1, parts=5, source="one sentence", minutes=15, started=int(time.time()) + 86_400)
    at = AppTest.from_file(ROOT / "streamlit_app.py", default_timeout=60)
    at.query_params["sitting"] = str(sitting)
    at.switch_page("pages/mock-exam.py").run()
    sent = [json.loads(one.proto.json) for one in at.get("bidi_component") if one.proto.component_name == "exam_clock"]
    assert [one["left"] for one in sent] == [15 * 60]
