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
        if self.part.kind == "choice":
            return False
        enough = self.part.kind in ("vector", "matrix") and prod(self.part.shape) >= _MANY
        return self.result.status == "correct" or (enough and self.result.status == "imprecise")

    @property
    def place(self) -> str:
        """Where it stands, in words."""
        if self.row is None:
            return self.output.place
        return f"row {self.row + 1} of the {in_words(self.output.shape)} in {self.output.place}"


def in_words(shape: tuple[int, ...]) -> str:
    """A shape as it is written: "5 × 3", "3 numbers".

    >>> in_words((5, 3)), in_words((3,)), in_words(())
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
    reader = _Reader()
    for part in exercise.computed:
        for index, output in enumerate(outputs):
            if not (output.is_elided or output.is_unread) and (
                found := _candidate(exercise, part, index, output, reader)
            ):
                yield found


def fitting(exercise: Exercise, part: Part, outputs: Sequence[Output]) -> tuple[int, ...]:
    """The numbers of the outputs that may be the answer to a part; none is read as an idea or as a line of code."""
    if not part.is_computed:
        return ()
    whole = [(i, one) for i, one in enumerate(outputs) if not (one.is_elided or one.is_unread)]
    return tuple(i for i, one in whole if _candidate(exercise, part, i, one, _Reader()))


def as_answer(exercise: Exercise, part: Part, output: Output) -> str:
    """The text with which an output answers a part: its row, if it is the whole matrix of which one is asked for."""
    row = _row(exercise, part, output, _Reader()) if _is_of_the_node(exercise, part, output) else None
    return " ".join(row.texts) if row else _text(part, output)


class _Reader:
    """Reads the text of an output once for all parts that ask for the same."""

    def __init__(self) -> None:
        self._readings: dict[tuple[object, ...], Reading] = {}

    def read(self, text: str, part: Part) -> Reading:
        asked = (text, part.kind, part.shape, part.choices, part.tokens, part.columns)
        if asked not in self._readings:
            self._readings[asked] = read_typed(text, part)
        return self._readings[asked]


def _candidate(exercise: Exercise, part: Part, index: int, output: Output, reader: _Reader) -> Candidate | None:
    row = part.row if _is_of_the_node(exercise, part, output) else None
    if row is None and not _fits(part, output):
        return None
    whole = None if row is None else _row(exercise, part, output, reader)
    text = _text(part, output) if row is None else " ".join(whole.texts) if whole else ""
    reading = whole or reader.read(text, part)
    if isinstance(reading, Blank | Unreadable):
        return None
    result = mark(part, reading, exercise.answer(part.id))
    return Candidate(part=part, index=index, output=output, text=text, result=result, row=row)


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


def _is_of_the_node(exercise: Exercise, part: Part, output: Output) -> bool:
    """Whether an output has the shape of the whole matrix of which a part asks for one row."""
    return part.kind == "vector" and without_ones(output.shape) == exercise.traces[part.graph].matrices[part.node].shape


def _row(exercise: Exercise, part: Part, output: Output, reader: _Reader) -> Numbers | None:
    """The row that a part asks for, of the whole matrix; None if a number of that cannot be read."""
    whole = exercise.traces[part.graph].matrices[part.node].shape
    reading = reader.read(output.text, replace(part, kind="matrix", shape=whole))
    if not isinstance(reading, Numbers) or reading.values is None:
        return None
    return row_of(reading, part.row or 0, whole[1])
