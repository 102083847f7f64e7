"""Proof that an exercise can tell mistakes apart: every mistake's own answer is put to the grader."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

import numpy as np

from core.homework.diagnosis import Alternative, alternatives
from core.homework.distance import SAME, distance
from core.homework.exercise import Answer, Exercise, Part
from core.homework.grade import grade

Outcome: TypeAlias = Literal["diagnosed", "not distinguishable", "missed"]


@dataclass(frozen=True, kw_only=True)
class Finding:
    """What the grader says to one mistake in one part.

    ``alike`` are the mistakes, or ``the key``, that it cannot be told from somewhere at the accepted
    precision, each with the reason.
    """

    part: str
    mistake: str
    outcome: Outcome
    alike: tuple[tuple[str, str], ...]


LARGE = 1e5
"""From here on torch and NumPy print powers of ten."""

_TURNED = frozenset(
    {"row-and-column-swapped", "softmax-over-columns", "attention-transposed", "queries-and-keys-swapped"}
)
"""Mistakes that exchange rows and columns somewhere."""


def prove(exercise: Exercise) -> tuple[Finding, ...]:
    """Grade every answer that a single mistake leads to, written with the decimals asked for and the fewest accepted.

    A mistake is diagnosed where each of its answers is, missed where one is marked wrong without naming it, and
    not distinguishable where all of them are right answers too.
    """
    return tuple(finding for part in exercise.parts if part.kind != "choice" for finding in _findings(exercise, part))


def _findings(exercise: Exercise, part: Part) -> Iterator[Finding]:
    key = exercise.answer(part.id)
    every = sorted(alternatives(exercise, part), key=lambda one: one.mistakes)
    for (mistake,), group in groupby(every, key=lambda one: one.mistakes):
        alike: dict[str, str] = {}
        outcomes = set()
        for alternative in group:
            for decimals in (part.decimals, part.fewest_decimals):
                text = written(alternative.answer, decimals)
                result = grade(exercise, {part.id: text})[part.id]
                if result.status in ("correct", "imprecise"):
                    alike["the key"] = _why(exercise, part, {mistake}, alternative.answer, key)
                    outcomes.add("not distinguishable")
                    continue
                outcomes.add("diagnosed" if mistake in result.mistakes else "missed")
                for other in set(result.mistakes) - {mistake}:
                    nearest = _nearest(every, other, alternative.answer)
                    alike[other] = _why(exercise, part, {mistake, other}, alternative.answer, nearest)
        outcome: Outcome = (
            "missed" if "missed" in outcomes else "diagnosed" if "diagnosed" in outcomes else "not distinguishable"
        )
        yield Finding(part=part.id, mistake=mistake, outcome=outcome, alike=tuple(sorted(alike.items())))


def written(answer: Answer, decimals: int) -> str:
    """An answer as a student would type it, rounded to some decimals.

    >>> written((("interest", 0.70292), ("bank", 0.2482)), 3)
    'interest 0.703, bank 0.248'
    """
    if isinstance(answer, str):
        return answer
    if isinstance(answer, tuple):
        return ", ".join(f"{word} {weight:.{decimals}f}" for word, weight in answer)
    rows = np.atleast_2d(np.asarray(answer))
    return "\n".join(" ".join(_figure(value, decimals) for value in row) for row in rows)


def _figure(value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}" if abs(value) < LARGE else f"{value:.{decimals}e}"


def _nearest(every: list[Alternative], mistake: str, to: Answer) -> Answer:
    return min((one.answer for one in every if one.mistakes == (mistake,)), key=lambda answer: distance(answer, to))


def _why(exercise: Exercise, part: Part, mistakes: set[str], one: Answer, other: Answer) -> str:
    """Why two answers cannot be told apart: a law that holds for these inputs, or mere closeness."""
    if (apart := distance(one, other)) > SAME:
        return f"too close at {part.fewest_decimals} decimals: they differ by {apart:.1g}"
    trace = exercise.traces[part.graph]
    if trace.d_k == 1:
        return "the same, as d_k = 1"
    if exercise.graphs[part.graph].learned and np.array_equal(exercise.inputs["W_q"], exercise.inputs["W_k"]):
        return "the same, as W_q = W_k"
    if mistakes & _TURNED and np.allclose(trace.scores, trace.scores.T):
        return "the same, as the scores are symmetric"
    return "the same for these inputs"
