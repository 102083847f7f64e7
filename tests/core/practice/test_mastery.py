"""The map and the streaks."""

from core.graph.nodes import EVERY_NODE
from core.homework.mistakes import MISTAKES
from core.practice.mastery import by_step, right_in_a_row
from core.practice.offers import offers
from tests.core.practice.test_next_part import CONTEXT, WEIGHT, attempt, mastered


def test_the_map_has_every_mistake_once_at_its_step_in_the_order_of_the_chain():
    steps = by_step([], offers())
    order = [*EVERY_NODE, ""]
    assert list(steps) == sorted(steps, key=order.index)
    names = [name for step in steps.values() for name in step]
    assert sorted(names) == sorted(frozenset().union(*(offer.shows for offer in offers())))
    assert all(MISTAKES[name].node == node for node, step in steps.items() for name in step)
    assert not any(record.made for step in steps.values() for record in step.values())


def test_the_map_knows_what_was_made_and_what_is_mastered():
    steps = by_step([*mastered(WEIGHT), attempt(CONTEXT, at=9, right=False, made=["keys-for-values"])], offers())
    assert steps["scaled_scores"]["unscaled"].is_mastered
    assert steps["V"]["keys-for-values"].made == (True,)
    assert not steps["V"]["queries-for-values"].made


def test_parts_right_in_a_row_end_with_a_wrong_one():
    assert right_in_a_row([]) == 0
    right = [attempt(at=i) for i in range(3)]
    assert right_in_a_row(right) == 3
    assert right_in_a_row([*right, attempt(at=3, right=False), attempt(at=4)]) == 1
