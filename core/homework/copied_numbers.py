"""A mistake made with numbers copied from a screen, which shows fewer decimals than it computes with."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property

import numpy as np

from core.graph.nodes import steps_on_the_way
from core.graph.steps import Step
from core.homework.diagnosis_in_words import HEDGE
from core.homework.exercise import Exercise, Part
from core.homework.grade import grade
from core.homework.results import Result
from core.homework.rounding import then_shortened

_DECIMALS = 2


@dataclass(frozen=True, kw_only=True, eq=False)
class _CopiedExercise(Exercise):
    """An exercise one of whose nodes has the numbers that the screen shows."""

    copied: str

    @cached_property
    def steps(self) -> Mapping[str, Mapping[str, Step]]:
        return {
            graph: {**steps, self.copied: then_shortened(steps[self.copied], _DECIMALS, np.round)}
            for graph, steps in super().steps.items()
        }


def with_mistake(exercise: Exercise, part: Part, text: str, result: Result) -> Result:
    """A result that names no mistake, with the one that all digits of the answer agree with if numbers were copied.

    One that hardly ever agrees by chance, and only where nothing explains the answer as it stands.
    """
    if result.status not in ("wrong", "partial") or result.mistakes:
        return result
    given = {field.name: getattr(exercise, field.name) for field in fields(Exercise)}
    for node in steps_on_the_way(part.node) & {"scores", "scaled_scores"} - {part.node}:
        again = grade(_CopiedExercise(**given, copied=node), {part.id: text})[part.id]
        if again.credit == result.credit and len(again.mistakes) == 1 and HEDGE not in again.message:
            return replace(result, mistakes=again.mistakes, message=again.message)
    return result
