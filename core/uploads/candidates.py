"""Which outputs may be an answer to which part: whole, or a row of a matrix that holds more."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod

from core.homework.exercise import Exercise, Part
from core.homework.results import Result, mark
from core.reading.answers import Blank, Numbers, Reading, Unreadable, read_typed
from core.reading.cell_numbers import row_of
from core.reading.names import distinct
from core.reading.readings import size
from core.uploads.outputs import Output

_PLACE = re.compile(r"\[(\d{1,4})\]")

_MANY = 4
"""So many numbers with too few decimals hardly ever all agree by chance."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Candidate:
    """An output that fits the kind and the shape of a part, or one ``row`` of it, and its mark by itself.

    ``index`` is its place among all outputs.
    """

    exercise: Exercise
    part: Part
    index: int
    output: Output
    text: str
    result: Result
    row: int | None = None

    @property
    def is_right(self) -> bool:
        """Whether its numbers agree with the key; where there are few of them, they have to have their decimals.

        A word of a choice tells too little to know an output by.
        """
        enough = self.part.kind in ("vector", "matrix") and prod(self.part.shape) >= _MANY
        accepted = ("correct", "imprecise") if enough else ("correct",)
        return self.part.kind != "choice" and self.result.status in accepted

    @property
    def place(self) -> str:
        """Where it stands, in words."""
        if self.row is None:
            return self.output.place
        return f"row {self.row + 1} of the {shape_text(self.output.shape)} in {self.output.place}"


def shape_text(shape: tuple[int, ...]) -> str:
    """A shape as it is written: "5 × 3", "3 numbers".

    >>> shape_text((5, 3)), shape_text((3,)), shape_text(())
    ('5 × 3', '3 numbers', 'one number')
    """
    if len(without_ones(shape)) > 1:
        return " × ".join(map(str, without_ones(shape)))
    return size(without_ones(shape)) if without_ones(shape) else "one number"


def without_ones(shape: tuple[int, ...]) -> tuple[int, ...]:
    """A shape without the dimensions of length 1, such as that of a batch of one sentence."""
    return tuple(length for length in shape if length != 1)


def candidates(exercise: Exercise, outputs: Sequence[Output]) -> Iterator[Candidate]:
    """All pairs of a part and an output that may be its answer, with their marks."""
    reader = _Reader(exercise)
    for part in exercise.computed_parts:
        yield from filter(None, (reader.candidate(part, index, one) for index, one in enumerate(outputs)))


def fitting_outputs(exercise: Exercise, part: Part, outputs: Sequence[Output]) -> tuple[int, ...]:
    """The numbers of the outputs that may be the answer to a part; none is read as an idea or as a line of code."""
    reader = _Reader(exercise)
    return tuple(i for i, one in enumerate(outputs) if part.is_computed and reader.candidate(part, i, one))


def answer_text(exercise: Exercise, part: Part, output: Output) -> str:
    """The text with which an output answers a part: its row, if it is the whole matrix of which one is asked for."""
    row = _Reader(exercise).row(part, output)
    return " ".join(row.texts) if row else _text(part, output)


class _Reader:
    """Reads outputs as answers to the parts of an exercise: a text once for all parts that ask for the same."""

    def __init__(self, exercise: Exercise) -> None:
        self._exercise = exercise
        self._readings: dict[tuple[object, ...], Reading] = {}

    def candidate(self, part: Part, index: int, output: Output) -> Candidate | None:
        """An output that may be the answer to a part, whole or by its row."""
        if output.is_elided or output.is_unread:
            return None
        row = self.row(part, output)
        if not (row or _fits(part, output)):
            return None
        text = " ".join(row.texts) if row else _text(part, output)
        reading = row or self._read(text, part)
        if isinstance(reading, Blank | Unreadable):
            return None
        return Candidate(
            exercise=self._exercise, part=part, index=index, output=output, text=text, row=part.row if row else None,
            result=mark(part, reading, self._exercise.answer(part.id)),
        )  # fmt: skip

    def row(self, part: Part, output: Output) -> Numbers | None:
        """The row that a part asks for, if this is the whole matrix and all of its numbers can be read."""
        if part.kind != "vector" or part.row is None:
            return None
        whole = self._exercise.traces[part.graph].matrices[part.node].shape
        if without_ones(output.shape) != whole:
            return None
        reading = self._read(output.text, replace(part, kind="matrix", shape=whole))
        if not isinstance(reading, Numbers) or reading.values is None:
            return None
        return row_of(reading, part.row, whole[1])

    def _read(self, text: str, part: Part) -> Reading:
        asked = (text, part.kind, part.shape, part.choices, part.tokens, part.columns)
        if asked not in self._readings:
            self._readings[asked] = read_typed(text, part)
        return self._readings[asked]


def _fits(part: Part, output: Output) -> bool:
    """Whether an output has the shape of a part; of words only its reading tells."""
    if part.kind in ("choice", "ranking"):
        return output.text.startswith("[") or any(character.isalpha() for character in output.text)
    return without_ones(output.shape) == without_ones(part.shape)


def _text(part: Part, output: Output) -> str:
    """The text of an output; of a ranking that was printed with places the words that stand there."""
    if part.kind != "ranking":
        return output.text
    words = dict(enumerate(distinct(part.columns)))
    return _PLACE.sub(lambda place: words.get(int(place[1]), place[0]), output.text)
