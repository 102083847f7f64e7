"""Wrong answers are traced to the mistakes behind them; right ones are never refused, wrong ones never accepted."""

import re
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from core import exercises, grading
from core.classroom.check import prove, spell
from core.homework.collisions import collisions
from core.homework.diagnosis import alternatives, near_candidates
from core.homework.exercise import single_question
from core.homework.hints import hints
from core.reading.answers import read_typed
from tests.documents import ROOT

BANK = exercises.load("bank-interest")


def result(exercise, part_id, text, **earlier):
    return grading.grade(exercise, {**earlier, part_id: text})[part_id]


def alternative(exercise, part_id, name, nth=0):
    answers = [one.answer for one in alternatives(exercise, exercise.part(part_id)) if one.mistakes == (name,)]
    return answers[nth]


CLAIMED = {
    name: [int(figure) for figure in figures]
    for name, *figures in re.findall(
        r"^\| ([\w-]+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$",
        (ROOT / "docs" / "marking.md").read_text("utf-8"),
        re.MULTILINE,
    )
}
"""What a document says of exercises: their parts, and the mistakes diagnosed, not distinguishable and missed."""


def test_the_table_of_diagnosed_mistakes_has_every_exercise():
    assert CLAIMED.keys() == set(exercises.ids())


@pytest.mark.parametrize("exercise_id", exercises.ids())
@pytest.mark.parametrize("variant", [None, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in (1, 2))])
def test_no_mistake_is_missed(exercise_id, variant):
    exercise = exercises.load(exercise_id, variant)
    findings = prove(exercise)
    assert [finding for finding in findings if finding.outcome == "missed"] == []
    for finding in findings:
        assert finding.outcome == "diagnosed" or finding.alike
    if variant is None:
        parts, diagnosed, _, missed = CLAIMED[exercise_id]
        assert parts == sum(part.kind != "choice" for part in exercise.parts)
        assert Counter(finding.outcome for finding in findings)["diagnosed"] >= diagnosed
        assert missed == 0
    base = exercises.load(exercise_id)
    assert collisions(exercise) <= collisions(base)
    assert all(collisions(other) <= collisions(base) for other in base.wordings), "other words tell as much apart"


def test_two_decimals_are_not_diagnosed_from_a_scalar_but_are_from_a_matrix():
    unscaled = alternative(BANK, "q3-weights", "unscaled")
    assert result(BANK, "q4-weight", f"{unscaled[1, 3]:.2f}").mistakes == ()
    assert "unscaled" in result(BANK, "q3-weights", spell(unscaled, 2)).mistakes


def test_what_is_right_to_the_one_decimal_asked_for_is_near_enough():
    part = replace(BANK.part("q3-weights"), decimals=1, fewest_decimals=1)
    asked = replace(BANK, questions=(single_question(part),))
    text = spell(alternative(asked, part.id, "unscaled"), 1).replace("0.0", "0")
    near = near_candidates(alternatives, asked, part, read_typed(text, part))
    assert "unscaled" in {one.mistakes[0] for one in near}


def test_decimal_commas_that_begin_with_0_and_1_are_not_the_numbers_of_the_rows():
    assert result(exercises.load("economic-area", 3), "context-zone", "0,6287\n1,6383").status == "correct"


class TestCarryForward:
    def test_a_choice_follows_from_one_s_own_weight(self):
        for weight in ("0.1234", "0.400"):  # which 0.3995 is written as, too
            graded = grading.grade(BANK, {"q4-weight": weight, "q4-strength": "weak"})["q4-strength"]
            assert (graded.status, graded.carried) == ("correct", "q4-weight")
        assert grading.grade(BANK, {"q4-strength": "weak"})["q4-strength"].status == "wrong"

    def test_scores_are_fed_to_the_naive_weights_though_these_have_a_graph_of_their_own(self):
        journey = exercises.load("journey")
        scores = np.array([1.0, 2.0, 3.0, 4.0, 5.0, 5.0])
        graded = grading.grade(
            journey, {"scores-journey": spell(scores, 4), "sum-weights-journey": spell(scores / scores.sum(), 6)}
        )
        assert graded["sum-weights-journey"].carried == "scores-journey"

    @pytest.mark.parametrize("degenerate", ["0 0 0", "1 1 1", "1 2", "nonsense", ""])
    def test_nothing_is_carried_from_an_answer_that_says_nothing(self, degenerate):
        X = BANK.inputs["X"]
        Q = X @ BANK.inputs["W_q"]
        Q[1] = 1.0 if degenerate.startswith("1 1") else 0.0
        scores = Q @ (X @ BANK.inputs["W_k"]).T / np.sqrt(3)
        weights = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
        graded = grading.grade(BANK, {"q2-query-bank": degenerate, "q3-weights": spell(weights, 6)})
        assert graded["q3-weights"].status == "partial"
        assert graded["q3-weights"].carried == ""

    @pytest.mark.parametrize("scores", ["0 1 -1 0 0 0", "0 0 0 0 2 -2"])
    def test_nothing_is_carried_from_an_answer_that_leads_to_no_number(self, scores):
        graded = grading.grade(
            exercises.load("journey"), {"scores-journey": scores, "sum-weights-journey": "1 2 3 4 5 6"}
        )
        assert (graded["sum-weights-journey"].status, graded["sum-weights-journey"].carried) == ("wrong", "")

    def test_a_right_answer_is_right_whatever_came_before(self):
        graded = grading.grade(BANK, {"q2-query-bank": "5.5 2.9 1.2", "q4-weight": "0.7029"})
        assert (graded["q4-weight"].status, graded["q4-weight"].carried) == ("correct", "")


