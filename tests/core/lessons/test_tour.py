"""The tour: its steps, what each of their questions says to right and wrong answers, and every figure in them."""

import re

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.lessons import tour

STEPS = {step.id: step for step in tour.load().steps}
EXERCISE = exercises.load(tour.EXAMPLE)
X, W_q, W_k, W_v = (EXERCISE.inputs[name] for name in ("X", "W_q", "W_k", "W_v"))
THE, DOG, CHASED, ITS, TAIL = range(5)
PLAIN, LEARNED, UNDIVIDED = attend(X), attend(X, W_q, W_k, W_v), attend(X, W_q, W_k, W_v, scale=False)

ANSWERS = (
    ("word", "chased", "correct", "Right: 0.8, as *chased* is an action."), ("word", "dog", "wrong", "*dog* has 0.3 there:"),
    ("pair", "0.78", "correct", "0.5 · 0.3 + 0.1 · 0 + 0.7 · 0.9 = 0.78"),
    ("pair", "2.5", "wrong", "You added all the numbers:"), ("pair", "0.48", "wrong", "That is *its* · *dog*:"),
    ("pair", "0.75", "wrong", "*its* with itself"), ("pair", "0.15", "wrong", "the first product alone"),
    ("pair", "0.63", "wrong", "the last product alone"), ("pairs", "the same", "correct", "goes both ways"),
    ("shares", "0.26", "correct", "the word it scores highest with"), ("shares", "0.78", "wrong", "That is the score,"),
    ("shares", "1/5", "wrong", "if all had the same"), ("shares", "25.9", "wrong", "right as a percentage"),
    ("shares", "0.317", "wrong", "the sum of the scores"),
    ("shares", "2.1815", "wrong", "e to the power of the score"),
    ("mix", "the mean of all five", "correct", "nearly the mean"),
    ("mix", "that of tail", "wrong", "only 0.26"), ("mix", "its own", "wrong", "only 0.25: fairly even shares"),
    ("scale", "less", "wrong", "Undivided scores lie further apart"),
    ("project", "3.6", "correct", "0.3 · 0 + 0 · 0.5 + 0.9 · 4 = 3.60"),
    ("project", "2.85", "wrong", "the query of *its*"), ("pair", "0.8", "imprecise", "Work out 2 decimals"),
    ("project", "0.45", "wrong", "the first row of W_q"), ("project", "0.9", "wrong", "another column"),
    ("project", "5.7", "wrong", "You added all the numbers:"), ("query", "dog", "correct", "Right: 10.55."),
    ("scale", "more", "correct", "9,205, 0.90 of its row’s total. "), ("value", "1.54", "correct", "0.69 · 1.80 + 0.30 = 1.54."),
    ("value", "1.24", "wrong", "the dog’s part alone"), ("value", "2.1", "wrong", "the dog’s whole value"),
    ("value", "2.16", "wrong", "the dog’s key"), ("value", "0.92", "wrong", "the dog’s embedding"),
)  # fmt: skip


def test_there_are_nine_steps_and_all_are_answered_here():
    assert len(STEPS) == len(tour.load().steps) == 9
    assert {step for step, _, status, _ in ANSWERS if status == "correct"} == set(STEPS)


@pytest.mark.parametrize(("step", "answer", "status", "says"), ANSWERS, ids=lambda value: str(value)[:20])
def test_an_answer_is_marked_and_told_what_helps(step, answer, status, says):
    result = STEPS[step].task.mark(answer)
    assert (result.status, says in result.message) == (status, True), result.message


def test_no_answer_stands_in_the_file():
    assert not [step.id for step in tour.load().steps if step.question.key]
    texts = [text for step in tour.load().steps for text in (step.sentence, step.question.prompt, step.question.praise)]
    assert [text for text in texts if re.search(r"\d\.\d", text)] == []


