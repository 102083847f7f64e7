"""Which part comes next: simulated students are found out and brought to mastery, against choosing at random."""

import dataclasses
from collections import Counter
from itertools import permutations
from statistics import mean

import pytest
from msgspec.structs import replace

from benchmarks.students import choose_as_practice, choose_at_random, study
from core.graph.nodes import EVERY_NODE
from core.homework.mistakes import MISTAKES
from core.practice.attempts import TO_MASTER, Attempt, Record, records
from core.practice.next_part import Offer, chance, is_due, mastery_by_step, next_part, right_in_a_row
from core.practice.offers import choices, offers

STUDENTS = [("unscaled", 1), ("mask-forgotten", 2), ("softmax-not-asked", 3), ("inputs-for-values", 4)]
"""A mistake that many parts show, and three that few do; with a seed."""

WEIGHT = Offer(
    exercise="one", part="weight", node="weights", numbers=1, steps=1, form="Without learning", level=0,
    shows=frozenset({"unscaled", "no-softmax"}),
)  # fmt: skip
CONTEXT = replace(WEIGHT, part="context", node="context", shows=frozenset({"keys-for-values"}))


def attempt(offer=WEIGHT, *, at, right=True, made=(), **changed):
    done = Attempt(
        at=at, exercise=offer.exercise, variant=at, part=offer.part, node=offer.node,
        right=right, seen=offer.shows, made=frozenset(made),
    )  # fmt: skip
    return dataclasses.replace(done, **changed)


def mastered(offer, start=0):
    return [attempt(offer, at=start + i) for i in range(TO_MASTER)]


def test_students_are_found_out_and_brought_to_mastery_sooner_than_at_random():
    ours = [study(mistake, 0.8, choose_as_practice, seed) for mistake, seed in STUDENTS]
    others = [study(mistake, 0.8, choose_at_random, seed) for mistake, seed in STUDENTS]
    assert mean(found for found, _ in ours) < mean(found for found, _ in others)
    assert mean(parts for _, parts in ours) < mean(parts for _, parts in others) / 2
    assert max(parts for _, parts in ours) < 40


def test_what_every_part_shows_is_mastered_in_the_end_and_then_nothing_is_asked():
    attempts = []
    while offer := next_part(attempts, offers(), seed=7):
        attempts.append(attempt(offer, at=len(attempts)))
        assert len(attempts) <= 60, "it does not end"
    assert all(record.is_mastered for record in records(attempts).values())
    assert frozenset(records(attempts)) == frozenset().union(*(one.shows for one in offers()))


def test_a_part_that_only_shows_what_is_mastered_is_not_asked_again():
    assert next_part(mastered(WEIGHT), [WEIGHT, CONTEXT]) is CONTEXT
    assert next_part(mastered(WEIGHT), [WEIGHT]) is None


def test_parts_that_show_the_same_mistakes_are_equals_in_whatever_order_a_process_keeps_these():
    class Kept(frozenset):
        def __iter__(self):
            return iter(sorted(super().__iter__(), reverse="last" in self))

    mistakes = frozenset("abcdefghij")
    one = replace(WEIGHT, part="one", shows=Kept({*mistakes, "first"}))
    other = replace(WEIGHT, part="other", shows=Kept({*mistakes, "last"}))
    made = [
        attempt(replace(WEIGHT, shows=mistakes), at=i, right=False, made=name)
        for i, name in enumerate(sorted(mistakes))
    ]
    assert {next_part(made, [one, other], seed=seed).part for seed in range(8)} == {"one", "other"}


def test_a_mistake_that_was_made_comes_back_before_others_that_were_not():
    another = replace(CONTEXT, part="other", node="scores", shows=frozenset({"unscaled"}))
    wrong = attempt(CONTEXT, at=0, right=False, made=["keys-for-values"])
    later = attempt(another, at=1)
    assert next_part([wrong, later], [another, CONTEXT]) is CONTEXT


@pytest.mark.parametrize("mistake", ["unscaled", "mask-forgotten", "keys-for-values"])
def test_after_one_slip_in_the_homework_a_part_that_shows_it_is_asked_though_it_is_no_newcomers(mistake):
    slip = attempt(replace(CONTEXT, shows=frozenset({mistake})), at=0, variant=None, right=False, made=[mistake])
    asked = [next_part([slip], offers(), seed=seed) for seed in range(5)]
    assert all(mistake in one.shows for one in asked)
    showing = [one.effort for one in offers() if mistake in one.shows]
    assert max(sum(other < one.effort for other in showing) for one in asked) < len(showing) / 5 + 1


