"""Two heads in an exercise: their joined context and the output, worked out in NumPy, with what goes wrong there."""

from dataclasses import replace

import numpy as np
import pytest

from core import exercises, grading
from core.exercises import load
from core.homework.line_marks import line_of
from tests.core.homework.plain import mark_part, soft, typed

RAIN = exercises.load("rain-fell")
W_o = RAIN.inputs["W_o"]


def head(ending="", divisor=2**0.5, of=RAIN.inputs):
    Q, K, V = (of["X"] @ of[f"W_{letter}{ending}"] for letter in "qkv")
    return soft(Q @ K.T / divisor) @ V


A, B = head(), head("2")
JOINED = np.hstack([A, B])
OUTPUT = JOINED @ W_o


def test_the_keys_are_those_of_plain_numpy():
    for part, key in {
        "context-fell": A[1], "second-fell": B[1], "joined-fell": JOINED[1], "output-fell": OUTPUT[1], "output": OUTPUT,
    }.items():  # fmt: skip
        np.testing.assert_allclose(RAIN.answer(part), key)
    variant = exercises.load("rain-fell", 5)
    assert not np.array_equal(variant.inputs["W_o"], W_o)
    joined = np.hstack([head(of=variant.inputs), head("2", of=variant.inputs)])
    np.testing.assert_allclose(variant.answer("output"), joined @ variant.inputs["W_o"])


def test_the_first_head_in_place_of_the_second_is_paid_once_also_where_it_was_computed_from_rounded_weights():
    weights = np.round(RAIN.answer("weights-fell"), 4)
    own = A.copy()
    own[1] = np.round(weights @ RAIN.inputs["X"] @ RAIN.inputs["W_v"], 4)
    assert (np.abs(own - A) > 1e-4).any(), "rounding shows"
    output = np.hstack([own, own]) @ W_o
    texts = {"weights-fell": typed(weights), "context-fell": typed(own[1]), "second-fell": typed(own[1])}
    graded = grading.grade(RAIN, {**texts, "output": typed(output)})
    assert [one.credit for one in graded.values() if one.status != "blank"] == [1, 1, 0, 1]
    assert graded["output"].carried == "second-fell"


def rounded(ending=""):
    """A head whose figures on the way are rounded to one decimal, each."""
    Q, K, V = (np.round(RAIN.inputs["X"] @ RAIN.inputs[f"W_{letter}{ending}"], 1) for letter in "qkv")
    return np.round(soft(np.round(np.round(Q @ K.T, 1) / 2**0.5, 1)), 1) @ V


def without_a_word(ending=""):
    """A head whose context vectors leave out the first word."""
    X, V = RAIN.inputs["X"], RAIN.inputs["X"] @ RAIN.inputs[f"W_v{ending}"]
    return soft(X @ RAIN.inputs[f"W_q{ending}"] @ (X @ RAIN.inputs[f"W_k{ending}"]).T / 2**0.5)[:, 1:] @ V[1:]


SIGNS = {name: M * ((-1, 1) if name in ("W_q", "W_q2") else 1) for name, M in RAIN.inputs.items()}
BOTH_SIGNS = replace(RAIN, inputs=SIGNS)
"""The exercise with scores below zero in both heads."""


def scores(ending=""):
    return SIGNS["X"] @ SIGNS[f"W_q{ending}"] @ (SIGNS["X"] @ SIGNS[f"W_k{ending}"]).T / 2**0.5


def output_of(S, S2):
    """What is marked of an output with these scores in the first head and in the second."""
    contexts = [soft(M) @ SIGNS["X"] @ SIGNS[W] for M, W in ((S, "W_v"), (S2, "W_v2"))]
    return mark_part(BOTH_SIGNS, "output", typed(np.hstack(contexts) @ W_o))


def test_all_minuses_lost_in_both_heads_are_named():
    result = output_of(abs(scores()), abs(scores("2")))
    assert result.mistakes == ("minus-lost",)
    assert "(in both heads)" in result.message


