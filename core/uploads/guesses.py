"""Weighs what speaks for the outputs whose value does not tell, and takes them one after another, the likeliest first.

What speaks for one is the variable's name, the words around it, a known slip that leads there, and the order in which
the parts are asked.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from core.homework.exercise import Exercise, Part
from core.uploads import evidence
from core.uploads.candidates import Candidate, shape_text, without_ones
from core.uploads.evidence import Evidence
from core.uploads.matches import Match, match_of
from core.uploads.outputs import Output

ENOUGH = 4.0
"""Points from which a guess is made."""

IN_ORDER, NEXT_TO, ONLY_ONE = 1.0, 3.5, 2.0
"""Points for an output after those of earlier parts, and before those of later ones; for a word soon after a number of
its question; and for the only one of its shape."""

HALF = 0.5
"""The share of right numbers from which an output is the answer to a part, even if some of it answers another."""

RIGHT_ELSEWHERE = -9.0
"""Points for the right value of another part."""

SOON = 3
"""So many outputs may stand between a number and the word that says what it means."""


Open: TypeAlias = list[tuple[Candidate, list[Evidence]]]
"""The outputs that may still be guessed for a part, each with what speaks for it whatever else is matched."""


class Guesses:
    """The candidates for each part, and what speaks for each whatever else is matched."""

    def __init__(
        self, exercise: Exercise, outputs: Sequence[Output], by_part: Mapping[str, Sequence[Candidate]]
    ) -> None:
        self.exercise, self.outputs, self.by_part = exercise, outputs, by_part
        self._number = {part.id: i for i, part in enumerate(exercise.parts)}
        self._said: dict[Candidate, Mapping[str, Evidence]] = {}
        self.right = {one.index for ones in by_part.values() for one in ones if one.is_right}

    def reasons_for(self, one: Candidate) -> Mapping[str, Evidence]:
        """All evidence that does not depend on the other parts, but for the value; remembered."""
        if one not in self._said:
            self._said[one] = {name: weighed(one) for name, weighed in evidence.REASONS.items()}
        return self._said[one]

    def points(self, one: Candidate) -> float:
        """What speaks for an output whatever else is matched, and whatever its value is."""
        return sum(reason.points for reason in self.reasons_for(one).values())

    def guess(self, parts: Sequence[Part], before: Mapping[str, Match]) -> dict[str, Match]:
        """The likeliest outputs of the other parts, one after another, as long as enough speaks for one."""
        taken = {one.output for one in before.values()}
        open_ = {part.id: self._open_candidates(part, taken) for part in parts}
        matches: dict[str, Match] = {}
        while True:
            anchors = sorted((self._number[part], one.output) for part, one in {**before, **matches}.items())
            rated = [
                (sum(reason.points for reason in reasons), -self._number[part], -one.index, one, reasons)
                for part, ones in open_.items()
                for one, static in ones
                for reasons in ([*static, *self._context(one, anchors, open_)],)
            ]
            best = max(rated, key=lambda rating: rating[:3], default=None)
            if best is None or best[0] < ENOUGH:
                return matches
            one, reasons = best[3:]
            why = [reason.why for reason in sorted(reasons, key=lambda reason: -reason.points) if reason.why]
            matches[one.part.id] = match_of(
                one, is_sure=False, why="; ".join(list(dict.fromkeys(why))[:3]), is_named=self.is_named(one)
            )
            del open_[one.part.id]
            if one.row is None:
                open_ = {
                    part: [
                        (other, static) for other, static in ones if other.index != one.index or other.row is not None
                    ]
                    for part, ones in open_.items()
                }

    def is_named(self, one: Candidate) -> bool:
        """Whether this output and no other is called as its part is: nobody has to look at what says what it is."""
        return {other.index for other in self.by_part[one.part.id] if self.reasons_for(other)["part"].points > 0} == {
            one.index
        }

    def _open_candidates(self, part: Part, taken: set[int]) -> Open:
        return [
            (one, [evidence.by_value(one), self._right_elsewhere(one), *self.reasons_for(one).values()])
            for one in self.by_part[part.id]
            if (one.index not in taken or one.row is not None) and not evidence.is_given(one)
        ]

    def _right_elsewhere(self, one: Candidate) -> Evidence:
        is_elsewhere = one.index in self.right and one.result.credit < HALF
        return Evidence(points=RIGHT_ELSEWHERE if is_elsewhere else 0.0)

    def _context(self, one: Candidate, anchors: Sequence[tuple[int, int]], open_: Mapping[str, Open]) -> list[Evidence]:
        """What the outputs of the other parts say: the order, the neighbour, and that no other of its shape is left."""
        said = [*self._order(one, anchors)]
        if without_ones(one.part.shape) and one.part.kind != "ranking":
            rivals = {other.index for other, _ in open_[one.part.id] if other.row == one.row}
            whole = [other for ones in open_.values() for other, _ in ones if other.index == one.index]
            is_wanted_once = sum(other.row is None for other in whole) == 1
            if len(rivals) == 1 and one.row is None and one.index not in self.right:
                points = 2 * ONLY_ONE if is_wanted_once else ONLY_ONE
                said.append(Evidence(points=points, why=f"it is the only {shape_text(one.output.shape)} left"))
        return said

    def _order(self, one: Candidate, anchors: Sequence[tuple[int, int]]) -> Iterator[Evidence]:
        """Whether it stands after the outputs of the parts before and before those of the parts after.

        Within a question, students answer in any order, but a word soon after the number that it is about.
        """
        own, question = self._number[one.part.id], one.part.question
        for is_same, points in ((False, IN_ORDER), (True, IN_ORDER / 2)):
            others = [at for at in anchors if (self.exercise.parts[at[0]].question == question) == is_same]
            above = [index for other, index in others if other < own][-1:]
            below = [index for other, index in others if other > own][:1]
            times = sum(index <= one.index for index in above) + sum(one.index <= index for index in below)
            yield Evidence(points=points * times, why="the order fits" if times else "")
            for number in above if is_same and one.part.kind == "choice" else ():
                is_on_its_line = self.outputs[number].place == one.output.place
                if is_on_its_line or number < one.index <= number + SOON:
                    yield Evidence(points=NEXT_TO, why="it comes soon after the number it is about")
