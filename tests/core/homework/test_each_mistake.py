"""Each mistake by itself, worked out by hand in NumPy, is named; one row per mistake."""

from pathlib import Path

import numpy as np
import pytest

from core import exercises
from core.homework.mistakes import MISTAKES
from tests.core.homework.plain import assert_named, mark_part, soft, typed
from tests.core.homework.test_joined_heads import head

BANK, JOURNEY, RIVER, LEFT, RAIN = map(
    exercises.load, ("bank-interest", "journey", "river-bank", "she-left", "rain-fell")
)
X, W_q, W_k, W_v = (BANK.inputs[name] for name in ("X", "W_q", "W_k", "W_v"))
Q, K = X @ W_q, X @ W_k
X_P = X + [[np.sin(p), np.cos(p), np.sin(p / 10_000 ** (2 / 3))] for p in range(5)]
S, d = Q @ K.T, 3**0.5
J, J_q, J_k, J_v = (JOURNEY.inputs[name] for name in ("X", "W_q", "W_k", "W_v"))


def unit(M):
    return M / np.linalg.norm(M, axis=1, keepdims=True)


A, A_plain = soft(S / d), soft(X @ X.T)
HIDDEN = np.triu(np.full((5, 5), -np.inf), k=1)
L_x, L_q, L_k, L_v = (LEFT.inputs[name] for name in ("X", "W_q", "W_k", "W_v"))
L = L_x @ L_q @ (L_x @ L_k).T / 2**0.5
UPPER, LOWER = np.triu(np.ones((4, 4)), k=1), np.tril(np.ones((4, 4)))
X_0, W_0 = X.copy(), W_q.copy()
X_0[1, 2], W_0[2, 0] = X[1, 1], 0
W_around = np.where(W_k == 3.7, 7.3, W_k)
S_wide, A_journey = J @ J_q @ (J @ J_k).T, soft(J @ J.T)


def by_columns(W):
    return W.ravel().reshape(W.shape, order="F")


def cut(M, places):
    return np.trunc(M * 10**places) / 10**places


journey_weights = soft(J @ J_q @ (J @ J_k).T / 2**0.5)[1]


H, H_2, W_o = head(), head("2"), RAIN.inputs["W_o"]

