"""Where to look: names a part in a sentence, and says where an answer that no mistake explains went wrong."""

import re
from collections.abc import Iterator

import numpy as np

from core.graph.nodes import EVERY_NODE
from core.homework.exercise import Exercise, Part
from core.homework.plausible import told_of
from core.homework.results import Result
from core.reading.readings import listed

COMPARE = "Compare how you got a number that is right with how you got one that is not."
"""Advice where some numbers are right, and too many are not to name each."""

_STOP = re.compile(r"[.:;?!](?:\s|$)")

MOST_NAMED = 3
"""The most rows or numbers that are named."""


def question_of(exercise: Exercise, part_id: str) -> str:
    """The number of a part and of its question, or its prompt up to the first stop if others share the question.

    The quiz numbers parts where it shows one at a time, and questions on the whole sheet.

    >>> from core import exercises
    >>> question_of(exercises.load("bank-interest"), "q2-query-bank")
    'part 4 (The query of “bank”)'
    """
    place = 1 + [part.id for part in exercise.parts].index(part_id)
    number, question = next(
        (i, one) for i, one in enumerate(exercise.questions, start=1) if part_id in [part.id for part in one.parts]
    )
    prompt, *_ = _STOP.split(exercise.part(part_id).prompt, maxsplit=1)
    return f"part {place} ({prompt if len(question.parts) > 1 else f'question {number}'})"


def where_to_look(exercise: Exercise, part: Part, result: Result) -> str:
    """Advice on an answer that is not right and that no mistake explains: where it is wrong, never what is right."""
    if part.kind == "choice":
        return ""
    if result.status == "wrong":
        return told_of(exercise, part, result.answer)
    wrong = np.atleast_2d(np.array(result.cells, dtype=object)) == "wrong"
    if not wrong.any():
        return ""
    if part.kind == "ranking":
        return "Look again at which words weigh most." if wrong[:, 0].any() else "Look again at the weights."
    places = list(_places(part, wrong))
    return f"Look again at {listed(places)}." if len(places) <= MOST_NAMED else COMPARE


def _places(part: Part, wrong: np.ndarray) -> Iterator[str]:
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