def test_a_score_without_a_minus_in_the_first_head_has_none_to_lose_there():
    changed = np.where(np.arange(9).reshape(3, 3) == 1, -1, 1)
    assert scores()[0, 1] > 0 > scores("2")[0, 1]
    assert output_of(changed * scores(), changed * scores("2")).mistakes == ()
    result = output_of(scores(), changed * scores("2"))
    assert result.mistakes == ("minus-lost",)
    assert "in the second head)" in result.message


@pytest.mark.parametrize(
    ("mistake", "part", "wrong", "place"),
    [
        ("rounded-early", "second-fell", rounded("2")[1], ""),
        ("rounded-early", "output-fell", np.round(np.hstack([rounded(), rounded("2")]), 1)[1] @ W_o, ""),
        ("term-left-out", "second-fell", without_a_word("2")[1], "(the word “rain”)"),
        ("term-left-out", "joined-fell", np.hstack([A, without_a_word("2")])[1], "(the word “rain” in the second head)"),
        ("term-left-out", "output", np.hstack([without_a_word(), without_a_word("2")]) @ W_o,
         "(the word “rain” in both heads)"),
    ],
)  # fmt: skip
def test_figures_rounded_and_terms_left_out_within_the_second_head_are_named(mistake, part, wrong, place):
    result = mark_part(RAIN, part, typed(wrong))
    assert result.mistakes == (mistake,)
    assert place in result.message


def test_a_mistake_made_in_both_heads_is_named_in_the_second_by_itself_and_after_the_first_is_paid_for_once():
    wrong = {"context-fell": typed(head(divisor=1)[1]), "second-fell": typed(head("2", divisor=1)[1])}
    alone = grading.grade(RAIN, {"second-fell": wrong["second-fell"]})["second-fell"]
    assert (alone.status, alone.mistakes[:1]) == ("wrong", ("unscaled",))
    both = grading.grade(RAIN, wrong)
    assert [both[part].status for part in wrong] == ["wrong", "correct"]
    assert both["second-fell"].carried == "context-fell"


def test_what_follows_from_a_slip_in_one_head_is_carried_forward_and_the_other_head_stays_right():
    slip = np.array([0.5, 0.25])
    own = {"context-fell": typed(slip), "second-fell": typed(B[1]), "joined-fell": typed([*slip, *B[1]])}
    grade = grading.grade(RAIN, {**own, "output-fell": typed(np.array([*slip, *B[1]]) @ W_o)})
    assert [grade[part].status for part in ("context-fell", "second-fell")] == ["wrong", "correct"]
    assert grade["joined-fell"].carried == grade["output-fell"].carried == "context-fell"


def asking(name, part):
    """An exercise that asks for a line that makes the whole node of a part, and that part."""
    exercise = load(name)
    line = replace(exercise.part(part), kind="line", row=None)
    (question,) = (one for one in exercise.questions if one.id == line.question)
    return replace(exercise, questions=(replace(question, parts=(line,)),)), line


def test_the_weights_of_the_other_head_are_not_given_where_those_of_the_second_are_asked_for():
    exercise, part = asking("drawn-4-3-3-heads", "query-2")
    assert line_of(exercise, part) == "Q = X @ W_q2"
    assert mark_part(exercise, "query-2", "X @ W_q2").status == "correct"
    result = mark_part(exercise, "query-2", "X @ W_q")
    assert result.status == "unreadable"
    assert "Did you mean W_q2?" in result.message


def test_the_output_of_two_heads_is_a_line():
    exercise, part = asking("rain-fell", "output")
    assert line_of(exercise, part) == "output = joined @ W_o"
    result = mark_part(exercise, "output", "joined @ W_o.T")
    assert (result.status, "output-weights-transposed" in result.mistakes) == ("wrong", True)


@pytest.mark.parametrize("part", ["second-fell", "joined-fell"])
def test_what_takes_more_than_a_line_has_none(part):
    """So a file that asks for it is refused, as in test_file_faults.py."""
    assert line_of(*asking("rain-fell", part)) == ""
