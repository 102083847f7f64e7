"""What we observe: figures computed by other means, true in every variant, and covered until it gives nothing away."""

import numpy as np
import pytest
import torch

from core import exercises, grading
from core.homework.reflections import observation, parts_given_away

BANK, RIVER = exercises.load("bank-interest"), exercises.load("river-bank")
EVERYWHERE = [(name, variant) for name in ("bank-interest", "river-bank") for variant in (None, 1, 2)]


def reflection(exercise, reflection_id):
    return next(one for one in exercise.reflections if one.id == reflection_id)


def observed(exercise, reflection_id):
    return observation(exercise, reflection(exercise, reflection_id))


def needed(exercise, reflection_id, *earned):
    return [part.id for part in parts_given_away(exercise, reflection(exercise, reflection_id), frozenset(earned))]


def test_the_figures_on_the_river_are_what_loops_compute():
    X = RIVER.inputs["X"].tolist()
    words = {"swam": 1, "the": 4, "river": 5, "bank": 11}
    score = {word: sum(x * y for x, y in zip(X[i], X[11], strict=True)) for word, i in words.items()}
    similarity, weights = observed(RIVER, "similarity-reflection"), observed(RIVER, "weights-reflection")
    for word, figure in (("river", "16.62"), ("swam", "-1.52"), ("the", "18.08"), ("bank", "36.39")):
        assert f"{score[word]:.2f}" == figure
        assert figure in similarity
        assert figure in weights or word == "swam"
    all_scores = torch.tensor([sum(x * y for x, y in zip(row, X[11], strict=True)) for row in X], dtype=torch.float64)
    assert f"keeps {torch.softmax(all_scores, dim=0)[11]:.9f} of its attention" in weights
    assert "score 16.62, *swam* and *bank* -1.52" in similarity
    assert "one point more multiplies a weight by e ≈ 2.7" in weights


def test_the_figures_on_the_bank_are_what_torch_computes():
    X, W_q, W_k = (torch.tensor(BANK.inputs[name]) for name in ("X", "W_q", "W_k"))
    plain = torch.softmax(X @ X.T, dim=-1)
    learned = torch.softmax((X @ W_q) @ (X @ W_k).T / 3**0.5, dim=-1)
    before, after = observed(BANK, "q1-reflection"), observed(BANK, "q4-reflection")
    assert f"*bank* gives *interest* {plain[1, 3]:.4f}. Compared with an even share, 1/5, that is weak." in before
    assert f"gave *interest* {plain[1, 3]:.4f}, and now gives it {learned[1, 3]:.4f}: strong" in after
    assert f"*interest* gives *bank* {learned[3, 1]:.4f}" in after


@pytest.mark.parametrize(("exercise_id", "variant"), EVERYWHERE)
def test_what_we_observe_holds_for_the_numbers_at_hand(exercise_id, variant):
    exercise = exercises.load(exercise_id, variant)
    if exercise_id == "river-bank":
        scores, weights = exercise.traces["plain"].scores[11], exercise.traces["plain"].weights[11]
        assert scores[1] < scores[5] / 4, "swam and bank do not score high"
        assert scores[4] > 10, "the scores high as well"
        assert scores[11] > max(scores[:11]) + 10
        assert weights[11] > 0.99999
        context, X = exercise.traces["plain"].context[11], exercise.inputs["X"][11]
        np.testing.assert_allclose(context, X, atol=1e-3)
        assert f"{weights[11]:.9f}" in observed(exercise, "weights-reflection")
    else:
        strength = exercise.answer("q1-strength")
        assert f"{exercise.answer('q1-weight'):.4f}" in observed(exercise, "q1-reflection")
        assert f"that is {strength}." in observed(exercise, "q1-reflection")
        assert f": {exercise.answer('q4-strength')}, by the same" in observed(exercise, "q4-reflection")


def test_what_we_observe_is_covered_until_the_answers_in_it_are_earned():
    assert needed(BANK, "q1-reflection") == ["q1-weight", "q1-strength"]
    assert needed(BANK, "q1-reflection", "q1-weights") == ["q1-strength"], "the weight is one of all weights"
    assert needed(BANK, "q1-reflection", "q1-weight", "q1-strength") == []
    assert needed(BANK, "q4-reflection") == ["q1-weight", "q3-weights", "q4-weight", "q4-strength"]
    assert needed(BANK, "q4-reflection", "q1-weight", "q3-weights", "q4-strength") == []
    assert needed(BANK, "q4-reflection", "q1-weight", "q4-weight", "q4-strength") == ["q3-weights"]
    assert needed(RIVER, "similarity-reflection") == ["similarity-swam-bank", "similarity-river-bank"]
    assert needed(RIVER, "weights-reflection") == ["similarity-river-bank", "weights-bank"]
    assert needed(RIVER, "weights-reflection", "similarity-river-bank", "weights-bank") == []


def test_a_text_is_neither_marked_nor_counted():
    grade = grading.grade(BANK, {"q1-reflection": "0.2097", "q4-reflection": "strong"})
    assert list(grade) == [part.id for part in BANK.parts]
    assert (grade.score, grade.max_score) == (0, len(BANK.parts))
