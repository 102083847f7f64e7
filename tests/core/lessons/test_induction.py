"""The induction head: what came next is found again, whatever the words mean, and nothing is found where nothing was."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.lessons import induction


@given(st.lists(st.sampled_from("abcdefgh"), min_size=1, max_size=8))
def test_the_last_word_shares_its_weight_among_all_that_came_after_it(words):
    read = induction.read(" ".join(words))
    tokens, last = read.tokens, read.layers[1].weights[-1]
    after = [i for i in range(1, len(tokens)) if tokens[i - 1] == tokens[-1]]
    assert read.match == (after[-1] if after else None)
    if after:
        assert last[after].sum() > 0.99
        np.testing.assert_allclose(last[after], 1 / len(after), atol=0.01)
    else:
        np.testing.assert_allclose(last, 1 / len(tokens), atol=0.01)


def test_each_word_notes_the_word_before_and_what_is_passed_on_is_a_word():
    read = induction.read("the cat sat on the")
    first, second = read.layers
    np.testing.assert_allclose(first.weights[1:].argmax(axis=1), np.arange(5))
    assert (first.weights[1:].max(axis=1) > 0.99).all()
    assert read.vocabulary[second.context[-1].argmax()] == "cat"
    assert (np.triu(first.weights, 1) == 0).all()
    assert (np.triu(second.weights, 1) == 0).all()


def test_without_the_first_layer_there_is_nothing_to_be_found():
    second = induction.read("the cat sat on the").layers[1]
    again = induction.attend(
        second.matrices["X"] * (np.arange(16) < 11), *(second.matrices[name] for name in ("W_q", "W_k", "W_v")),
        causal=True,
    )  # fmt: skip
    np.testing.assert_allclose(again.weights[-1], 1 / 6)


@pytest.mark.parametrize("text", ["", "  ", "x", "(start) (start)", "🙂 " * 40])
def test_any_text_is_read_as_far_as_there_is_room(text):
    read = induction.read(text)
    assert len(read.tokens) <= 1 + induction.MOST
    assert np.isfinite(read.layers[1].weights).all()
