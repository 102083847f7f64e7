"""The challenges: matrices to change, or a sentence, until what follows from them is as the goal says.

Each is one file in data/challenges. It holds the start, what may be changed, the goal and a solution.
"""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Annotated, TypeAlias

import numpy as np
from msgspec import Meta

from core.graph import nodes
from core.graph.form import LEARNED
from core.graph.nodes import NODES, steps_of
from core.graph.steps import Matrix, softmax
from core.graph.trace import Trace, attend
from core.homework.exercise_files import GivenNumber
from core.practice import goals, measure
from core.practice.goals import Condition, Labels
from core.practice.measure import Chain, Measure, Verdict
from core.reading import data_files, matrix_edits
from core.reading.data_files import DATA, DataError, FileRecord
from core.reading.matrix_edits import Edits
from core.reading.names import distinct, number_names

FOLDER = DATA / "challenges"

UNSCALED = "unscaled_weights"
"""The weights as they would be if the scores were not divided: a matrix that a goal may name beside the graph's."""

INPUTS = ("X", "W_q", "W_k", "W_v")
"""What a challenge with matrices begins with."""

_UNCHANGED = 1e-9

Rows: TypeAlias = tuple[tuple[GivenNumber, ...], ...]


class Numbers(FileRecord, tag="numbers"):
    """The matrices at the start; ``editable`` names those whose numbers may be changed, within ``least`` and ``most``.

    ``cells``: how many numbers may be changed; None for any. ``solution``: by matrix, row, column and number.
    """

    words: tuple[str, ...]
    X: Rows
    W_q: Rows
    W_k: Rows
    W_v: Rows
    editable: tuple[str, ...]
    least: float
    most: float
    solution: dict[str, tuple[tuple[int, int, float], ...]]
    cells: int | None = None


class Sentence(FileRecord, tag="sentence"):
    """The sentence at the start, and the head of the trained model that reads it, by layer and number from 1.

    ``words``: how many may be changed, left out or added. ``solution`` is another sentence.
    """

    text: str
    layer: int
    head: int
    words: int
    solution: str


class Challenge(FileRecord, dict=True):
    """A challenge, in the words of its file; ``because`` says, once it is solved, why it can be.

    ``place`` orders the challenges. ``code`` is shown with what is asked, such as a grader to be fooled.
    """

    id: str
    place: int
    title: str
    asks: str
    hint: str
    because: str
    start: Numbers | Sentence
    goal: Annotated[tuple[Condition, ...], Meta(min_length=1)]
    code: str = ""

    @cached_property
    def measures(self) -> tuple[Measure, ...]:
        """The goal of a challenge with matrices, on their cells."""
        return goals.measures(self.goal, labels(numbers(self)), chain(evaluate(start_matrices(self))))


@cache
def load() -> Mapping[str, Challenge]:
    """The challenges by id, in order.

    Raises:
        DataError: names file and field, if a file is not as expected.
    """
    found = {file: data_files.load(file, Challenge) for file in sorted(FOLDER.glob("*.toml"))}
    for file, challenge in found.items():
        if challenge.id != file.stem:
            raise DataError(file, "id", f"expected “{file.stem}”, as the file is called; found “{challenge.id}”")
    return {challenge.id: challenge for challenge in sorted(found.values(), key=lambda one: one.place)}


def numbers(challenge: Challenge) -> Numbers:
    """The start of a challenge with matrices."""
    assert isinstance(challenge.start, Numbers)  # noqa: S101  for the type checker
    return challenge.start


def start_matrices(challenge: Challenge) -> dict[str, Matrix]:
    """X and the weight matrices at the start."""
    start = numbers(challenge)
    return {name: np.array(getattr(start, name)) for name in INPUTS}


def solution(challenge: Challenge) -> dict[str, Matrix]:
    """X and the weight matrices of the stored solution."""
    found = start_matrices(challenge)
    for name, cells in numbers(challenge).solution.items():
        for i, j, value in cells:
            found[name][i, j] = value
    return found


def evaluate(matrices: Mapping[str, Matrix]) -> Trace:
    """The graph with learning, evaluated on X, W_q, W_k and W_v."""
    return attend(*(matrices[name] for name in INPUTS), replace=steps_of(LEARNED))


def chain(trace: Trace) -> Chain:
    """What a goal may name: the matrices of the graph, and the weights without scaling."""
    return {**trace.matrices, UNSCALED: softmax(trace.scores)}


def labels(start: Numbers) -> Labels:
    """The labels of rows and columns of all that a goal may name."""
    words = tuple(distinct(start.words))
    d_model, d_k, d_v = map(number_names, (*np.shape(start.W_q), np.shape(start.W_v)[1]))
    named = {"n": words, "n_kv": words, "d_model": d_model, "d_k": d_k, "d_v": d_v}
    shapes = {name: record.shape for records in (nodes.INPUTS, NODES) for name, record in records.items()}
    shapes[UNSCALED] = shapes["weights"]
    return {name: (named[n], named[m]) for name, (n, m) in shapes.items()}


def edit(challenge: Challenge, name: str, typed: Edits, fallback: Matrix) -> tuple[Matrix, Edits]:
    """A matrix of a challenge with its edits, and by place a sentence for each cell that cannot be used.

    There the numbers of the ``fallback`` stand.
    """
    start = numbers(challenge)
    M, problems = matrix_edits.edited_matrix(name, start_matrices(challenge)[name], typed, fallback)
    allowed = f"Here each number must lie {limits(start)}."
    beyond = {
        (i, j): f"Row {i + 1}, column {j + 1} of {name}: {typed[i, j]} is out of range. {allowed}"
        for i, j in map(tuple, np.argwhere((start.least > M) | (start.most < M)).tolist())
    }
    for place in beyond:
        M[place] = fallback[place]
    return M, {**problems, **beyond}


def limits(start: Numbers) -> str:
    """Between which numbers those of a challenge have to lie."""
    least, most = (f"{value:g}".replace("-", "−") for value in (start.least, start.most))
    return f"between {least} and {most}"


def cost(challenge: Challenge, matrices: Mapping[str, Matrix]) -> tuple[int, float]:
    """How many numbers were changed, and by how much in all: the sum of the sizes of the changes."""
    before = start_matrices(challenge)
    changes = np.concatenate([np.abs(matrices[name] - M).ravel() for name, M in before.items()])
    return int((changes > _UNCHANGED).sum()), float(changes.sum())


def verdict(
    challenge: Challenge, matrices: Mapping[str, Matrix], trace: Trace | None = None, *, is_usable: bool = True
) -> Verdict:
    """How far the goal of a challenge with matrices is; ``trace`` is theirs, if it is there already.

    If not all that was typed ``is_usable``, the goal is not reached by what stood there before.
    """
    most = numbers(challenge).cells
    is_allowed = is_usable and (most is None or cost(challenge, matrices)[0] <= most)
    return measure.verdict(challenge.measures, chain(trace or evaluate(matrices)), is_allowed=is_allowed)
