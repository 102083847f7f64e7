"""What answers earn: all that a teacher may decide about a class, as one record."""

import hashlib
import json
from dataclasses import replace
from functools import cached_property
from math import ceil
from typing import Annotated, Literal, TypeAlias

import msgspec
import numpy as np
from msgspec import Meta

from core.homework.exercise import Exercise
from core.homework.results import Result
from core.reading.data_files import FileRecord

Imprecise: TypeAlias = Literal["full", "none", "deducted"]
Unreadable: TypeAlias = Literal["review", "none"]
Notebooks: TypeAlias = Literal["last", "named", "best"]
Attempts: TypeAlias = Literal["each", "last", "best"]
TEACHER_LOOKS = "Your teacher will look at it."
"""What is said to a student of an answer that a teacher has yet to decide about."""

Share: TypeAlias = Annotated[float, Meta(ge=0, le=1)]


class Policy(FileRecord, dict=True):
    """What counts, and how much; ``data/policies/default.toml`` says of each field what it means.

    The defaults give nothing away: 1 is right as far as it goes for a weight of 0.7, but is hardly an answer; and a
    text that cannot be read may still be right.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)] = "default"
    version: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    parts: tuple[str, ...] = ()
    points: dict[str, Annotated[float, Meta(ge=0, le=1000)]] = msgspec.field(default_factory=dict)
    carry_forward: Literal["on", "off"] | Share = "on"
    imprecise: Imprecise = "none"
    imprecise_costs: Share = 0.5
    unreadable: Unreadable = "review"
    attempts: Attempts = "each"
    notebooks: Notebooks = "last"
    late_by_day: Share = 0.0
    grace_hours: Annotated[float, Meta(ge=0, le=10_000)] = 0.0
    help: Literal["ignored", "told", "deducted"] = "ignored"
    hint_costs: Share = 0.1
    solution_costs: Share = 1.0

    def with_points_of(self, exercise: Exercise) -> "Policy":
        """This policy with the points of an exercise, for the parts about whose points it says nothing."""
        return msgspec.structs.replace(self, points={**exercise.points, **self.points})

    def parts_of(self, exercise: Exercise) -> Exercise:
        """An exercise with no parts and texts but those that this policy sets."""
        if not self.parts:
            return exercise
        asked = [
            replace(
                question,
                parts=tuple(part for part in question.parts if part.id in self.parts),
                reflections=tuple(one for one in question.reflections if one.id in self.parts),
            )
            for question in exercise.questions
        ]
        return replace(exercise, questions=tuple(one for one in asked if one.parts or one.reflections))

    @property
    def carry(self) -> float:
        """The share of its credit that an answer earns which follows from an earlier slip."""
        share = self.carry_forward
        return float(share == "on") if isinstance(share, str) else share

    @cached_property  # it is written into every row
    def label(self) -> str:
        """Its name, version and digest, and all that it decides otherwise than the default; on one line."""
        plain, default = msgspec.to_builtins(self), msgspec.to_builtins(CAUTIOUS)
        digest = hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:12]
        own = [name for name in plain if name not in ("name", "version") and plain[name] != default[name]]
        text = "; ".join(f"{name} = {json.dumps(plain[name], ensure_ascii=False, sort_keys=True)}" for name in own)
        return f"{self.name} {self.version} ({digest}){': ' if text else ''}{text}"

    @property
    def imprecise_credit(self) -> str:
        """What numbers with too few decimals get, in words."""
        words = {1.0: "full credit", 0.0: "no credit"}
        return words.get(self._imprecise_share, f"{100 * self._imprecise_share:g} % of the credit")

    @property
    def _imprecise_share(self) -> float:
        return {"full": 1.0, "none": 0.0, "deducted": 1 - self.imprecise_costs}[self.imprecise]

    @property
    def unreadable_credit(self) -> str:
        """What becomes of answers that cannot be read, in words for a teacher."""
        return "they are yours to look at, and their credit is empty" if self.unreadable == "review" else "no credit"

    def credit(self, result: Result) -> float | None:
        """The credit of a result; None if it is undecided."""
        if result.status == "collected":
            return None
        if result.status == "unreadable":
            return None if self.unreadable == "review" else 0.0
        if result.status in ("blank", "correct"):  # most are, and all that can be said of them is said
            return result.credit
        return result.credit + _imprecise_cells(result) * self._imprecise_share * (self.carry if result.carried else 1)

    def worth(self, part: str) -> float:
        """The points of a part."""
        return self.points.get(part, 1.0)

    def after_help(self, hints: int, solutions: int) -> float:
        """The share of the credit that is left after hints and solutions were shown."""
        if self.help != "deducted":
            return 1.0
        return max(0.0, 1 - hints * self.hint_costs - solutions * self.solution_costs)

    def days(self, late: float) -> int:
        """The days that count as late: each that has begun, unless the hours of grace cover it."""
        return ceil(late) if late * 24 > self.grace_hours else 0

    def after_days(self, late: float) -> float:
        """The share of the score that is left so many days after the end."""
        return max(0.0, 1 - self.late_by_day * self.days(late))

    def message(self, result: Result) -> str:
        """The message of a result, with what this policy made of it; none where nothing was typed."""
        if result.status == "blank":
            return ""
        if result.status == "unreadable":
            return f"{result.message} {TEACHER_LOOKS if self.unreadable == 'review' else 'No credit.'}"
        if not _imprecise_cells(result):
            return result.message
        decimals = f"Numbers with too few decimals get {self.imprecise_credit}"
        # A 0. for a number that is nearly 0 has all the decimals that it needs, and so earns its share.
        others = "; what is right as it stands gets its share" if result.credit and self._imprecise_share < 1 else ""
        return f"{'Right as far as it goes.' if result.status == 'imprecise' else result.message} {decimals}{others}."


CAUTIOUS = Policy()
"""What holds unless a teacher says otherwise."""


def _imprecise_cells(result: Result) -> float:
    """The share of the numbers of a result that are right, but with too few decimals."""
    return float(np.mean(np.ravel(result.cells or result.status) == "imprecise"))
