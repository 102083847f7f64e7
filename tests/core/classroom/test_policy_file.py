"""A policy: what is said of a file with faults, and what the same answers earn under two of them, readable or not."""

import numpy as np
import pytest

from core import exercises, grading
from core.__main__ import main
from core.classroom.policy import CAUTIOUS, Policy
from core.classroom.policy_file import policies, read_policy
from core.classroom.reports import BatchError
from tests.core.classroom.classes import grade, mark, policy, row, write

EXERCISE = exercises.load("bank-interest")


def test_the_default_policy_is_what_holds_without_one_and_says_every_field():
    assert read_policy(policies()["default"]) == CAUTIOUS
    text = policies()["default"].read_text(encoding="utf-8")
    assert [name for name in Policy.__struct_fields__ if f"\n{name} = " not in text and f"[{name}]" not in text] == []
    strict = read_policy(policies()["strict"])
    assert (strict.carry, strict.notebooks, strict.attempts, strict.help) == (0, "named", "last", "deducted")


def test_all_faults_of_a_file_are_told_at_once_with_their_fields(tmp_path):
    known = ", ".join(Policy.__struct_fields__)
    file = policy(
        tmp_path,
        'version = 0\ncarry_forward = 2\nunreadable = "reveiw"\nlate_by_dy = 0.1\nparts = "q1"\n"a.b" = 1\n"c[0]" = 2\n'
        'hint_costs = true\n[points]\nq1-weight = -1\nq4-weight = "x"',
    )
    with pytest.raises(BatchError) as caught:
        read_policy(file)
    assert [one.removeprefix(f"{file}: ") for one in caught.value.args] == [
        "version: expected a whole number from 1 to 1000000; found 0",
        "carry_forward: expected one of on, off or a number from 0 to 1; found 2",
        "unreadable: expected one of review, none; found “reveiw”; did you mean review?",
        f"late_by_dy: expected one of {known}; did you mean late_by_day?",
        "parts: expected a list; found “q1”",
        "hint_costs: expected a number from 0 to 1; found true",
        "points.q1-weight: expected a number from 0 to 1000; found -1",
        "points.q4-weight: expected a number from 0 to 1000; found “x”",
        f"a.b: expected one of {known}",
        f"c[0]: expected one of {known}",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name = ", "expected TOML; found a fault"), ('name = "a"\nname = "b"', "expected TOML; found a fault"),
        ('parts = ["q1-wieght"]', "parts: bank-interest has no part “q1-wieght”; did you mean q1-weight?"),
        ('parts = ["q1-weight", "q1-weight"]', "parts: “q1-weight” is named twice"),
        ('parts = ["q1-weight"]\npoints.q1-weight = 0', "points: all parts together are worth nothing"),
        ("points.x = 2", "points: bank-interest has no part “x”"),
    ],
)  # fmt: skip
def test_a_policy_that_cannot_be_used_is_a_sentence_and_nothing_is_written(tmp_path, capsys, text, sentence):
    answers = write(tmp_path / "answers.csv", [row("ann")])
    grade(tmp_path, answers, "--policy", policy(tmp_path, text), code=2)
    assert sentence in capsys.readouterr().err
    grade(tmp_path, answers, "--policy", tmp_path / "missing.toml", code=2)
    assert "missing.toml: file: expected a file that can be read" in capsys.readouterr().err


def test_a_first_policy_is_written_once_and_replaced_only_when_asked(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "policy"]) == 0
    assert read_policy(tmp_path / "policy.toml") == CAUTIOUS
    assert main(["new", "policy", "--like", "strict"]) == 2
    assert "it exists; add --force to replace it" in capsys.readouterr().err
    assert main(["new", "policy", "--like", "strict", "--force"]) == 0
    assert read_policy(tmp_path / "policy.toml").name == "strict"


def graded(folder, rows, text, heading):
    """The answers of a class under a policy: results by student and part, grades by student, and what was said."""
    folder.mkdir()
    return grade(folder, write(folder / "a.csv", rows, heading), "--policy", policy(folder, text))


