"""Which parts and texts of an exercise count under a policy, and how much each."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from core.classroom.policy import LOOKS, Policy
from core.classroom.reports import visible
from core.homework.exercise import Exercise
from core.homework.results import Result
from core.reading.answers import Choice

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
