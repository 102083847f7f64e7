"""The lines to write: what they ask for is computed by torch, and what they may name is what comes before."""

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from core import exercises
from core.homework.mistakes import MISTAKES
from core.lessons import write_the_line
from core.lessons.write_the_line import SIZES, load, tasks


def asked(setting):
    """What every line makes of the inputs of a setting, by torch."""
    X, W_q, W_k, W_v = (torch.tensor(setting.exercise.inputs[name]) for name in ("X", "W_q", "W_k", "W_v"))
    S_scaled = torch.softmax(X @ X.T, dim=-1)
    attended = torch.nn.functional.scaled_dot_product_attention(X @ W_q, X @ W_k, X @ W_v)
    scores = torch.matmul(X @ W_q, (X @ W_k).T)
    return {
        "S_scaled": S_scaled, "y_dog": (S_scaled @ X)[1], "Y": S_scaled @ X, "scores": scores,
        "scaled_scores": scores / W_k.shape[1] ** 0.5, "context": attended,
    }  # fmt: skip


@pytest.mark.parametrize("where", ["here", "elsewhere"])
def test_what_is_asked_for_is_what_torch_computes(where):
    for id, task in tasks().items():
        setting = getattr(task, where)
        np.testing.assert_allclose(setting.key, asked(setting)[id].numpy(), rtol=1e-9)


def test_three_lines_are_asked_for_at_once_and_all_sizes_differ_elsewhere():
    assert [line.graph for line in load().lines] == ["plain"] * 3 + ["learned"] * 3
    assert len(set(SIZES.values())) == 4
    assert {name: tasks()["context"].elsewhere.given.names[name] for name in SIZES} == SIZES
    shapes = {name: np.shape(M) for name, M in write_the_line._elsewhere().inputs.items()}
    assert shapes == {"X": (5, 4), "W_q": (4, 2), "W_k": (4, 2), "W_v": (4, 3)}


@pytest.mark.parametrize("id", tasks())
def test_a_line_may_name_what_comes_before_it_and_not_itself(id):
    for setting in (tasks()[id].here, tasks()[id].elsewhere):
        names, others = setting.given.names, setting.given.others
        assert setting.part.node not in names
        assert "X" in names
        for M in (*names.values(), *others.values()):
            assert np.shape(M) == () or M.shape != setting.key.shape or not np.allclose(M, setting.key)


def test_every_other_name_is_one_that_some_line_may_use():
    for graph, others in load().others.items():
        used = {name for task in tasks().values() if task.here.part.graph == graph for name in task.here.given.others}
        assert set(others) <= used


def test_no_weights_are_symmetric_and_scores_and_weights_are_those_of_the_exercise():
    """On symmetric weights a line that transposes them, or forgets to, would earn half."""
    inputs = write_the_line.exercise().inputs
    assert all(not np.array_equal(inputs[name], inputs[name].T) for name in ("W_q", "W_k", "W_v"))
    asked, known = (one.traces["learned"] for one in (write_the_line.exercise(), exercises.load("dog-tail")))
    for node in ("scores", "scaled_scores", "weights"):
        np.testing.assert_allclose(asked.matrices[node], known.matrices[node], rtol=1e-12)
    result = tasks()["scores"].mark("X @ W_q @ W_k @ X.T")
    assert (result.status, result.credit) == ("wrong", 0.0)
    assert tasks()["context"].mark("weights @ X @ W_v.T").status == "wrong"


TASKS = tasks()


def test_a_right_line_is_praised():
    result = TASKS["scores"].mark("scores = Q @ K.T")
    assert (result.status, result.credit, result.message) == ("correct", 1.0, TASKS["scores"].question.praise)


WRONG = [
    ("S_scaled", "torch.softmax(S / d_model**0.5, dim=-1)", "scaling-not-asked"), ("S_scaled", "S", "no-softmax"),
    ("y_dog", "X.sum(axis=0) / n", "values-unweighted"),
    ("scores", "K @ Q.T", "queries-and-keys-swapped"),
    ("scaled_scores", "scores / d_k", "divided-by-d-k"),
    ("S_scaled", "2**S / (2**S).sum(axis=1, keepdims=True)", "softmax-base"),
    ("context", "weights @ K", "keys-for-values"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "text", "mistake"), WRONG)
def test_a_known_mistake_in_a_line_is_named_and_explained(id, text, mistake):
    result = TASKS[id].mark(text)
    assert (result.status, result.credit) == ("wrong", 0.0)
    assert mistake in result.mistakes
    if result.mistakes == (mistake,):
        words = result.message.replace("\\", "")
        for said in (MISTAKES[mistake].title, MISTAKES[mistake].why):
            assert said.replace("’", "'") in words.replace("’", "'")
        assert words.endswith(MISTAKES[mistake].why), "what to do is for the student to find"


