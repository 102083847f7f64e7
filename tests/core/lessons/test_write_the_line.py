"""The lines to write: what they ask for is computed by torch, and what they may name is what comes before."""

import numpy as np
import pytest
import torch

from core import exercises
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
