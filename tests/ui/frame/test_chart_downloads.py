"""Charts as files: drawn when asked for, one at a time, then there to be saved."""

import pytest
from streamlit.testing.v1 import AppTest

from core.export import chart_files
from core.export.chart_files import KeptFiles
from ui.frame import chart_downloads
from ui.session import turns


@pytest.fixture(autouse=True)
def _nothing_is_kept(monkeypatch):
    monkeypatch.setattr(chart_downloads, "_cache", KeptFiles(most=1000))


def screen():
    import numpy as np

    from ui.charts import drawing, heat_map
    from ui.frame import chart_downloads as downloads

    drawing.begin()
    name = "Weights of $x$ www.evil.example"
    drawing.show(heat_map.chart(name, np.eye(2), ["a", "b"], ["a", "b"], heat_map.Colours()))
    downloads.offer("mine")


def labels(at):
    return [button.label for button in at.button], [button.proto.label for button in at.get("download_button")]


def test_a_chart_is_drawn_once_it_is_asked_for_and_can_then_be_saved_by_all(monkeypatch):
    drawn = []
    monkeypatch.setattr(chart_files, "draw", lambda spec, kind: drawn.append((spec["title"], kind)) or b"a file")
    at = AppTest.from_function(screen).run()
    assert labels(at) == (["PNG", "SVG"], [])
    assert not drawn
    at.button[0].click().run()
    assert labels(at) == (["SVG"], ["Save PNG"])
    assert labels(at.run()) == (["SVG"], ["Save PNG"])
    assert labels(AppTest.from_function(screen).run()) == (["SVG"], ["Save PNG"])
    assert [kind for _, kind in drawn] == ["png"]


def test_whoever_waits_is_told_and_what_somebody_before_has_drawn_is_not_drawn_again(monkeypatch):
    def fail(*_):
        pytest.fail("it was drawn again")

    monkeypatch.setattr(chart_files, "draw", fail)
    told, words = [], turns.notice

    def waiting(before):
        told.append(before)
        monkeypatch.setattr(chart_downloads, "_cache", type("Full", (), {"get": lambda *_: b"a file"})())
        return words(before)

    monkeypatch.setattr(turns, "notice", waiting)
    at = AppTest.from_function(screen).run()
    with turns.take(told.append):
        at.button[0].click().run()
    assert told == [1]
    assert labels(at)[1] == ["Save PNG", "Save SVG"]


def test_a_chart_that_cannot_be_drawn_is_told_and_holds_nobody_up(monkeypatch):
    def fail(*_):
        raise chart_files.PictureError

    monkeypatch.setattr(chart_files, "draw", fail)
    at = AppTest.from_function(screen).run()
    at.button[0].click().run()
    assert any("could not be drawn" in caption.value for caption in at.caption)
    assert not turns._queue
