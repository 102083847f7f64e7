"""The tables of docs/scaling.md are what the scripts compute from what was measured."""

import re

import pytest

from benchmarks import paper, student_minute
from benchmarks.student_minute import LESSON_STEPS, PER_MINUTE, Action, minute

MARKER = re.compile(r"<!-- computed: (\w+) -->\n(.*?)\n<!-- end -->", re.DOTALL)


def test_the_tables_of_the_document_are_what_is_computed():
    found = MARKER.findall(paper.DOCUMENT.read_text("utf-8"))
    assert dict(found) == paper.tables(paper.Prices()), "run python -m benchmarks.paper --write"
    assert len(found) == len(dict(found))


def test_every_kind_of_action_of_a_minute_was_measured():
    measured = {one["kind"] for one in student_minute.measured()["actions"]}
    assert measured == {kind for kind, _ in LESSON_STEPS} == {"open", *PER_MINUTE}


def test_a_minute_counts_each_kind_as_often_as_it_is_done():
    kinds = {"open": 45.0, "answer": 1.0, "point": 2.0, "choose": 8.0, "go on": 16.0}
    actions = [Action(kind=kind, cpu=cpu, sent=1000, received=2000, messages=3) for kind, cpu in kinds.items()]
    one = minute(actions)
    assert one.cpu == pytest.approx(1 + 3 * 1 + 1.5 * 2 + 1.125 * 8 + 1.875 * 16)
    assert one.sent == pytest.approx(one.runs)
    assert one.received == pytest.approx(2 * one.runs)
    assert one.messages == pytest.approx(3 * one.runs)


def test_the_plan_is_for_the_worse_occasion_and_says_what_a_class_that_acts_together_waits():
    assert paper.planned_on_one() == paper.WORSE_DAY // 2 < paper.most_on_one() // 2
    assert paper.size(2_000).processes == 13
    assert "2,000 students are 13 processes" in paper.assumptions()
    assert "250 who open `/quiz` at once on one process wait 9.4 to 11.8 s" in paper.assumptions()
    one_process = paper.size(paper.planned_on_one())
    assert one_process.processes == 2
    assert paper.opened_together(one_process) < paper.opened_together(paper.size(2_000)) < 11.8
