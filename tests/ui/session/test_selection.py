"""A selection in a chart comes from the browser: what is not a cell of the matrix selects nothing."""

import pytest

from tests.hostile_values import POINTS
from ui.session import selection
from ui.session.keys import CELL, Key
from ui.session.session_memory import Memory


@pytest.fixture
def filled(monkeypatch):
    """What is filled in, by key."""
    fields = {}
    monkeypatch.setattr(selection, "fill_and_keep", fields.__setitem__)
    monkeypatch.setattr(selection, "memory", Memory)
    return fields


def select(monkeypatch, points):
    monkeypatch.setattr(selection, "sent_value", lambda *_: {CELL: points})
    return selection.choose_selected_cell("weights", ["the", "bank"], ["1", "2", "3"])


def test_a_cell_sets_the_pickers(filled, monkeypatch):
    assert select(monkeypatch, [{"i": 1, "j": 2}]) == ((1, 2),)
    assert filled == {Key.ROW: "bank", Key.COLUMN: "3"}


@pytest.mark.parametrize("points", [*POINTS, [{"i": 2, "j": 0}], [{"i": 0, "j": 3}], [{"i": -1, "j": 0}]])
def test_what_is_no_cell_of_the_matrix_selects_nothing(filled, monkeypatch, points):
    assert select(monkeypatch, points) == ()
    assert filled == {}
