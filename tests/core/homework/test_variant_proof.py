"""Every variant has numbers that are good to ask about, and tells apart what its exercise tells apart.

The proof goes pair by pair through the answers of all mistakes, and does not use what draws the variants.
"""

from decimal import Decimal
from functools import cache
from itertools import combinations
from math import inf, isfinite

import numpy as np
import pytest

from core import exercises
from core.classroom.check import prove
from core.homework.alternatives import alternatives_of_mistakes
from core.homework.distance import SAME, distance
from core.homework.exercise import can_be_typed
from core.homework.mistakes import MISTAKES
from core.homework.proofs import PROOFS

DRAWN = (
    "drawn-3-2-2", "drawn-5-3-3", "drawn-5-3-2-mask", "drawn-4-3-5-positions", "drawn-6-4-3-mask-positions",
    "drawn-4-3-3-heads", "drawn-4-3-2-sentences", "drawn-8-6-6",
)  # fmt: skip
FEW, MANY, OF_DRAWN, A_TIME = 10, 1000, 100, 125
ALL = [(name, first) for name in exercises.ids() for first in range(0, MANY, A_TIME)]


def decimals(M):
    return max(max(0, -Decimal(repr(float(value))).as_tuple().exponent) for value in np.ravel(M))


def alike(exercise):
    """Pairs of mistakes, or the key and a mistake, that lead to nearly the same answer of a part, one by one."""
    pairs = set()
    for part in exercise.parts:
        if part.kind == "choice" or not part.rejects_draws:
            continue
        answers = [("the key", exercise.answer(part.id))]
        for mistake in MISTAKES.values():
            if mistake.id in PROOFS[exercise.proof] and mistake.applies(exercise, part):
                wrong = (one.answer for one in alternatives_of_mistakes(exercise, part, [mistake]))
                answers += [(mistake.id, answer) for answer in wrong if can_be_typed(answer)]
        for (name, answer), (other, another) in combinations(answers, 2):
            apart = distance(answer, another)
            if name != other and apart <= 10**-part.fewest_decimals and (apart > SAME or name == "the key"):
                pairs.add((part.id, name, other))
    return pairs


def poor(exercise):
    """What is poor about weights, in plain loops."""
    found = set()
    for name, trace in exercise.traces.items():
        rows = [
            [weight for weight, score in zip(weights, scores, strict=True) if score > -inf]
            for weights, scores in zip(trace.weights.tolist(), trace.masked_scores.tolist(), strict=True)
        ]
        if all(abs(weight - 1 / len(row)) < 0.01 for row in rows for weight in row):
            found.add(("even", name))
        if all(max(row) > 0.99 for row in rows if len(row) > 1):
            found.add(("one-hot", name))
    for part in exercise.parts:
        if part.kind == "ranking":
            row = sorted(exercise.traces[part.graph].weights[part.row].tolist(), reverse=True)
            if any(row[i] - row[i + 1] < 0.001 for i in range(part.shape[0])):
                found.add(("tie", part.id))
        if part.kind == "choice":
            weight = exercise.traces[part.graph].weights[part.row, part.column] * len(part.columns)
            if abs(weight / part.strong_from - 1) < 0.1:
                found.add(("hardly weak or strong", part.id))
    return found


@cache
def of_the_exercise(name):
    base = exercises.load(name)
    return alike(base), poor(base), {name: decimals(M) for name, M in base.inputs.items()}


def prove_variants(name, seeds):
    told_alike, told_poor, places = of_the_exercise(name)
    for variant in (exercises.load.__wrapped__(name, seed) for seed in seeds):
        assert all(isfinite(value) for M in variant.inputs.values() for value in M.flat)
        assert all(decimals(M) <= max(places[name], 1) for name, M in variant.inputs.items()), variant.variant
        assert poor(variant) <= told_poor, variant.variant
        assert alike(variant) <= told_alike, variant.variant


@pytest.mark.parametrize("name", exercises.ids())
def test_ten_variants_of_each_exercise_pass_the_proof(name):
    prove_variants(name, range(FEW))


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize(("name", "first"), ALL)
def test_a_thousand_variants_of_each_exercise_pass_the_proof(name, first):
    prove_variants(name, range(first, first + A_TIME))


@pytest.mark.parametrize("name", DRAWN)
def test_variants_of_what_is_drawn_pass_the_proof(name):
    prove_variants(name, range(2))


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("name", [*exercises.ids(), *DRAWN])
def test_the_marks_of_some_variants_name_every_mistake(name):
    """Marking takes a hundred times longer than comparing, so a few variants stand for all."""
    for seed in (11, 500, 987):
        findings = prove(exercises.load(name, seed))
        assert [one for one in findings if one.outcome == "missed"] == []
        assert {one.mistake for one in findings} >= {"wrong-word", "rounded-early"}


def test_either_answer_to_a_choice_is_possible():
    answers = [exercises.load("economic-area", seed).answer("strength") for seed in range(24)]
    assert set(answers) == {"weak", "strong"}
