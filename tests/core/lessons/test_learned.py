"""Which word gives most to another: the words that are offered, and the figures of the reasons."""

import numpy as np
import pytest

from core.attention import attend
from core.exercises import load
from core.lessons import learned

DOG = load("dog-tail")
WORDS = ("the", "dog", "chased", "its", "tail")


def tasks(words=WORDS, weights=None, unlearned=None, *, is_masked=False):
    weights = DOG.evaluate("learned").weights if weights is None else weights
    return learned.tasks(
        words, 3, weights, DOG.evaluate("plain").weights if unlearned is None else unlearned, is_masked=is_masked
    )


def test_the_reasons_have_the_weights_of_the_row_with_and_without_learning():
    asked = tasks()["most"]
    assert asked.prompt == "Which word gives most to the new “its”? Press that weight."
    weights = DOG.evaluate("learned").weights
    assert (
        asked.mark("dog").message
        == "Right: 0.690 of it is the value of “dog”. Without learning “tail” gave most, 0.259."
    )
    assert weights[:, 3].argmax() == WORDS.index("chased")
    reasons = {
        "the": "read along the row of “its”.", "chased": "it takes most from “its”, as the column of “its” shows.",
        "its": "read along the row of “its”.", "tail": "it gave most, 0.259, before anything was learned.",
    }  # fmt: skip
    for word, reason in reasons.items():
        assert asked.mark(word).message == f"“{word}” gives {weights[3, WORDS.index(word)]:.3f}: {reason}"


def test_where_the_numbers_have_names_it_is_asked_what_a_query_looks_for_and_older_answers_stand_for_that():
    trace, before = DOG.evaluate("learned"), DOG.evaluate("plain").weights
    given = {"is_masked": False, "qualities": ("living", "action", "owned")}
    asked = learned.tasks(WORDS, 3, trace.weights, before, **given, of=trace)["most"]
    assert (asked.options, asked.key) == (given["qualities"], "living")
    assert (trace.Q[3].argmax(), trace.X[3].argmax(), trace.Q[3, 0].round(2)) == (0, 2, 2.85)
    assert (trace.X[3] * trace.W_q[:, 0]).round(2).tolist() == [0, 0.05, 2.8]
    assert [asked.renamed[word] for word in ("dog", "chased", "tail")] == [*given["qualities"]]
    assert asked.mark("living").message == "Right: W_q turns “owned” into “living”: 0.7 · 4 = 2.80 of the 2.85."
    for option, told in {"owned": "what “its” is, 0.7", "action": "only 1.50 there"}.items():
        assert told in asked.mark(option).message
    other = attend(DOG.inputs["X"], *(DOG.inputs["W_k"],) * 2, DOG.inputs["W_v"])  # asks for what it is
    assert learned.tasks(WORDS, 3, other.weights, before, **given, of=other)["most"].options == WORDS


def test_of_many_words_those_are_offered_with_which_it_may_be_taken_for_another():
    n = 9
    words, weights, unlearned = [f"w{i}" for i in range(n)], np.full((n, n), 0.1), np.full((n, n), 0.1)
    weights[3, 5], unlearned[3, 7], weights[1, 3] = 0.5, 0.5, 0.9
    asked = learned.tasks(words, 3, weights, unlearned, is_masked=False)["most"]
    assert (asked.options, asked.key) == (("w1", "w3", "w5", "w7"), "w5")


@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({}, {"tried", "most", "all"}),
        ({"is_masked": True}, {"tried", "most"}),
        ({"weights": np.full((5, 5), np.nan)}, {"tried"}),
        ({"weights": np.full((5, 5), 0.2)}, {"tried", "all"}),
        ({"words": ("the", "dog", "chased", "its", "[a](b)")}, {"tried", "all"}),
        ({"words": ["bank"], "weights": np.ones((1, 1))}, {"tried"}),
    ],
)
def test_what_cannot_be_seen_or_would_not_be_so_is_not_asked(given, asked):
    assert tasks(**given).keys() == asked


@pytest.mark.parametrize("name", ["dog-tail", "journey", "bank-interest"])
def test_what_is_answered_by_trying_is_what_one_sees(name):
    X, *W = (load(name).inputs[one] for one in ("X", "W_q", "W_k", "W_v"))
    trace, other = attend(X, *W), attend(X, *W[:2], W[2] + 1)
    changed = {one for one in trace.matrices if not np.array_equal(trace.matrices[one], other.matrices[one])}
    assert changed - {"W_v"} == {"V", "context"}
    asked = learned.load().questions
    assert (asked["tried"].key, asked["all"].key) == ("V and the context", "all of them")
    for row in range(len(X)):
        moved = X + 0.1 * (np.arange(len(X)) == row)[:, None]
        scores, weights = (
            np.abs(attend(moved, *W).matrices[one] - trace.matrices[one]) > 1e-9 for one in ("scores", "weights")
        )
        assert weights.all(axis=1).all()
        assert scores[row].all()
        assert scores[:, row].all()
        assert scores.sum() == 2 * len(X) - 1
