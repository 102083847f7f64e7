"""What became of the outputs of an uploaded file: those that answer parts, surely or as a guess, and the others."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.reading.answers import Reading
from core.uploads.candidates import Candidate
from core.uploads.outputs import Output, lines_of


@dataclass(frozen=True, kw_only=True)
class Match:
    """The output that answers a part, by its number, and its text. ``place`` and ``why`` are in words.

    It ``is_sure`` if its numbers agree or the student has chosen it. ``row`` is that of a matrix printed whole.
    ``reading`` is that of the text, if it has been read. ``is_named`` if it alone is called as the part is: then it is
    the student who says which part it answers, right or wrong.
    """

    output: int
    text: str
    place: str
    is_sure: bool
    why: str
    row: int | None = None
    reading: Reading | None = None
    is_named: bool = False

    @property
    def is_guess(self) -> bool:
        """Whether the program had to choose: neither is the value right, nor has the output alone the part's name."""
        return not (self.is_sure or self.is_named)


@dataclass(frozen=True, kw_only=True)
class Matching:
    """The outputs of a file, and those that answer parts, by the part's id, in the order in which they are asked.

    ``rivals`` are, for each of these parts, all outputs that could answer it, in order, if their values differ.
    ``cut`` are, for each part that nothing answers, the outputs that may do so and were cut when they were printed.
    """

    outputs: tuple[Output, ...]
    matches: Mapping[str, Match]
    unanswered: tuple[str, ...]
    rivals: Mapping[str, tuple[Candidate, ...]] = field(default_factory=dict)
    cut: Mapping[str, tuple[Output, ...]] = field(default_factory=dict)

    @property
    def unmatched_outputs(self) -> tuple[int, ...]:
        """The numbers of the outputs that answer no part, neither whole nor line by line, and were not cut."""
        used = {self.outputs[match.output] for match in self.matches.values()}
        texts = {one.text for one in used}
        read = texts.union(*map(lines_of, used))
        left = ((i, one) for i, one in enumerate(self.outputs) if not (one.is_elided or one.is_unread))
        return tuple(i for i, one in left if one.text not in read and not lines_of(one) & texts)

    @property
    def elided_outputs(self) -> tuple[Output, ...]:
        """The outputs that were cut when they were printed."""
        return tuple(one for one in self.outputs if one.is_elided)

    @property
    def texts(self) -> dict[str, str]:
        """What is marked: the answers, and for parts whose answer may have been cut what is left of it."""
        return {
            **{part: f"{ones[-1].text} ..." for part, ones in self.cut.items()},
            **{part: one.text for part, one in self.matches.items()},
        }

    @property
    def answers(self) -> dict[str, str | Reading]:
        """The same, without the texts that have been read."""
        return {**self.texts, **{part: one.reading for part, one in self.matches.items() if one.reading}}


def match_of(one: Candidate, *, is_sure: bool, why: str, is_named: bool = False) -> Match:
    """An output as the answer to its part."""
    return Match(
        output=one.index, text=one.text, place=one.place, is_sure=is_sure, why=why, row=one.row,
        reading=one.result.answer, is_named=is_named,
    )  # fmt: skip
