"""What a picture with boxes needs to know of the answers that stand in them."""

from collections.abc import Mapping
from typing import Protocol

from core.exercises import Exercise, Part, Question


class Answered(Protocol):
    """The answers to an exercise that stand in boxes: those of the homework, and those of an exam without marks."""

    @property
    def exercise(self) -> Exercise:
        """What is asked."""

    @property
    def texts(self) -> Mapping[str, str]:
        """What was typed, by part."""

    @property
    def is_worksheet(self) -> bool:
        """Whether the picture offers to be printed with empty boxes."""

    def key(self, part: Part) -> str:
        """The key of the field of a part."""

    def machine_key(self, question: Question) -> str:
        """The key of the picture beside a question."""

    def cell_marks(self, part: Part, count: int) -> list[str]:
        """The mark of each number of a part; "" for none."""

    def offers_hints(self, part: Part) -> bool:
        """Whether hints on a part are offered."""

    def mark_boxes(self, *changed: Part) -> None:
        """Note that boxes of some parts were filled in."""
