"""Progress only grows: merging is commutative, associative and idempotent, and nothing gets lower by it."""

from datetime import date, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.practice.attempts import Attempt, records
from core.practice.done_screens import ScreenScore
from core.practice.progress import (
    LAST,
    BestAnswer,
    BestSolutions,
    Progress,
    Solution,
    add_mastered,
    day,
    days_in_a_row,
    got_since,
    in_words,
    merge,
    news,
    without_answers,
)

MISTAKES = ("unscaled", "no-softmax", "softmax-twice")

IDS = st.sampled_from(["bank-interest", "journey", "drawn-5-3-3", "später"])
TIMES = st.integers(0, 9)
VARIANTS = st.none() | st.integers(0, 3)
TEXTS = st.sampled_from(["", "0.2097", "½", "1 2\n3 4", "🙂"]) | st.text(
    st.characters(exclude_categories=["Cs"]), max_size=9
)


@st.composite
def attempts(draw):
    seen = draw(st.frozensets(st.sampled_from(MISTAKES)))
    made = draw(st.frozensets(st.sampled_from(sorted(seen)))) if seen else frozenset()
    return Attempt(
        at=draw(TIMES), exercise=draw(IDS), variant=draw(VARIANTS), part=draw(IDS), node="weights",
        right=not made and draw(st.booleans()), seen=seen, made=made,
    )  # fmt: skip


ANSWERED = st.builds(BestAnswer, credit=st.floats(0, 1), at=TIMES, text=TEXTS)
SOLUTIONS = st.builds(Solution, cells=st.integers(1, 3), change=st.floats(0, 9), edits=TEXTS)
SOLVED = st.lists(SOLUTIONS, min_size=1, max_size=3).map(
    lambda found: BestSolutions(
        fewest=min(found, key=lambda one: (one.cells, one.change, one.edits)),
        smallest=min(found, key=lambda one: (one.change, one.cells, one.edits)),
    )
)
DONE = st.builds(ScreenScore, right=st.integers(0, 28).map(lambda quarters: quarters / 4), of=st.integers(0, 7))
PROGRESS = st.builds(
    Progress,
    attempts=st.frozensets(attempts(), max_size=12),
    mastered=st.dictionaries(st.sampled_from(MISTAKES), TIMES),
    answers=st.dictionaries(st.tuples(IDS, VARIANTS, IDS), ANSWERED, max_size=4),
    solved=st.dictionaries(IDS, SOLVED, max_size=3),
    done=st.dictionaries(st.sampled_from(["", "order", "two-heads"]), DONE),
)


def is_no_lower(after, before):
    """Whether nothing of what there was before is missing or worse."""
    return (
        after.attempts >= before.attempts
        and all(after.mastered[name] <= at for name, at in before.mastered.items())
        and all(after.answers[key] >= one for key, one in before.answers.items())
        and all(
            after.solved[name].fewest.cells <= one.fewest.cells
            and after.solved[name].smallest.change <= one.smallest.change
            for name, one in before.solved.items()
        )
        and all(not one.is_more_than(after.done[name]) for name, one in before.done.items())
    )


@settings(max_examples=50)
@given(PROGRESS, PROGRESS)
def test_either_device_may_load_the_other_once_or_twice_and_nothing_is_lower_then(one, other):
    both = merge(one, other)
    assert both == merge(other, one) == merge(both, other)
    assert merge(one, one) == one == merge(one, Progress())
    assert is_no_lower(both, one)
    assert is_no_lower(both, other)
    assert merge(one, news(one, both)) == both
    assert news(both, merge(both, other)).is_empty
    assert news(one, both).is_empty == (one == both)


@settings(max_examples=50)
@given(PROGRESS, PROGRESS, PROGRESS)
def test_the_order_in_which_three_devices_are_loaded_does_not_matter(one, other, third):
    assert merge(merge(one, other), third) == merge(one, merge(other, third))


@settings(max_examples=50)
@given(PROGRESS, attempts())
def test_what_was_mastered_stays_mastered_whatever_is_attempted_later(progress, attempt):
    before = add_mastered(progress)
    after = add_mastered(merge(before, Progress(attempts=frozenset({attempt}))))
    assert is_no_lower(before, progress)
    assert is_no_lower(after, before)
    assert {name for name, record in records(after.attempts).items() if record.is_mastered} <= after.mastered.keys()


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
    two = {("a", None, "b"): BestAnswer(credit=1, at=5, text=""), ("a", 1, "b"): BestAnswer(credit=1, at=9, text="")}
    last = {("a", None, f"{name}{LAST}"): BestAnswer(credit=0, at=9, text="") for name in ("b", "its-reflection")}
    assert in_words(Progress(answers={**two, **last})) == "3 homework answers"
    assert [*without_answers(Progress(answers={**two, **last}), "a", None).answers] == [("a", 1, "b")]
    both = Progress(answers=two, mastered={"unscaled": 1})
    assert in_words(both) == "2 homework answers and 1 mistake mastered"
    lesson = {("/masks", None, "masks.hidden"): BestAnswer(credit=1, at=5, text="10")}
    assert in_words(Progress(answers={**two, **lesson})) == "2 homework answers and 1 answer in a lesson"
    assert Progress(answers={**two, **last, **lesson}).homework == two
    assert in_words(got_since(both, 5.5)) == "2 homework answers"
    assert in_words(got_since(both, 6)) == "1 homework answer"