TABLE = [
    ("first-head-twice", "second-fell", H[1]), ("heads-exchanged", "joined-fell", np.hstack([H_2, H])[1]),
    ("heads-added", "output", (H + H_2) @ W_o[:2]), ("output-weights-forgotten", "output", np.hstack([H, H_2])),
    ("output-weights-transposed", "output", np.hstack([H, H_2]) @ W_o.T),
    ("unscaled", "joined-fell", np.hstack([head(divisor=1), head("2", divisor=1)])[1]),
    ("unscaled", "output", np.hstack([head(divisor=1), head("2", divisor=1)]) @ W_o),
    ("unscaled", "q4-weight", soft(S)[1, 3]),
    ("scaling-not-asked", "q1-weight", soft(X @ X.T / d)[1, 3]),
    ("divided-by-d-k", "q4-weight", soft(S / 3)[1, 3]),
    ("divided-by-sqrt-d-model", "scaled-weights-journey", soft(J @ J_q @ (J @ J_k).T / d)[1]),
    ("multiplied-by-sqrt-d-k", "q4-weight", soft(S * d)[1, 3]),
    ("scaled-after-softmax", "q3-weights", A / d), ("mask-forgotten", "weights-the", soft(L)[2]),
    ("mask-with-zero", "weights", soft(L * LOWER)), ("softmax-twice", "q1-weight", soft(A_plain)[1, 3]),
    ("residual-added", "context-journey-learned", journey_weights @ J @ J_v + J[1] @ J_v),
    ("mask-after-softmax", "weights", soft(L) * LOWER),
    ("mask-turned-around", "weights", soft(np.where(UPPER.T, -np.inf, L))),
    ("mask-on-own-word", "weights", [[0] * 4, [1, 0, 0, 0], [*soft(L[2:3, :2])[0], 0, 0], [*soft(L[3:, :3])[0], 0]]),
    ("no-softmax", "weights", L * LOWER),
    ("mask-not-asked", "weights-left-unmasked", soft(np.where(UPPER, -np.inf, L))[1]),
    ("mask-not-asked", "q3-weights", soft(S / d + HIDDEN)), ("mask-not-asked", "q3-weights", np.tril(A)),
    ("softmax-over-columns", "q4-weight", soft(S / d, axis=0)[1, 3]),
    ("softmax-over-everything", "q1-weight", (np.exp(X @ X.T) / np.exp(X @ X.T).sum())[1, 3]),
    ("no-attention", "scaled-context-swam", RIVER.inputs["X"][1]),
    ("no-softmax", "q4-weight", S[1, 3] / d), ("no-softmax", "q4-weight", S[1, 3]),
    ("no-softmax", "q5-top-two", f"interest {S[1, 3]:.2f}, bank {S[1, 1]:.2f}"),
    ("exponentials-not-normalised", "q1-weight", np.exp(X @ X.T)[1, 3]),
    ("normalised-by-sum", "q4-weight", (S / S.sum(axis=1, keepdims=True))[1, 3]),
    ("softmax-not-asked", "sum-weights-journey", soft(J @ J.T)[1]),
    ("softmax-base", "q1-weight", soft(X @ X.T, 2)[1, 3]), ("softmax-base", "q4-weight", soft(S / d, 10)[1, 3]),
    ("cosine-for-dot-product", "q1-weight", soft(unit(X) @ unit(X).T)[1, 3]),
    ("cosine-for-dot-product", "q4-weight", soft(unit(Q) @ unit(K).T / d)[1, 3]),
    ("positions-not-asked", "q1-weight", soft(X_P @ X_P.T)[1, 3]),
    ("queries-and-keys-swapped", "q2-query-bank", X[1] @ W_k),
    ("queries-for-keys", "q4-weight", soft(Q @ Q.T / d)[1, 3]),
    ("keys-for-queries", "q3-weights", soft(K @ K.T / d)),
    ("transposed-projection", "q2-value-interest", X[3] @ W_v.T),
    ("no-projection", "q4-weight", soft(X @ X.T / d)[1, 3]), ("no-projection", "q3-weights", soft(Q @ X.T / d)),
    ("projection-not-asked", "q1-weight", A[1, 3]), ("keys-for-values", "q2-value-bank", X[1] @ W_k),
    ("queries-for-values", "q2-value-bank", X[1] @ W_q),
    ("inputs-for-values", "q2-value-bank", X[1]),
    ("attention-transposed", "context-journey", (soft(J @ J.T).T @ J)[1]),
    ("values-unweighted", "context-journey-learned", (J @ J_v).mean(axis=0)),
    ("row-and-column-swapped", "q4-weight", A[3, 1]), ("wrong-word", "q4-weight", A[1, 1]),
    ("own-word-left-out", "q5-top-two", f"interest {A[1, 3]:.4f}, rates {A[1, 4]:.4f}"),
    ("weights-exchanged", "q5-top-two", f"interest {A[1, 1]:.4f}, bank {A[1, 3]:.4f}"),
    ("reversed-order", "q2-query-bank", Q[1][::-1]),
    ("rounded-early", "q3-weights", soft(np.round(Q, 1) @ np.round(K, 1).T / d)),
    ("rounded-early", "q3-weights", soft(S / 1.7)), ("rounded-early", "q3-weights", soft(S * 0.6)),
    ("rounded-early", "q3-weights", soft(S / d, 2.7)),
    ("rounded-early", "weights-journey", (E := np.round(np.exp(J @ J.T), 1))[1] / E[1].sum()),
    ("rounded-early", "scaled-weights-journey", soft(J @ np.round(J_q, 1) @ (J @ np.round(J_k, 1)).T / 2**0.5)[1]),
    ("nothing-computed", "q2-query-bank", np.zeros(3)),
    ("even-weights", "context", np.tri(4) / np.arange(1, 5)[:, None] @ L_x @ L_v),
    ("power-before-division", "q4-weight", soft(S / (3 / 2))[1, 3]),
    ("power-before-division", "q3-weights", soft(S / 3 / 2)), ("divided-by-sqrt-n", "q3-weights", soft(S / 5**0.5)),
    ("reshaped-for-transposed", "q3-weights", soft(Q @ K.reshape(3, 5) / d)),
    ("weights-applied-twice", "q6-context", A @ A @ X @ W_v), ("residual-added", "q6-context", A @ X @ W_v + X),
    ("word-left-out", "q4-weight", np.exp(S / d)[1, 3] / np.exp(S / d)[1, :4].sum()),
    ("word-left-out", "q3-weights", soft(np.where(np.eye(5) == 1, -np.inf, S / d))),
    ("term-left-out", "q2-query-bank", X[1, 1:] @ W_q[1:]),
    ("term-left-out", "q3-weights", soft(Q[:, :2] @ K[:, :2].T / d)),
    ("term-left-out", "context-journey", A_journey[1, [0, 1, 2, 3, 5]] @ J[[0, 1, 2, 3, 5]]),
    ("input-miscopied", "q3-weights", soft(X_0 @ W_q @ (X_0 @ W_k).T / d)),
    ("input-miscopied", "q3-weights", soft(X @ W_0 @ K.T / d)),
    ("input-miscopied", "q3-weights", soft(Q @ (X @ W_around).T / d)),
    ("mask-one-off", "weights", soft(L + np.where(np.triu(np.ones((4, 4)), k=2) == 1, -np.inf, 0))),
    ("mask-with-minus-one", "weights", soft(np.where(UPPER == 1, -1, L))),
    ("another-weight-matrix", "q2-query-bank", X[1] @ W_v),
    ("another-weight-matrix", "q3-weights", soft(Q @ (X @ W_v).T / d)),
    ("one-weight-matrix", "q6-context", soft(K @ K.T / d) @ K),
    ("filled-by-columns", "scaled-weights-journey", soft(J @ by_columns(J_q) @ (J @ J_k).T / 2**0.5)[1]),
    ("cut-early", "q3-weights", soft(cut(Q, 1) @ cut(K, 1).T / d)),
    ("cut-early", "weights-journey", (E := cut(np.exp(J @ J.T), 1))[1] / E[1].sum()),
    ("percent-slip", "q1-weight", "20.97"), ("percent-slip", "q1-weight", "0.002097"), ("digits-swapped", "q1-weight", "0.0297"),
    ("sign-slip", "q1-weight", "-0.2097"), ("digits-swapped", "q1-weight", "0.2079"), ("truncated", "q1-weight", "0.209"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "part", "answer"), TABLE, ids=[f"{row[0]}-{row[1]}-{i}" for i, row in enumerate(TABLE)]
)
def test_the_mistake_is_named(name, part, answer):
    exercise = next(one for one in (BANK, LEFT, JOURNEY, RIVER, RAIN) if part in {asked.id for asked in one.parts})
    assert_named(exercise, part, answer, name)