X, W_q, W_k = (EXERCISE.inputs[name] for name in ("X", "W_q", "W_k"))
SCORES = np.exp((X @ W_q) @ (X @ W_k).T)
UNSCALED = SCORES / SCORES.sum(axis=1, keepdims=True)
SCALED = SCORES ** (1 / np.sqrt(3))
RIGHT = f"{(SCALED / SCALED.sum(axis=1, keepdims=True))[1, 3]:.4f}"
HEADING = ("student", "q1-weight", "q3-weights", "q4-weight", "q4-strength", "late", "hints", "solutions")
CLASS = [
    # One slip, the root forgotten, and what follows from it.
    ["ann", "0.2097", " ".join(f"{one:.4f}" for one in UNSCALED.ravel()), f"{UNSCALED[1, 3]:.4f}", "", "", "", ""],
    ["bob", "0.21", "", "", "strong", "", "", ""],  # too few decimals
    ["cy", "0.2097", "", RIGHT, "strong", "1.5", "", ""],  # two days late
    ["di", "0.2097", "", RIGHT, "", "", "q1-weight q1-weight", "q4-weight"],
    ["ed", "?", "", RIGHT, "", "0,04", "", ""],
    ["flo", "0.2097", "", RIGHT, "", "", "", ""],
    ["flo", "0.2097", "", "", "", "", "", ""],
]
STRICT = policies()["strict"].read_text(encoding="utf-8")
OWN = """name = "ours"
version = 3
parts = ["q1-weight", "q3-weights", "q4-weight"]
carry_forward = 0.5
imprecise = "deducted"
imprecise_costs = 0.25
attempts = "best"
late_by_day = 0.1
grace_hours = 1
help = "told"
points = { q3-weights = 4 }
"""


@pytest.mark.parametrize(
    ("text", "scores", "most"),
    [
        ("", {"ann": 2, "bob": 1, "cy": 3, "di": 2, "ed": 1, "flo": 1}, 14),
        # The carried answer, the help, the days and the first of two attempts are gone.
        (STRICT, {"ann": 1, "bob": 1, "cy": 3 * 0.6, "di": 0.5, "ed": 0.8, "flo": 1}, 14),
        (OWN, {"ann": 1.5, "bob": 0.75, "cy": 2 * 0.8, "di": 2, "ed": 1, "flo": 2}, 6),
    ],
    ids=["default", "strict", "ours"],
)  # fmt: skip
def test_the_same_answers_under_three_policies(tmp_path, text, scores, most):
    results, grades = graded(tmp_path / "one", CLASS, text, HEADING)
    assert {student: float(one["score"]) for student, one in grades.items()} == pytest.approx(scores)
    assert {float(one["max_score"]) for one in grades.values()} == {most}
    parts = {part for _, part in results}
    assert len(parts) == (3 if most == 6 else 14), "a part that is not set is no blank"
    told = results["ann", "q4-weight"]
    carried = {"": ("correct", 1), STRICT: ("wrong", 0), OWN: ("partial", 0.5)}
    assert (told["status"], float(told["credit"])) == carried[text]
    assert ("for 50 % of the credit: " in told["message"]) == (text == OWN)
    assert ("your own answer to q3-weights, where the slip is" in told["message"]) == (text != STRICT)
    for part, costs in (("q1-weight", "2 hints; that costs 50 %"), ("q4-weight", "the solution; that costs 100 %")):
        assert (f"Shown before: {costs} of the credit." in results["di", part]["message"]) == (text == STRICT)


def test_a_policy_is_written_into_every_result_and_so_are_the_points(tmp_path):
    results, grades = graded(tmp_path / "one", CLASS, OWN, HEADING)
    labels = {one["policy"] for one in (*results.values(), *grades.values())}
    (label,) = labels
    assert label == read_policy(tmp_path / "one" / "policy.toml").label
    assert label.startswith("ours 3 (")
    assert 'carry_forward = 0.5; imprecise = "deducted"; imprecise_costs = 0.25; ' in label
    assert [results["bob", "q1-weight"][name] for name in ("credit", "points", "max_points")] == ["0.75", "0.75", "1.0"]
    assert results["ann", "q3-weights"]["max_points"] == "4.0"
    assert grades["cy"]["note"] == "2 days late: 20 % off."
    assert grades["flo"]["note"] == "The best of 2 attempts."
    assert "Shown before: 2 hints." in results["di", "q1-weight"]["message"]
    again, _ = graded(tmp_path / "two", CLASS, OWN, HEADING)
    assert again == results


def test_another_policy_has_another_digest_and_a_comment_changes_none(tmp_path):
    digests = [read_policy(policy(tmp_path, text)).label for text in (OWN, f"# ours\n{OWN}", OWN.replace("= 3", "= 4"))]
    assert digests[0] == digests[1]
    assert digests[0].split("(")[1] != digests[2].split("(")[1]