def test_the_keys_are_those_of_the_graph():
    keys = {name: step.task.key for name, step in STEPS.items()}
    assert keys["word"] == EXERCISE.tokens[X[:, 1].argmax()]
    assert keys["pair"] == pytest.approx(PLAIN.scores[ITS, TAIL])
    assert PLAIN.scores[ITS, DOG] == pytest.approx(PLAIN.scores[DOG, ITS])
    assert keys["shares"] == pytest.approx(PLAIN.weights[ITS, TAIL])
    assert keys["project"] == pytest.approx(LEARNED.Q[TAIL, 0])
    assert keys["query"] == EXERCISE.tokens[LEARNED.scores[TAIL].argmax()] == "dog"
    assert keys["value"] == pytest.approx(LEARNED.weights[ITS] @ LEARNED.V[:, 0])
    assert UNDIVIDED.weights[ITS, DOG] > LEARNED.weights[ITS, DOG]
    shown = tour.evaluate_step(tour.number_of(STEPS["scale"]), is_answered=True)
    assert np.allclose(shown.weights, UNDIVIDED.weights), "once it is answered, the weights that were asked for"


def test_the_sentences_are_true_of_the_numbers():
    assert PLAIN.scores[ITS].argmax() == PLAIN.weights[ITS].argmax() == TAIL, "the word it scores highest with"
    assert PLAIN.weights[ITS].max() < 0.3, "but only just"
    figures = f"{X[ITS] @ X[TAIL]:.2f} with *tail*, {X[ITS] @ X[ITS]:.2f} with itself"
    assert figures in STEPS["pairs"].task.mark("the same").message
    assert np.linalg.norm(X[TAIL]) > np.linalg.norm(X[ITS]), "longer vectors score higher"
    assert f"the query of *dog* meets the key of *chased*, {LEARNED.scores[DOG, CHASED]:.2f}" in STEPS["query"].text
    assert LEARNED.scores[DOG].argmax() == CHASED, "it scores high"
    assert PLAIN.scores[DOG, CHASED] < PLAIN.scores[DOG, ITS], "even if the two are not alike"
    distance = {name: np.linalg.norm(PLAIN.context[ITS] - row) for name, row in
                (("mean", X.mean(axis=0)), ("tail", X[TAIL]), ("its", X[ITS]))}  # fmt: skip
    assert distance["mean"] < min(distance["tail"], distance["its"]) / 3, "fairly even shares give nearly the mean"
    assert LEARNED.Q[[ITS, TAIL]].argmax(axis=1).tolist() == [0, 0], "both ask most with their first number"
    assert not EXERCISE.inputs["W_k"][1:, 0].any(), "the first number of a key is made of *living* alone"
    offered = {"chased": LEARNED.K[CHASED, 0], "tail": LEARNED.K[TAIL, 0]}
    for word, number in offered.items():
        says = f"its first number, {LEARNED.Q[TAIL, 0]:.2f}; there *{word}* offers only {number:.2f}."
        assert says in STEPS["query"].task.mark(word).message
        assert number < LEARNED.K[DOG, 0]
    moved = f"{_with_one_more(UNDIVIDED) - UNDIVIDED.weights[ITS, DOG]:.2f}"
    assert f"one more in the score adds only {moved}:" in STEPS["scale"].task.mark("more").message
    assert "0.69 of its mix from *dog*" in STEPS["value"].text
    assert LEARNED.weights[ITS, DOG] * LEARNED.V[DOG, 0] > LEARNED.context[ITS, 0] / 2, (
        "most of it comes from the dog’s"
    )
    assert f"{LEARNED.weights[ITS, DOG]:.2f}" == "0.69"
    assert "√3" in STEPS["scale"].text
    assert LEARNED.d_k == 3
    assert (
        f"*dog*’s {LEARNED.scores[ITS, DOG]:.2f} ÷ √3 = {LEARNED.scaled_scores[ITS, DOG]:.2f}." in STEPS["scale"].text
    )
    total = np.exp(PLAIN.scores[ITS]).sum()
    assert (
        f"raise e = 2.718… to the power of each score, then divide by the sum of the row’s powers, {total:.2f}."
        f" Likeness alone gives *dog* {PLAIN.weights[ITS, DOG]:.3f}, not {LEARNED.weights[ITS, DOG]:.2f}."
        in STEPS["shares"].text
    )


