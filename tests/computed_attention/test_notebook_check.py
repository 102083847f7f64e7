"""``check``: the marks of the quiz in a notebook, with its words, and nothing given away."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from computed_attention import UsageError, check
from core import exercises
from core.grading import grade
from core.homework.mistakes import MISTAKES

ROOT = Path(__file__).parents[2]
BANK = exercises.load("bank-interest")
PLAIN, LEARNED = BANK.traces["plain"], BANK.traces["learned"]
UNSCALED = np.array(BANK.evaluate("learned", {"scaled_scores": LEARNED.scores}).weights)


def test_marks_are_those_of_the_quiz():
    typed = {"q1-weight": "0.2097", "q1-strength": "weak", "q4-weight": f"{UNSCALED[1, 3]:.4f}"}
    checked = check(q1_weight=0.2097, q1_strength="weak", q4_weight=float(f"{UNSCALED[1, 3]:.4f}"))
    expected = grade(BANK, typed)
    for part in BANK.parts:
        got, right = checked.grade[part.id], expected[part.id]
        assert (got.status, got.credit, got.mistakes) == (right.status, right.credit, right.mistakes)
        assert got.message == right.message


def test_a_mistake_is_named_with_its_hint_and_what_follows_from_it_counts():
    checked = check("bank-interest", q3_weights=UNSCALED, q4_weight=UNSCALED[1, 3])
    assert checked["q3_weights"].mistakes == ("unscaled",)
    assert checked["q4_weight"].carried == "q3-weights"
    for text in (str(checked), checked._repr_html_()):
        assert MISTAKES["unscaled"].title in text
        assert "scaled_scores = Q Kᵀ / √d_k" in text


def test_nothing_is_remembered_between_two_calls():
    check("bank-interest", q3_weights=UNSCALED)
    assert check("bank-interest", q4_weight=UNSCALED[1, 3])["q4_weight"].status == "wrong"


def test_a_variant_has_other_numbers():
    variant = exercises.load("bank-interest", 7)
    assert check(variant=7, q3_weights=variant.traces["learned"].weights)["q3_weights"].status == "correct"
    assert check(variant=np.int64(7)).exercise.variant == 7
    assert check(variant=7, q3_weights=LEARNED.weights)["q3_weights"].status != "correct"


def test_hints_are_given_when_asked_for_and_only_for_what_is_not_right():
    answers = {"q3_weights": PLAIN.weights, "q1_weight": PLAIN.weights[1, 3]}
    asked = "You are asked for attention weights"
    assert [str(check(hint=n, **answers)).count(asked) for n in (0, 1, 3)] == [0, 1, 1]
    assert ["operatorname{softmax}" in str(check(hint=n, **answers)) for n in (1, 2)] == [False, True]
    assert "row “the”, column “the”" in str(check(hint=1, q3_weights=UNSCALED))


def test_neither_table_nor_text_gives_an_answer_away():
    answers = {"q1_weight": 0.3, "q3_weights": UNSCALED, "q2_query_bank": [1, 2, 3], "q6_context": UNSCALED @ LEARNED.V}
    checked = check(hint=3, **answers)
    right = [*LEARNED.weights.flat, *LEARNED.Q[1], *LEARNED.context.flat, PLAIN.weights[1, 3]]
    for text in (str(checked), checked._repr_html_()):
        assert not [value for value in right if f"{value:.3f}"[:-1] in text and abs(value) > 0.01]


def test_a_name_that_says_what_it_holds_is_taken_where_it_can_mean_one_part_only():
    checked = check(Q=LEARNED.Q, attn_weights=LEARNED.weights, context=PLAIN.context)
    assert checked.given == {
        "q2-query-bank": "Q", "q2-query-interest": "Q", "q3-weights": "attn_weights", "q6-context": "context",
    }  # fmt: skip
    assert checked["q3_weights"].status == "correct"
    assert "q3_weights = attn_weights" in str(checked)


def test_what_is_named_after_its_part_comes_first():
    checked = check(q3_weights=UNSCALED, q1_weights=PLAIN.weights, attn_weights=LEARNED.weights)
    assert checked.given["q3-weights"] == "q3_weights"
    assert "attn_weights fits no part that is left." in str(checked)


def test_of_several_parts_that_a_name_may_mean_none_is_guessed():
    checked = check(weights=UNSCALED, context=np.ones((9, 9)))
    assert not checked.given
    assert "weights may be q1_weights or q3_weights." in str(checked)
    assert "context fits no part that is left." in str(checked)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"q2_key_intrest": 1}, "There is no part “q2_key_intrest”; did you mean q2_key_interest?"),
        ({"exercise": "bank-intrest"}, "There is no exercise “bank-intrest”; did you mean bank-interest?"),
        ({"exercise": "../secret.txt"}, "There is no exercise “../secret.txt”; there are "),
        ({"exercise": "none.toml"}, "none.toml: file: expected a file that can be read"),
        ({"exercise": 3}, "There is no exercise 3; there are "),
        ({"variant": -1}, "There is no variant -1; variants are whole numbers from 0 to 4294967295."),
        ({"exercise": Path("none.toml")}, "none.toml: file: expected a file that can be read"),
        ({"variant": True}, "There is no variant true; variants are whole numbers from 0 to 4294967295."),
        ({"variant": "7"}, "There is no variant “7”; variants are whole numbers from 0 to 4294967295."),
        ({"hint": 4}, "hint is how many hints you want, from 0 to 3; found 4."),
    ],
)
def test_what_does_not_exist_is_said_in_one_sentence_without_a_traceback(arguments, said):
    with pytest.raises(UsageError) as caught:
        check(**arguments)
    assert str(caught.value).startswith(said)
    assert caught.value._render_traceback_() == [f"UsageError: {caught.value}"]


def test_a_mark_of_a_part_that_does_not_exist_is_refused_too():
    with pytest.raises(UsageError, match="did you mean q1_weight"):
        check()["q1_wieght"]


@pytest.mark.parametrize(
    ("name", "answer", "written"),
    [
        ("q2_query_bank", "<script>alert(1)</script>", "<script>"),
        ("q2_query_bank", "\\href{x} 0.3", "\\href"),
        ("weights$<b>$", np.ones((9, 9)), "$<b>$"),
    ],
)
def test_what_students_write_is_inert_in_the_table(name, answer, written):
    checked = check(**{name: answer})
    table = checked._repr_html_()
    assert written in str(checked)
    assert "<script" not in table
    assert "<b>" not in table
    assert not {"$", "\\"} & set(table.replace("<span>$</span>", "").replace("<span>\\</span>", ""))


def test_without_answers_the_names_of_the_parts_are_said():
    assert "Name your results after the parts: q1_weight, q1_strength," in str(check())


@pytest.mark.slow
def test_importing_it_takes_along_nothing_heavy():
    heavy = {"streamlit", "torch", "pandas", "gensim", "IPython", "anywidget"}
    script = f"import sys, computed_attention as c; c.check; print(sorted({heavy} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert run.stdout == "[]\n"