def test_the_table_has_every_mistake():
    """Forgotten positions, negative scores, a sentence and a head in the other's place need exercises of their own.

    See test_positions.py, test_cross_exercise.py, test_drawn_exercises.py and test_wrong_terms.py.
    """
    elsewhere = {"positions-forgotten", "other-head", "minus-lost"} | {
        mistake.id for mistake in MISTAKES.values() if mistake.needs_two_sentences
    }
    assert {name for name, *_ in TABLE} == set(MISTAKES) - elsewhere


PAIRS = [
    (("unscaled", "softmax-over-columns"), "scaled-weights-journey", soft(J @ J_q @ (J @ J_k).T, axis=0)[1]),
    (("scaling-not-asked", "softmax-twice"), "weights-journey", soft(soft(J @ J.T / d))[1]),
    (("transposed-projection", "wrong-word"), "q2-key-bank", X[2] @ W_k.T),
    (("queries-and-keys-swapped", "reversed-order"), "q2-query-bank", K[1][::-1]),
    (("unscaled", "queries-for-keys"), "q3-weights", soft(Q @ Q.T)),
]


@pytest.mark.parametrize(("names", "part", "answer"), PAIRS, ids=["-".join(names) for names, *_ in PAIRS])
def test_two_mistakes_at_once_are_named_in_three_numbers_or_more(names, part, answer):
    exercise = BANK if part.startswith("q") and part[1].isdigit() else JOURNEY
    assert "together with" in assert_named(exercise, part, answer, *names).message


def test_two_mistakes_at_once_are_not_looked_for_in_fewer_than_three_numbers():
    result = mark_part(BANK, "q4-weight", f"{soft(Q @ Q.T)[1, 3]:.4f}")
    assert result.mistakes == ()


def test_two_ways_to_take_one_step_wrongly_are_not_two_mistakes():
    """Divided by d, as by √d twice."""
    assert mark_part(JOURNEY, "weights", typed(soft(J @ J.T / 3))).mistakes == ()


@pytest.mark.parametrize("part", ["score", "last-scores"])
def test_nothing_goes_wrong_with_a_softmax_before_there_is_one(part):
    masked = exercises.load_file(Path(__file__).with_name("causal.toml"))
    assert not {
        name for name in ("no-softmax", "scaled-after-softmax") if MISTAKES[name].applies(masked, masked.part(part))
    }
    assert MISTAKES["unscaled"].applies(masked, masked.part(part))


def test_a_division_by_the_root_of_d_model_is_no_mistake_where_the_widths_agree():
    applies = MISTAKES["divided-by-sqrt-d-model"].applies
    assert applies(JOURNEY, JOURNEY.part("scaled-weights-journey"))
    assert not applies(BANK, BANK.part("q3-weights"))
