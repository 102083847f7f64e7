"""What stays covered: the answers that are not earned yet, wherever the same number stands, and nothing else."""

from dataclasses import replace

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.steps import softmax
from core.homework.answer_cover import NO_COVER, answer_cover, covered_divisors, covered_parts, covered_trace
from core.homework.arithmetic_lines import arithmetic_line
from core.homework.reflections import observation, parts_given_away
from tests.as_before import assert_as_before

BANK = exercises.load("bank-interest")
ALL = frozenset(part.id for part in BANK.parts)
GRADED = exercises.graded_ids()
LEARNED = [id for id in GRADED if {"W_q", "X_kv"} & exercises.load(id).inputs.keys() == {"W_q"}]


def hidden(trace, *earned, exercise=BANK):
    return {
        name: np.isnan(M)
        for name, M in covered_trace(trace, answer_cover(exercise, frozenset(earned))).matrices.items()
        if M is not None
    }


def asking_only(*part_ids):
    """The homework with these parts alone."""
    questions = (replace(one, parts=tuple(part for part in one.parts if part.id in part_ids)) for one in BANK.questions)
    return replace(BANK, questions=tuple(one for one in questions if one.parts))


@pytest.mark.parametrize("name", [*GRADED, "drawn-4-3-3-mask-heads"])
def test_what_is_covered_and_which_line_a_number_gets_are_as_before(name):
    exercise, said = exercises.load(name), []
    every = frozenset(part.id for part in exercise.parts)
    single = [frozenset({one}) for one in sorted(every)]
    for earned in (frozenset(), every, *single, *(every - one for one in single)):
        for graph, right in exercise.traces.items():
            unscaled = exercise.evaluate(graph, {"scaled_scores": lambda scores: scores})
            for trace in (right, unscaled):
                places = hidden(trace, *earned, exercise=exercise)
                said += [(node, np.argwhere(one).tolist()) for node, one in places.items()]
            if earned in (frozenset(), every, single[0]):
                said += np.round(covered_divisors(unscaled, answer_cover(exercise, earned), 4.0), 6).tolist()
        said += (part.id for part in covered_parts(exercise, earned, tuple(exercise.traces.values())))
        said += (arithmetic_line(exercise, part, earned) for part in exercise.parts)
        for one in exercise.reflections:
            said += (observation(exercise, one), *(part.id for part in parts_given_away(exercise, one, earned)))
    assert_as_before(f"covered-{name}", said)


def test_of_an_example_nothing_is_covered():
    assert answer_cover(exercises.load("dog-tail"), frozenset()) is NO_COVER
    assert not exercises.load("dog-tail").graded
    assert "dog-tail" not in GRADED
    assert GRADED[0] == "bank-interest"


def test_what_is_asked_for_is_covered_and_nothing_else():
    learned = hidden(BANK.traces["learned"])
    assert learned["weights"].all()
    for node in ("Q", "K", "V"):
        assert learned[node].all(axis=1).tolist() == [False, True, False, True, False]
        assert learned[node].any(axis=1).tolist() == [False, True, False, True, False]
    assert learned["context"].all()
    assert not any(learned[node].any() for node in ("X", "W_q", "W_k", "W_v", "scores", "scaled_scores"))


def test_all_weights_are_covered_until_they_are_found_and_those_that_were_found_before_are_seen():
    """Whoever found one number, or the top two, before the other parts were asked for, keeps sight of them."""
    assert hidden(BANK.traces["plain"])["weights"].all()
    assert not hidden(BANK.traces["plain"])["context"].any()
    for graph, part, seen in ("plain", "q1-weight", [[1, 3]]), ("learned", "q5-top-two", [[1, 1], [1, 3]]):
        assert np.argwhere(~hidden(BANK.traces[graph], part)["weights"]).tolist() == seen
    assert not hidden(BANK.traces["plain"], "q1-weights")["weights"].any()
    before = hidden(BANK.traces["learned"], *(ALL - {"q1-weights", "q6-context"}))
    assert not before["weights"].any()
    assert before["context"].all()
    assert not hidden(BANK.traces["learned"], "q6-context")["context"].any()


