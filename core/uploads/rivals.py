"""Which outputs could answer a part as well as the one that was taken, whatever their values are.

A name, or the words beside it, says what an output is. Where nothing does, its place among the answers to other
questions may. The last of them is what the student ended with.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from core.uploads.candidates import Candidate
from core.uploads.evidence import NAMED, is_given
from core.uploads.guesses import Guesses
from core.uploads.matches import Match

_LINES = re.compile(r"(.*)lines? (\d+)(?: to (\d+))?")


class Rivals:
    """The outputs that could answer each part that was matched."""

    def __init__(self, guesses: Guesses, matches: Mapping[str, Match]) -> None:
        self._guesses, self._matches, self._by_part = guesses, matches, guesses.by_part
        self._exercise = exercise = guesses.exercise
        order = {question.id: i for i, question in enumerate(exercise.questions)}
        self._question = {part: order[exercise.part(part).question] for part in matches}
        self._used = {one.output for one in matches.values() if one.row is None}
        self._ranked = {one.place for part, one in matches.items() if exercise.part(part).kind == "ranking"}
        self._called = {part: {one.index: (one, points) for one, points in self._likeliest(part)} for part in matches}

    def by_part(self) -> dict[str, tuple[Candidate, ...]]:
        """For each part all outputs that could answer it; the last is the one by which it would be marked.

        They are in order, but the one that was taken stands first if others are called the answer and it is not.
        Where none is labelled so, it stands before what is last for later questions.
        """
        last: dict[str, int] = {}
        rivals = {}
        for part in reversed([part.id for part in self._exercise.parts if part.id in self._matches]):
            ones = [one for one, _ in self._called[part].values() if self._belongs(one, part)]
            if not self.is_called(part):
                above, below = self._neighbours(part, last)
                ones = [one for one in ones if above <= one.index <= below]
            taken = next(one for one in self._by_part[part] if one.index == self._matches[part].output)
            rivals[part] = tuple(ones) if taken in ones else (taken, *ones)
            last[part] = rivals[part][-1].index
        return rivals

    def is_called(self, part: str) -> bool:
        """Whether an output is called the answer to a part, by its name or by the words beside it."""
        return any(points >= NAMED for _, points in self._called[part].values())

    def _likeliest(self, part: str) -> Iterator[tuple[Candidate, float]]:
        """The outputs that are called the answer to a part as plainly as any other, each with how plainly."""
        match, pieces = self._matches[part], _pieces(self._by_part[part])
        rows_count = match.row is not None or match.output in pieces
        open_ = [
            one
            for one in self._by_part[part]
            if one.index == match.output or (one.index not in pieces and self._is_open(one, rows_count=rows_count))
        ]
        plainly = [self._plainness(one) for one in open_]
        most = max(plainly)
        return ((one, points) for one, points in zip(open_, plainly, strict=True) if 0 <= points > most - 1)

    def _is_open(self, one: Candidate, *, rows_count: bool) -> bool:
        """Whether an output is no answer to another part, nor a piece of one, nor what the exercise gives.

        A row of a matrix that nothing names is none, unless what was taken is such a row.
        """
        if one.index in self._used or one.output.place in self._ranked or is_given(one):
            return False
        if one.row is not None and not rows_count and self._guesses.reasons_for(one)["name"].points <= 0:
            return False
        return one.is_right or one.index not in self._guesses.right

    def _plainness(self, one: Candidate) -> float:
        """The points for what an output is called: as much as a name at most, and less if neither name nor words tell.

        Its value earns none; but a share may not be larger than 1.
        """
        points = {name: reason.points for name, reason in self._guesses.reasons_for(one).items()}
        place = NAMED if one.row is not None else points["place"]
        known = points["name"] + place + points["words"] + points["question"] + min(points["sums"], 0.0)
        is_named = points["name"] > 0 or points["words"] > 0
        return points["part"] + min(known, NAMED if is_named else NAMED - 1)

    def _belongs(self, one: Candidate, part: str) -> bool:
        """Whether an output that could answer several parts is that of this one.

        It is that of the part with the fewest answers to other questions between, and rather of one answered before.
        """
        if one.row is not None or one.index == self._matches[part].output:
            return True
        plainly = {other: ones[one.index][1] for other, ones in self._called.items() if one.index in ones}
        likely = [other for other, points in plainly.items() if points > max(plainly.values()) - 1]
        return part == min(likely, key=lambda other: self._distance(one.index, other))

    def _distance(self, index: int, part: str) -> tuple[int, bool, int]:
        """How far an output is from the answer to a part."""
        here, question = self._matches[part].output, self._question[part]
        others = [match.output for other, match in self._matches.items() if self._question[other] != question]
        between = sum(min(here, index) < other < max(here, index) for other in others)
        return between, here > index, abs(here - index)

    def _neighbours(self, part: str, last: Mapping[str, int]) -> tuple[int, float]:
        """The answers to other questions between which a part is answered."""
        here, question = self._matches[part].output, self._question[part]
        above = [match.output for other, match in self._matches.items() if self._question[other] < question]
        below = [place for other, place in last.items() if self._question[other] > question]
        return max((i for i in above if i < here), default=-1), min(
            (i for i in below if i > here), default=float("inf")
        )


def _pieces(ones: Sequence[Candidate]) -> set[int]:
    """The outputs that are some lines of a whole matrix, which was printed line by line."""
    spans = [(one, *_lines(one.output.place)) for one in ones]
    whole = {
        (place, line) for one, place, first, last in spans if one.row is not None for line in range(first, last + 1)
    }
    return {one.index for one, place, first, _ in spans if one.row is None and (place, first) in whole}


def _lines(place: str) -> tuple[str, int, int]:
    """Where an output stands, and its first and its last line.

    >>> _lines("cell 3, lines 2 to 6"), _lines("cell 3, line 4"), _lines("sheet 1")
    (('cell 3, ', 2, 6), ('cell 3, ', 4, 4), ('sheet 1', 0, 0))
    """
    match = _LINES.match(place)
    return (match[1], int(match[2]), int(match[3] or match[2])) if match else (place, 0, 0)
