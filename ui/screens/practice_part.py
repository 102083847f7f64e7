"""The part that is asked in practice: its numbers, what was typed, and its mark."""

from dataclasses import dataclass
from functools import cached_property

from core import exercises, grading
from core.exercises import Exercise, ExerciseDataError, Part, Reflection
from core.grading import Result
from core.practice.attempts import Attempt
from core.practice.next_part import Offer
from core.practice.offers import attempt_of, is_complete, offers, single_part
from ui.screens.answers_in_boxes import AnswersInBoxes
from ui.session import chosen_exercise, clock, contents, kept_progress, keys, practice_session

_MOST_DIGITS = 10


@dataclass(frozen=True, kw_only=True)
class PracticePart(AnswersInBoxes):
    """One part of a variant, as it is asked: what a picture with boxes needs to know of it, and more.

    ``name`` is its name in the link, such as "bank-interest.7.q4-weight".
    """

    name: str
    exercise: Exercise

    @property
    def part(self) -> Part:
        """What is asked."""
        return self.exercise.parts[0]

    def key(self, _part: Part | Reflection) -> str:
        """The key of the field."""
        return practice_session.field_key(self.name)

    def text(self, part: Part) -> str:
        """What was typed."""
        return contents.text(self.key(part))

    @cached_property
    def result(self) -> Result:
        """The mark."""
        return grading.grade(self.exercise, {self.part.id: self.text(self.part)})[self.part.id]

    @property
    def attempt(self) -> Attempt | None:
        """The first mark of an answer to it, if there is one."""
        where = (self.exercise.id, self.exercise.variant, self.part.id)
        attempts = kept_progress.progress().attempts
        return next((one for one in attempts if one.asked == where), None)

    @cached_property
    def is_solved_for(self) -> bool:
        """Whether the student was shown the solution."""
        return bool(chosen_exercise.solutions_shown((self.name,)))

    def note(self) -> None:
        """Note the first mark of an answer, unless the solution was shown before."""
        if self.attempt is None and not self.is_solved_for and is_complete(self.result):
            kept_progress.note_attempt(attempt_of(self.exercise, self.part, self.result, at=int(clock.now())))

    @property
    def is_over(self) -> bool:
        """Whether an answer has counted, or the solution was shown: nothing needs to be kept back any more."""
        return self.attempt is not None or self.is_solved_for

    @property
    def is_right(self) -> bool:
        """Whether the answer is right."""
        return self.result.status == "correct"

    @property
    def is_drawn_whole(self) -> bool:
        """Whether the numbers beside those that are asked, and the scores they came from, stand in the picture."""
        return self.is_solved_for or (self.is_right and self.part.kind in ("number", "ranking"))

    def cell_marks(self, _part: Part, count: int) -> list[str]:
        """The mark of each number: not before all are there, or the marks would help with the others."""
        is_shown = self.is_over or self.result.status == "imprecise"
        return self.result.cell_statuses(count) if is_shown else [""] * count


def find_part(name: str) -> PracticePart | None:
    """A part by its name in the link, which may be anything; None if there is no such part in practice."""
    exercise_id, _, rest = name.partition(".")
    variant, _, part_id = rest.partition(".")
    is_offered = any((one.exercise, one.part) == (exercise_id, part_id) for one in offers())
    if not (is_offered and variant.isascii() and variant.isdigit() and len(variant) <= _MOST_DIGITS):
        return None
    try:
        return PracticePart(name=name, exercise=single_part(exercises.load(exercise_id, int(variant)), part_id))
    except ExerciseDataError:
        return None


def new_part_name(offer: Offer) -> str:
    """The name of a part on numbers that this student has not seen."""
    attempts = kept_progress.progress().attempts
    variants = [one.variant for one in attempts if one.exercise == offer.exercise and one.variant is not None]
    exercise = exercises.load(offer.exercise, practice_session.new_variant(offer.exercise, variants))
    return keys.answer_key(exercise, exercise.part(offer.part))
