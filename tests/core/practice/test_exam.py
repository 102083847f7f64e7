"""A mock exam: the same from the same number, spread over steps and mistakes, and marked like the homework."""

import random
from dataclasses import replace
from math import prod
from statistics import mean

import numpy as np
import pytest

from core.classroom.check import spell
from core.exercises import ExerciseDataError, load
from core.graph.nodes import EVERY_NODE
from core.homework import bank
from core.homework.alternatives import alternatives
from core.practice import exam_words, sitting
from core.practice.attempts import records
from core.practice.exam import LENGTHS, MOST_NUMBERS, SOURCES, USUAL, Exam, choose, exam
from core.practice.exam_marks import mark_exam
from core.practice.exam_paper import paper
from core.practice.offers import mistakes_shown
from core.practice.sitting import Sitting

ONE, ALL, HARD = SOURCES


def right(one):
    """The right answers to an exam, as they are typed."""
    return {(group.id, part.id): spell(group.answer(part.id), 4) for group, part in one.parts}


def ids(one):
    return [(group.id, group.variant, part.id) for group, part in one.parts]


def steps_and_mistakes(parts):
    return (
        {(part.node, group.graphs[part.graph].learned) for group, part in parts},
        frozenset().union(*(mistakes_shown(load(group.id), load(group.id).part(part.id)) for group, part in parts)),
    )


def test_where_a_seed_has_no_variant_the_next_one_is_taken(monkeypatch):
    def load_but(exercise, variant=None):
        if variant == 14198067:
            raise ExerciseDataError("bank-interest", "variant", "another")
        return load(exercise, variant)

    monkeypatch.setattr(bank, "load", load_but)
    assert [group.variant for group in exam.__wrapped__(12, 5, ONE).groups] == [14198068, 650334279]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("source", SOURCES)
def test_an_exam_has_as_many_parts_as_were_asked_for_each_number_only_once(length, source):
    for number in range(8):
        chosen = choose([load(name) for name in SOURCES[source]], length, seed=number)
        assert len(chosen) == length
        rows = [(group.id, part.graph, part.node, part.row) for group, part in chosen]
        assert len(set(rows)) == length
        whole = {row[:3] for row in rows if row[3] is None}
        assert not any(row[:3] in whole for row in rows if row[3] is not None), "a row of a matrix asked for as well"
        assert max(prod(part.shape) for _, part in chosen) <= MOST_NUMBERS


def test_the_parts_of_an_exercise_stand_together_and_its_graphs_too():
    one = exam(4, 15, ALL)  # a part of two exercises has the same name
    assert len({group.id for group in one.groups}) == len(one.groups)
    for group in one.groups:
        order = [part.id for part in load(group.id).parts]
        for question in group.questions:
            assert {part.graph for part in question.parts} == {question.graph}
            asked = [order.index(part.id) for part in question.parts]
            assert asked == sorted(asked)
        assert len({question.graph for question in group.questions}) == len(group.questions)
    assert [one.place(group, part) for group, part in one.parts] == list(range(1, 16))


def test_together_the_parts_show_more_mistakes_and_steps_than_parts_at_random():
    exercises = [load(name) for name in SOURCES[ALL]]
    everything = steps_and_mistakes([(one, part) for one in exercises for part in one.parts])
    offered = [(one, part) for one in exercises for part in one.parts if prod(part.shape) <= MOST_NUMBERS]
    ours, others = [], []
    for seed in range(30):
        ours.append(steps_and_mistakes(choose(exercises, 10, seed=seed)))
        others.append(steps_and_mistakes(random.Random(seed).sample(offered, 10)))
    share = [[mean(len(one[i]) for one in found) / len(everything[i]) for i in (0, 1)] for found in (ours, others)]
    assert share[0][0] > share[1][0] + 0.05
    assert share[0][1] > share[1][1] + 0.05
    assert min(len(mistakes) for _, mistakes in ours) >= 0.9 * len(everything[1])


def test_the_time_follows_from_how_many_numbers_are_asked_for():
    one = exam(12, 5, ONE)
    assert sum(prod(part.shape) for _, part in one.parts) == 11
    assert one.minutes == 15  # 2 exercises, 5 parts, 5.5 for the numbers: 12.5
    assert exam(12, 15, ONE).minutes > exam(12, 10, ONE).minutes > one.minutes


