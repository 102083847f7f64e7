"""What a picture with boxes needs to know of the answers that stand in them."""

from collections.abc import Mapping

from core.exercises import Exercise, Part, Question
from core.grading import Grade
from ui.session import keys


class AnswersInBoxes:
    """The answers to an exercise that stand in boxes; unless something else is said, nothing is told about them."""

    exercise: Exercise
    texts: Mapping[str, str]
    """What was typed, by part."""

    grade: Grade
    """The marks, if any is shown."""

    is_worksheet = False
    """Whether the picture offers to be printed with empty boxes."""

    def key(self, part: Part) -> str:
        """The key of the field of a part."""
        raise NotImplementedError

    def machine_key(self, question: Question) -> str:
        """The key of the picture beside a question."""
        return keys.machine_key(self.exercise, question)

    def is_shown(self, _part: Part) -> bool:
        """Whether the mark of a part is shown."""
        return False

    def cell_marks(self, part: Part, count: int) -> list[str]:
        """The mark of each number of a part; "" while none is shown."""
        return self.grade[part.id].of_cells(count) if self.is_shown(part) else [""] * count

    def offers_hints(self, _part: Part) -> bool:
        """Whether a box says where its number comes from."""
        return False

    def mark_boxes(self, *_changed: Part) -> None:
        """Note that boxes of some parts were filled in, if the run that follows does not mark everything anew."""
