"""What there is to say about a student's progress as a whole."""

from datetime import date, timedelta
from zoneinfo import ZoneInfo

import pytest

from core.practice.progress import Answered, Progress, since
from core.practice.so_far import counted, day, days_in_a_row

TODAY = date(2026, 11, 22)


def before(*days):
    return frozenset(TODAY - timedelta(days=ago) for ago in days)


@pytest.mark.parametrize(
    ("practised", "count"),
    [((), 0), ((2,), 0), ((0, 1, 2), 3), ((1, 2, 4), 2), ((0, 2, 3), 1), ((-1,), 0)],
)
def test_days_in_a_row_end_today_or_yesterday(practised, count):
    assert days_in_a_row(before(*practised), TODAY) == count


def test_a_day_is_that_where_the_student_is():
    late = 1_795_388_400  # 2026-11-22, 23:00 in Greenwich
    assert day(late, ZoneInfo("UTC")) == date(2026, 11, 22)
    assert day(late, ZoneInfo("Asia/Tokyo")) == date(2026, 11, 23)


def test_what_there_is_is_counted_in_words():
    assert counted(Progress()) == ""
    two = {("a", None, "b"): Answered(credit=1, at=5, text=""), ("a", 1, "b"): Answered(credit=1, at=9, text="")}
    both = Progress(answers=two, mastered={"unscaled": 1})
    assert counted(both) == "2 homework answers and 1 mistake mastered"
    lesson = {("/masks", None, "masks.hidden"): Answered(credit=1, at=5, text="10")}
    assert counted(Progress(answers={**two, **lesson})) == "2 homework answers and 1 answer in a lesson"
    assert counted(since(both, 5.5)) == "2 homework answers"
    assert counted(since(both, 6)) == "1 homework answer"
