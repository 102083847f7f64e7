"""Students who make a mistake on real variants: their answers are marked and diagnosed as on the screen."""

import random

import pytest

from core import exercises
from core.grading import grade
from core.homework.alternatives import alternatives
from core.practice.attempts import records
from core.practice.next_part import next_part
from core.practice.offers import attempt_of, is_complete, mistakes_shown, next_variant, offers, single_part
from tests.core.practice.test_own_graph import typed


@pytest.mark.parametrize(("mistake", "seed"), [("unscaled", 1), ("queries-for-values", 3)])
def test_a_mistake_is_found_out_from_real_answers_and_mastered(mistake, seed):
    chances, often, variant = random.Random(seed), 0.8, 50_000 + 1000 * seed
    attempts, found = [], 0
    while not (found and records(attempts)[mistake].is_mastered):
        offer = next_part(attempts, offers(), seed=seed)
        variant = next_variant(offer.exercise, variant)
        one = single_part(exercises.load(offer.exercise, variant), offer.part)
        (part,) = one.parts
        makes_it = mistake in mistakes_shown(one, part) and chances.random() < often
        wrong = [answer.answer for answer in alternatives(one, part) if answer.mistakes == (mistake,)]
        result = grade(one, {part.id: typed(part, wrong[0] if makes_it else one.answer(part.id))})[part.id]
        assert is_complete(result)
        attempts.append(attempt_of(one, part, result, at=len(attempts)))
        if mistake in attempts[-1].made:
            often, found = often / 2, found or len(attempts)
        assert len(attempts) < 60, "it takes too long"
    assert found < 30
    assert records(attempts)[mistake].streak >= 3