def _with_one_more(trace):
    """The weight of *dog* for *its* if 1 is added to its score before the softmax."""
    scores = trace.scores[ITS] if trace is UNDIVIDED else trace.scaled_scores[ITS]
    powers = np.exp(scores + np.eye(len(scores))[DOG])
    return powers[DOG] / powers.sum()


def test_the_prompts_hold_computed_figures():
    prompts = {name: step.task.prompt for name, step in STEPS.items()}
    assert "0.5 · 0.9 + 0.1 · 0.3 + 0.7 · 0 = 0.48" in prompts["pair"]
    assert np.allclose(X[[ITS, DOG]], [[0.5, 0.1, 0.7], [0.9, 0.3, 0.0]])
    assert f"scores {PLAIN.scores[ITS, DOG]:.2f} with “dog”" in prompts["pairs"]
    score = PLAIN.scores[ITS, TAIL]
    assert f"scores {score:.2f} with “tail”; e to that power is {np.exp(score):.2f}." in prompts["shares"]
    others = [THE, CHASED, ITS, TAIL]
    rest = LEARNED.weights[ITS, others] @ LEARNED.V[others, 0]
    assert f"{rest:.2f} without “dog”." in prompts["value"]
    assert "begins with (0.3, 0, 0.9) · (0, 0.5, 4)." in prompts["project"]
    assert np.allclose([X[TAIL], W_q[:, 0]], [[0.3, 0, 0.9], [0, 0.5, 4]])
    assert "mean of all five rows is (0.4, 0.26, 0.38)" in prompts["mix"]
    assert np.allclose(X.mean(axis=0), [0.4, 0.26, 0.38])
    assert not [text for text in prompts.values() if "*" in text or "$" in text], "they are also read aloud"
    assert f"gives “dog” {LEARNED.weights[ITS, DOG]:.2f}" in prompts["scale"]


@pytest.mark.parametrize("number", range(1, 10))
def test_what_is_asked_is_not_shown_before_it_is_answered(number):
    step = tour.load().steps[number - 1]
    before, after = (tour.evaluate_step(number, is_answered=answered) for answered in (False, True))
    whole = EXERCISE.traces[step.graph]
    for name in step.matrices:
        assert np.isnan(before.matrices[name]).any() == (name in {cell[0] for cell in (*step.covered, *step.asked)})
        assert np.isnan(after.matrices[name]).any() == (name in {cell[0] for cell in step.covered})
        known = ~np.isnan(before.matrices[name])
        assert np.array_equal(before.matrices[name][known], whole.matrices[name][known])
    if not step.task.options:
        asked = next(name for name, *_ in step.asked)
        assert not np.isclose(before.matrices[asked][[ITS, TAIL]], step.task.key).any()


def test_the_number_that_is_explained_at_first_is_of_the_word_that_is_followed_or_where_that_is_asked_of_another():
    for number, step in enumerate(tour.load().steps[1:], 2):
        node, row, column = step.opening
        assert row == (tour.ALIKE if step.id == "query" else tour.FOCUS)
        M = tour.evaluate_step(number, is_answered=False).matrices[node]
        assert np.isfinite(M[EXERCISE.tokens.index(row), tour.columns(node).index(column)])


def test_each_matrix_of_the_chain_comes_in_and_the_last_step_has_all_that_are_computed():
    assert tour.load().steps[0].matrices == ("X",)
    every = {name for step in tour.load().steps for name in step.matrices}
    assert every >= set(EXERCISE.inputs)
    assert set(tour.load().steps[-1].matrices) == every - set(EXERCISE.inputs)
