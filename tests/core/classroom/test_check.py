"""The proof says why two mistakes cannot be told apart."""

import pytest

from core.classroom.check import prove
from core.exercises import load_file

EXERCISE = """
id = "mine"
title = "Mine"
about = "Two words."
source = "made up"
tokens = ["a", "b"]
[inputs]
X = [[0.1, 0.7], [0.3, 0.4]]
W_q = {W_q}
W_k = {W_k}
W_v = [[1.0, 0.5], [0.2, 0.4]]
[graphs.learned]
learned = true
[[questions]]
id = "q1"
title = "One"
text = "Compute."
graph = "learned"
[[questions.parts]]
id = "weights"
kind = "matrix"
prompt = "The weights"
node = "weights"
"""

SQUARE = "[[0.9, 0.1], [0.3, 0.8]]"


@pytest.mark.parametrize(
    ("W_q", "W_k", "why"),
    [
        (SQUARE, SQUARE, "the same, as W_q = W_k"),
        ("[[0.9], [0.3]]", "[[0.8], [0.1]]", "the same, as d_k = 1"),
        ("[[0.9, 0.0], [0.0, 0.9]]", "[[0.5, 0.0], [0.0, 0.5]]", "the same, as the scores are symmetric"),
    ],
)
def test_a_mistake_that_is_no_mistake_for_these_inputs_has_its_reason(tmp_path, W_q, W_k, why):
    file = tmp_path / "mine.toml"
    file.write_text(EXERCISE.format(W_q=W_q, W_k=W_k), encoding="utf-8")
    reasons = {finding.mistake: dict(finding.alike).get("the key") for finding in prove(load_file(file))}
    harmless = "unscaled" if "d_k" in why else "queries-and-keys-swapped"
    assert reasons[harmless] == why
