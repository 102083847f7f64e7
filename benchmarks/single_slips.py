"""A class in which everybody makes one slip and carries on: ``python -m benchmarks.single_slips [STUDENTS]``.

What each student computes and what each answer ought to earn are worked out here in plain NumPy, without the graph and
without the known mistakes: the first answer that shows the slip earns its share, everything else counts. Half of the
class computes with what was typed before, to three or four decimals; spellings are mixed. Printed are the answers
whose marks differ.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from core import exercises, grading
from tests.core.homework.plain import soft

Matrix: TypeAlias = npt.NDArray[np.float64]
Rounding: TypeAlias = Callable[[Matrix], Matrix]
BANK, INTEREST = 1, 3
VARIANTS = (None, 1, 2, 3, 4)


class Difference(NamedTuple):
    """A mark that is not what it ought to be."""

    slip: str
    part: str
    typed: str
    earned: float
    ought: float


def future_hidden(S: Matrix) -> Matrix:
    """The scores with −∞ above the diagonal."""
    return np.where(np.triu(np.ones_like(S), 1) > 0, -np.inf, S)


PLAIN_SLIPS: Mapping[str, Callable[[Matrix], Matrix]] = {
    "divided by √d": lambda S: soft(S / np.sqrt(3)),
    "columns": lambda S: soft(S, axis=0),
    "no softmax": lambda S: S,
    "only exponentials": np.exp,
    "by their sum": lambda S: S / S.sum(axis=1, keepdims=True),
    "twice": lambda S: soft(soft(S)),
    "base 2": lambda S: soft(S, 2),
    "masked": lambda S: soft(future_hidden(S)),
}
WEIGHT_SLIPS: Mapping[str, Callable[[Matrix, float], Matrix]] = {
    "not divided": lambda S, _: soft(S),
    "divided by d_k": lambda S, d: soft(S / d),
    "multiplied": lambda S, d: soft(S * np.sqrt(d)),
    "columns": lambda S, d: soft(S / np.sqrt(d), axis=0),
    "no softmax": lambda S, d: S / np.sqrt(d),
    "by their sum": lambda S, _: S / S.sum(axis=1, keepdims=True),
    "twice": lambda S, d: soft(soft(S / np.sqrt(d))),
    "base 2": lambda S, d: soft(S / np.sqrt(d), 2),
    "base 10": lambda S, d: soft(S / np.sqrt(d), 10),
    "divided afterwards": lambda S, d: soft(S) / np.sqrt(d),
    "masked": lambda S, d: soft(future_hidden(S / np.sqrt(d))),
    "one score wrong": lambda S, d: soft((S + 0.5 * (np.arange(S.size) == 8).reshape(S.shape)) / np.sqrt(d)),
}
PROJECTIONS: Mapping[str, Callable[[Matrix, Matrix, Matrix, Matrix], tuple[Matrix, Matrix, Matrix]]] = {
    "exchanged": lambda X, q, k, v: (X @ k, X @ q, X @ v),
    "Q Qᵀ": lambda X, q, _, v: (X @ q, X @ q, X @ v),
    "K Kᵀ": lambda X, _, k, v: (X @ k, X @ k, X @ v),
    "transposed": lambda X, q, k, v: (X @ q.T, X @ k.T, X @ v.T),
    "without weights": lambda X, *_: (X, X, X),
    "keys for values": lambda X, q, k, _: (X @ q, X @ k, X @ k),
    "queries for values": lambda X, q, k, _: (X @ q, X @ k, X @ q),
    "values not projected": lambda X, q, k, _: (X @ q, X @ k, X),
    "a query misread": lambda X, q, k, v: (X @ q + 0.3 * (np.arange(len(X)) == BANK)[:, None], X @ k, X @ v),
    "a key misread": lambda X, q, k, v: (X @ q, X @ k - 0.4 * (np.arange(len(X)) == INTEREST)[:, None], X @ v),
}
SLIPS = (
    *(("plain", name) for name in PLAIN_SLIPS),
    *(("weights", name) for name in WEIGHT_SLIPS),
    *(("projection", name) for name in PROJECTIONS),
    ("context", "transposed"), ("context", "plain mean"), ("none", "none"),
)  # fmt: skip


def answers(inputs: Mapping[str, Matrix], slip: tuple[str, str], rounded: Rounding) -> dict[str, Matrix]:
    """All numbers of the homework with one slip, each computed from what was typed before."""
    stage, name = slip
    X, W_q, W_k, W_v = (inputs[matrix] for matrix in ("X", "W_q", "W_k", "W_v"))
    plain = rounded(PLAIN_SLIPS[name](X @ X.T) if stage == "plain" else soft(X @ X.T))
    project = PROJECTIONS[name] if stage == "projection" else lambda X, q, k, v: (X @ q, X @ k, X @ v)
    Q, K, V = (np.array(M) for M in project(X, W_q, W_k, W_v))
    numbers = {"q1-weight": plain[BANK, INTEREST], "q1-weights": plain}
    for row, word in ((BANK, "bank"), (INTEREST, "interest")):
        for M, letter in ((Q, "query"), (K, "key"), (V, "value")):
            M[row] = numbers[f"q2-{letter}-{word}"] = rounded(M[row])
    scores, d_k = Q @ K.T, float(K.shape[1])
    weights = WEIGHT_SLIPS[name](scores, d_k) if stage == "weights" else soft(scores / np.sqrt(d_k))
    numbers["q3-weights"] = weights = rounded(weights)
    numbers |= {"q4-weight": weights[BANK, INTEREST], "q5-top-two": np.sort(weights[BANK])[:-3:-1]}
    if stage == "context":
        context = weights.T @ V if name == "transposed" else np.tile(V.mean(axis=0), (len(V), 1))
    else:
        context = weights @ V
    return {**numbers, "q6-context": rounded(context)}


def spell_numbers(numbers: Matrix, places: int, chance: random.Random) -> str:
    """Numbers as a student may type them."""
    rows = [[f"{value:.{places}f}" for value in row] for row in np.atleast_2d(numbers)]
    if np.ndim(numbers) == 0:
        (value,) = rows[0]
        percent = f"{100 * float(value):.{places - 2}f} %"
        return chance.choice((value, value.replace(".", ","), f"= {value}", f"`{value}`", percent))
    style = chance.randrange(4)
    if style == 0:
        return "\n".join(" ".join(row) for row in rows)
    if style == 1:
        return "\n".join("; ".join(row).replace(".", ",") for row in rows)
    if style == 2:
        return "[" + ",\n ".join("[" + ", ".join(row) + "]" for row in rows) + "]"
    return "\n".join("\t".join(row) for row in rows)


def typed(
    exercise: exercises.Exercise, numbers: Mapping[str, Matrix], places: int, chance: random.Random
) -> dict[str, str]:
    """What a student types who got these numbers."""
    texts = {part: spell_numbers(value, places, chance) for part, value in numbers.items() if part != "q5-top-two"}
    order = np.argsort(-numbers["q3-weights"][BANK], kind="stable")[:2]
    words = ((exercise.tokens[i], f"{numbers['q3-weights'][BANK, i]:.{places}f}") for i in order)
    texts["q5-top-two"] = ", ".join(f"{word} {weight}" for word, weight in words)
    for question in ("q1", "q4"):
        texts[f"{question}-strength"] = "strong" if numbers[f"{question}-weight"] >= 0.4 else "weak"
    return texts


def right_share(numbers: Matrix, key: Matrix, places: int) -> float:
    """The share of numbers that are right: within half a unit of their own last place, or a unit of the fourth.

    In a row of weights zeros and even shares count only beside another number that is right.
    """
    as_typed = np.reshape([float(f"{value:.{places}f}") for value in np.ravel(numbers)], np.shape(key))
    right = np.abs(as_typed - key) <= max(0.5 * 10.0**-places, 1e-4) + 1e-12
    if np.shape(key) == (5, 5):
        tells = (key > 0.0005) & (np.abs(key - 0.2) > 0.0005)
        right &= tells | (right & tells).any(axis=1, keepdims=True)
    return float(np.mean(right))


def compare_marks(
    slip: tuple[str, str], variant: int | None, places: int, own: bool, seed: int
) -> Iterator[Difference]:
    """The marks of one student that are not what they ought to be."""
    chance, exercise = random.Random(seed), exercises.load("bank-interest", variant)  # noqa: S311
    key, exact = (answers(exercise.inputs, one, lambda M: M) for one in (("none", "none"), slip))

    def rounded(M: Matrix) -> Matrix:
        return np.vectorize(lambda value: float(f"{value:.{places}f}"))(M) if own else M

    numbers = answers(exercise.inputs, slip, rounded)
    graded = grading.grade(exercise, texts := typed(exercise, numbers, places, chance))
    is_paid = False
    for part, result in graded.items():
        ought = 1.0
        if part in exact and not is_paid and right_share(exact[part], key[part], places) < 1:
            ought, is_paid = right_share(numbers[part], key[part], places), True
        if abs(result.credit - ought) > 1e-9:
            yield Difference("/".join(slip), part, texts[part], result.credit, ought)


def differences(students: int) -> Iterator[Difference]:
    """The differences in a class, in which slips, variants, decimals and ways of computing take turns."""
    for i in range(students):
        slip = SLIPS[i % len(SLIPS)]
        turn = i // len(SLIPS)
        yield from compare_marks(slip, VARIANTS[turn % len(VARIANTS)], 3 + i % 2, bool(turn % 2), i)


def main() -> None:
    """Print how many marks differ, and which."""
    parser = argparse.ArgumentParser(description="A class with single slips, compared with keys in plain NumPy.")
    parser.add_argument("students", nargs="?", type=int, default=300)
    students = parser.parse_args().students
    found = list(differences(students))
    for one in found:
        text = one.typed.replace("\n", " / ")
        print(f"{one.slip}: {one.part} earned {one.earned:.2f} and not {one.ought:.2f}: {text[:90]}")
    print(f"{students} students, {14 * students:,} marks, {len(found)} differ")


if __name__ == "__main__":
    main()
