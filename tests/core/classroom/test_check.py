"""What the proof says about mistakes that look alike, and why they do."""

import pytest

from core import exercises
from core.classroom.check import SLIP, prove

FILE = """
id = "mine"
title = "Mine"
about = "Three words."
source = "made up"
tokens = ["a", "b", "c"]
[inputs]
X = [[0.1, 0.7], [0.9, 0.2], [0.4, 0.3]]
W_q = {W_q}
W_k = {W_k}
W_v = [[0.3, 0.5], [0.2, 0.8]]
[graphs.plain]
[graphs.learned]
learned = true
[[questions]]
id = "q1"
title = "One"
text = "Compute."
graph = "{graph}"
[[questions.parts]]
id = "all"
kind = "matrix"
prompt = "The weights"
node = "{node}"
"""


def reasons(tmp_path, graph, W_q, W_k, mistake, node="weights"):
    file = tmp_path / "mine.toml"
    file.write_text(FILE.format(graph=graph, W_q=W_q, W_k=W_k, node=node), encoding="utf-8")
    (finding,) = (one for one in prove(exercises.load_file(file)) if one.mistake == mistake)
    return finding.outcome, dict(finding.alike)


ONE, OTHER = "[[1.0, 2.0], [0.5, 1.5]]", "[[0.2, 1.1], [1.7, 0.4]]"


@pytest.mark.parametrize(
    ("graph", "W_q", "W_k", "mistake", "outcome", "alike"),
    [
        ("learned", ONE, ONE, "queries-and-keys-swapped", "not distinguishable", {"the key": "the same, as W_q = W_k"}),
        (
            "learned", "[[1.0], [0.5]]", "[[0.2], [1.7]]", "divided-by-d-k", "not distinguishable",
            {"the key": "the same, as d_k = 1"},
        ),
        (
            "plain", ONE, OTHER, "softmax-over-columns", "diagnosed",
            {"row-and-column-swapped": "the same, as the scores are symmetric"},
        ),
        (
            "plain", ONE, OTHER, "row-and-column-swapped", "diagnosed",
            {"softmax-over-columns": "the same, as the scores are symmetric"},
        ),
        ("learned", ONE, OTHER, "queries-and-keys-swapped", "diagnosed", {}),
    ],
)  # fmt: skip
def test_indistinguishable_mistakes_are_listed_with_the_reason(tmp_path, graph, W_q, W_k, mistake, outcome, alike):
    assert reasons(tmp_path, graph, W_q, W_k, mistake) == (outcome, alike)


def test_scores_read_the_wrong_way_round_are_the_key_where_they_are_symmetric(tmp_path):
    outcome, alike = reasons(tmp_path, "plain", ONE, OTHER, "row-and-column-swapped", node="scores")
    assert (outcome, alike["the key"]) == ("not distinguishable", "the same, as the scores are symmetric")


def test_no_decimals_at_all_are_checked_like_any_others(tmp_path):
    file = tmp_path / "mine.toml"
    part = 'node = "weights"\nkind = "number"\nrow = "a"\ncolumn = "b"\ndecimals = 0\nfewest_decimals = 0'
    text = FILE.format(graph="learned", W_q=ONE, W_k=OTHER, node="weights")
    file.write_text(text.replace('kind = "matrix"', "").replace('node = "weights"', part), encoding="utf-8-sig")
    assert prove(exercises.load_file(file))


def test_a_mistake_may_look_like_a_slip_of_the_pen_which_has_no_answer_of_its_own():
    findings = prove(exercises.load("bank-interest"))
    (rounded,) = [one for one in findings if (one.part, one.mistake) == ("q1-weight", "rounded-early")]
    assert ("truncated", SLIP) in rounded.alike
