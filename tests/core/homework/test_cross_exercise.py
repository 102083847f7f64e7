"""An exercise across two sentences from end to end: loading, marking, diagnosis, carrying forward, hints, commands."""

from dataclasses import replace

import numpy as np
import pytest

from core.attention import attend
from core.classroom.check import spell
from core.exercises import load
from core.grading import grade
from core.homework.alternatives import pairs
from core.homework.too_many_numbers import readings_of
from core.reading.answers import Unreadable
from tests.core.homework.plain import assert_named, mark_part, soft, typed

AREA = load("economic-area")
X, X_kv, W_q, W_k, W_v = (AREA.inputs[name] for name in ("X", "X_kv", "W_q", "W_k", "W_v"))
TRACE = AREA.traces["cross"]
ZONE, AREA_AT = 1, 3


def test_the_keys_are_those_of_torch():
    oracle = pytest.importorskip("torch").nn.functional.scaled_dot_product_attention
    from torch import tensor

    context = oracle(tensor(X @ W_q), tensor(X_kv @ W_k), tensor(X_kv @ W_v)).numpy()
    assert np.allclose(AREA.answer("context-zone"), context[ZONE], atol=1e-12)
    weights = soft(X @ W_q @ (X_kv @ W_k).T / 2**0.5)
    assert AREA.answer("weights").shape == (4, 5)
    assert np.allclose(AREA.answer("weights"), weights, atol=1e-12)
    assert np.isclose(AREA.answer("weight"), weights[ZONE, AREA_AT])
    assert AREA.answer("strength") == "strong"
    assert [word for word, _ in AREA.answer("top-two")] == ["Area", "The"]
    assert np.allclose(AREA.answer("key-area"), X_kv[AREA_AT] @ W_k)


QUERIES, KEYS = X @ W_q, X_kv @ W_k
SCALED = QUERIES @ KEYS.T / 2**0.5
TABLE = [
    ("keys-from-wrong-sentence", "key-area", X[3] @ W_k),
    ("keys-from-wrong-sentence", "context-zone", (soft(QUERIES @ (X @ W_k).T / 2**0.5) @ X @ W_v)[ZONE]),
    ("keys-from-wrong-sentence", "weight", soft(QUERIES @ (X @ W_k).T / 2**0.5)[ZONE, AREA_AT]),
    ("queries-from-wrong-sentence", "query-zone", X_kv[ZONE] @ W_q),
    ("queries-from-wrong-sentence", "context-zone", (soft(X_kv @ W_q @ KEYS.T / 2**0.5) @ X_kv @ W_v)[ZONE]),
    ("sentences-exchanged", "weight", soft(X_kv @ W_q @ (X @ W_k).T / 2**0.5)[AREA_AT, ZONE]),
    ("queries-and-keys-swapped", "weights", soft(X @ W_k @ (X_kv @ W_q).T / 2**0.5)),
    ("queries-for-keys", "weights", soft(QUERIES @ (X_kv @ W_q).T / 2**0.5)),
    ("keys-for-queries", "weights", soft(X @ W_k @ KEYS.T / 2**0.5)),
    ("mask-not-asked", "weights", soft(SCALED + np.triu(np.full((4, 5), -np.inf), k=1))),
    ("no-projection", "weights", soft(X @ X_kv.T / 3**0.5)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "part", "answer"), TABLE, ids=[f"{name}-{part}" for name, part, _ in TABLE])
def test_the_mistake_is_named(name, part, answer):
    assert_named(AREA, part, answer, name)


def test_a_word_of_the_rows_has_no_column_of_its_own():
    """So nothing is read with row and column exchanged, and no word of a ranking is the one that looks."""
    exchanged = {"row-and-column-swapped", "own-word-left-out"}
    named = {mistake for part in AREA.parts for one in pairs(AREA, part) for mistake in one.mistakes}
    assert not exchanged & named
    assert "wrong-word" in named
    places = {one.place for one in pairs(AREA, AREA.part("weight")) if one.place}
    assert any("row “La”" in place and "column “Area”" in place for place in places)


def test_a_matrix_of_the_wrong_sentence_is_told_whose_rows_and_columns_are_asked_for():
    for size in ((5, 4), (4, 4), (5, 5)):
        result = mark_part(AREA, "weights", typed(np.full(size, 0.25)))
        assert result.status == "unreadable"
        assert result.message == (
            f"That is {size[0]} × {size[1]}. Expected 4 × 5: one row for each word of “La Zone Économique Européenne” "
            "and one column for each of “The European Economic Area <EOS>”."
        )
    square = replace(AREA.part("weights"), shape=(4, 4))
    assert not isinstance(readings_of(square, typed(np.full((4, 4), 0.25)))[0], Unreadable), "as many words in both"
    queries = replace(AREA.part("weights"), node="Q", shape=(4, 2))
    assert readings_of(queries, typed(np.ones((2, 4))))[0].message.startswith("That is 2 × 4. Expected 4 × 2: one row")
    of_one = replace(queries, tokens_kv=())
    assert readings_of(of_one, typed(np.ones((2, 4))))[0].message.startswith("That is 2 rows of 4: transpose it.")


def test_a_slip_in_a_key_is_paid_for_once():
    wrong = np.round(X_kv[AREA_AT] @ W_k + np.array([0.5, 0]), 6)
    changed = TRACE.K.copy()
    changed[AREA_AT] = wrong
    follows = attend(X, W_q, W_k, W_v, X_kv=X_kv, replace={"K": changed})
    marks = grade(AREA, {"key-area": spell(wrong, 6), "weights": spell(follows.weights, 4)})
    assert marks["key-area"].status == "partial"
    assert (marks["weights"].status, marks["weights"].carried) == ("correct", "key-area")
