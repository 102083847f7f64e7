"""What a batch does with answers that may be typed again on a screen: those too imprecise to count, or unreadable."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.homework.results import Cells, Result

Imprecise: TypeAlias = Literal["full", "none"]
Unreadable: TypeAlias = Literal["review", "none"]


@dataclass(frozen=True, kw_only=True)
class Policy:
    """Whether numbers with too few decimals count, and whether a teacher will look at what cannot be read.

    The defaults give nothing away: 1 is right as far as it goes for a weight of 0.7, but is hardly an answer; and a
    text that cannot be read may still be right.
    """

    imprecise: Imprecise = "none"
    unreadable: Unreadable = "review"

    @property
    def imprecise_credit(self) -> str:
        """What numbers with too few decimals get, in words."""
        return "full credit" if self.imprecise == "full" else "no credit"

    @property
    def unreadable_credit(self) -> str:
        """What becomes of answers that cannot be read, in words for a teacher."""
        return "they are yours to look at, and their credit is empty" if self.unreadable == "review" else "no credit"

    def credit(self, result: Result) -> float | None:
        """The credit of a result; None if it is undecided."""
        if result.status == "unreadable":
            return None if self.unreadable == "review" else 0.0
        return result.credit + (_imprecise_share(result) if self.imprecise == "full" else 0.0)

    def message(self, result: Result) -> str:
        """The message of a result, with what this policy made of it; none where nothing was typed."""
        if result.status == "blank":
            return ""
        if result.status == "unreadable":
            return (
                f"{result.message} {'Your teacher will look at it.' if self.unreadable == 'review' else 'No credit.'}"
            )
        if not _imprecise_share(result):
            return result.message
        decimals = f"Numbers with too few decimals get {self.imprecise_credit}"
        # A 0. for a number that is nearly 0 has all the decimals that it needs, and so earns its share.
        others = "; what is right as it stands gets its share" if result.credit and self.imprecise == "none" else ""
        return f"{'Right as far as it goes.' if result.status == 'imprecise' else result.message} {decimals}{others}."


CAUTIOUS = Policy()
"""What holds unless a teacher says otherwise."""


def _imprecise_share(result: Result) -> float:
    """The share of the numbers of a result that are right, but with too few decimals."""
    cells = list(_flat(result.cells)) if result.cells else [result.status]
    return cells.count("imprecise") / len(cells)


def _flat(cells: Cells) -> Iterator[str]:
    for cell in cells or ():
        if isinstance(cell, str):
            yield cell
        else:
            yield from cell
