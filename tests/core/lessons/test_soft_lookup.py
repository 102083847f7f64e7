"""The soft dictionary: trigrams, similarities, sharpness and blend, and the questions about them."""

from math import sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.lessons import soft_lookup
from core.lessons.soft_lookup import look_up, similarity, trigrams, vectors

ROOMS = {"Smith": 200, "Summer": 206, "Smeeth": 254}


def test_a_name_has_as_many_trigrams_as_letters():
    assert dict(trigrams("Summeth")) == dict.fromkeys([" su", "sum", "umm", "mme", "met", "eth", "th "], 1)
    assert trigrams("ananan")["nan"] == 2
    assert not trigrams("  ")


@pytest.mark.parametrize(
    ("query", "key", "cosine"),
    [
        ("Summeth", "Summer", 4 / sqrt(7 * 6)), ("SMITH", "Smith", 1.0), ("Bob", "Smith", 0.0), ("", "Smith", 0.0),
        ("aaaa", "aaa", (1 + 2 + 1) / sqrt(6 * 3)),
    ],
)  # fmt: skip
def test_similarity_is_the_cosine_of_the_counts_both_ways(query, key, cosine):
    assert similarity(query, key) == pytest.approx(cosine)
    assert similarity(key, query) == pytest.approx(cosine)


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_two_texts_have_a_similarity_between_0_and_1(a, b):
    assert 0 <= similarity(a, b) <= 1 + 1e-12


def test_sharpness_leads_from_the_mean_to_the_most_similar_key():
    assert look_up("Smeth", ROOMS, 0).blend == pytest.approx(220)
    assert look_up("Smeth", ROOMS, 500).blend == pytest.approx(254)
    assert look_up("Smith", ROOMS, 500).blend == pytest.approx(200)
    largest = [look_up("Summeth", ROOMS, sharpness).weights.max() for sharpness in (0, 1, 5, 20, 60)]
    assert largest == sorted(largest)


def test_weights_are_the_softmax_of_sharpened_similarities():
    found = look_up("Summeth", ROOMS, 5)
    e = np.exp(5 * np.array([1 / sqrt(35), 4 / sqrt(42), 2 / sqrt(42)]))
    assert found.weights == pytest.approx(e / e.sum())
    assert found.blend == pytest.approx(float(e @ [200, 206, 254] / e.sum()))


@pytest.mark.parametrize(
    ("question", "text", "says"),
    [
        ("predict", "Summer", "Right: it shares *␣su*, *sum*, *umm*, *mme*, so"),
        ("predict", "Smeeth", "their ending, *eth* and *th␣*; *Summer* shares 4."),
        ("predict", "Smith", "their ending, *th␣*; *Summer* shares 4."),
        ("even", "220: the mean", "Right: the weights become even"), ("sharpest", "254", "Right: all the weight"),
    ],
)  # fmt: skip
def test_answers_by_calculator(question, text, says):
    result = soft_lookup.tasks()[question].mark(text)
    assert (result.status == "correct", says in result.message) == (says.startswith("Right"), True), result.message


LETTERS = st.text("ab ", min_size=1, max_size=20).filter(str.strip)
"""So few that names have trigrams in common."""


@given(query=LETTERS, keys=st.lists(LETTERS, min_size=1, max_size=4))
def test_the_vectors_of_a_query_and_keys_multiply_to_their_similarities(query, keys):
    columns, q, K = vectors(query, keys)
    assert q.shape == (1, len(columns))
    assert K.shape == (len(keys), len(columns))
    np.testing.assert_allclose(q @ K.T, [[similarity(query, key) for key in keys]], rtol=1e-12, atol=1e-12)
