"""What a row earns under a policy: the credit of each part, with its message, and the points of all together."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from core.classroom.class_rows import Row
from core.classroom.policy import LOOKS, Policy
from core.classroom.reports import visible
from core.homework.exercise import Exercise
from core.homework.grade import Grade
from core.homework.results import Result
from core.reading.answers import Choice
from core.reading.readings import counted

KEPT = "kept"
"""The status of a text that nobody marks: it stands in the results to be read, and counts nowhere."""

MOST_SHOWN = 20_000
"""Most characters of a text or an answer that a teacher is shown: a cell of Excel holds 32,767."""

DECIDED = "Decided by your teacher:"
"""How the message of an answer goes on about which a person has decided."""


def parts_of(exercise: Exercise, policy: Policy) -> Exercise:
    """An exercise with no parts and texts but those that a policy sets."""
    if not policy.parts:
        return exercise
    asked = [
        replace(
            question,
            parts=tuple(part for part in question.parts if part.id in policy.parts),
            reflections=tuple(one for one in question.reflections if one.id in policy.parts),
        )
        for question in exercise.questions
    ]
    return replace(exercise, questions=tuple(one for one in asked if one.parts or one.reflections))


def collected(exercise: Exercise, texts: Mapping[str, str]) -> dict[str, Result]:
    """The texts that a teacher reads, as results that wait for a decision."""
    given = {one.id: cut(visible((texts.get(one.id) or "").strip())) for one in exercise.texts}
    return {
        name: Result(status="collected", answer=Choice(word=text, shown=text), message=LOOKS)
        if text
        else Result(status="blank")
        for name, text in given.items()
    }


def kept(exercise: Exercise, texts: Mapping[str, str]) -> dict[str, str]:
    """The texts for which nobody gives points, as a teacher is shown them."""
    given = {one.id: texts.get(one.id, "").strip() for one in exercise.reflections if not one.points}
    return {name: cut(visible(text)) for name, text in given.items() if text}


def cut(text: str) -> str:
    """A text, or as much of it as a teacher is shown, with a mark that it is cut."""
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}… (cut)"


def with_points_of(exercise: Exercise, policy: Policy) -> Policy:
    """A policy that also has the points of the exercise, for the parts about whose points it says nothing."""
    return msgspec.structs.replace(policy, points={**exercise.points, **policy.points})


def credit(row: Row, part: str, result: Result, policy: Policy) -> float | None:
    """The share of a part that is earned, after what help costs; None if it is undecided. A teacher's word is last."""
    decision = row.decided.get(part)
    if decision and decision.credit is not None:
        return decision.credit
    share = policy.credit(result)
    if decision and share is None and result.status != "collected":  # of a text the program has no credit to keep
        return 0.0
    left = policy.after_help(row.under.hints.get(part, 0), row.under.solutions.get(part, 0))
    return None if share is None else share * left


def message(row: Row, part: str, result: Result, policy: Policy) -> str:
    """What is said of an answer, which help was shown, and where the answer was taken from."""
    place = row.places.get(part, "")
    told = policy.message(result)
    if part in row.decided:
        told = f"{told.removesuffix(LOOKS).rstrip()} {_decision(row, part, result, policy)}".strip()
    return " ".join(filter(None, (told, _help(row, part, result, policy), place)))


def _decision(row: Row, part: str, result: Result, policy: Policy) -> str:
    """That a teacher has decided, and why; of a text without a credit, that it is still open."""
    decision = row.decided[part]
    read = f" It was read as {visible(decision.read_as)}." if decision.read_as else ""
    share = credit(row, part, result, policy)
    decided = LOOKS if share is None else f"{DECIDED} {100 * share:g} % of the credit."
    stop = "." if decision.reason[-1:].isalnum() else ""
    return f"{decided}{read} {visible(decision.reason)}{stop}".rstrip()


def _help(row: Row, part: str, result: Result, policy: Policy) -> str:
    hints, solutions = row.under.hints.get(part, 0), row.under.solutions.get(part, 0)
    shown = [counted(hints, "hint")] * bool(hints) + ["the solution"] * bool(solutions)
    if not shown:
        return ""
    costs = f"; that costs {100 * (1 - policy.after_help(hints, solutions)):g} % of the credit"
    is_charged = policy.help == "deducted" and bool(policy.credit(result))
    return f"Shown before: {' and '.join(shown)}{costs if is_charged else ''}."


def score(row: Row, grade: Grade, policy: Policy) -> float:
    """The points of all parts, after what lateness costs; undecided ones count as 0."""
    points = sum(policy.worth(part) * (credit(row, part, result, policy) or 0.0) for part, result in grade.items())
    return points * policy.after_days(row.under.late)


def max_score(grade: Grade, policy: Policy) -> float:
    """The points that can be earned in the parts that are set."""
    return sum(policy.worth(part) for part in grade)


def note(row: Row, policy: Policy) -> str:
    """What a teacher should know about a row besides its marks."""
    days = policy.days(row.under.late) if policy.late_by_day else 0
    lost = 100 * (1 - policy.after_days(row.under.late))
    late = f"{counted(days, 'day')} late: {lost:g} % off." if days else ""
    return " ".join(filter(None, (row.note, late)))
