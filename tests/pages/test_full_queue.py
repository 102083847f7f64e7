"""Too many wait already: whoever asks for heavy work is told so, loses nothing, and may ask again."""

import pytest

from core.export import chart_files
from core.models import training
from tests.pages.test_check_homework import UNSCALED, upload
from tests.pages.test_screens import screen
from tests.pages.test_train import trained
from tests.ui.frame import test_chart_downloads
from ui.session import turns

FULL = "students are waiting for something like this"


@pytest.fixture(autouse=True)
def _nothing_is_kept():
    training.shared_epochs.cache_clear()
    training.held_out_share.cache_clear()


@pytest.fixture
def full(monkeypatch):
    """Somebody is at it, and nobody may wait."""
    monkeypatch.setattr(turns, "MOST", 0)
    with turns.take(lambda _: None):
        yield
        assert len(turns._queue) == 1


def said(at):
    return [one.value for kind in ("warning", "error", "caption") for one in at.get(kind) if FULL in one.value]


def test_a_training(full):
    at = trained()
    assert "train.run" not in at.query_params
    assert len(said(at)) == 1
    assert "Stop" not in [button.label for button in at.button]


def test_ten_trainings_but_not_the_one_that_is_kept(monkeypatch):
    trained()
    monkeypatch.setattr(turns, "MOST", 0)
    with turns.take(lambda _: None):
        at = trained(**{"train.prediction": "nine tenths"})
        assert not said(at)
        assert any("Epoch 5 of 5" in one.value for one in at.markdown)
        (luck,) = (toggle for toggle in at.toggle if toggle.label.startswith("Train with seeds"))
        luck.set_value(True).run()
        assert len(said(at)) == 1


def test_a_training_that_a_link_names(full):
    at = screen("learned", **{"example": "your own sentence", "weights-50": "trained", "trained": "7-5"})
    assert len(said(at)) == 1


def test_a_chart_as_a_file(full, monkeypatch):
    monkeypatch.setattr(chart_files, "draw", lambda *_: pytest.fail("it was not its turn"))
    at = test_chart_downloads.AppTest.from_function(test_chart_downloads.screen).run()
    at.button[0].click().run()
    assert len(said(at)) == 1
    assert "PNG" in [button.label for button in at.run().button]


def test_a_notebook(full):
    at = upload(screen("check-homework"), "mine.ipynb", UNSCALED)
    assert len(said(at)) == 1
