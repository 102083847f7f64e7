"""Collects all that is wrong with an exercise file, so that it can be told at once and in the order of the file."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from core.homework.exercise_files import ExerciseDataError, told_together
from core.reading.toml_places import place_of, places


class Faults:
    """What is wrong so far: a fault inside ``with faults:`` ends that block only, and is kept."""

    def __init__(self) -> None:
        self.found: list[ExerciseDataError] = []

    def __enter__(self) -> None:
        """Begin a block that a fault ends."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool:
        """Keep a fault of the file; anything else goes on."""
        if not isinstance(error, ExerciseDataError):
            return False
        self.found += error.together
        return True

    def tell(self) -> None:
        """End here if anything is wrong.

        Raises:
            ExerciseDataError: the first fault; has all of them in ``together``.
        """
        self.found = list({one.field: one for one in reversed(self.found)}.values())[::-1]
        if self.found:
            raise told_together(self.found)


def sentences(error: ExerciseDataError) -> Iterator[str]:
    """A sentence for each fault, with its line and column if it stands in a file that can be read, in their order."""
    found = {} if error.field == "file" else places(_text(error.file))
    located = [(place_of(one.field, found), one) for one in error.together]
    for place, one in sorted(located, key=lambda pair: pair[0] or (0, 0)):
        where = f"line {place[0]}, column {place[1]}: " if place else ""
        yield f"{one.file}: {where}{one.field}: {one.expected}"


def _text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        return ""