def test_all_right_earns_all_points():
    for number, source in ((1, ONE), (2, ALL), (12, ALL)):
        one = exam(number, 15, source)
        result = mark_exam(one, right(one))
        assert [mark.result.status for mark in result.marks] == ["correct"] * 15
        assert result.points == 15
        assert result.mistakes == {}


def test_too_few_decimals_and_what_cannot_be_read_earn_nothing_and_are_told_so():
    one = exam(12, 5, ONE)
    weight = one.groups[0].answer("q1-weight")
    result = mark_exam(one, {("bank-interest", "q1-weight"): f"{weight:.1f}", ("journey", "context-journey"): "a b"})
    first, fourth = result.marks[0], result.marks[3]
    assert (first.result.status, first.points, fourth.result.status, fourth.points) == ("imprecise", 0, "unreadable", 0)
    assert "get no credit" in first.result.message
    assert fourth.result.message.endswith("No credit.")
    assert list(result.attempts(1)) == []


def test_a_mistake_is_diagnosed_counted_and_noted():
    one = exam(12, 5, ONE)
    group, part = one.parts[4]
    unscaled = next(found for found in alternatives(group, part) if found.mistakes == ("unscaled",))
    texts = {**right(one), (group.id, part.id): spell(unscaled.answer, 4)}
    result = mark_exam(one, texts)
    made = result.marks[4].result.mistakes  # with d_k = 2, half of d_k leaves the scores as they are as well
    assert made == ("unscaled", "power-before-division")
    assert result.mistakes == dict.fromkeys(made, (5,))
    assert result.points < 5
    attempts = list(result.attempts(77))
    assert [attempt.right for attempt in attempts] == [True] * 4 + [False]
    assert attempts[4].made == set(made) <= attempts[4].seen
    assert (attempts[4].at, attempts[4].variant, attempts[4].node) == (77, group.variant, "context")
    assert records(attempts)["unscaled"].made[-1]


def test_a_slip_is_paid_for_once_within_a_group_and_the_part_it_comes_from_is_named():
    group = load("bank-interest", 5)
    one = exam(1, 10, ONE)
    two = replace(group, questions=(replace(group.questions[2]), replace(group.questions[5])))
    whole = Exam(number=1, source=ONE, groups=(one.groups[0], replace(two, id="other")))
    wrong = group.answer("q3-weights")[::-1]
    context = wrong @ group.traces["learned"].V
    texts = {("other", "q3-weights"): spell(wrong, 6), ("other", "q6-context"): spell(context, 6)}
    marks = {mark.part.id: mark for mark in mark_exam(whole, texts).marks}
    place = marks["q3-weights"].place
    assert marks["q6-context"].points == 1
    assert place == len(one.groups[0].parts) + 1
    assert f"part {place}" in marks["q6-context"].result.message
    assert "question" not in marks["q6-context"].result.message


def test_every_part_is_asked_so_that_it_needs_no_other():
    for name in SOURCES[ALL]:
        exercise = load(name)
        asked = [(part.graph, exam_words.prompt(exercise, part)) for part in exercise.parts]
        assert len(set(asked)) == len(asked)
        for (graph, text), part in zip(asked, exercise.parts, strict=True):
            assert not any(word in text for word in ("now", "again", "these", "before", "None", "{"))
            assert "head" not in text or exercise.graphs[graph].heads > 1 or not part.is_computed
            words = [] if part.row is None else [part.tokens[part.row]]
            words += [part.columns[part.column]] if part.column is not None else []
            assert all(f"“{word}”" in text for word in words)


def with_second_head():
    """The first exam of 15 parts that asks for a second head, and that group."""
    exams = (exam(number, 15, HARD) for number in range(1, 20))
    return next(
        (one, group) for one in exams for group in one.groups
        if group.second_heads & {part.graph for part in group.parts}
    )  # fmt: skip


def test_an_exam_asks_for_positions_and_second_heads_and_gives_their_weights():
    one, group = with_second_head()
    asked = {part.graph: (group, part) for group in one.groups for part in group.parts}
    assert any(group.graphs[graph].positions for graph, (group, _) in asked.items())
    sheet = paper(one, minutes=0, key=False)
    for name in ("W_q2", "W_k2", "W_v2"):
        letter, index = name.split("_")
        table = sheet.partition(f", {letter}<sub>{index}</sub></caption>")[2].partition("</table>")[0]
        assert all(f"{value:g}" in table.replace("−", "-") for value in group.inputs[name].flat), name
    assert "X W<sub>q2</sub>" in sheet
    result = mark_exam(one, right(one))
    assert result.points == 15


