"""How many of the next errors are named: ``python -m benchmarks.new_errors``.

Students' errors that were written down before anybody looked whether they are known, in plain NumPy: each on six
exercises, in one part of each. `names` are those that describe an error truly; most of the ways have none.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from core import exercises, grading
from core.graph.ways import SOFTMAX
from core.homework.alternatives import alternatives, pairs, ranges
from core.homework.distance import SAME, distance
from core.homework.exercise import read_answer
from tests.core.homework.plain import soft
from tests.core.homework.plain import typed as text

Matrix: TypeAlias = npt.NDArray[np.float64]
Numbers: TypeAlias = dict[str, Matrix]
"""What a student has on paper so far, by its name."""

EXERCISES = (
    ("bank-interest", 3), ("economic-area", None), ("journey", None), ("she-left", None), ("drawn-5-3-2", None),
    ("drawn-6-4-3-mask", 2),
)  # fmt: skip


class Way(NamedTuple):
    """A way to go wrong: what is done, the sheet's entry that it makes wrong, how, and the true names of it."""

    done: str
    entry: str
    wrong: Callable[[Numbers], Matrix]
    names: tuple[str, ...] = ()


class Error(NamedTuple):
    """One way in one part of an exercise: what is typed."""

    exercise: exercises.Exercise
    part: exercises.Part
    way: Way
    typed: str
    exact: Matrix


def with_number(M: Matrix, i: int, j: int, value: float) -> Matrix:
    """The matrix with another number in one place."""
    other = M.copy()
    other[i % M.shape[0], j % M.shape[1]] = value
    return other


def cut(M: Matrix, places: int) -> Matrix:
    """The numbers with all but some decimals cut off."""
    return np.trunc(M * 10**places) / 10**places


def over(E: Matrix, sums: Matrix) -> Matrix:
    """Exponentials, each divided by a sum of its row."""
    return E / sums[:, None]


def exchanged_digits(value: float) -> float:
    """A number with its last two digits exchanged, as 0.45 and 0.54; of one decimal, the point's two sides."""
    digits = f"{value:.2f}" if round(value, 1) != value else f"{value:.1f}"
    return float(f"{digits[:-2]}{digits[-1]}{digits[-2]}") if digits[-2] != "." else float(f"{digits[-1]}.{digits[-3]}")


def without(M: Matrix, axis: int, i: int) -> Matrix:
    """The matrix with zeros in one row or column: a term that nobody adds."""
    other = M.copy()
    other[(slice(None),) * axis + (i % M.shape[axis],)] = 0
    return other


def later(S: Matrix, k: int = 1) -> Matrix:
    """Which columns are later than the row, by k or more."""
    return np.triu(np.ones(S.shape), k=k) == 1


def own_word(S: Matrix) -> Matrix:
    """The place of each word in its own row."""
    return np.eye(*S.shape) == 1


def exps(o: Numbers) -> Matrix:
    """The exponentials of what a word may look at."""
    return np.exp(o["masked"])


LEFT_OUT, MISCOPIED, CUT = ("term-left-out",), ("input-miscopied",), ("cut-early",)