def test_what_the_command_says_overrides_the_file(tmp_path, capsys):
    answers = write(tmp_path / "a.csv", [["bob", "0.21"]], ("student", "q1-weight"))
    results, _ = grade(tmp_path, answers, "--policy", policy(tmp_path, STRICT), "--imprecise", "full")
    (first, *_) = results.values()
    assert (first["credit"], 'imprecise = "full"' in first["policy"]) == ("1.0", True)
    assert "Policy: strict 1 (" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("late", "days"), [("0", 0), ("0.04", 0), ("1 h", 0), ("-1", 0), ("0.05", 1), ("2", 2), ("2,1", 3)]
)
def test_each_day_that_has_begun_counts_as_late_after_the_grace(tmp_path, late, days):
    text = "late_by_day = 0.1\ngrace_hours = 1"
    _, grades = graded(tmp_path / "one", [["cy", "0.2097", late]], text, ("student", "q1-weight", "late"))
    assert float(grades["cy"]["score"]) == pytest.approx(1 - 0.1 * days)


def test_odd_cells_about_lateness_and_help_are_reported_and_count_as_empty(tmp_path):
    lines = ["student,q1-weight,late,hints", "cy,0.2097,yesterday,q9 q1-weight"]
    asked = Policy(late_by_day=0.5, help="deducted")
    _, (grades,), said = mark(tmp_path, "\n".join(lines).encode(), policy=asked)
    assert float(grades["score"]) == pytest.approx(0.9)
    assert [text for line, text in said if line == 2] == [
        "'late': expected days such as 1 or 0.5; found 'yesterday', which counts as in time",
        "'hints': expected ids of parts; found 'q9', which does not count",
    ]
    assert (1, "there is no column 'solutions', which the policy reads; it counts as empty for everyone") in said


def test_columns_of_parts_that_are_not_set_are_told_and_their_slips_carry_nothing(tmp_path):
    unset = Policy(parts=("q4-weight",))
    file = write(tmp_path / "answers.csv", [["ann", CLASS[0][2], CLASS[0][3]]], ("student", "q3-weights", "q4-weight"))
    (result,), (grades,), said = mark(tmp_path, file, policy=unset)
    assert (result["part"], result["status"]) == ("q4-weight", "wrong")
    assert float(grades["max_score"]) == 1
    assert said == [(1, "column 'q3-weights' is a part that the policy does not set; it is not marked")]


QUERY = EXERCISE.answer("q2-query-bank")
HALF_PRECISE = f"{QUERY[0]:.4f} {QUERY[1]:.1f} {QUERY[2]:.1f}"
HALF_WRONG = f"{QUERY[0]:.4f} {QUERY[1]:.1f} 99.1234"
FULL, NONE = Policy(imprecise="full"), Policy(imprecise="none")


@pytest.mark.parametrize(
    ("part", "text", "status", "none", "full"),
    [
        ("q1-weight", "0.21", "imprecise", 0, 1), ("q1-weight", "0.2097", "correct", 1, 1), ("q1-weight", "0.3", "wrong", 0, 0),
        ("q1-weight", "", "blank", 0, 0), ("q2-query-bank", HALF_PRECISE, "imprecise", 1 / 3, 1),
        ("q2-query-bank", HALF_WRONG, "partial", 1 / 3, 2 / 3),
    ],
)  # fmt: skip
def test_numbers_with_too_few_decimals_earn_what_the_policy_says(part, text, status, none, full):
    result = grading.grade(EXERCISE, {part: text})[part]
    assert result.status == status
    assert (NONE.credit(result), FULL.credit(result)) == (pytest.approx(none), pytest.approx(full))
    has_imprecise = none != full
    assert ("get no credit" in NONE.message(result), "get full credit" in FULL.message(result)) == (has_imprecise,) * 2
    assert ("gets its share" in NONE.message(result)) == (has_imprecise and result.credit > 0)
    assert "gets its share" not in FULL.message(result)


def test_an_answer_that_cannot_be_read_is_left_to_the_teacher_or_earns_nothing(tmp_path):
    rows = [row("ann", q1_weight="?", q1_strength="weak")]
    for unreadable, credit, said in (("review", "", "Your teacher will look at it."), ("none", "0.0", "No credit.")):
        (first, *_), (grades,), _ = mark(tmp_path, rows, policy=Policy(unreadable=unreadable), force=True)
        assert (first["status"], first["credit"], float(grades["score"])) == ("unreadable", credit, 1)
        assert first["message"].endswith(said)
