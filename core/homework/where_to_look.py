"""Where to look: names a part in a sentence, and says of an answer that no mistake explains where it went wrong.

If nothing is right, it says what is true of the numbers: the sum of a row, a sign, a size. Of the key no more is told
than on which side of an even share it is.
"""

import re
from collections.abc import Iterator

import numpy as np

from core.graph.nodes import EVERY_NODE, inputs_of
from core.graph.steps import Matrix
from core.graph.ways import SOFTMAX
from core.homework.exercise import Exercise, Part
from core.homework.places import MOST_NAMED
from core.homework.results import Result
from core.reading.answers import Numbers, Reading
from core.reading.readings import listed
from core.reading.verdicts import half_unit

METHOD = "Check first which step and which words are asked for, then the arithmetic."
"""Advice where nothing is right."""

_SUMS = ("Q", "K", "V", "scores", "scaled_scores", "context")
"""The nodes that are sums of products of what is given, but for factors that are not below 0."""

_EVEN = 0.01
"""Rows whose sum is no further from 1 are said to sum to 1."""

COMPARE = "Compare how you got a number that is right with how you got one that is not."
"""Advice where some numbers are right, and too many are not to name each."""

_STOP = re.compile(r"[.:;?!](?:\s|$)")


def question_of(exercise: Exercise, part_id: str) -> str:
    """The number of a part and of its question, or its prompt up to the first stop if others share the question.

    The quiz numbers parts where it shows one at a time, and questions on the whole sheet.

    >>> from core import exercises
    >>> question_of(exercises.load("bank-interest"), "q2-query-bank")
    'part 4 (The query of “bank”)'
    """
    part = exercise.part(part_id)
    question = exercise.question_of(part)
    number = exercise.questions.index(question) + 1
    prompt, *_ = _STOP.split(part.prompt)
    return f"part {exercise.parts.index(part) + 1} ({prompt if len(question.parts) > 1 else f'question {number}'})"


def with_source(message: str, exercise: Exercise, part_id: str, name: str) -> str:
    """A message with another ``name`` for the part that an answer follows from, where the quiz's says nothing."""
    return message.replace(question_of(exercise, part_id), name)


def where_to_look(exercise: Exercise, part: Part, result: Result) -> str:
    """Advice on an answer that is not right and that no mistake explains: where it is wrong, never what is right."""
    if part.kind == "choice":
        return ""
    if result.status == "wrong":
        return answer_advice(exercise, part, result.answer)
    wrong = np.atleast_2d(np.array(result.cells, dtype=object)) == "wrong"
    if not wrong.any():
        return ""
    if part.kind == "ranking":
        return "Look again at which words weigh most." if wrong[:, 0].any() else "Look again at the weights."
    places = list(_wrong_places(part, wrong))
    return f"Look again at {listed(places)}." if len(places) <= MOST_NAMED else COMPARE


def _wrong_places(part: Part, wrong: np.ndarray) -> Iterator[str]:
    """The rows of a matrix, or the numbers of a vector, that are not right."""
    is_matrix = part.kind == "matrix"
    lines = np.flatnonzero(wrong.any(axis=1) if is_matrix else wrong[0]).tolist()
    tokens = part.tokens if is_matrix else part.columns if EVERY_NODE[part.node].is_pairwise else ()
    words = [f"“{token}”" for token in tokens]
    for i in lines:
        place = f"{'row' if is_matrix else 'number'} {i + 1}"
        if not words:
            yield place
        elif words.count(words[i]) > 1:
            yield f"{place} ({words[i]})"
        else:
            yield f"row {words[i]}" if is_matrix else words[i]


