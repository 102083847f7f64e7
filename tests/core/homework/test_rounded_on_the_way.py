"""A right method is not refused for its rounding, and what no rounding on the way leads to is not accepted."""

import random

import numpy as np
import pytest

from core import exercises, grading
from core.classroom.check import spell
from core.homework.alternatives import alternatives
from core.homework.carried_answers import bounds
from core.homework.exercise import read_answer
from core.homework.mistakes import MISTAKES
from core.homework.rounding import roundings
from tests.core.homework.honest_students import answers_of, single_slips
from tests.core.homework.plain import mark_part

BANK = exercises.load("bank-interest")
WEIGHTS, V = BANK.traces["learned"].weights, BANK.traces["learned"].V


@pytest.mark.parametrize("places", [3, 4])
def test_a_context_computed_from_right_weights_as_they_were_typed_is_right(places):
    context = np.round(WEIGHTS, places) @ V
    typed = {"q3-weights": spell(WEIGHTS, places), "q6-context": spell(context, 4)}
    result = grading.grade(BANK, typed)["q6-context"]
    assert mark_part(BANK, "q6-context", typed["q6-context"]).status == "partial"
    assert (result.status, result.credit, result.carried) == ("correct", 1.0, "")
    assert result.message == "Right: it follows from your own numbers, as you rounded them."


@pytest.mark.parametrize(
    ("name", "variant", "weights", "context", "places"),
    [
        ("economic-area", 4, "weights", "context-zone", 4),
        ("journey", 3, "weights-journey", "context-journey", 4),
        ("she-left", 5, "weights", "context", 4),
    ],
)
def test_a_rounding_to_which_cutting_off_leads_as_well_is_right(name, variant, weights, context, places):
    """Computed from the weights as they were typed, these contexts are those of “Cut off too early”, too."""
    exercise = exercises.load(name, variant)
    part = exercise.part(context)
    row = np.atleast_2d(np.round(exercise.answer(weights), places))
    own = row @ exercise.traces[part.graph].V
    typed = {weights: spell(np.squeeze(row), places)}
    typed[context] = spell(own[part.row] if part.kind == "vector" and len(own) > 1 else own, 4)
    assert grading.grade(exercise, {context: typed[context]})[context].status in ("partial", "wrong")
    assert grading.grade(exercise, typed)[context].status == "correct"


def test_one_number_that_rounding_does_not_explain_leaves_the_others_right():
    context = np.round(WEIGHTS, 3) @ V
    context[2, 1] += 0.2
    result = grading.grade(BANK, {"q3-weights": spell(WEIGHTS, 3), "q6-context": spell(context, 4)})["q6-context"]
    assert (result.status, result.credit) == ("partial", 14 / 15)
    assert result.message.startswith("14 of 15 are right.")


def test_queries_keys_and_values_that_alone_were_rounded_are_a_known_mistake():
    steps = {name: np.round(BANK.traces["learned"].matrices[name], 1) for name in ("Q", "K", "V")}
    context, known = BANK.evaluate("learned", steps).context, alternatives(BANK, BANK.part("q6-context"))
    assert any(one.mistakes == ("rounded-early",) and np.allclose(one.answer, context) for one in known)


@pytest.mark.parametrize("places", [1, 2])
def test_coarse_numbers_open_no_window(places):
    context = np.round(WEIGHTS, places) @ V
    before = {"q3-weights": spell(WEIGHTS, places)}
    alone = mark_part(BANK, "q6-context", spell(context, 4))
    after = grading.grade(BANK, {**before, "q6-context": spell(context, 4)})["q6-context"]
    assert (after.status, after.credit) == (alone.status, alone.credit)


def test_a_wrong_row_of_coarse_numbers_is_taken_at_its_word():
    """A query of 5.5 is no interval from 5.45 to 5.55."""
    Q = BANK.inputs["X"] @ BANK.inputs["W_q"]
    for query, status in (((5.5, 2.9, 1.2), "correct"), ((5.53, 2.93, 1.2), "partial")):
        Q[1] = query
        weights = BANK.evaluate("learned", {"Q": Q}).weights
        graded = grading.grade(BANK, {"q2-query-bank": "5.5 2.9 1.2", "q3-weights": spell(weights, 4)})
        assert graded["q3-weights"].status == status


def test_what_is_read_off_was_not_rounded_on_the_way():
    typed = {"q3-weights": spell(WEIGHTS, 3), "q4-weight": "0.7033"}
    assert grading.grade(BANK, typed)["q4-weight"].status == "wrong"


def test_what_a_known_mistake_leads_to_is_no_rounding():
    """“journey” and “starts” are alike on purpose: their context vectors differ by less than rounding may."""
    journey = exercises.load("journey")
    typed = {"weights-journey": spell(journey.answer("weights-journey"), 3)}
    typed["context-journey"] = spell(journey.traces["plain"].context[2], 4)
    assert grading.grade(journey, typed)["context-journey"].status == "wrong"


