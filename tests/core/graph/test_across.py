"""Attention across two sentences: queries from one, keys and values from the other, of another length."""

import json

import numpy as np
import pytest

from core.attention import ShapeError, attend
from core.export.programs import matrices, notebook, program
from core.graph import code
from core.graph.form import CROSS, LEARNED
from core.graph.nodes import NODES, shown_nodes, steps_of
from core.graph.steps import Across, keys, sources

RANDOM = np.random.default_rng(14)
X, X_kv = RANDOM.normal(size=(4, 3)), RANDOM.normal(size=(6, 3))
W_q, W_k, W_v = (RANDOM.normal(size=(3, size)) for size in (2, 2, 5))
TRACE = attend(X, W_q, W_k, W_v, X_kv=X_kv)


@pytest.mark.parametrize("batch", [(), (2,)], ids=str)
def test_it_is_the_attention_of_torch_with_another_number_of_keys(batch):
    torch = pytest.importorskip("torch")
    ours, theirs = (torch.tensor(RANDOM.normal(size=(*batch, n, 3))) for n in (4, 6))
    Wq, Wk, Wv = map(torch.tensor, (W_q, W_k, W_v))
    right = torch.nn.functional.scaled_dot_product_attention(ours @ Wq, theirs @ Wk, theirs @ Wv)
    trace = attend(ours, Wq, Wk, Wv, X_kv=theirs)
    assert torch.allclose(trace.context, right)
    assert trace.weights.shape == (*batch, 4, 6)


def test_the_same_sentence_twice_is_attention_within_one():
    twice, once = attend(X, W_q, W_k, W_v, X_kv=X), attend(X, W_q, W_k, W_v)
    for node in NODES:
        assert np.array_equal(twice.matrices[node], once.matrices[node])
    assert once.X_kv is None


def test_without_learning_keys_and_values_are_the_other_sentence_itself():
    trace = attend(X, X_kv=X_kv)
    assert np.array_equal(trace.scores, X @ X_kv.T)
    assert trace.K is trace.V is trace.X_kv
    assert np.array_equal(attend(X, W_q=np.eye(3), X_kv=X_kv).scaled_scores, X @ X_kv.T / 3**0.5)


def test_a_sentence_that_does_not_fit_is_named():
    with pytest.raises(ShapeError, match=r"X_kv has shape \(6, 2\) and W_k"):
        attend(X, W_q, W_k, W_v, X_kv=X_kv[:, :2])
    with pytest.raises(ShapeError, match="X_kv has shape"):
        attend(X, X_kv=X_kv[0])


def test_steps_read_the_other_sentence():
    assert sources(Across(keys)) == ("X_kv", "W_k")
    assert Across(keys) == Across(keys) == steps_of(CROSS)["K"] != steps_of(LEARNED)["K"]
    assert code.inputs(CROSS) == ("X", "X_kv", "W_q", "W_k", "W_v")


@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_the_program_that_is_taken_away_computes_the_same(library, capsys):
    if library == "torch":
        pytest.importorskip("torch")
    inputs = {"X": X, "X_kv": X_kv, "W_q": W_q, "W_k": W_k, "W_v": W_v}
    names = {}
    exec(program(inputs, shown_nodes(CROSS), library, CROSS), names)  # noqa: S102
    assert np.allclose(names["context"], TRACE.context)
    assert list(matrices(inputs, CROSS))[:2] == ["X", "X_kv"]
    steps = json.loads(notebook("", list("abcd"), inputs, CROSS))["cells"]
    assert any(step["source"].endswith("4 × 6 (n × n_kv)") for step in steps)