WAYS = (
    Way("two words' vectors exchanged", "X", lambda o: o["X"][[0, 2, 1, *range(3, len(o["X"]))]]),
    Way("a number of X taken from its right", "X", lambda o: with_number(o["X"], 1, 0, o["X"][1, 1]), MISCOPIED),
    Way("a number of X taken from below", "X", lambda o: with_number(o["X"], 1, 2, o["X"][2, 2]), MISCOPIED),
    Way("a number of X with no point", "X", lambda o: with_number(o["X"], 1, 1, 10 * o["X"][1, 1])),
    Way("a digit of X misread", "X", lambda o: with_number(o["X"], 3, 1, o["X"][3 % len(o["X"]), 1] + 0.3)),
    Way("a word's vector copied twice", "X", lambda o: o["X"][[0, 0, *range(2, len(o["X"]))]]),
    Way("a number of W_k copied as 0", "W_k", lambda o: with_number(o["W_k"], 2, 1, 0.0), MISCOPIED),
    Way("a number of W_q from the row below", "W_q", lambda o: with_number(o["W_q"], 0, 1, o["W_q"][1, 1]), MISCOPIED),
    Way("digits of W_q exchanged", "W_q", lambda o: with_number(o["W_q"], 1, 0, exchanged_digits(o["W_q"][1, 0])), MISCOPIED),
    Way("a minus in W_v lost", "W_v", lambda o: np.where(o["W_v"] == o["W_v"].min(), -o["W_v"], o["W_v"]), MISCOPIED),
    Way("the columns of W_v exchanged", "W_v", lambda o: o["W_v"][:, ::-1]),
    Way("the rows of W_k upside down", "W_k", lambda o: o["W_k"][::-1]),
    Way("the last product of the queries forgotten", "Q", lambda o: o["X"][:, :-1] @ o["W_q"][:-1], LEFT_OUT),
    Way("the first product of the keys forgotten", "K", lambda o: o["of"][:, 1:] @ o["W_k"][1:], LEFT_OUT),
    Way("the second product of the values forgotten", "V", lambda o: without(o["of"], 1, 1) @ o["W_v"], LEFT_OUT),
    Way("W_v for the keys", "K", lambda o: o["of"] @ o["W_v"], ("another-weight-matrix",)),
    Way("W_v for the queries", "Q", lambda o: o["X"] @ o["W_v"], ("another-weight-matrix",)),
    Way("W_q for the values", "V", lambda o: o["of"] @ o["W_q"], ("queries-for-values", "another-weight-matrix")),
    Way("W_k for the values", "V", lambda o: o["of"] @ o["W_k"], ("keys-for-values", "another-weight-matrix")),
    Way("W_q for everything", "W", lambda o: o["W_q"], ("one-weight-matrix",)),
    Way("W_v for everything", "W", lambda o: o["W_v"], ("one-weight-matrix",)),
    Way(
        "W_k filled by columns", "W_k", lambda o: o["W_k"].ravel().reshape(o["W_k"].shape, order="F"),
        ("filled-by-columns", "transposed-projection"),
    ),
    Way(
        "W_v filled by columns", "W_v", lambda o: o["W_v"].ravel().reshape(o["W_v"].shape, order="F"),
        ("filled-by-columns", "transposed-projection"),
    ),
    Way("queries cut to one decimal", "Q", lambda o: cut(o["Q"], 1), CUT),
    Way("keys cut to two decimals", "K", lambda o: cut(o["K"], 2), CUT),
    Way("queries plus embeddings' sum", "Q", lambda o: o["Q"] + o["X"].sum(axis=1, keepdims=True)),
    Way("K.reshape", "scores", lambda o: o["Q"] @ o["K"].reshape(o["K"].shape[::-1]), ("reshaped-for-transposed",)),
    Way("one dimension left out of the scores", "scores", lambda o: o["Q"][:, 1:] @ o["K"][:, 1:].T, LEFT_OUT),
    Way("no minus in the products", "scores", lambda o: np.abs(o["Q"]) @ np.abs(o["K"]).T),
    Way("scores cut to one decimal", "scores", lambda o: cut(o["scores"], 1), CUT),
    Way("sums in place of products", "scores", lambda o: o["Q"].sum(axis=1)[:, None] + o["K"].sum(axis=1)),
    Way("the mean of the products", "scores", lambda o: o["scores"] / o["K"].shape[1] ** 2),
    Way("d_k**1/2", "scaled", lambda o: o["scores"] / (o["K"].shape[1] / 2), ("power-before-division",)),
    Way("/ d_k ** 1 / 2", "scaled", lambda o: o["scores"] / o["K"].shape[1] / 2, ("power-before-division",)),
    Way("by the root of how many words", "scaled", lambda o: o["scores"] / len(o["of"]) ** 0.5, ("divided-by-sqrt-n",)),
    Way("by how many words", "scaled", lambda o: o["scores"] / len(o["of"]), ("divided-by-sqrt-n",)),
    Way("by 10", "scaled", lambda o: o["scores"] / 10),
    Way("by d_model", "scaled", lambda o: o["scores"] / o["X"].shape[1] if o["K"].shape[1] != 3 else o["scores"] / 7),
    Way("by the root of d_k plus one", "scaled", lambda o: o["scores"] / (o["K"].shape[1] ** 0.5 + 1)),
    Way("scaled scores cut to one decimal", "scaled", lambda o: cut(o["scaled"], 1), CUT),
    Way(
        "the denominator without the last word", "weights", lambda o: over(exps(o), exps(o)[:, :-1].sum(axis=1)),
        ("word-left-out",),
    ),
    Way(
        "the denominator without the word itself", "weights",
        lambda o: over(exps(o), np.where(own_word(exps(o)), 0, exps(o)).sum(axis=1)), ("word-left-out",),
    ),
    Way("the first word skipped", "weights", lambda o: soft(put_column(o["masked"], 0)), ("word-left-out",)),
    Way("no minus in the exponents", "weights", lambda o: soft(np.where(o["masked"] > -99, np.abs(o["masked"]), -np.inf)),
        ("minus-lost",)),
    Way("every exponent turned around", "weights", lambda o: soft(np.where(o["masked"] > -99, -o["masked"], -np.inf))),
    Way("exponentials cut to one decimal", "weights", lambda o: over(cut(exps(o), 1), cut(exps(o), 1).sum(axis=1)), CUT),
    Way("3 for e", "weights", lambda o: soft(o["masked"], 3)),
    Way("the sum of the row above", "weights", lambda o: over(exps(o), np.roll(exps(o).sum(axis=1), 1))),
    Way("one added to each exponential", "weights", lambda o: over(exps(o) + 1, (exps(o) + 1).sum(axis=1))),
    Way("squares of the exponentials in the sum", "weights", lambda o: over(exps(o), (exps(o) ** 2).sum(axis=1))),
    Way("the mask one off", "masked", lambda o: np.where(later(o["scaled"], 2), -np.inf, o["scaled"]), ("mask-one-off",)),
    Way("-1 for minus infinity", "masked", lambda o: np.where(later(o["scaled"]), -1, o["scaled"]),
        ("mask-with-minus-one",)),
    Way("1 subtracted where it is hidden", "masked", lambda o: o["scaled"] - later(o["scaled"]), ("mask-with-minus-one",)),
    Way("the weights to one decimal", "used", lambda o: np.round(o["weights"], 1), ("rounded-early",)),
    Way("the weights cut to two decimals", "used", lambda o: cut(o["weights"], 2), CUT),
    Way("the values of the first two words exchanged", "passed on", lambda o: o["V"][[1, 0, *range(2, len(o["V"]))]]),
    Way("the value of the second word left out", "passed on", lambda o: without(o["V"], 0, 1), LEFT_OUT),
    Way("the word's own value left out", "used", lambda o: np.where(own_word(o["weights"]), 0, o["weights"]), LEFT_OUT),
    Way("the sum of the values", "used", lambda o: np.ones_like(o["weights"])),
    Way("squared weights", "used", lambda o: o["weights"] ** 2),
    Way("the embedding added", "context", lambda o: o["context"] + o["X"], ("residual-added",)),
    Way("the value added", "context", lambda o: o["context"] + o["V"], ("residual-added",)),
    Way("the weights used twice", "context", lambda o: o["weights"] @ o["context"], ("weights-applied-twice",)),
    Way("divided by how many words", "context", lambda o: o["context"] / len(o["of"])),
    Way("zeros", "typed", lambda o: 0 * o["typed"], ("nothing-computed",)),
    Way("the even share", "weights", lambda o: over(o["masked"] > -99, (o["masked"] > -99).sum(axis=1)),
        ("even-weights", "values-unweighted")),
    Way("the first two numbers exchanged", "typed", lambda o: o["typed"][:, [1, 0, *range(2, o["typed"].shape[1])]]),
    Way("moved by one column", "typed", lambda o: np.roll(o["typed"], 1, axis=1)),
    Way("ten times as much", "typed", lambda o: 10 * o["typed"]),
    Way("a wrong digit in one number", "typed", lambda o: o["typed"] + 0.03 * (np.indices(o["typed"].shape).sum(axis=0) == 1)),
)  # fmt: skip


