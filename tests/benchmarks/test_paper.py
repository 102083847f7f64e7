"""The tables of the documents are what the scripts compute from what was measured."""

import re
from itertools import pairwise

import pytest

from benchmarks import paper, student_minute
from benchmarks.student_minute import LESSON_STEPS, PER_MINUTE, Action, minute, service_times

MARKER = re.compile(r"<!-- computed: (\w+) -->\n(.*?)\n<!-- end -->", re.DOTALL)


@pytest.mark.parametrize("document", paper.DOCUMENTS, ids=lambda document: document.name)
def test_the_tables_of_a_document_are_what_is_computed(document):
    made = paper.tables(paper.Prices())
    found = dict(MARKER.findall(document.read_text("utf-8")))
    assert found
    for name, text in found.items():
        assert text == made[name], f"{name}: run python -m benchmarks.paper --write"


def test_every_table_stands_in_a_document():
    texts = "".join(document.read_text("utf-8") for document in paper.DOCUMENTS)
    assert {name for name, _ in MARKER.findall(texts)} == set(paper.tables(paper.Prices()))


def test_what_stands_between_other_words_is_left_alone():
    text = "before\n<!-- computed: sizes -->\nold\n<!-- end -->\nafter\n"
    once = paper.written(text, {"sizes": "| new |"})
    assert once == "before\n<!-- computed: sizes -->\n| new |\n<!-- end -->\nafter\n"
    assert paper.written(once, {"sizes": "| new |"}) == once


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


def test_the_runs_that_are_drawn_have_the_mean_of_a_minute():
    kept = student_minute.measured()
    one = minute([Action(**action) for action in kept["actions"] if action["kind"] != "open"] + [FREE])
    times = service_times(kept)
    assert 1000 * sum(times) / len(times) == pytest.approx(one.cpu / sum(PER_MINUTE.values()), rel=0.05)


FREE = Action(kind="open", cpu=0, sent=0, received=0, messages=0)


def test_sizes_grow_with_the_students():
    sizes = [paper.size(students) for students in paper.AT_ONCE]
    for less, more in pairwise(sizes):
        times = more.students / less.students
        assert more.processes >= less.processes
        assert more.app_cores == pytest.approx(times * less.app_cores)
        assert more.egress == pytest.approx(times * less.egress)
    assert all(one.students / one.processes <= paper.planned_on_one() for one in sizes)
    assert all(one.app_cores <= one.processes for one in sizes)


def test_own_prices_are_used():
    assert paper.costs_table(paper.Prices(core_hour=1, gigabyte_hour=0, gigabyte_out=0)).endswith("| |")
    free = paper.costs_table(paper.Prices(core_hour=0, gigabyte_hour=0, gigabyte_out=0))
    assert "**0.00**" in free