def answer_advice(exercise: Exercise, part: Part, reading: Reading) -> str:
    """What the numbers of an answer claim that has none right, or else what to check.

    >>> from core import exercises
    >>> from core.reading.answers import read_typed
    >>> area = exercises.load("economic-area")
    >>> answer_advice(area, area.part("weights"), read_typed("[" + "[.1 .1 .1 .7 .3]" * 4 + "]", area.part("weights")))
    'Row 1 sums to more than 1, and the weights of a row sum to 1: look at the softmax.'
    """
    if not isinstance(reading, Numbers) or any(cell is None for cell in reading.cells):
        return METHOD
    M = np.reshape([float(cell.value) for cell in reading.cells if cell], (-1, (part.shape or (1,))[-1]))
    if not EVERY_NODE[part.node].is_share:
        return _size_advice(exercise, part, M)
    if exercise.graphs[part.graph].normalise != SOFTMAX:
        return METHOD
    if part.shape:
        margin = float(sum(half_unit(cell.places or 0) for cell in reading.cells if cell)) / len(M)
        return _sum_advice(M, margin) if part.column is None else METHOD
    row = exercise.traces[part.graph].matrices[part.node][part.row]
    return _share_advice(float(M[0, 0]), float(row[part.column]), int(np.count_nonzero(row)))


def _share_advice(weight: float, key: float, even: int) -> str:
    """Which side of an even share a weight is on; asked by the average power of e if the ``key`` is on the other."""
    times = weight * even
    if (times - 1) * (key * even - 1) > 0 and (weight <= 1 / 2 or key > 1 / 2):
        side = "above" if times > 1 else "below"
        return f"The right weight, too, is {side} an even share, 1/{even}: check each exponential and the sum."
    if weight > 1 / 2:
        return "That is more than all other words get together: is its score so far above theirs?"
    than, beside = ("", "equal to") if times == 1 else ("more than ", "above") if times > 1 else ("less than ", "below")
    powers = f"Raise e to each score of the row: is this word’s power {beside} their average?"
    return f"That is {than}an even share, 1/{even}. {powers}"


def _sum_advice(M: Matrix, margin: float) -> str:
    """Which row does not sum to 1, given the ``margin`` of its decimals, or that all do."""
    sums = M.sum(axis=1)
    off = np.flatnonzero(np.abs(sums - 1) > margin + 1e-9)
    if not off.size and (np.abs(sums - 1) > _EVEN).any():
        return METHOD
    if not off.size:
        which = "Each row sums to 1, as it" if len(M) > 1 else "They sum to 1, as they"
        return f"{which} should: look at the scores that go into the softmax."
    which = f"Row {off[0] + 1} sums" if len(M) > 1 else "They sum"
    than = "less" if sums[off[0]] < 1 else "more"
    return f"{which} to {than} than 1, and the weights of a row sum to 1: look at the softmax."


def _size_advice(exercise: Exercise, part: Part, M: Matrix) -> str:
    """Whether a row of what is given, times a column, can lead to numbers of such a sign and size."""
    given, form = exercise.inputs_of(part.graph), exercise.graphs[part.graph]
    if part.node not in _SUMS or form.positions or form.normalise != SOFTMAX:
        return METHOD
    names = inputs_of(part.node, form)
    if (M < 0).any() and all((given[name] >= 0).all() for name in names):
        return "Every number that is given is 0 or more, so no sum of their products is below 0."
    left = "X_kv" if "X_kv" in names else "X"
    right = next((name for name in sorted(names, reverse=True) if name.startswith("W")), left)
    if part.node == "scaled_scores" or (part.node == "scores" and right != left):
        return METHOD
    is_mean, most = part.node == "context" and right == left, np.abs(given[right]).max()
    total = 1.0 if is_mean else np.abs(given[left]).sum(axis=1).max()
    if np.abs(M).max() <= total * most:
        return f"Sign and size are possible here. {METHOD}"
    name = exercise.name_of(part.graph, right)
    if is_mean:
        return f"Signs aside, a number is larger than all of {name}, and an average of its rows never is."
    return f"A number is too large: no row of {left} reaches it with the numbers of {name}."
