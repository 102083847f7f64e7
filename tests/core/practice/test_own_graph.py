"""The student's own graph after a wrong answer, and what the first mark says."""

import numpy as np
import pytest

from core import exercises
from core.grading import grade
from core.homework.alternatives import alternatives
from core.homework.mistakes import MISTAKES
from core.practice.offers import attempt_of, is_complete, mistakes_shown, offers, single_part
from core.practice.own_graph import own_graph
from core.reading.filled_cells import text_of_boxes

BANK = exercises.load("bank-interest", 1001)


def typed(part, answer):
    if part.kind == "ranking":
        return ", ".join(f"{word} {weight:.6f}" for word, weight in answer)
    return (
        f"{answer:.6f}"
        if part.kind == "number"
        else text_of_boxes([f"{value:.6f}" for value in np.ravel(answer)], part)
    )


def result_of(exercise, part_id, text):
    one = single_part(exercise, part_id)
    return one, one.parts[0], grade(one, {part_id: text})[part_id]


def wrong_answers(kind):
    """One part for each node and form of the graph, with every answer to it that one mistake leads to."""
    parts = {(offer.node, offer.form): (exercise, part) for offer in offers()
             for exercise in (exercises.load(offer.exercise, 1001),)
             for part in (exercise.part(offer.part),) if part.kind == kind}  # fmt: skip
    for exercise, part in parts.values():
        shown = mistakes_shown(exercise, part)
        for one in alternatives(exercise, part):
            if len(one.mistakes) == 1 and one.mistakes[0] in shown:
                yield exercise, part, one


@pytest.mark.parametrize("kind", ["number", "vector", "matrix", "ranking"])
def test_the_graph_with_the_diagnosed_mistake_leads_to_the_answer(kind):
    seen = 0
    for exercise, part, one in wrong_answers(kind):
        alone_, asked, result = result_of(exercise, part.id, typed(part, one.answer))
        if result.status == "correct" or one.mistakes[0] not in result.mistakes:
            continue
        own, seen = own_graph(alone_, asked, result), seen + 1
        if own is None:
            assert kind == "ranking" or np.isnan(np.ravel(one.answer)).any(), (exercise.id, part.id, one.mistakes)
        elif kind != "ranking":
            node = np.asarray(own.trace.matrices[part.node])
            row = node if part.row is None else node[part.row]
            there = row if part.column is None else row[part.column]
            key = np.asarray(exercise.answer(part.id))
            wanted = np.where(np.abs(key - one.answer) <= 1e-3, key, one.answer)
            assert np.allclose(there, wanted, atol=2e-3), (exercise.id, part.id, one.mistakes)
    assert seen


def test_a_mistake_of_a_step_is_carried_through_the_whole_graph():
    changed = BANK.evaluate("learned", dict(MISTAKES["unscaled"].changes[0]))
    one, part, result = result_of(BANK, "q4-weight", f"{changed.weights[1, 3]:.4f}")
    own = own_graph(one, part, result)
    assert result.mistakes == ("unscaled",)
    assert np.allclose(own.trace.context, changed.context)
    assert own.why == MISTAKES["unscaled"].why


def test_a_slip_of_the_pen_is_carried_forward_and_right_numbers_keep_their_digits():
    key = BANK.answer("q2-query-bank")
    one, part, result = result_of(BANK, "q2-query-bank", f"{-key[0]:.4f} {key[1]:.3f} {key[2]:.3f}")
    if "sign-slip" not in result.mistakes:
        pytest.skip("the slip is not told from others here")
    own = own_graph(one, part, result)
    assert np.allclose(own.trace.Q[part.row], [-key[0], key[1], key[2]])
    assert np.array_equal(own.trace.Q[part.row][1:], one.traces["learned"].Q[part.row][1:])
    assert not np.allclose(own.trace.weights, one.traces["learned"].weights)
    assert own.why == ""


def test_nothing_is_made_up_where_no_known_mistake_explains_the_answer():
    one, part, result = result_of(BANK, "q4-weight", "0.123456")
    assert result.status == "wrong"
    assert own_graph(one, part, result) is None


@pytest.mark.parametrize(
    ("text", "expected"), [("abc", False), ("1 _ 3", False), ("1 | x | 3", False), ("1 2 3", True)]
)
def test_only_a_complete_answer_counts(text, expected):
    assert is_complete(result_of(BANK, "q2-query-bank", text)[2]) is expected


def test_the_attempt_says_what_was_made_and_what_was_not():
    changed = BANK.evaluate("learned", dict(MISTAKES["unscaled"].changes[0]))
    one, part, result = result_of(BANK, "q4-weight", f"{changed.weights[1, 3]:.4f}")
    made = attempt_of(one, part, result, at=7)
    assert (made.exercise, made.variant, made.part, made.node, made.at) == (
        "bank-interest", 1001, part.id, "weights", 7,
    )  # fmt: skip
    assert not made.right
    assert made.made == {"unscaled"}
    assert "softmax-over-columns" in made.avoided
    assert "unscaled" not in made.avoided
    right = attempt_of(*result_of(BANK, "q4-weight", f"{BANK.answer('q4-weight'):.4f}"), at=8)
    assert right.right
    assert right.avoided == mistakes_shown(BANK, BANK.part("q4-weight"))
