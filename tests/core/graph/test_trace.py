"""The graph, checked against the figures of the course, against torch and by its laws."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from core import exercises
from core.attention import ShapeError, attend
from core.graph.nodes import INPUTS, NODES, ancestors
from core.graph.steps import entropy, softmax

BANK = exercises.load("bank-interest")
JOURNEY = exercises.load("journey")
LEARNED = ("X", "W_q", "W_k", "W_v")


def to_four(values):
    return np.round(np.asarray(values, dtype=float), 4).tolist()


def matrices(*shapes, largest=3.0):
    floats = st.floats(-largest, largest, width=32)
    return st.tuples(*(arrays(np.float64, shape, elements=floats) for shape in shapes))


def test_journey_rows_without_learning_as_printed_in_the_notebooks():
    plain, by_sum = JOURNEY.traces["plain"], JOURNEY.traces["by-sum"]
    assert to_four(plain.scores[1]) == [0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865]
    assert to_four(by_sum.weights[1]) == [0.1455, 0.2278, 0.2249, 0.1285, 0.1077, 0.1656]
    assert to_four(by_sum.context[1]) == [0.4355, 0.6451, 0.5680]
    assert to_four(plain.weights) == [
        [0.2098, 0.2006, 0.1981, 0.1242, 0.1220, 0.1452], [0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581],
        [0.1390, 0.2369, 0.2326, 0.1242, 0.1108, 0.1565], [0.1435, 0.2074, 0.2046, 0.1462, 0.1263, 0.1720],
        [0.1526, 0.1958, 0.1975, 0.1367, 0.1879, 0.1295], [0.1385, 0.2184, 0.2128, 0.1420, 0.0988, 0.1896],
    ]  # fmt: skip
    assert to_four(plain.context) == [
        [0.4421, 0.5931, 0.5790], [0.4419, 0.6515, 0.5683], [0.4431, 0.6496, 0.5671], [0.4304, 0.6298, 0.5510],
        [0.4671, 0.5910, 0.5266], [0.4177, 0.6503, 0.5645],
    ]  # fmt: skip


def test_the_weights_in_the_file_are_what_torch_draws_with_seed_123():
    torch = pytest.importorskip("torch")
    torch.manual_seed(123)
    for name in ("W_q", "W_k", "W_v"):
        assert JOURNEY.inputs[name].tolist() == torch.rand(3, 2).double().tolist()


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("batch", [(), (4,), (2, 3)])
def test_torch_agrees_and_so_do_its_gradients(batch, causal):
    torch = pytest.importorskip("torch")
    generator = torch.Generator().manual_seed(7)
    X = torch.randn(*batch, 6, 5, generator=generator, dtype=torch.float64, requires_grad=True)
    W_q, W_k = (torch.randn(5, 3, generator=generator, dtype=torch.float64) for _ in range(2))
    W_v = torch.randn(5, 4, generator=generator, dtype=torch.float64)
    oracle = torch.nn.functional.scaled_dot_product_attention(X @ W_q, X @ W_k, X @ W_v, is_causal=causal)
    trace = attend(X, W_q, W_k, W_v, causal=causal)
    assert torch.allclose(trace.context, oracle, atol=1e-12)
    (ours,) = torch.autograd.grad(trace.context.square().sum(), X)
    (theirs,) = torch.autograd.grad(oracle.square().sum(), X)
    assert torch.allclose(ours, theirs, atol=1e-10)
    of_numpy = attend(X.detach().numpy(), W_q.numpy(), W_k.numpy(), W_v.numpy(), causal=causal)
    for node in NODES:
        assert isinstance(getattr(of_numpy, node), np.ndarray)
        assert np.allclose(getattr(of_numpy, node), getattr(trace, node).detach().numpy(), atol=1e-12), node


@given(matrices((3, 6), largest=1e4), st.floats(-1e4, 1e4))
def test_a_shift_leaves_softmax_unchanged_and_it_never_overflows(scores, shift):
    assert np.isfinite(softmax(scores[0])).all()
    assert np.allclose(softmax(scores[0] + shift), softmax(scores[0]), atol=1e-9)


def test_without_learning_nothing_is_projected_or_scaled():
    trace = attend(BANK.inputs["X"])
    assert trace.W_q is trace.W_k is trace.W_v is None
    assert trace.Q is trace.X
    assert trace.K is trace.X
    assert trace.V is trace.X
    assert (trace.scaled_scores == trace.scores).all()


def test_scaling_can_be_asked_for_or_left_out():
    X, W_q, W_k, W_v = (BANK.inputs[name] for name in LEARNED)
    assert np.allclose(attend(X, scale=True).scaled_scores, X @ X.T / np.sqrt(3))
    unscaled = attend(X, W_q, W_k, W_v, scale=False)
    assert (unscaled.scaled_scores == unscaled.scores).all()
    assert (attend(X).d_k, unscaled.d_k) == (X.shape[1], W_k.shape[1])


def test_any_step_or_node_can_be_replaced_and_what_depends_on_it_changes():
    X, W_q, W_k, W_v = (BANK.inputs[name] for name in LEARNED)
    right = attend(X, W_q, W_k, W_v, positions=True)
    for node in NODES:
        other = getattr(right, node) + np.eye(*getattr(right, node).shape)
        changed = attend(X, W_q, W_k, W_v, positions=True, replace={node: other})
        assert (getattr(changed, node) == other).all()
        as_step = attend(X, W_q, W_k, W_v, positions=True, replace={node: lambda: other})  # noqa: B023
        for name in NODES:
            differs = (getattr(changed, name) != getattr(right, name)).any()
            assert differs == (node in ancestors(name)), (node, name)
            assert (getattr(as_step, name) == getattr(changed, name)).all()


def test_a_trace_has_every_node_and_nothing_else():
    trace = attend(BANK.inputs["X"])
    assert list(trace.matrices) == [*INPUTS, *NODES]
    assert list(trace.steps) == list(NODES)
    with pytest.raises(AttributeError, match="wieghts"):
        trace.wieghts  # noqa: B018


def test_a_batch_of_one_fits_every_batch():
    generator = np.random.default_rng(3)
    X, W_q = generator.normal(size=(4, 5, 3)), generator.normal(size=(1, 3, 3))
    assert np.array_equal(attend(X, W_q).scores, attend(X, W_q[0]).scores)


@pytest.mark.parametrize(
    ("given_matrices", "shapes"),
    [
        ((np.ones((5, 3)), np.ones((4, 3))), ["(5, 3)", "(4, 3)"]),
        ((np.ones((5, 3)), np.ones((3, 2)), np.ones((3, 4))), ["(5, 2)", "(4, 5)"]),
        ((np.ones(3),), ["(3,)"]), ((np.ones((5, 3)), np.ones(3)), ["(5, 3)", "(3,)"]),
        ((np.ones((2, 5, 3)), np.ones((4, 3, 3))), ["(2, 5, 3)", "(4, 3, 3)"]),
    ],
)  # fmt: skip
def test_shapes_that_do_not_fit_raise_one_error_that_names_both(given_matrices, shapes):
    with pytest.raises(ShapeError) as caught:
        attend(*given_matrices)
    assert all(shape in str(caught.value) for shape in shapes)


def test_a_node_that_is_no_matrix_is_told_by_its_name():
    with pytest.raises(ShapeError, match=r"^Q has shape \(3,\)"):
        attend(np.ones((5, 3)), replace={"Q": np.ones(3)})


def test_entropy_is_zero_for_one_word_and_log2_n_for_all():
    assert entropy(np.array([[0.0, 1.0, 0.0, 0.0], [0.25] * 4])).tolist() == [0.0, 2.0]
