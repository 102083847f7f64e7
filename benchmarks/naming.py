"""How many invented errors are named for what they are: ``python -m benchmarks.naming``.

A student's errors on two exercises, worked out here in plain NumPy, without the graph and without the known mistakes.
Each comes with the names that are right for it, or with none where it has no name: then it must not get one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from core import exercises, grading
from core.homework.diagnosis_in_words import HEDGE

Matrix = npt.NDArray[np.float64]
Names = tuple[str, ...]


class Error(NamedTuple):
    """An invented error: what was done, what was typed, and the names that all have to be given; () if it has none."""

    part: str
    done: str
    typed: str
    names: Names


def soft(S: Matrix, base: float = np.e, axis: int = 1) -> Matrix:
    """b^s / Σ b^s along an axis."""
    powers = base ** (S - S.max(axis=axis, keepdims=True))
    return powers / powers.sum(axis=axis, keepdims=True)


def unit(M: Matrix) -> Matrix:
    """The rows, each divided by its length."""
    return M / np.sqrt((M**2).sum(axis=1, keepdims=True))


def hidden(S: Matrix) -> Matrix:
    """The scores with −∞ above the diagonal."""
    i, j = np.indices(S.shape)
    return np.where(j > i, -np.inf, S)


def every_other(S: Matrix) -> Matrix:
    """The scores with −∞ for the words at an odd distance."""
    i, j = np.indices(S.shape)
    return np.where((i + j) % 2 == 1, -np.inf, S)


def by_hand(S: Matrix, places: int) -> Matrix:
    """A softmax whose exponentials were rounded."""
    powers = np.round(np.exp(S), places)
    return powers / powers.sum(axis=1, keepdims=True)


def plain_weights(X: Matrix) -> Iterator[tuple[str, Matrix, Names]]:
    """Wrong weights without learning."""
    S, n, d = X @ X.T, len(X), X.shape[1]
    root = np.sqrt(d)
    yield "divided by √d", soft(S / root), ("scaling-not-asked",)
    yield "the scores", S, ("no-softmax",)
    yield "only exponentials", np.exp(S), ("exponentials-not-normalised",)
    yield "scores by their sum", S / S.sum(axis=1, keepdims=True), ("normalised-by-sum",)
    yield "columns", soft(S, axis=0), ("softmax-over-columns",)
    yield "everything", np.exp(S) / np.exp(S).sum(), ("softmax-over-everything",)
    yield "twice", soft(soft(S)), ("softmax-twice",)
    yield "base 2", soft(S, 2), ("softmax-base",)
    yield "base 10", soft(S, 10), ("softmax-base",)
    yield "cosines", soft(unit(X) @ unit(X).T), ("cosine-for-dot-product",)
    yield "masked", soft(hidden(S)), ("mask-not-asked",)
    yield "masked after the softmax", np.tril(soft(S)), ("mask-not-asked",)
    yield "scores to one decimal", soft(np.round(S, 1)), ("rounded-early",)
    yield "exponentials to one decimal", by_hand(S, 1), ("rounded-early",)
    yield "divided by √d, columns", soft(S / root, axis=0), ("scaling-not-asked", "softmax-over-columns")
    yield "divided by √d, twice", soft(soft(S / root)), ("scaling-not-asked", "softmax-twice")
    yield "divided by √d, base 2", soft(S / root, 2), ("scaling-not-asked", "softmax-base")
    yield "cosines, columns", soft(unit(X) @ unit(X).T, axis=0), ("cosine-for-dot-product", "softmax-over-columns")
    yield "divided by d", soft(S / d), ()
    yield "divided by √n", soft(S / np.sqrt(n)), ()
    yield "minus the distances", soft(-np.linalg.norm(X[:, None] - X[None], axis=2)), ()
    yield "without the first number of each vector", soft(X[:, 1:] @ X[:, 1:].T), ("term-left-out",)
    yield "itself left out", soft(np.where(np.eye(n) == 1, -np.inf, S)), ("word-left-out",)
    yield "every other word only", soft(every_other(S)), ()
    yield "the others' share", 1 - soft(S), ()
    yield "sigmoids", 1 / (1 + np.exp(-S)), ()
    yield "logarithms", np.log(soft(S)), ()
    yield "means subtracted", soft((X - X.mean(axis=0)) @ (X - X.mean(axis=0)).T), ()
    yield "squares", S**2 / (S**2).sum(axis=1, keepdims=True), ()


def learned_weights(X: Matrix, W_q: Matrix, W_k: Matrix, W_v: Matrix) -> Iterator[tuple[str, Matrix, Names]]:
    """Wrong weights with learning."""
    Q, K, V, d = X @ W_q, X @ W_k, X @ W_v, X.shape[1]
    S, d_k = Q @ K.T, W_k.shape[1]
    root = np.sqrt(d_k)
    A = soft(S / root)
    one = np.round
    yield "not divided", soft(S), ("unscaled",)
    yield "divided by d_k", soft(S / d_k), ("divided-by-d-k",)
    yield "multiplied", soft(S * root), ("multiplied-by-sqrt-d-k",)
    yield "divided afterwards", soft(S) / root, ("scaled-after-softmax",)
    yield "divided twice", A / root, ("scaled-after-softmax",)
    yield "columns", soft(S / root, axis=0), ("softmax-over-columns",)
    yield "everything", np.exp(S / root) / np.exp(S / root).sum(), ("softmax-over-everything",)
    yield "the scores", S, ("no-softmax",)
    yield "the scaled scores", S / root, ("no-softmax",)
    yield "only exponentials", np.exp(S / root), ("exponentials-not-normalised",)
    yield "scores by their sum", S / S.sum(axis=1, keepdims=True), ("normalised-by-sum",)
    yield "twice", soft(A), ("softmax-twice",)
    yield "base 2", soft(S / root, 2), ("softmax-base",)
    yield "base 10", soft(S / root, 10), ("softmax-base",)
    yield "cosines", soft(unit(Q) @ unit(K).T / root), ("cosine-for-dot-product",)
    yield "cosines, not divided", soft(unit(Q) @ unit(K).T), ("cosine-for-dot-product",)
    yield "exchanged", soft(K @ Q.T / root), ("queries-and-keys-swapped",)
    yield "Q Qᵀ", soft(Q @ Q.T / root), ("queries-for-keys",)
    yield "K Kᵀ", soft(K @ K.T / root), ("keys-for-queries",)
    yield "without weights", soft(X @ X.T), ("no-projection",)
    yield "without weights, divided", soft(X @ X.T / root), ("no-projection",)
    yield "masked", soft(hidden(S / root)), ("mask-not-asked",)
    yield "Q and K to one decimal", soft(one(Q, 1) @ one(K, 1).T / root), ("rounded-early",)
    yield "scores to one decimal", soft(one(S, 1) / root), ("rounded-early",)
    yield "scaled scores to one decimal", soft(one(S / root, 1)), ("rounded-early",)
    yield "√d_k to one decimal", soft(S / one(root, 1)), ("rounded-early",)
    yield "1/√d_k to one decimal", soft(S * one(1 / root, 1)), ("rounded-early",)
    yield "e to one decimal", soft(S / root, 2.7), ("rounded-early",)
    yield "keys not projected", soft(Q @ X.T / root) if d == d_k else soft(X @ X.T), ("no-projection",)
    yield "all to one decimal", soft(one(one(one(Q, 1) @ one(K, 1).T, 1) / root, 1)), ("rounded-early",)
    yield from _learned_pairs(Q, K)
    yield from _unusual(X, Q, K, V)
    if W_q.shape[0] == W_q.shape[1]:
        transposed = soft((X @ W_q.T) @ (X @ W_k.T).T / root)
        yield "transposed", transposed, ("transposed-projection",)
        yield "W_q transposed", soft((X @ W_q.T) @ K.T / root), ("transposed-projection",)
    if d != d_k:
        yield "divided by √d_model", soft(S / np.sqrt(d)), ("divided-by-sqrt-d-model",)
        yield "W to one decimal", soft(X @ one(W_q, 1) @ (X @ one(W_k, 1)).T / root), ("rounded-early",)


def _learned_pairs(Q: Matrix, K: Matrix) -> Iterator[tuple[str, Matrix, Names]]:
    """Wrong weights with learning, two mistakes at once."""
    S, d_k = Q @ K.T, K.shape[1]
    yield "not divided, columns", soft(S, axis=0), ("unscaled", "softmax-over-columns")
    yield "not divided, twice", soft(soft(S)), ("unscaled", "softmax-twice")
    yield "not divided, exchanged", soft(K @ Q.T), ("unscaled", "queries-and-keys-swapped")
    yield "not divided, Q Qᵀ", soft(Q @ Q.T), ("unscaled", "queries-for-keys")
    yield "not divided, base 2", soft(S, 2), ("unscaled", "softmax-base")
    yield "divided by d_k, columns", soft(S / d_k, axis=0), ("divided-by-d-k", "softmax-over-columns")
    yield "divided by d_k, K Kᵀ", soft(K @ K.T / d_k), ("divided-by-d-k", "keys-for-queries")


def _unusual(X: Matrix, Q: Matrix, K: Matrix, V: Matrix) -> Iterator[tuple[str, Matrix, Names]]:
    """Wrong weights with learning, most of which no known mistake leads to."""
    n, d_k = len(X), K.shape[1]
    root = np.sqrt(d_k)
    S = Q @ K.T
    A = soft(S / root)
    yield "divided by √n", soft(S / np.sqrt(n)), ("divided-by-sqrt-n",)
    yield "divided by √(d_k + 5)", soft(S / np.sqrt(d_k + 5)), ()
    yield "Q Vᵀ", soft(Q @ V.T / root), ("another-weight-matrix",)
    yield "every other word only", soft(every_other(S / root)), ()
    yield "itself left out", soft(np.where(np.eye(n) == 1, -np.inf, S / root)), ("word-left-out",)
    yield "absolute scores to the half", soft(np.sqrt(np.abs(S))), ()
    yield "logarithms", np.log(A), ()
    yield "the others' share", 1 - A, ()
    yield "a number of Q misread", soft((Q + 0.3 * (np.arange(n) == 1)[:, None]) @ K.T / root), ()
    yield "distances", soft(-np.linalg.norm(Q[:, None] - K[None], axis=2)), ()


def row_text(row: Matrix, places: int = 4) -> str:
    """Some numbers as they are typed."""
    return " ".join(f"{value:.{places}f}" for value in row)


def text(M: Matrix, places: int = 4) -> str:
    """A matrix as it is typed."""
    return "\n".join(row_text(row, places) for row in M)


def top(tokens: tuple[str, ...], row: Matrix, count: int = 2, places: int = 4) -> str:
    """The heaviest words with their weights, as they are typed."""
    heaviest = np.argsort(-row)[:count]
    return ", ".join(f"{tokens[i]} {row[i]:.{places}f}" for i in heaviest)


def projections(inputs: Mapping[str, Matrix], rows: Mapping[str, int], parts: Mapping[str, str]) -> Iterator[Error]:
    """Wrong queries, keys and values; ``parts`` maps the letter and the word to a part."""
    X = inputs["X"]
    other = {("q", "k"): "queries-and-keys-swapped", ("k", "q"): "queries-and-keys-swapped"}
    other |= {("v", "k"): "keys-for-values", ("v", "q"): "queries-for-values"}
    for name, part in parts.items():
        letter, word = name.split()
        W, x = inputs[f"W_{letter}"], X[rows[word]]
        right = x @ W
        for wrong in "qkv".replace(letter, ""):
            names = (other.get((letter, wrong), "another-weight-matrix"),)
            yield Error(part, f"with W_{wrong}", row_text(x @ inputs[f"W_{wrong}"]), names)
        if W.shape[0] == W.shape[1]:
            yield Error(part, "transposed", row_text(x @ W.T), ("transposed-projection",))
            yield Error(part, "the embedding itself", row_text(x), ("no-projection",))
            yield Error(part, "number by number", row_text(x * np.diag(W)), ())
            yield Error(
                part,
                "transposed, next word",
                row_text(X[rows[word] + 1] @ W.T),
                ("transposed-projection", "wrong-word"),
            )
        yield Error(part, "next word", row_text(X[rows[word] + 1] @ W), ("wrong-word",))
        yield Error(part, "without the last product", row_text(x[:-1] @ W[:-1]), ("term-left-out",))
        yield Error(part, "two of X's numbers exchanged", row_text(x[[1, 0, 2]] @ W), ())
        yield Error(part, "one number a little off", row_text(right + np.eye(len(right))[0] * 0.31), ())
        yield Error(part, "in reverse", row_text(right[::-1]), ("reversed-order",))
        yield Error(part, "one sign", row_text(right * np.where(np.arange(len(right)) == 1, -1, 1)), ("sign-slip",))
        yield Error(
            part, "one point", row_text(right * np.where(np.arange(len(right)) == 0, 100, 1)), ("percent-slip",)
        )


def slips(part: str, key: float) -> Iterator[Error]:
    """Slips of the pen in one number between 0 and 1."""
    digits = f"{key:.4f}"
    yield Error(part, "no percent sign", f"{100 * key:.2f}", ("percent-slip",))
    yield Error(part, "minus", f"-{digits}", ("sign-slip",))
    yield Error(part, "digits exchanged", digits[:4] + digits[5] + digits[4], ("digits-swapped",))
    cut = f"{np.floor(key * 1000) / 1000:.3f}"
    if cut != f"{key:.3f}":
        yield Error(part, "cut off", cut, ("truncated",))


def bank_interest() -> Iterator[Error]:
    """Errors on the homework."""
    exercise = exercises.load("bank-interest")
    inputs, tokens = exercise.inputs, exercise.tokens
    X, W_q, W_k, W_v = (inputs[name] for name in ("X", "W_q", "W_k", "W_v"))
    plain, learned = soft(X @ X.T), soft((X @ W_q) @ (X @ W_k).T / np.sqrt(3))
    for done, A, names in plain_weights(X):
        if len(names) < 2:
            yield Error("q1-weight", done, f"{A[1, 3]:.4f}", names)
            yield Error("q1-weight", f"{done}, three decimals", f"{A[1, 3]:.3f}", names)
    yield Error("q1-weight", "with learning", f"{learned[1, 3]:.4f}", ("projection-not-asked",))
    yield Error(
        "q1-weight", "with learning, not divided", f"{soft(X @ W_q @ (X @ W_k).T)[1, 3]:.4f}", ("projection-not-asked",)
    )
    for i, j in ((1, 4), (2, 3), (4, 3)):
        yield Error("q1-weight", f"cell {i}, {j}", f"{plain[i, j]:.4f}", ("wrong-word",))
    yield from slips("q1-weight", plain[1, 3])
    words = {"bank": 1, "interest": 3}
    full = {"q": "query", "k": "key", "v": "value"}
    parts = {f"{letter} {word}": f"q2-{name}-{word}" for letter, name in full.items() for word in words}
    yield from projections(inputs, words, parts)
    for done, A, names in learned_weights(X, W_q, W_k, W_v):
        yield Error("q3-weights", done, text(A), names)
        if len(names) < 2:
            yield Error("q4-weight", done, f"{A[1, 3]:.4f}", names)
            yield Error("q4-weight", f"{done}, three decimals", f"{A[1, 3]:.3f}", names)
            yield Error("q5-top-two", done, top(tokens, A[1]), names)
    yield Error("q3-weights", "rows for columns", text(learned.T), ("row-and-column-swapped",))
    yield Error("q3-weights", "not divided, two decimals", text(soft(X @ W_q @ (X @ W_k).T), 2), ("unscaled",))
    yield Error("q3-weights", "no percent signs", text(100 * learned, 2), ("percent-slip",))
    rows = learned.copy()
    rows[1, 3] *= -1
    yield Error("q3-weights", "one sign", text(rows), ("sign-slip",))
    for off in (-0.0004, 0.0354):
        tiny = learned.copy()
        tiny[1, 2] = off
        yield Error("q3-weights", f"one tiny cell is {off}", text(tiny), ())
    yield Error("q3-weights", "rows from last to first", text(learned[::-1]), ())
    yield Error("q4-weight", "row and column exchanged", f"{learned[3, 1]:.4f}", ("row-and-column-swapped",))
    for i, j in ((1, 1), (1, 4), (2, 3)):
        yield Error("q4-weight", f"cell {i}, {j}", f"{learned[i, j]:.4f}", ("wrong-word",))
    yield from slips("q4-weight", learned[1, 3])
    row = learned[1]
    yield Error("q5-top-two", "itself left out", f"interest {row[3]:.4f}, rates {row[4]:.4f}", ("own-word-left-out",))
    yield Error("q5-top-two", "weights exchanged", f"interest {row[1]:.4f}, bank {row[3]:.4f}", ("weights-exchanged",))
    yield Error("q5-top-two", "of interest", top(tokens, learned[3]), ("wrong-word",))
    yield Error("q5-top-two", "no percent signs", top(tokens, 100 * row, places=2), ("percent-slip",))
    yield Error("q5-top-two", "the lightest", top(tokens, -row).replace("-", ""), ())
    yield Error("q5-top-two", "shared between the two", "interest 0.7390, bank 0.2610", ())


def journey() -> Iterator[Error]:
    """Errors on the notebooks' sentence."""
    exercise = exercises.load("journey")
    inputs = exercise.inputs
    X, W_q, W_k, W_v = (inputs[name] for name in ("X", "W_q", "W_k", "W_v"))
    S, V = X @ X.T, X @ W_v
    plain, learned = soft(S), soft((X @ W_q) @ (X @ W_k).T / np.sqrt(2))
    for done, A, names in plain_weights(X):
        yield Error("weights-journey", done, row_text(A[1]), names)
        yield Error("context-journey", done, row_text(A[1] @ X), names)
    for done, A, names in list(plain_weights(X))[::2]:
        yield Error("weights", done, text(A), names)
        yield Error("context", done, text(A @ X), names)
    for done, A, names in learned_weights(X, W_q, W_k, W_v):
        yield Error("scaled-weights-journey", done, row_text(A[1]), names)
        if len(names) < 2:
            yield Error("context-journey-learned", done, row_text(A[1] @ V), names)
    yield Error("scores-journey", "cosines", row_text((unit(X) @ unit(X).T)[1]), ("cosine-for-dot-product",))
    yield Error("scores-journey", "of starts", row_text(S[2]), ("wrong-word",))
    yield Error("scores-journey", "divided by √d", row_text(S[1] / np.sqrt(3)), ("scaling-not-asked",))
    yield Error("scores-journey", "with learning", row_text((X @ W_q @ (X @ W_k).T)[1]), ("projection-not-asked",))
    shares = S[1] / S[1].sum()
    yield Error("sum-weights-journey", "cut off", row_text(np.floor(shares * 1000) / 1000, 3), ("truncated",))
    yield Error("scores-journey", "distances", row_text(np.linalg.norm(X - X[1], axis=1)), ())
    yield Error("sum-weights-journey", "softmax", row_text(plain[1]), ("softmax-not-asked",))
    yield Error("sum-weights-journey", "by the largest", row_text(S[1] / S[1].max()), ())
    yield Error("context-journey", "mean of X", row_text(X.mean(axis=0)), ("values-unweighted",))
    yield Error("context-journey", "sum of X", row_text(X.sum(axis=0)), ())
    yield Error("context-journey", "columns of the weights", row_text((plain.T @ X)[1]), ("attention-transposed",))
    yield Error("context-journey-learned", "keys", row_text(learned[1] @ X @ W_k), ("keys-for-values",))
    yield Error("context-journey-learned", "queries", row_text(learned[1] @ X @ W_q), ("queries-for-values",))
    yield Error("context-journey-learned", "mean of V", row_text(V.mean(axis=0)), ("values-unweighted",))
    yield from projections(inputs, {"journey": 1}, {"q journey": "query-journey"})


