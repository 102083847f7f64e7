"""How sure the marking is of a mistake: from two numbers near the key hardly, from too many explanations not at all."""

import numpy as np
import pytest

from core import exercises
from core.classroom.check import spell
from core.homework.alternatives import alternatives
from core.homework.certainty import are_long, is_large, numbers_of
from core.homework.diagnosis import Diagnosis, Explanation
from core.reading.answers import read_typed
from tests.core.homework.plain import mark_part, soft

BANK, JOURNEY, RIVER = (exercises.load(name) for name in ("bank-interest", "journey", "river-bank"))


def test_two_numbers_near_the_key_are_told_as_a_possibility_like_one():
    """Keys cut to one decimal: the context is off in the third decimal, in both of its numbers."""
    trace = JOURNEY.traces["learned"]
    K = np.trunc(trace.K * 10) / 10
    scores = trace.Q @ K.T / 2**0.5
    result = mark_part(JOURNEY, "context-journey-learned", spell((soft(scores) @ trace.V)[1], 4))
    assert "cut-early" in result.mistakes
    assert "It could be" in result.message


def test_two_numbers_far_from_the_key_are_a_possibility_where_a_mistake_of_figures_has_many_forms():
    area = exercises.load("economic-area")
    part = area.part("context-zone")
    rounded = next(one for one in alternatives(area, part) if one.mistake == "rounded-early")
    result = mark_part(area, part.id, spell(rounded.answer, 4))
    assert "rounded-early" in result.mistakes
    assert "It could be" in result.message


def test_of_a_row_that_follows_from_two_numbers_no_other_word_s_row_is_named_beside_a_mistake():
    """3 for e: another word’s row, with its scores multiplied, happens to agree in all six weights."""
    powers = 3.0 ** JOURNEY.traces["learned"].scaled_scores[1]
    result = mark_part(JOURNEY, "scaled-weights-journey", spell(powers / powers.sum(), 4))
    assert (result.status, result.mistakes) == ("wrong", ())


def test_of_a_row_that_follows_from_three_numbers_another_word_s_row_is_named_beside_a_mistake():
    drawn = exercises.load("drawn-5-4-3")
    trace = drawn.traces[drawn.part("weights-row").graph]
    result = mark_part(drawn, "weights-row", spell(soft(trace.scores)[0], 4))
    assert result.mistakes == ("unscaled", "wrong-word")


def test_a_number_tells_something_from_twenty_units_of_its_last_decimal_on():
    part = BANK.part("q1-weight")
    assert part.fewest_decimals == 3
    assert [is_large(part, value) for value in (0.02, -0.02, 0.0199)] == [True, True, False]
    told = {
        text: are_long(part, numbers_of(read_typed(text, part))) for text in ("0.02", "0.0200", "0.0199", "1/4", "2e1")
    }
    assert [text for text, is_long in told.items() if is_long] == ["0.0200", "1/4", "2e1"]


@pytest.mark.parametrize(
    ("exercise", "part"),
    [(BANK, "q2-query-bank"), (BANK, "q3-weights"), (RIVER, "weights-bank"), (JOURNEY, "query-journey")],
)
def test_zeros_are_nothing_computed_yet_and_nothing_else(exercise, part):
    """In the long sentence a softmax over everything leaves a row of zeros as well."""
    result = mark_part(exercise, part, spell(np.zeros(exercise.part(part).shape), 4))
    assert result.mistakes == ("nothing-computed",)
    assert result.message.endswith("It looks like “Zeros in place of results”.")


def test_four_mistakes_that_all_fit_explain_nothing():
    names = ("unscaled", "no-softmax", "wrong-word", "truncated")
    explanations = tuple(Explanation(mistakes=(name,)) for name in names)
    assert [len(Diagnosis(explanations=explanations[:count]).mistakes) for count in (3, 4)] == [3, 0]


def test_a_weight_that_many_mistakes_lead_to_says_so():
    result = mark_part(exercises.load("she-left"), "weight", "0.0000")
    assert (result.status, result.mistakes) == ("wrong", ())
    assert result.message.endswith(
        "Many different mistakes lead there, so the answer alone does not tell which one was made."
    )
