"""Self-attention as a module of torch, beside what the course prints and what torch itself computes."""

from itertools import pairwise

import numpy as np
import pytest
import torch
from torch import nn

from core.attention import attend
from core.lessons import seeds, torch_heads, torch_module
from core.lessons.dropout import DRAWS, dropout
from core.lessons.torch_heads import (
    HEADS,
    TOLERANCE,
    WORDS,
    agreement,
    attention,
    concatenate,
    first_head_reshaped,
    split,
)
from core.lessons.torch_mask import leaks, masked, scaled_scores
from core.lessons.torch_module import journey, largest_difference, linear, module

PRINTED_ROW = [0.3061, 0.8210]
PRINTED_TABLE = [
    [0.2947, 0.7956], [0.3015, 0.8132], [0.3010, 0.8120], [0.2925, 0.7902], [0.2863, 0.7737], [0.2979, 0.8043],
]  # fmt: skip


def test_seed_123_gives_both_results_that_are_printed():
    line_by_line, the_class = module(), module(first="W_k")
    assert line_by_line.context[1].round(4).tolist() == PRINTED_ROW
    assert the_class.context.round(4).tolist() == PRINTED_TABLE
    assert line_by_line.Q[1].round(4).tolist() == [0.4306, 1.4551]
    assert line_by_line.weights[1].round(4).tolist() == [0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]


@pytest.mark.parametrize("seed", [0, 1, 123, 999_999_999])
def test_with_w_k_first_queries_and_keys_are_exchanged_and_scores_transposed(seed):
    one, other = module(seed), module(seed, "W_k")
    assert np.array_equal(one.W_q, other.W_k)
    assert np.array_equal(one.W_v, other.W_v)
    assert largest_difference(one.scores.T, other.scores) < TOLERANCE
    assert largest_difference(one.context, other.context) > 1e-3


def test_generators_draw_what_manual_seed_draws():
    torch.manual_seed(123)
    W_q = torch.rand(3, 2)
    assert np.array_equal(module().W_q, W_q.double().numpy())
    torch.manual_seed(123)
    assert np.array_equal(linear().weight, nn.Linear(3, 2, bias=False).weight.detach().double().numpy())
    torch.manual_seed(7)
    theirs = [nn.Dropout(0.3)(torch.from_numpy(module().weights)).numpy() for _ in range(2)]
    assert largest_difference(dropout(0.3, 7).once, theirs[0]) < 1e-15
    assert largest_difference(dropout(0.3, 7).sums[:2], np.sum(theirs, axis=-1)) < 1e-15


def test_everybody_elses_random_numbers_are_left_alone():
    before = torch.random.get_rng_state()
    for computed in (module, linear, scaled_scores, torch_heads.meanings_of_true):
        getattr(computed, "__wrapped__", computed)()
    masked(scaled_scores())
    dropout.__wrapped__(0.4, 11)
    agreement.__wrapped__(2)
    assert torch.equal(before, torch.random.get_rng_state())


def test_linear_agrees_once_the_transposed_weights_are_copied():
    assert linear("W_q.T").difference < TOLERANCE
    assert linear("W_q.T").weight.shape == (2, 3)
    assert np.array_equal(linear("W_q.T").weight, linear("W_q.T").parameter.T)
    assert linear().difference > 0.1


def test_linear_refuses_the_untransposed_and_is_misled_by_the_reshaped():
    assert "must match" in linear("W_q").error
    assert linear("W_q").difference == linear().difference
    assert linear("W_q.reshape(2, 3)").error == ""
    assert linear("W_q.reshape(2, 3)").difference > 0.01


def test_masked_after_rows_fall_short_and_renormalised_they_are_as_masked_before():
    _, before, after, renormalised = masked(scaled_scores()).values()
    assert before.sum(axis=1) == pytest.approx(np.ones(6))
    assert (after.sum(axis=1)[:-1] < 0.9).all()
    assert largest_difference(before, renormalised) < 1e-15
    for A in (before, after, renormalised):
        assert not np.triu(A, 1).any()
    X = journey()[1]
    assert (
        largest_difference(before, attend(X, module().W_q, module().W_k, module().W_v, causal=True).weights) < TOLERANCE
    )


@pytest.mark.parametrize("times", [-4.0, 0.0, 2.0])
def test_only_the_row_masked_after_moves_with_the_future(times):
    moved = leaks(times, 1)
    assert moved["masked before"] < 1e-15
    assert moved["renormalised"] < 1e-15
    assert moved["masked after"] > 0.01


def test_nothing_is_left_to_renormalise_beside_a_score_larger_by_a_thousand():
    found = masked(np.array([[0.0, 1000.0], [0.0, 0.0]]))
    assert np.isnan(found["renormalised"][0]).all()
    assert found["masked before"][0].tolist() == [1.0, 0.0]


@pytest.mark.parametrize("p", [0.0, 0.2, 0.5, 0.9])
def test_dropout_scales_what_remains_and_keeps_the_mean(p):
    found, weights = dropout(p, 123), module().weights
    kept = found.once != 0
    assert found.once[kept] == pytest.approx(weights[kept] / (1 - p))
    # Five standard errors of the mean of so many draws.
    error = weights.max() * (p / (1 - p) / DRAWS) ** 0.5
    assert largest_difference(found.mean, weights) <= 5 * error + 1e-12
    assert largest_difference(found.in_eval, weights) == 0


@pytest.mark.parametrize("heads", HEADS)
def test_reshaped_head_1_gets_what_is_first_in_memory(heads):
    Q = np.arange(40.0).reshape(5, 8)
    told = first_head_reshaped(heads)
    for word, row in zip(WORDS, Q, strict=True):
        has = np.isin(row, Q.reshape(heads, 5, -1)[0]).sum()
        assert (f"*{word}*" in told) == bool(has)
        assert (f"the first {has} numbers of *{word}*" in told) == (0 < has < 8)


@pytest.mark.parametrize("heads", HEADS)
def test_heads_are_split_and_joined_again(heads):
    Q = np.arange(40.0).reshape(5, 8)
    assert split(Q, heads).shape == (heads, 5, 8 // heads)
    assert np.array_equal(split(Q, heads)[-1], Q[:, -8 // heads :])
    assert np.array_equal(concatenate(split(Q, heads)), Q)
    assert attention(heads).weights.shape == (heads, len(WORDS), len(WORDS))
    assert attention(heads).weights.sum(axis=-1) == pytest.approx(np.ones((heads, len(WORDS))))


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("heads", HEADS)
def test_torchs_own_agree_to_a_millionth(heads, causal):
    largest = agreement(heads, causal=causal)
    assert largest["float64"] < 1e-14
    assert largest["float32"] < TOLERANCE


def test_true_means_the_opposite_in_torchs_own_two():
    assert [weights[0, 0] for weights in torch_heads.meanings_of_true()] == [1.0, 0.0]


def test_empty_shows_only_what_we_put_into_memory_ourselves(monkeypatch):
    monkeypatch.setattr(torch_module.torch(), "empty", lambda *_: pytest.fail("memory of others"))
    seen = [b"".join(four for _, four in seeds.empty(6, times)) for times in range(8)]
    assert set(seen) == set(seeds.LEFT_BEHIND)
    assert all(one != other for one, other in pairwise(seen))
