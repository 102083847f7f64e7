"""After two wrong answers without a known mistake, practice looks for the first wrong step along the graph."""

import pytest

from core.graph.nodes import NODES, ancestors
from core.practice.attempts import Attempt
from core.practice.offers import offers
from core.practice.step_back import search, step_back

MASKED = {offer.node: offer for offer in offers() if offer.exercise == "drawn-6-4-3-mask-positions"}
OF_INPUTS = {offer.node: offer for offer in offers() if offer.form == "Without learning"}
CHAIN = [node for node in NODES if node in MASKED]


def answered(*marks):
    """Attempts at parts of one form or at an offer, each with whether it was right, or the mistake that was made."""
    return [
        Attempt(
            at=at, exercise=offer.exercise, variant=at, part=offer.part, node=offer.node, right=mark is True,
            seen=frozenset(), made=frozenset({mark} if isinstance(mark, str) else ()),
        ) for at, (node, mark) in enumerate(marks) for offer in [MASKED.get(node, node)]
    ]  # fmt: skip


def searched(*marks):
    return search(answered(*marks), offers())


@pytest.mark.parametrize("wrong", CHAIN)
def test_one_wrong_step_is_found_wherever_it_is(wrong):
    marks = [("context", False), ("context", False)] if wrong != "context" else [("context", False)] * 2
    while (state := searched(*marks)).is_under_way:
        offer = step_back(state, offers())
        assert offer.form == MASKED["context"].form
        marks.append((offer.node, wrong not in ancestors(offer.node)))
        assert len(marks) <= 6
    assert state.first_wrong_step == wrong
    assert searched(*marks, ("context", False)) == searched(("context", False)), "the next wrong answer begins anew"


def test_it_asks_for_the_scores_and_then_for_the_queries():
    twice = [("weights", False), ("weights", False)]
    assert step_back(searched(*twice), offers()).node == "scores"
    assert step_back(searched(*twice, ("scores", False)), offers()).node in ("Q", "K")
    for offer in (one for one in offers() if one.part == "score" and "across" in one.form):
        assert step_back(searched((offer, False), (offer, False)), offers()).exercise == offer.exercise


@pytest.mark.parametrize(
    "marks",
    [
        [], [("context", False)],
        [("context", False), ("context", True), ("context", False)],
        [("Q", False), ("scores", True), ("Q", False)], [("context", False), ("context", "unscaled")],
        [("context", "unscaled"), ("context", "unscaled")],
        [("context", False), ("context", False), ("scores", "queries-for-keys")],
    ],
)  # fmt: skip
def test_it_begins_after_two_unexplained_answers_and_ends_with_a_known_mistake(marks):
    state = searched(*marks)
    assert not state.suspects
    assert step_back(state, offers()) is None


@pytest.mark.parametrize("between", ["Q", OF_INPUTS["context"]])
def test_what_is_right_before_the_wrong_step_or_in_another_form_interrupts_nothing(between):
    assert searched(("context", False), (between, True), ("context", False)).is_under_way


def test_only_steps_of_the_form_that_was_asked_for_are_suspected():
    wrong = (OF_INPUTS["context"], False)
    found = searched(wrong, wrong)
    assert found.suspects == ("scores", "weights", "context")
    assert searched(wrong, wrong, ("weights", True)) == found, "of another form"
    assert step_back(found, [MASKED["scores"], OF_INPUTS["context"]]) is None, "of another form, or the end"
