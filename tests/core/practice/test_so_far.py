"""What there is to say about a student's progress as a whole, the map and the streaks."""

from datetime import date, timedelta
from zoneinfo import ZoneInfo

import pytest

from core.graph.nodes import EVERY_NODE
from core.homework.mistakes import MISTAKES
from core.practice.next_part import mastery_by_step, right_in_a_row
from core.practice.offers import offers
from core.practice.progress import Answered, Progress, day, days_in_a_row, in_words, since
from tests.core.practice.test_next_part import CONTEXT, WEIGHT, attempt, mastered

TODAY = date(2026, 11, 22)


def before(*days):
    return frozenset(TODAY - timedelta(days=ago) for ago in days)


@pytest.mark.parametrize(
    ("practised", "count"), [((), 0), ((2,), 0), ((0, 1, 2), 3), ((1, 2, 4), 2), ((0, 2, 3), 1), ((-1,), 0)]
)
def test_days_in_a_row_end_today_or_yesterday(practised, count):
    assert days_in_a_row(before(*practised), TODAY) == count


def test_a_day_is_that_where_the_student_is():
    late = 1_795_388_400  # 2026-11-22, 23:00 in Greenwich
    assert day(late, ZoneInfo("UTC")) == date(2026, 11, 22)
    assert day(late, ZoneInfo("Asia/Tokyo")) == date(2026, 11, 23)


def test_what_there_is_is_counted_in_words():
    assert in_words(Progress()) == ""
    two = {("a", None, "b"): Answered(credit=1, at=5, text=""), ("a", 1, "b"): Answered(credit=1, at=9, text="")}
    both = Progress(answers=two, mastered={"unscaled": 1})
    assert in_words(both) == "2 homework answers and 1 mistake mastered"
    lesson = {("/masks", None, "masks.hidden"): Answered(credit=1, at=5, text="10")}
    assert in_words(Progress(answers={**two, **lesson})) == "2 homework answers and 1 answer in a lesson"
    assert in_words(since(both, 5.5)) == "2 homework answers"
    assert in_words(since(both, 6)) == "1 homework answer"


def test_the_map_has_every_mistake_once_at_its_step_in_the_order_of_the_chain():
    steps = mastery_by_step([], offers())
    order = [*EVERY_NODE, ""]
    assert list(steps) == sorted(steps, key=order.index)
    names = [name for step in steps.values() for name in step]
    assert sorted(names) == sorted(frozenset().union(*(offer.shows for offer in offers())))
    assert all(MISTAKES[name].node == node for node, step in steps.items() for name in step)
    assert not any(record.made for step in steps.values() for record in step.values())


def test_the_map_knows_what_was_made_and_what_is_mastered():
    steps = mastery_by_step(
        [*mastered(WEIGHT), attempt(CONTEXT, at=9, right=False, made=["keys-for-values"])], offers()
    )
    assert steps["scaled_scores"]["unscaled"].is_mastered
    assert steps["V"]["keys-for-values"].made == (True,)
    assert not steps["V"]["queries-for-values"].made


def test_parts_right_in_a_row_end_with_a_wrong_one():
    assert right_in_a_row([]) == 0
    right = [attempt(at=i) for i in range(3)]
    assert right_in_a_row(right) == 3
    assert right_in_a_row([*right, attempt(at=3, right=False), attempt(at=4)]) == 1
