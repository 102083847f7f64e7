"""What is asked without learning: the figures of the reasons, and where nothing is asked."""

import numpy as np
import pytest

from core.attention import attend
from core.exercises import load
from core.lessons import similarity

X = load("dog-tail").inputs["X"]
WORDS = ("the", "dog", "chased", "its", "tail")
HALVED = X * np.array([1, 1, 1, 1, 0.5])[:, None]


def tasks(words=WORDS, X=X, after=HALVED, place=(3, 4), **form):
    return similarity.tasks(words, attend(X, **form), place, attend(after, **form), is_masked="causal" in form)


def test_the_figures_of_the_reasons_are_those_of_the_scores_the_weights_and_the_context():
    asked, before = tasks(), attend(X)
    assert similarity.outscored(before.scores, 3) == (3, 4)
    assert (np.round(before.scores[3, [3, 4]], 2).tolist(), round(HALVED[3] @ HALVED[4], 2)) == ([0.75, 0.78], 0.39)
    assert asked["longer"].prompt.startswith("“its” scores higher with “tail” than with itself.")
    assert asked["longer"].mark("with itself").message.startswith("Right: 0.75 with “its”.")
    assert "scores 0.39, not 0.78: a dot product" in asked["longer"].mark("with itself").message
    assert "from 0.78 to 0.39." in asked["longer"].mark("still there").message
    assert "its highest score is now 0.75, with “its”." in asked["longer"].mark("with a third word").message
    uneven = before.weights - before.weights.T
    i, j = np.unravel_index(uneven.argmax(), uneven.shape)
    assert before.scores[i, j] == pytest.approx(before.scores[j, i])
    assert np.exp(before.scores[j]).sum() > np.exp(before.scores[i]).sum()
    given, got = f"{before.weights[i, j]:.3f}", f"{before.weights[j, i]:.3f}"
    assert f"“{WORDS[i]}” gives {given} and gets {got} back" in asked["shared"].prompt
    power = f"{np.exp(before.scores[i, j]):.4f}"
    said = asked["shared"].mark(asked["shared"].key).message
    assert f"e to their score is {power} both ways" in said
    assert f"it is {before.scores[i, j]:.2f} both ways" in asked["shared"].mark("the longer gets more").message
    assert said.endswith("its own sum: {:.4f} and {:.4f}.".format(*np.exp(before.scores[[i, j]]).sum(axis=1)))
    narrowed = np.ptp(X, axis=0) - np.ptp(before.context, axis=0)
    assert narrowed.argmax() == 2
    assert [f"{one:.3g}" for M in (X, before.context) for one in (M[:, 2].min(), M[:, 2].max())] == [
        "0",
        "0.9",
        "0.334",
        "0.492",
    ]
    assert (
        "Column 3 runs from 0 to 0.9 in X and from 0.334 to 0.492 here"
        in asked["mixed"].mark(asked["mixed"].key).message
    )


@pytest.mark.parametrize(
    ("its", "tail", "key"), [(1, 1, "still there"), (1, 0.5, "with itself"), (0.5, 0, "with a third word")]
)
def test_where_the_highest_score_is_then_is_computed(its, tail, key):
    assert tasks(after=X * np.array([1, 1, 1, its, tail])[:, None])["longer"].key == key


def test_the_scores_are_mirrored_and_a_context_lies_between_the_numbers_of_its_column():
    rng = np.random.default_rng(0)
    for _ in range(20):
        X = rng.normal(0, 3, (6, 4))
        trace = attend(X)
        np.testing.assert_allclose(trace.scores, trace.scores.T)
        assert (X.min(axis=0) <= trace.context).all()
        assert (trace.context <= X.max(axis=0)).all()


@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({}, ["longer", "tried", "shared", "mixed"]),
        ({"place": None}, ["tried", "shared", "mixed"]),
        ({"causal": True}, ["longer", "tried", "mixed"]),
        ({"words": ("the", "dog", "chased", "its", "[a](b)")}, ["tried", "mixed"]),
        ({"X": np.eye(5)}, ["longer", "tried", "mixed"]),
    ],
)
def test_what_would_not_be_so_is_not_asked(given, asked):
    assert list(tasks(**given)) == asked


def test_a_word_that_scores_highest_with_itself_is_passed_over():
    assert similarity.outscored(np.eye(3), 1) is None
    assert similarity.outscored(np.array([[1, 0, 2], [0, 1, 0], [2, 0, 4.0]]), 1) == (0, 2)