@pytest.mark.parametrize(
    ("id", "text", "mistake"),
    [
        ("S_scaled", "softmax(scores, dim=0)", "softmax-over-columns"), ("Y", "weights.T @ X", "attention-transposed"),
        ("scores", "K @ Q.T", "queries-and-keys-swapped"),
    ],
)  # fmt: skip
def test_of_mistakes_that_make_the_same_numbers_the_one_that_the_line_shows_is_told_alone(id, text, mistake):
    result = TASKS[id].mark(text)
    assert len(result.mistakes) > 1
    told = MISTAKES[mistake]
    assert result.message.replace("\\", "") == f"**{told.title}.** {told.why}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("scores / 3**0.5", "are right here, but by accident"), ("scores / 1.73", "nearly right here, but by accident"),
        ("scores / d_model ** 0.5", "“Divided by √d_model instead of √d_k”"),
        ("scores / 3**0.5", "n = 5, d_model = 4, d_k = 2, d_v = 3"),
        ("scores / 3**0.5", "Put a name such as d_k in place of a number"),
        ("Q @ K.T / 3**0.5 + 0 * X @ W_q.T @ X.T", "“0 * X” is 5 × 4 and “W_q.T” is 2 × 4"),
    ],
)  # fmt: skip
def test_a_line_that_is_right_only_by_accident_earns_half_and_is_told_so(text, says):
    result = TASKS["scaled_scores"].mark(text)
    assert (result.status, result.credit) == ("partial", 0.5)
    assert says in result.message.replace("\\", "")


def test_a_line_that_cannot_be_computed_elsewhere_or_has_another_shape_there_is_right_only_by_accident():
    result = TASKS["context"].mark("weights @ V + 0 * Q")
    assert result.status == "partial"
    assert "“weights @ V” is 5 × 3 and “0 * Q” is 5 × 2" in result.message.replace("\\", "")


@pytest.mark.parametrize(
    ("id", "text", "says"),
    [
        ("S_scaled", "np.exp(S) / np.exp(S).sum(axis=1)", "keepdims=True"),
        ("S_scaled", "torch.exp(S) / torch.exp(S).sum(1)", "keepdim=True"),
        ("S_scaled", "X", "a matrix of 5 × 3; weights should be n × n, here 5 × 5."),
        ("Y", "X.T @ S_scaled", "a matrix of 3 × 5; context should be n × d_model, here 5 × 3."),
        ("y_dog", "S_scaled[1]", "makes a row of 5 numbers. A row of context has 3."),
        ("y_dog", "S_scaled @ X", "makes a matrix of 5 × 3, not a row of numbers. The row of the first word is taken with [0]."),
        ("Y", "S_scaled[1] @ X", "makes a row of 3 numbers, not a matrix."),
        ("y_dog", "X[1] + 1", "Those that differ are marked in the picture."),
        ("scores", "Q.T @ K", "a matrix of 3 × 3; scores should be n × n, here 5 × 5."),
        ("scaled_scores", "torch.softmax(scores / d_k ** 0.5, dim=-1)", "That makes weights, not scaled_scores."),
    ],
)  # fmt: skip
def test_a_wrong_line_is_told_what_is_wrong_with_it(id, text, says):
    result = TASKS[id].mark(text)
    assert (result.status, result.credit, result.mistakes) == ("wrong", 0.0, ())
    assert says in result.message.replace("\\", "")


@pytest.mark.parametrize(
    ("id", "text", "says"),
    [
        ("scores", "Q @ K", "“Q” is 5 × 3 and “K” is 5 × 3"),
        ("S_scaled", "S_scaled = ?", "question mark"),
        ("S_scaled", "Q @ K.T", "The names are X, scores, n and d_model."),
        ("S_scaled", "torch.softmax(S)", "dim=0 makes each column sum to 1"),
        ("y_dog", "S_scaled[5] @ X", "places are counted from 0 to 4."),
    ],
)  # fmt: skip
def test_what_cannot_be_computed_costs_nothing_and_is_told_why(id, text, says):
    result = TASKS[id].mark(text)
    assert (result.status, result.credit) == ("unreadable", 0.0)
    assert says in result.message.replace("\\", "")


def test_what_a_line_makes_can_be_shown():
    X = TASKS["Y"].here.given.names["X"]
    S = X @ X.T
    np.testing.assert_allclose(TASKS["Y"].compute("S @ X"), S @ X)
    assert TASKS["Y"].compute("S @") is None


@given(
    id=st.sampled_from(list(TASKS)), text=st.text(max_size=100) | st.text("XWqkQKV@.T ()=/*-+12d_s[]:,", max_size=40)
)
def test_nothing_typed_raises(id, text):
    assert TASKS[id].mark(text).status in ("correct", "partial", "wrong", "unreadable", "blank")
