"""Each run of a screen is told to whoever wants to know: the whole screen, a part of it, or one that waited its turn."""

import re
from types import SimpleNamespace

import pytest

from tests.e2e.app import ROOT
from tests.pages.test_screens import screen
from ui.session import runs
from ui.session.component import without_lists


@pytest.fixture
def told(monkeypatch):
    found = []
    monkeypatch.setattr(runs, "_observers", [found.append])
    return found


def kinds(told):
    return [(run.screen, run.kind) for run in told]


def test_a_run_is_told_once_with_all_its_parts(told):
    with runs.measure():
        with runs.measure("part"):
            pass
        assert not told
    assert kinds(told) == [("", "screen")]
    assert 0 < told[0].seconds < 60


def test_the_router_tells_of_each_run_with_its_screen(told):
    screen("quiz")
    assert kinds(told) == [("quiz", "screen")]


def test_a_run_that_waits_its_turn_is_told_apart(told):
    with runs.measure():
        runs.note_heavy()
    with runs.measure():
        pass
    assert kinds(told) == [("", "heavy"), ("", "screen")]


def test_a_run_that_fails_is_told(told):
    with pytest.raises(ZeroDivisionError), runs.measure():
        raise ZeroDivisionError
    assert kinds(told) == [("", "screen")]
    runs.note_heavy()
    with runs.measure():
        pass
    assert kinds(told)[1:] == [("", "screen")], "what is noted outside a run belongs to none"


def test_nobody_s_runs_are_measured_while_nobody_asks(monkeypatch):
    monkeypatch.setattr(runs.time, "perf_counter", lambda: pytest.fail("measured"))
    with runs.measure():
        pass


@pytest.mark.parametrize(("alone", "kept", "again"), [(True, False, 1), (True, True, 0), (False, False, 0)])
def test_the_whole_screen_follows_only_a_part_that_was_redrawn_alone_with_what_the_link_cannot_hold(
    monkeypatch, alone, kept, again
):
    reruns = []
    monkeypatch.setattr(runs, "st", SimpleNamespace(fragment=lambda draw, key: draw, rerun=lambda: reruns.append(1)))
    monkeypatch.setattr(runs, "is_partial", lambda: alone)
    monkeypatch.setattr(runs, "memory", lambda: SimpleNamespace(is_beyond_kept=kept))
    runs.fragment()(lambda: None)()
    assert len(reruns) == again


def test_every_part_is_measured():
    files = [file for folder in ("ui", "pages") for file in (ROOT / folder).rglob("*.py")]
    own = {file.name for file in files if re.search(r"st\.fragment\b[^`]", file.read_text())}
    assert own == {"runs.py"}


def test_the_lists_of_its_data_are_sent_as_tuples_and_what_is_in_them_as_it_is():
    assert without_lists({"a": [[1], [2]], "b": "c", "d": (3,)}) == {"a": ([1], [2]), "b": "c", "d": (3,)}