ERRORS = {"bank-interest": bank_interest, "journey": journey}
"""The invented errors on each exercise."""


def outcome(exercise_id: str, error: Error) -> str:
    """What becomes of an error: right, named, offered as a possibility, not named, or named wrongly."""
    result = grading.grade(exercises.load(exercise_id), {error.part: error.typed})[error.part]
    if result.status in ("correct", "imprecise"):
        return "right"
    possible = HEDGE in result.message
    if not error.names:
        return ("possibly" if possible else "wrongly") if result.mistakes else "rightly unnamed"
    if set(error.names) <= set(result.mistakes):
        return "named"
    return ("possibly" if possible else "wrongly") if result.mistakes else "unnamed"


def main() -> None:
    """Print one row per exercise, and every error that is not named as it should be."""
    for exercise_id, errors in ERRORS.items():
        outcomes = [(error, outcome(exercise_id, error)) for error in errors()]
        counts = Counter(what for _, what in outcomes)
        print(f"{exercise_id}: " + ", ".join(f"{count} {what}" for what, count in counts.most_common()))
        for error, what in outcomes:
            if what in ("unnamed", "wrongly", "possibly"):
                print(f"  {what} {error.part}: {error.done} ({' and '.join(error.names) or 'no name'})")


if __name__ == "__main__":
    main()
