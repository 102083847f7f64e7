"""Proves that an exercise can tell mistakes apart, by grading the answers that each mistake leads to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

import numpy as np

from core.homework.diagnosis import Alternative, alternatives
from core.homework.distance import SAME, distance
from core.homework.exercise import Answer, Exercise, Part
from core.homework.grade import grade
from core.homework.mistakes import MISTAKES

Outcome: TypeAlias = Literal["diagnosed", "not distinguishable", "missed"]

KEY = "the key"
"""Stands for the right answer in lists of mistakes."""

LARGE = 1e5
"""From this size on, torch and NumPy print powers of ten."""


@dataclass(frozen=True, kw_only=True)
class Finding:
    """What the grader says about one mistake in one part.

    ``alike`` are the mistakes (or ``the key``) that cannot be told apart from it at the accepted precision, each with
    the reason.
    """

    part: str
    mistake: str
    outcome: Outcome
    alike: tuple[tuple[str, str], ...]


SLIP = "a slip of the pen leads to the same figures"


def prove(exercise: Exercise) -> tuple[Finding, ...]:
    """Grade every answer that a single mistake leads to, written with the decimals asked for and the fewest accepted.

    A mistake is missed if one of its answers is marked wrong without naming it, not distinguishable if all of them
    are also right answers, and diagnosed otherwise.
    """
    return tuple(finding for part in exercise.parts for finding in _findings(exercise, part))


def _findings(exercise: Exercise, part: Part) -> Iterator[Finding]:
    candidates = sorted(alternatives(exercise, part), key=lambda candidate: candidate.mistakes)
    for (mistake,), group in groupby(candidates, key=lambda candidate: candidate.mistakes):
        alike: dict[str, str] = {}
        outcomes: set[Outcome] = set()
        for answer in (alternative.answer for alternative in group):
            for decimals in (part.decimals, part.fewest_decimals):
                result = grade(exercise, {part.id: written(answer, decimals)})[part.id]
                if result.status in ("correct", "imprecise"):
                    alike[KEY] = _reason(exercise, part, [mistake], answer, exercise.answer(part.id))
                    outcomes.add("not distinguishable")
                    continue
                outcomes.add("diagnosed" if mistake in result.mistakes else "missed")
                for other in set(result.mistakes) - {mistake}:
                    nearest = _nearest(candidates, other, answer)
                    alike[other] = (
                        SLIP if nearest is None else _reason(exercise, part, [mistake, other], answer, nearest)
                    )
        outcome = next(outcome for outcome in _WORST_FIRST if outcome in outcomes)
        yield Finding(part=part.id, mistake=mistake, outcome=outcome, alike=tuple(sorted(alike.items())))


_WORST_FIRST: tuple[Outcome, ...] = ("missed", "diagnosed", "not distinguishable")
"""Which outcome counts if the answers of a mistake have several."""


def written(answer: Answer, decimals: int) -> str:
    """An answer as a student would type it, rounded to some decimals.

    >>> written((("interest", 0.70292), ("bank", 0.2482)), 3)
    'interest 0.703, bank 0.248'
    """
    if isinstance(answer, str):
        return answer
    if isinstance(answer, tuple):
        return ", ".join(f"{word} {_number(weight, decimals)}" for word, weight in answer)
    rows = np.atleast_2d(np.asarray(answer))
    return "\n".join(" ".join(_number(value, decimals) for value in row) for row in rows)


def unread_keys(exercise: Exercise) -> tuple[tuple[str, str], ...]:
    """The parts whose own key is not marked right as a student would type it, each with what was typed."""
    return tuple(
        (part.id, text)
        for part in exercise.parts
        for text in _spellings(exercise.answer(part.id), part.decimals)
        if grade(exercise, {part.id: text})[part.id].status != "correct"
    )


def _spellings(answer: Answer, decimals: int) -> Iterator[str]:
    """An answer as it would be typed; a ranking also as a dict, with a line for each word, and as a table."""
    yield written(answer, decimals)
    if isinstance(answer, tuple):
        pairs = [(word, f"{weight:.{decimals}f}") for word, weight in answer]
        yield f"{{{', '.join(f'{word!r}: {weight}' for word, weight in pairs)}}}"
        yield "\n".join(f"{word}: {weight}" for word, weight in pairs)
        yield "\n".join(["| word | weight |", "|---|---|", *(f"| {word} | {weight} |" for word, weight in pairs)])


def _number(value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}" if abs(value) < LARGE else f"{value:.{decimals}e}"


def _nearest(candidates: Sequence[Alternative], mistake: str, answer: Answer) -> Answer | None:
    """The answer of a mistake that is nearest to another answer; None for a slip of the pen, which has no answer."""
    answers = (candidate.answer for candidate in candidates if candidate.mistakes == (mistake,))
    return min(answers, key=lambda candidate: distance(candidate, answer), default=None)


def _reason(exercise: Exercise, part: Part, mistakes: Sequence[str], left: Answer, right: Answer) -> str:
    """Why two answers cannot be told apart: a law that holds for these inputs, or mere closeness."""
    if (difference := distance(left, right)) > SAME:
        return f"too close at {part.fewest_decimals} decimals: they differ by {difference:.1g}"
    trace = exercise.traces[part.graph]
    if trace.d_k == 1:
        return "the same, as d_k = 1"
    if exercise.graphs[part.graph].learned and np.array_equal(exercise.inputs["W_q"], exercise.inputs["W_k"]):
        return "the same, as W_q = W_k"
    if any(MISTAKES[name].transposes for name in mistakes) and np.allclose(trace.scores, trace.scores.T):
        return "the same, as the scores are symmetric"
    return "the same for these inputs"