def test_bounds_are_reached_and_never_passed():
    """A score in the numerator and the denominator of a softmax moves both."""

    def softmax(scores):
        powers = np.exp(scores)
        return powers / powers.sum(axis=-1, keepdims=True)

    chance = np.random.default_rng(1)
    scores, margins = chance.normal(size=4), np.array([0.3, 0.2, 0.0, 0.1])
    least, greatest = bounds(softmax, scores, margins)
    within = softmax(scores + margins * chance.uniform(-1, 1, size=(20_000, 4)))
    assert (within >= least - 1e-12).all()
    assert (within <= greatest + 1e-12).all()
    ends = softmax(scores + margins * np.array(np.meshgrid(*[[-1, 1]] * 4)).reshape(4, -1).T)
    assert np.allclose([least, greatest], [ends.min(axis=0), ends.max(axis=0)], rtol=1e-12)


def paid_more_than_once(name, ways):
    """The single slips that cost more than the first answer that shows them."""
    for slip in single_slips(name):
        for places, from_own in ways:
            typed = answers_of(slip, places, from_own=from_own)
            costing = [name for name, result in grading.grade(slip.exercise, typed).items() if result.credit < 1]
            if len(costing) > 1:
                yield (slip.exercise.id, slip.graph, slip.mistake, places, from_own, costing)


LONG = (pytest.mark.slow, pytest.mark.nightly)


@pytest.mark.parametrize(
    "ways", [((3, True), (4, False)), pytest.param(((3, False), (4, True), (12, False)), marks=LONG)]
)
@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=LONG if one == "river-bank" else ()) for one in exercises.ids()]
)
def test_a_single_slip_carried_on_honestly_is_paid_once_however_it_was_rounded(name, ways):
    assert list(paid_more_than_once(name, ways)) == []


@pytest.mark.parametrize("name", ["journey", *(pytest.param(one, marks=LONG) for one in exercises.ids())])
def test_no_known_mistake_is_accepted_for_rounding(name):
    """Each with everything else right, to the fewest decimals accepted: nothing opens a wider window."""
    exercise = exercises.load(name)
    right = {part.id: spell(exercise.answer(part.id), part.fewest_decimals) for part in exercise.parts}
    for part in (part for part in exercise.parts if part.kind != "choice"):
        for one in alternatives(exercise, part):
            text = spell(one.answer, 4)
            alone = mark_part(exercise, part.id, text)
            if alone.status != "correct" and not MISTAKES[one.mistakes[0]].is_of_figures:
                after = grading.grade(exercise, {**right, part.id: text})[part.id]
                assert after.credit == alone.credit, (part.id, one.mistakes)


CONTEXTS = (
    ("bank-interest", "q3-weights", "q6-context"), ("journey", "weights-journey", "context-journey"),
    ("journey", "sum-weights-journey", "sum-context-journey"),
    ("journey", "weights", "context"), ("economic-area", "weights", "context-zone"), ("she-left", "weights", "context"),
)  # fmt: skip


@pytest.mark.parametrize("count", [120, pytest.param(10_000, marks=LONG)])
def test_no_number_beyond_the_widest_honest_window_is_accepted(count):
    """Drawn near the key: a context from weights to three decimals moves by half a unit times the sum of all |v|."""
    chance = random.Random(22)
    for i in range(count):
        name, before, after = CONTEXTS[i % len(CONTEXTS)]
        exercise = exercises.load(name)
        first, part = exercise.part(before), exercise.part(after)
        trace = exercise.traces[part.graph]
        weights = np.round(trace.weights, 3)
        # The widest window there is: around the right weights and around those that were typed.
        reach = 0.0005 * np.abs(trace.V).sum(axis=0) + np.abs(weights @ trace.V - trace.context) + 1.6e-4
        moved = [[chance.choice((-1, 1)) * chance.uniform(1, 4) for _ in row] for row in reach]
        wrong = read_answer(part, trace.context + reach * np.array(moved))
        typed = {before: spell(read_answer(first, weights), 3), after: spell(wrong, 4)}
        result = grading.grade(exercise, typed)[after]
        assert (result.status, result.credit) == ("wrong", 0.0), (typed, result)


def test_what_is_only_copied_is_not_rounded_by_itself():
    """Without learning Q, K and V are X: nobody who rounds on the way rounds it in one of them alone."""
    changes = roundings(BANK, BANK.part("q1-weight"), np.round)
    alone = {node for change in changes if len(change) == 1 for node in change}
    assert alone - {"P"} == {"scores", "weights"}