KEPT = {
    (1, ONE): (
        "bank-interest 317226641: q1-weight q2-key-bank q2-value-interest q4-weight q6-context",
        "journey 293500612: scores-journey weights-journey sum-context-journey query-journey context-journey-learned",
    ),
    (12, ALL): (
        "bank-interest 14198067: q1-strength q2-query-interest q2-value-interest q5-top-two",
        "journey 650334279: scores-journey context-journey", "she-left 773590252: key-she weight context-left",
        "economic-area 1645320531: score",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("number", "source"), KEPT)
def test_an_exam_that_was_handed_out_keeps_its_parts(number, source):
    told = [
        f"{group.id} {group.variant}: {' '.join(part.id for part in group.parts)}"
        for group in exam(number, 10, source).groups
    ]
    assert tuple(told) == KEPT[number, source]


def test_the_sources_keep_their_places_and_the_usual_one_stays():
    """A link names a source by its place, or by nothing where it is the usual one."""
    assert tuple(SOURCES)[:2] == (ONE, ALL) == ("one sentence", "with a mask and two sentences")
    assert USUAL == ALL
    assert sitting.read_sitting("12-10-1-35-60").source == ALL


def test_a_sitting_is_read_back_from_a_link_and_nothing_else_is():
    for one in (
        Sitting(number=0, parts=5, source=ONE, minutes=0, started=1),
        Sitting(number=999_999_999, parts=15, source=ALL, minutes=600, started=1_763_820_000, handed_in=1_763_821_800),
    ):
        assert sitting.read_sitting(str(one)) == one
        assert ids(one.exam) == ids(exam(one.number, one.parts, one.source))
    for odd in (
        "1-5-0-15", "1-4-0-15-1", f"1-5-{len(SOURCES)}-15-1", "1-5-0-601-1", "1-5-0-15-x", "9" * 400, "1-5-0-15-1-",
    ):  # fmt: skip
        assert sitting.read_sitting(odd) is None, odd


def test_the_sheet_gives_every_input_and_asks_every_part_and_the_key_stands_on_a_page_of_its_own():
    one = exam(12, 10, ALL)
    sheet, both = paper(one, minutes=30, key=False), paper(one, minutes=30, key=True)
    assert both.startswith(sheet.removesuffix("</article>"))
    assert "10 parts · 10 points · 30 minutes" in sheet
    assert "minutes" not in paper(one, minutes=0, key=False)
    key = both[len(sheet) - len("</article>") :]
    assert key.count('<section class="key">') == 1
    for place, (group, part) in enumerate(one.parts, 1):
        assert f"<b>{place}.</b>" in sheet
        assert f"<b>{place}.</b>" in key
        answer = group.answer(part.id)
        shown = (
            [w for _, w in answer] if isinstance(answer, tuple) else [] if isinstance(answer, str) else np.ravel(answer)
        )
        for value in shown:
            text = f"{value:.4f}"
            assert text in key.replace("−", "-")
            assert text not in sheet.replace("−", "-"), (place, text)
        room = sheet.split('<div class="part">')[place].partition("</div>")[0]
        boxes = prod(part.shape) if part.kind in ("vector", "matrix") else 0
        assert room.count("<td></td>") == (boxes and boxes + EVERY_NODE[part.node].is_pairwise), "a word above each"
        assert ("class=boxes" in room) == bool(boxes)
    assert sheet.count("<h2>") == len(one.groups)
    assert sheet.count('class="line"') == sum({"number": 1, "ranking": 2}.get(part.kind, 0) for _, part in one.parts)
    X = one.groups[0].inputs["X"]
    assert all(f"{value:g}" in sheet.replace("−", "-") for value in X.flat)


def test_on_paper_nothing_is_taken_for_html():
    group = replace(exam(12, 5, ONE).groups[0], title="<script>alert(1)</script>")
    text = paper(Exam(number=1, source=ONE, groups=(group,)), minutes=0, key=True)
    assert "<script" not in text
    assert "&lt;script&gt;" in text
    across = exam(12, 15, ALL)
    assert "&lt;EOS&gt;" in paper(across, minutes=0, key=True)
    assert "<EOS>" not in paper(across, minutes=0, key=True)
