"""Proves that an exercise can tell mistakes apart, by grading the answers that each mistake leads to."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, product
from typing import Literal, TypeAlias

import numpy as np

from core.graph.nodes import ancestors
from core.graph.steps import Across, not_learned
from core.homework.diagnosis import Alternative, alternatives, diagnose
from core.homework.distance import SAME, distance
from core.homework.exercise import Answer, Exercise, Part, read_answer
from core.homework.grade import grade
from core.homework.mistake import Change
from core.homework.mistakes import MISTAKES
from core.homework.results import Result

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


def prove(exercise: Exercise, progress: Callable[[Sequence[Part]], Iterable[Part]] = iter) -> tuple[Finding, ...]:
    """Grade every answer that a single mistake leads to, written with the decimals asked for and the fewest accepted.

    A mistake is missed if one of its answers is marked wrong without naming it, not distinguishable if all of them
    are also right answers or those of many mistakes, and diagnosed otherwise.
    """
    return tuple(finding for part in progress(exercise.computed_parts) for finding in _findings(exercise, part))


def mistakes_like_key(exercise: Exercise, findings: Sequence[Finding]) -> Mapping[str, tuple[str, ...]]:
    """The mistakes that lead to the right answer of a part, and the inputs if they do, by its id; only parts with any.

    The right way with figures rounded is no other way: it may well be right.
    """
    by_part = {
        part.id: (
            *(
                one.mistake
                for one in findings
                if one.part == part.id and KEY in dict(one.alike) and not MISTAKES[one.mistake].is_of_figures
            ),
            *(["the inputs"] if _are_inputs_right(exercise, part) else []),
        )
        for part in exercise.computed_parts
        if part.kind != "choice"
    }
    return {part: names for part, names in by_part.items() if names}


def _are_inputs_right(exercise: Exercise, part: Part) -> bool:
    """Whether the inputs themselves, without any attention, have the right answer."""
    change: Change = {part.node: Across(not_learned) if part.tokens_kv and part.node in ("K", "V") else not_learned}
    node = exercise.node(part.graph, part.node, change)
    if ancestors(part.node).isdisjoint(change) or node.shape != exercise.traces[part.graph].matrices[part.node].shape:
        return False
    text = spell(read_answer(part, node), part.decimals)
    return grade(exercise, {part.id: text})[part.id].status == "correct"


def _findings(exercise: Exercise, part: Part) -> Iterator[Finding]:
    candidates = sorted(alternatives(exercise, part), key=lambda candidate: candidate.mistakes)
    for (mistake,), group in groupby(candidates, key=lambda candidate: candidate.mistakes):
        answers = [alternative.answer for alternative in group]
        graded = [
            _grade_mistake(exercise, part, mistake, answer, decimals, candidates)
            for answer, decimals in product(answers, (part.decimals, part.fewest_decimals))
        ]
        outcome = next(outcome for outcome in _WORST_FIRST if outcome in [one for one, _ in graded])
        alike = {other: why for _, others in graded for other, why in others.items()}
        yield Finding(part=part.id, mistake=mistake, outcome=outcome, alike=tuple(sorted(alike.items())))


def _grade_mistake(
    exercise: Exercise, part: Part, mistake: str, answer: Answer, decimals: int, candidates: Sequence[Alternative]
) -> tuple[Outcome, Mapping[str, str]]:
    """The outcome of one answer of a mistake, and what cannot be told apart from it, each with the reason."""
    result = grade(exercise, {part.id: spell(answer, decimals)})[part.id]
    if result.status in ("correct", "imprecise"):
        return "not distinguishable", {KEY: _reason(exercise, part, [mistake], answer, exercise.answer(part.id))}
    outcome, told = _explain_result(exercise, part, result, mistake)
    nearest = {other: _nearest_answer(candidates, other, answer) for other in told - {mistake}}
    alike = {
        other: SLIP if near is None else _reason(exercise, part, [mistake, other], answer, near)
        for other, near in nearest.items()
    }
    return outcome, alike


def _explain_result(exercise: Exercise, part: Part, result: Result, mistake: str) -> tuple[Outcome, set[str]]:
    """The outcome of a wrong answer, and what explains it: a mistake may be one of too many, or come after another."""
    if mistake in result.mistakes:
        return "diagnosed", set(result.mistakes)
    explanations = diagnose(exercise, part, result.answer).explanations
    names = {name for one in explanations for name in one.mistakes}
    is_behind = any(MISTAKES[name].comes_first for name in names)
    return "not distinguishable" if mistake in names or is_behind else "missed", names


_WORST_FIRST: tuple[Outcome, ...] = ("missed", "diagnosed", "not distinguishable")
"""Which outcome counts if the answers of a mistake have several."""


def spell(answer: Answer, decimals: int) -> str:
    """An answer as a student would type it, rounded to some decimals.

    >>> spell((("interest", 0.70292), ("bank", 0.2482)), 3)
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
        if part.kind != "line"  # its own line was marked when the file was read
        for text in _spellings(exercise.answer(part.id), part.decimals)
        if grade(exercise, {part.id: text})[part.id].status != "correct"
    )


def _spellings(answer: Answer, decimals: int) -> Iterator[str]:
    """An answer as it would be typed; a ranking also as a dict, with a line for each word, and as a table."""
    yield spell(answer, decimals)
    if isinstance(answer, tuple):
        pairs = [(word, f"{weight:.{decimals}f}") for word, weight in answer]
        yield f"{{{', '.join(f'{word!r}: {weight}' for word, weight in pairs)}}}"
        yield "\n".join(f"{word}: {weight}" for word, weight in pairs)
        yield "\n".join(["| word | weight |", "|---|---|", *(f"| {word} | {weight} |" for word, weight in pairs)])


def _number(value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}" if abs(value) < LARGE else f"{value:.{decimals}e}"


def _nearest_answer(candidates: Sequence[Alternative], mistake: str, answer: Answer) -> Answer | None:
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
    S = trace.scores
    is_symmetric = S.shape == S.T.shape and np.allclose(S, S.T)
    if is_symmetric and any(MISTAKES[name].transposes for name in mistakes):
        return "the same, as the scores are symmetric"
    return "the same for these inputs"
