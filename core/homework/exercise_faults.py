"""Collects all that is wrong with an exercise file, so that it can be told at once and in the order of the file."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from core.homework.exercise_files import ExerciseDataError
from core.reading.toml_places import place_of, places


class Faults:
    """What is wrong with a file so far: a fault inside ``with faults:`` ends that block only, and is kept.

    ``where`` is what the names of the fields begin with.
    """

    def __init__(self, file: Path | str, where: str = "") -> None:
        self.found: list[ExerciseDataError] = []
        self._file, self._where = file, where

    def within(self, field: str) -> "Faults":
        """What is wrong with one table of the file, which may yet be told by itself."""
        return Faults(self._file, f"{self._where}{field}.")

    def fault(self, field: str, expected: str) -> ExerciseDataError:
        """What is wrong with a field, to be raised."""
        return ExerciseDataError(self._file, f"{self._where}{field}", expected)

    def note(self, field: str, expected: str) -> None:
        """Keep what is wrong with a field, and go on."""
        self.found.append(self.fault(field, expected))

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

    def first_fault(self) -> ExerciseDataError:
        """The first fault, which brings the others in ``together``: of each field one."""
        found = list({one.field: one for one in reversed(self.found)}.values())[::-1]
        found[0].together = tuple(found)
        return found[0]

    def raise_if_any(self) -> None:
        """End here if anything is wrong.

        Raises:
            ExerciseDataError: the first fault; has all of them in ``together``.
        """
        if self.found:
            raise self.first_fault()


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
