"""The names of variables: those of parts, and those that say what they hold."""

import re

from computed_attention.usage import missing_name
from core.exercises import Exercise
from core.uploads.evidence import names_in


def is_part(exercise: Exercise, name: str) -> bool:
    """Whether a variable has the name of a part."""
    return name.replace("_", "-") in {part.id for part in exercise.parts}


def nodes_in(exercise: Exercise, name: str) -> frozenset[str]:
    """What is asked for that a variable says it holds, as attn_weights does; empty if it says nothing.

    A name that begins as those of parts do, such as q2_kee_bank, is meant to be one of them.
    """
    if re.match(r"q\d", name):
        return frozenset()
    return names_in(name, is_code=True) & {part.node for part in exercise.parts}


def variable(part: str) -> str:
    """The name of a part as a variable may have it."""
    return part.replace("-", "_")


def part_id(exercise: Exercise, name: str) -> str:
    """The id of the part that a variable is named after.

    Raises:
        UsageError: there is no such part.
    """
    if is_part(exercise, name):
        return name.replace("_", "-")
    raise missing_name("part", name, [variable(part.id) for part in exercise.parts])
