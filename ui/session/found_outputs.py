"""What was found in a file that a student uploaded: for this session, and in the student's own browser."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from core import exercises
from core.exercises import Exercise
from core.uploads import marks
from core.uploads.matches import Matching
from core.uploads.matching import match
from core.uploads.outputs import LONGEST_KEPT, Output, read_outputs, shorten, written_outputs
from ui.session import browser_storage, clock
from ui.session.keys import exercise_key
from ui.session.session_memory import content, memory

PLACE = "found"
"""Where the focus goes once a file was read: its field is gone."""

PASTED = "The pasted text"
_NAME = "found outputs"
_LONGEST_NAME = 100


@dataclass(kw_only=True)
class FoundOutputs:
    """The outputs of one file or of a pasted text, and what the student has chosen for parts, by exercise and part."""

    name: str = ""
    outputs: tuple[Output, ...] = ()
    chosen: dict[str, dict[str, int | None]] = field(default_factory=dict)
    problem: str = ""
    is_problem_pasted: bool = False
    """Whether the text that was pasted has the problem, and not a file."""
    at: float = clock.NEVER
    matched: dict[object, Matching] = field(default_factory=dict)
    suggested: dict[object, Exercise | None] = field(default_factory=dict)
    is_pasted: bool = False
    """Whether a text was pasted that has not been read yet."""
    uploads: int = 0
    """How many files were read: each gets a field of its own, so that none stays on the server."""


def current() -> FoundOutputs:
    """What was found last in this session."""
    remembered = memory()
    if remembered.found is None:
        remembered.found = FoundOutputs()
    kept: FoundOutputs = remembered.found
    return kept


def replace(name: str, outputs: tuple[Output, ...]) -> None:
    """Go on with the outputs of another file."""
    uploads = current().uploads + 1
    memory().found = FoundOutputs(name=name[:_LONGEST_NAME], outputs=shorten(outputs), at=clock.now(), uploads=uploads)


def note_paste() -> None:
    """Note that a text was pasted; call it from the field's callback."""
    current().is_pasted = True


def refuse(problem: str) -> None:
    """Note why a file or a text cannot be used; what a file held before stays, and what another text did does not."""
    if current().is_pasted and current().name == PASTED:
        forget()
        current().is_pasted = True
    one = current()
    one.problem, one.is_problem_pasted, one.is_pasted = problem, one.is_pasted, False
    one.uploads += 1


def forget() -> None:
    """Forget what was found, here and in the browser; call it from a button's callback."""
    replace("", ())


def note_choice(exercise: Exercise, part: str, field: str) -> None:
    """Note the output that a student has chosen for a part, or that none answers it; for the picker's callback."""
    one = current()
    one.chosen.setdefault(_id(exercise), {})[part] = content(field)
    one.at = clock.now()


def choices(exercise: Exercise) -> Mapping[str, int | None]:
    """What a student has chosen for the parts of an exercise."""
    return current().chosen.get(_id(exercise), {})


def is_matched(exercise: Exercise) -> bool:
    """Whether the outputs have been matched to the parts since anything changed."""
    return _state(exercise) in current().matched


def matches(exercise: Exercise) -> Matching:
    """Which output answers which part."""
    one, state = current(), _state(exercise)
    if state not in one.matched:
        one.matched = {state: match(exercise, one.outputs, choices(exercise))}
    return one.matched[state]


def likeliest_exercise(exercise: Exercise) -> Exercise | None:
    """The exercise that most of what was found answers: this one unless another fits better; None if none does.

    A variant is known by its inputs, if they were printed.
    """
    one, state = current(), (_id(exercise), current().outputs)
    if state not in one.suggested:
        of_variant = marks.find_printed_variant(marks.all_variants(exercise), one.outputs)
        others = [exercises.load(name) for name in exercises.graded_ids()]
        best = marks.best_exercise([exercise, *others], one.outputs) if of_variant in (None, exercise) else of_variant
        one.suggested = {state: best}
    return one.suggested[state]


def _state(exercise: Exercise) -> object:
    return _id(exercise), current().at, tuple(choices(exercise).items())


def _id(exercise: Exercise) -> str:
    return exercise_key(exercise.id, exercise.variant)


def keep() -> None:
    """Have the browser keep what was found, and bring it back after a reload."""
    one = current()
    outputs = written_outputs(one.outputs) if one.outputs else ""
    text = json.dumps([one.name, None, one.chosen, outputs]) if outputs else ""
    browser_storage.keep_quietly(
        _NAME, text, at=one.at, longest=2 * LONGEST_KEPT, asks=not one.outputs, bring_back=_bring_back
    )


def _bring_back(text: str) -> None:
    """Take what the browser kept, if it can be used."""
    try:
        name, _, chosen, outputs = json.loads(text)  # the second said once whether it was the example
        read = read_outputs(outputs)
        by_exercise = {str(exercise): _possible_choices(parts, len(read)) for exercise, parts in chosen.items()}
    except (ValueError, TypeError, AttributeError, RecursionError):
        return
    if read:
        replace(str(name).encode(errors="replace").decode(), read)
        current().chosen = by_exercise


def _possible_choices(parts: Mapping[str, object], count: int) -> dict[str, int | None]:
    """The choices that there can be."""
    return {str(part): i for part, i in parts.items() if i is None or (isinstance(i, int) and 0 <= i < count)}