def every_message(exercise):
    for part in exercise.parts:
        yield from hints(exercise, part)
        texts = ["", "nonsense", "1 2", "0.5", "weak", "strong", "[1", "nan"]
        if part.kind != "choice":
            one_a_mistake = {one.mistakes: one.answer for one in alternatives(exercise, part)}
            answers = [*one_a_mistake.values(), exercise.answer(part.id)]
            texts += [spell(answer, places) for answer in answers for places in (1, 2, 4)]
            texts += [spell(exercise.answer(part.id), 4).replace("0.", "−0."), "1 1 1 1 1 1"]
        for text in texts:
            graded = result(exercise, part.id, text)
            yield graded.message
            if graded.status not in ("correct", "imprecise", "partial"):
                assert not any(f"{value:.4f}" in graded.reading for value in keys(exercise, part) if text == "nonsense")


def keys(exercise, part):
    answer = exercise.answer(part.id)
    if isinstance(answer, str):
        return []
    return [weight for _, weight in answer] if isinstance(answer, tuple) else np.ravel(answer).tolist()


@pytest.mark.parametrize("exercise_id", exercises.ids())
def test_no_message_and_no_hint_contains_the_key(exercise_id):
    exercise = exercises.load(exercise_id)
    messages = "\n".join(every_message(exercise))
    assert len(messages) > 1000
    figures = set(re.findall(r"(?<![\d.])\d+\.\d+", messages))
    for part in exercise.parts:
        for value in keys(exercise, part):
            assert figures.isdisjoint(f"{abs(value):.{places}f}" for places in range(2, 7)), (part.id, value)


def test_a_part_has_three_hints_and_the_last_names_the_words():
    for exercise_id in exercises.ids():
        exercise = exercises.load(exercise_id)
        for part in exercise.parts:
            three = hints(exercise, part)
            assert len(set(three)) == 3
            if part.row is not None:
                assert part.tokens[part.row] in three[2]


def test_long_and_deep_texts_raise_nothing_and_are_refused():
    texts = [
        "(" * 100_000, "[" * 100_000, "9**" * 30_000 + "9", "1/" * 50_000 + "1", "1 " * 50_000, "," * 100_000, ";" * 100_000,
        "sqrt(" * 20_000, "-" * 100_000, "\\frac{1}{" * 11_000, "|" * 100_000, "&" * 100_000, "=" * 100_000, "tensor(" * 14_000,
        "a" * 100_000, "%" * 100_000, "٣" * 100_000, "²" * 100_000, "\n" * 100_000 + "x", "1e" * 50_000, "0." + "1" * 99_000,
        "x" * 100_001, "(1;" * 33_000, "[1]" * 33_000, "$" * 100_000, "\\sqrt{" * 16_000, "\\left" * 20_000,
    ]  # fmt: skip
    one_of_a_kind = {part.kind: part for part in BANK.parts}.values()
    for text in texts:
        for part in one_of_a_kind:
            graded = result(BANK, part.id, text)
            assert graded.status in ("unreadable", "blank", "wrong"), (part.id, text[:20], graded)


@pytest.mark.parametrize("part_id", ["q1-weights", "q3-weights", "q6-context"])
def test_no_mistake_is_named_while_all_that_is_filled_in_is_right(part_id):
    rows = spell(BANK.answer(part_id), 4).splitlines()
    for whole in range(len(rows)):
        blank = " ".join("_" * len(rows[0].split()))
        graded = result(BANK, part_id, "\n".join([*rows[:whole], *[blank] * (len(rows) - whole)]))
        assert graded.mistakes == (), (whole, graded.message)
        assert "looks like" not in graded.message


def test_a_short_number_names_a_mistake_only_if_the_missing_decimals_are_zeros():
    assert alternative(BANK, "q1-weight", "no-softmax") == pytest.approx(0.42, abs=1e-12)
    forgotten = result(BANK, "q1-weight", "0.42")
    assert forgotten.mistakes == ("no-softmax",)
    assert "could be" in forgotten.message
    assert result(BANK, "q1-weight", "0.41").mistakes == ()
