"""What a picture with boxes needs to know of the answers that stand in them."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.exercises import Exercise, Part, Question
from core.grading import Result
from ui.session import keys


class AnswersInBoxes:
    """The answers to an exercise that stand in boxes; unless something else is said, nothing is told about them."""

    exercise: Exercise
    is_fixed = False
    """Whether the boxes only show what was answered elsewhere."""

    is_worksheet = False
    """Whether the picture offers to be printed with empty boxes."""

    def key(self, part: Part) -> str:
        """The key of the field of a part."""
        raise NotImplementedError

    def text(self, part: Part) -> str:
        """What was typed for a part; "" if nothing was."""
        raise NotImplementedError

    def machine_key(self, question: Question) -> str:
        """The key of the picture beside a question."""
        return keys.machine_key(self.exercise, question)

    def cell_marks(self, _part: Part, count: int) -> list[str]:
        """The mark of each number of a part; "" while none is shown."""
        return [""] * count

    def offers_hints(self, _part: Part) -> bool:
        """Whether a box says where its number comes from."""
        return False

    def mark_boxes(self, *_changed: Part) -> None:
        """Note that boxes of some parts were filled in, if the run that follows does not mark everything anew."""


@dataclass(frozen=True, kw_only=True, eq=False)
class MarkedAnswers(AnswersInBoxes):
    """Answers from elsewhere, with their marks."""

    exercise: Exercise
    texts: Mapping[str, str]
    grade: Mapping[str, Result]
    is_fixed = True

    def text(self, part: Part) -> str:
        """What was answered to a part; "" if nothing was."""
        return self.texts.get(part.id, "")

    def cell_marks(self, part: Part, count: int) -> list[str]:
        """The mark of each number of a part that is among them."""
        return self.grade[part.id].cell_statuses(count) if part.id in self.grade else [""] * count