def put_column(M: Matrix, j: int) -> Matrix:
    """The scores with one word hidden from all others; it still sees itself if it sees nothing else."""
    other = M.copy()
    other[1:, j] = -np.inf
    return other


def sheet(exercise: exercises.Exercise, graph: str, way: Way | None) -> Numbers:
    """The whole computation on paper, with one way to go wrong in it."""
    form, inputs = exercise.graphs[graph], exercise.inputs_of(graph)
    o: Numbers = {name: np.array(inputs[name]) for name in inputs}

    def enter(name: str, right: Matrix) -> None:
        o[name] = right
        if way and way.entry == name:
            o[name] = way.wrong(o)

    enter("X", o["X"])
    o["of"] = o["X_kv"] if form.cross else o["X"]
    for name in ("W_q", "W_k", "W_v"):
        if name in o:
            enter(name, o[name])
            if way and way.entry == "W":
                o[name] = way.wrong({**o, **{one: np.array(inputs[one]) for one in ("W_q", "W_k", "W_v")}})
    enter("Q", o["X"] @ o["W_q"] if form.learned else o["X"])
    enter("K", o["of"] @ o["W_k"] if form.learned else o["of"])
    enter("V", o["of"] @ o["W_v"] if form.learned else o["of"])
    enter("scores", o["Q"] @ o["K"].T)
    enter("scaled", o["scores"] / o["K"].shape[1] ** 0.5 if form.is_scaled else o["scores"])
    enter("masked", np.where(later(o["scaled"]), -np.inf, o["scaled"]) if form.is_masked else o["scaled"])
    enter("weights", soft(o["masked"]) if form.normalise == SOFTMAX else over(o["masked"], o["masked"].sum(axis=1)))
    enter("used", o["weights"])
    enter("passed on", o["V"])
    enter("context", o["used"] @ o["passed on"])
    return o