def test_the_same_node_is_not_asked_twice_in_a_row_if_another_would_show_as_much():
    alike = replace(WEIGHT, node="scores", part="score")
    done = [attempt(alike, at=0, variant=9), attempt(at=1, variant=9)]
    assert all(next_part(done, [WEIGHT, alike], seed=seed) is alike for seed in range(5))


def all_right(count, *, seed, offers):
    """The first parts of a student who gets them right."""
    asked = []
    for _ in range(count):
        asked.append(next_part([attempt(one, at=i) for i, one in enumerate(asked)], offers, seed=seed))
    return asked


@pytest.mark.parametrize("choice", ["everything", "context"])
def test_whoever_gets_everything_wrong_is_not_asked_the_same_part_again_and_again(choice):
    attempts = []
    while len(attempts) < 35:
        offer = next_part(attempts, choices()[choice], seed=1)
        attempts.append(attempt(offer, at=len(attempts), right=False))
    assert max(Counter((one.exercise, one.part) for one in attempts).values()) <= 4


@pytest.mark.parametrize("seed", range(5))
def test_a_newcomer_begins_with_short_parts_that_are_early_in_the_graph(seed):
    first = all_right(5, seed=seed, offers=offers())
    assert first[0].level == 0
    assert first[0].effort <= (0, 6)
    assert max(one.level for one in first[:4]) <= 1
    assert max(one.numbers for one in first) <= 4
    for place, one in enumerate(first, start=1):
        easier = sum(other.effort < one.effort for other in offers())
        assert easier < place * len(offers()) / 10 + 1


def test_whoever_has_begun_is_asked_anything():
    hard = replace(CONTEXT, level=2, numbers=4, steps=8, shows=frozenset(f"mistake {i}" for i in range(20)))
    easy = [replace(WEIGHT, part=f"{i}", exercise="two") for i in range(20)]
    assert next_part([], [hard, *easy]) in easy
    begun = [attempt(WEIGHT, at=i, variant=5) for i in range(9)]
    assert next_part(begun, [hard, *easy]) is hard
    assert next_part(begun[:-1], [hard, *easy]) in easy


def test_what_a_part_shows_is_divided_by_the_root_of_its_time():
    short, long = replace(WEIGHT, steps=4, shows=frozenset("a")), replace(WEIGHT, numbers=4, shows=frozenset("bc"))
    assert next_part([], [short, long]) is long
    assert next_part([], [short, replace(long, shows=frozenset("b"))]) is short


def test_right_answers_on_the_same_numbers_count_once():
    same = [attempt(at=i, variant=5) for i in range(TO_MASTER)]
    assert records(same)["unscaled"].streak == 1
    assert records(mastered(WEIGHT))["unscaled"].is_mastered


def test_a_mistake_ends_its_own_streak_and_shows_that_the_others_were_avoided():
    known = records([*mastered(WEIGHT), attempt(at=9, right=False, made=["unscaled"])])
    assert not known["unscaled"].is_mastered
    assert known["unscaled"].streak == 0
    assert known["no-softmax"].streak == TO_MASTER + 1


def test_a_wrong_answer_without_a_known_mistake_says_nothing_about_any():
    assert records([attempt(at=0, right=False)]) == {}


def test_the_order_in_which_attempts_arrive_does_not_matter():
    done = [attempt(at=0), attempt(at=1, right=False, made=["unscaled"]), attempt(CONTEXT, at=1)]
    assert len({str(sorted(records(order).items())) for order in permutations(done)}) == 1


@pytest.mark.parametrize(
    ("made", "expected"),
    [((), 1 / 4), ((True,), 2 / 5), ((True, False), (1 + 0.7) / (4 + 1.7)), ((False, True), 2 / (4 + 1.7))],
)
def test_the_chance_of_a_mistake_counts_the_latest_first(made, expected):
    assert chance(Record(made=made)) == pytest.approx(expected)


@pytest.mark.parametrize(("streak", "wait"), [(0, 1), (1, 2), (2, 4)])
def test_what_was_avoided_comes_back_after_twice_as_many_parts(streak, wait):
    numbers = (("one", None), *(("one", i) for i in range(streak)))
    record = Record(made=(True, *[False] * streak), numbers=numbers, last=10)
    assert not is_due(record, 10 + wait - 1)
    assert is_due(record, 10 + wait)


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
