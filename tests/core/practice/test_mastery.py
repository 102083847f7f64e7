"""The map, the streaks and what is due."""

from core.graph.nodes import NODES
from core.homework.mistakes import MISTAKES
from core.practice.mastery import by_step, days_in_a_row, due, on_day, right_in_a_row
from core.practice.offers import offers
from tests.core.practice.test_next_part import CONTEXT, WEIGHT, attempt, mastered

DAY = 24 * 60 * 60


def test_the_map_has_every_mistake_once_at_its_step_in_the_order_of_the_chain():
    steps = by_step([], offers())
    order = [*NODES, ""]
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


def test_what_is_mastered_is_not_due_and_what_was_just_met_waits():
    assert due([], [WEIGHT, CONTEXT]) == 3
    assert due(mastered(WEIGHT), [WEIGHT, CONTEXT]) == 1
    assert due([attempt(at=0)], [WEIGHT, CONTEXT]) == 1, "met a moment ago"
    assert due([attempt(at=0), attempt(CONTEXT, at=1)], [WEIGHT, CONTEXT]) == 2, "its turn has come again"


def test_parts_right_in_a_row_end_with_a_wrong_one():
    assert right_in_a_row([]) == 0
    right = [attempt(at=i) for i in range(3)]
    assert right_in_a_row(right) == 3
    assert right_in_a_row([*right, attempt(at=3, right=False), attempt(at=4)]) == 1


def test_days_in_a_row_count_up_to_today_or_yesterday():
    done = [attempt(at=int(day * DAY + 100)) for day in (1, 3, 4, 5)]
    assert days_in_a_row(done, 5.5 * DAY) == 3
    assert days_in_a_row(done, 6.5 * DAY) == 3, "today has only begun"
    assert days_in_a_row(done, 7.5 * DAY) == 0
    assert days_in_a_row([], 7 * DAY) == 0


def test_a_day_begins_at_midnight_where_the_student_is():
    late = [attempt(at=5 * DAY - 1800), attempt(at=5 * DAY + 1800)]
    assert on_day(late, 5 * DAY + 3600) == 1
    assert on_day(late, 5 * DAY + 3600, minutes_west=120) == 2
    assert on_day(late, 5 * DAY + 3600, minutes_west=-120) == 2
    assert days_in_a_row(late, 5 * DAY + 3600) == 2
    assert days_in_a_row(late, 5 * DAY + 3600, minutes_west=120) == 1
