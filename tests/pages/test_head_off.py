"""A head switched off on the screen."""

import contextlib

import numpy as np
import pytest

from core.lessons import head_off
from core.models import minilm
from core.models.minilm import Head
from tests.pages.pictures_sent import matrix, pictures
from tests.pages.test_screens import marks, screen, tables
from ui.screens import head_off as head_off_screen

PIZZA = "The pizza came out of the oven and it tasted good."
PREDICTED = {"head-off.vector": "a lot: below 0.5", "head-off.earlier": "none", "head-off.even": "1/14"}

MOST = {
    "head-off.most": "layer 1, head 3", "head-off.seven": "below 0.3",
    "head-off.means": "why the model decides what it decides",
}  # fmt: skip


def test_what_changes_is_covered_until_it_is_predicted():
    at = screen("head-off")
    assert not at.metric
    assert "covered until you have predicted" in at.info[0].value
    at = screen("head-off", **PREDICTED)
    assert len(marks(at)) == 3
    assert at.metric[0].value == "0.9975"
    assert screen("head-off", **{"head-off.show": "true"}).metric


@pytest.mark.parametrize(("how", "change"), [("switched off", "off"), ("made even", "even")])
def test_each_token_is_compared_layer_by_layer_with_what_it_was(how, change):
    at = screen("head-off", **PREDICTED, **{"head-off.how": how, "trained.layer": "2", "trained.head": "9"})
    after = head_off.changed(PIZZA, [Head(2, 9)], change)
    run = minilm.read(PIZZA)
    assert np.allclose(matrix(at, "tokens"), head_off.cosines_of_words(run, after).T)
    assert at.metric[0].value == f"{minilm.cosine(run.vector, after.vector):.4f}"
    (table,) = tables(at)
    expected = [f"{minilm.cosine(after.vector, minilm.read(other).vector):.4f}" for other in head_off.OTHERS]
    assert table["changed"] == expected


def test_all_72_are_tried_on_request_in_turn_unless_somebody_has_just_asked_for_the_same(monkeypatch):
    taken = []

    def take_for(kept, _bar):
        taken.append(kept.is_complete)
        return contextlib.nullcontext()

    monkeypatch.setattr(head_off_screen.turns, "take_for", take_for)
    at = screen("head-off", **PREDICTED, **MOST)
    assert len(pictures(at)) == 1
    assert "What attention weights do not explain" in at.info[0].value
    asked = {**PREDICTED, **MOST, "trained.sentence": "Nobody has asked for this.", "head-off.all": "true"}
    first = screen("head-off", **asked)
    assert taken == [False]
    second = screen("head-off", **asked)
    assert taken == [False], "it is kept, so nobody waits for it"
    assert np.array_equal(matrix(first, "heads", nth=1), matrix(second, "heads", nth=1))
    assert np.allclose(matrix(first, "heads", nth=1), head_off.all_cosines(asked["trained.sentence"], "off"))


def test_several_heads_are_switched_off_at_once_as_typed_or_as_offered():
    at = screen("head-off", **PREDICTED, **{"head-off.with": "5.4 6.4 nine"})
    assert "nine" in at.warning[0].value
    run = minilm.read(PIZZA)
    left = minilm.cosine(run.vector, minilm.read(PIZZA, off=[(4, 2), (5, 4), (6, 4)]).vector)
    assert at.metric[0].value == f"{left:.4f}"
    (alike,) = (one for one in at.button if one.label == "All in which it gives pizza more than 0.3")
    alike.click().run()
    assert at.text_input(key="head-off.with").value == "5.4 6.4 6.6 6.8 6.11 6.12"
    assert at.metric[0].value.startswith("0.758")
    at.button(key="head-off.random").click().run()
    drawn, _ = head_off.read_heads(at.text_input(key="head-off.with").value)
    assert [head.layer for head in drawn] == [5, 6, 6, 6, 6, 6]
    assert not at.exception