def test_what_is_asked_for_and_copied_from_what_is_given_is_seen():
    part = replace(BANK.part("q2-query-bank"), graph="plain")
    one = replace(BANK, questions=(replace(BANK.questions[0], parts=(part,)),))
    assert not any(places.any() for places in hidden(one.traces["plain"], exercise=one).values())


def test_the_row_of_a_share_is_covered_whole_because_one_would_follow_from_the_others():
    one = asking_only("q1-weight")
    plain = hidden(BANK.traces["plain"], exercise=one)["weights"]
    assert plain.all(axis=1).tolist() == [False, True, False, False, False]
    assert plain.sum() == 5
    of_no_shares = answer_cover(one, frozenset()).without_answers(BANK.traces["plain"].weights)
    assert np.argwhere(np.isnan(of_no_shares)).tolist() == [[1, 3]]


def test_one_number_of_a_matrix_that_is_asked_for_is_covered_alone():
    M = BANK.traces["learned"].weights + 0.1
    M[1, 3] -= 0.1
    places = answer_cover(asking_only("q3-weights"), frozenset()).places(M, shares=True)
    assert np.argwhere(places).tolist() == [[1, 3]]


def test_knowing_weak_or_strong_earns_no_number():
    assert hidden(BANK.traces["plain"], "q1-strength", exercise=asking_only("q1-weight", "q1-strength"))["weights"][
        1
    ].all()


def test_other_numbers_are_not_covered_but_those_that_an_edit_leaves_as_they_are():
    other = {**BANK.inputs, "W_q": BANK.inputs["W_q"].copy()}
    other["W_q"][:, 0] += 1
    trace = attend(*other.values())
    changed = hidden(trace)
    assert not changed["Q"][1, 0]
    assert changed["Q"][1, 1:].all()
    assert changed["K"][1].all()
    assert changed["weights"].mean() < 0.2
    slightly = {**BANK.inputs, "X": BANK.inputs["X"] + 1e-6}
    assert hidden(attend(*slightly.values()))["weights"].all()


def test_a_number_near_0_is_covered_where_nothing_else_of_its_row_is_asked_for():
    question = next(one for one in BANK.questions if one.id == "q4")
    part = replace(BANK.part("q4-weight"), column=0)
    learned = BANK.traces["learned"]
    assert learned.weights[1, 0] < 1e-3
    assert hidden(learned, exercise=replace(BANK, questions=(replace(question, parts=(part,)),)))["weights"][1].all()


@pytest.mark.parametrize("variant", [None, 3])
@pytest.mark.parametrize("example", LEARNED)
def test_no_divisor_outside_the_ranges_shows_an_answer(example, variant):
    exercise = exercises.load(example, variant)
    covered = answer_cover(exercise, frozenset())
    trace = attend(*(exercise.inputs[name] for name in ("X", "W_q", "W_k", "W_v")), scale=False)
    ranges = covered_divisors(trace, covered, 12.0)
    assert any(low <= trace.d_k**0.5 <= high for low, high in ranges)
    tried = 0
    for divisor in np.arange(1.0, 12.0, 0.01):
        if not any(low <= divisor <= high for low, high in ranges):
            tried += 1
            divided = trace.scores / divisor
            assert not covered.places(divided).any()
            assert not covered.places(softmax(divided), shares=True).any()
    assert tried > 50


def test_edited_inputs_that_lead_to_the_same_scores_elsewhere_are_covered_there():
    X, W_q, W_k, W_v = BANK.inputs.values()
    doubled = attend(X, 2 * W_q, W_k, W_v, scale=False)
    ranges = covered_divisors(doubled, answer_cover(BANK, frozenset()), 12.0)
    assert any(low <= 2 * 3**0.5 <= high for low, high in ranges)


def test_what_is_found_or_given_is_in_no_range():
    trace = attend(*BANK.inputs.values(), scale=False)
    assert covered_divisors(trace, NO_COVER, 12.0) == ()
    assert covered_divisors(trace, answer_cover(BANK, ALL), 12.0) == ()