NODES = {"scaled_scores": "scaled", "masked_scores": "masked"}
APPLIES_TO_MASKS = ("masked",)
SCALED = ("scaled",)


def exact_rows(part: exercises.Part, o: Numbers, way: Way | None) -> Matrix:
    """The rows of which a part asks for all or one number, to the last digit."""
    M = o[NODES.get(part.node, part.node)]
    rows = M if part.row is None else M[part.row : part.row + 1]
    return way.wrong({"typed": rows}) if way and way.entry == "typed" else rows


def typed(part: exercises.Part, rows: Matrix) -> str:
    """What is typed into a part's field."""
    if part.kind == "number":
        return text(rows[:, part.column : part.column + 1])
    if part.kind == "ranking":
        heaviest = np.argsort(-rows[0], kind="stable")[: part.shape[0]]
        return ", ".join(f"{part.columns[i]} {rows[0, i]:.4f}" for i in heaviest)
    return text(rows)


def errors() -> Iterator[Error]:
    """Each way on each exercise, in one of the parts in which it shows; the parts take turns."""
    for name, variant in EXERCISES:
        exercise = exercises.load(name, variant)
        parts = [part for part in exercise.parts if part.kind != "choice"]
        for turn, way in enumerate(WAYS):
            shows = [one for part in parts if (one := _error(exercise, part, way))]
            if shows:
                yield shows[turn % len(shows)]


def _error(exercise: exercises.Exercise, part: exercises.Part, way: Way) -> Error | None:
    form = exercise.graphs[part.graph]
    skipped = (way.entry in SCALED and not form.is_scaled) or (way.entry in APPLIES_TO_MASKS and not form.is_masked)
    if skipped or (way.entry.startswith("W") and not form.learned) or (way.entry in "QKV" and not form.learned):
        return None
    try:
        with np.errstate(all="ignore"):
            rows, key = (exact_rows(part, sheet(exercise, part.graph, one), one) for one in (way, None))
    except (ValueError, IndexError):  # the shapes do not allow it
        return None
    wrong, right = typed(part, rows), typed(part, key)
    is_other = grading.grade(exercise, {part.id: wrong})[part.id].status in ("wrong", "partial")
    return Error(exercise, part, way, wrong, rows) if is_other and wrong != right and "nan" not in wrong else None


def outcome(error: Error) -> str:
    """Named rightly, named wrongly or not at all; a possibility counts as a name."""
    told = grading.grade(error.exercise, {error.part.id: error.typed})[error.part.id].mistakes
    if not told:
        return "not named"
    return "rightly" if set(told) & {*error.way.names, *_indistinguishable(error)} else "wrongly"


def _indistinguishable(error: Error) -> Iterator[str]:
    """The mistakes that lead to the very same numbers, to the last digit: nobody can tell these apart."""
    answer = read_answer(replace(error.part, row=0 if error.part.row is not None else None), error.exact)
    for candidates in (alternatives, ranges, pairs):
        for one in candidates(error.exercise, error.part):
            if distance(one.answer, answer) < SAME:
                yield from one.mistakes


def main() -> None:
    """Print how many are named, and those that are named wrongly."""
    outcomes = [(error, outcome(error)) for error in errors()]
    counts = Counter(what for _, what in outcomes)
    print(f"{len(outcomes)} errors: {dict(counts)}")
    for error, what in outcomes:
        if what != "rightly":
            result = grading.grade(error.exercise, {error.part.id: error.typed})[error.part.id]
            print(f"{what}: {error.exercise.id} {error.part.id}: {error.way.done}: {result.mistakes}")


if __name__ == "__main__":
    main()
