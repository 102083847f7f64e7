"""How much of a screen is done."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct


class ScreenScore(Struct, frozen=True, kw_only=True, array_like=True, forbid_unknown_fields=True):
    """What is done on a screen: how many of its questions are right, and how many of these were not at first.

    An older cookie may say none of none: only to look was asked.
    The bounds are for what is read from a file.
    """

    right: Annotated[float, Meta(ge=0, le=999)]
    of: Annotated[int, Meta(ge=0, le=999)]
    later: Annotated[float, Meta(ge=0, le=999)] = 0.0

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to do."""
        return self.right >= self.of

    @property
    def share(self) -> float:
        """What is done, from 0 to 1; questions that a screen no longer has count no more."""
        return 1.0 if self.is_complete else self.right / self.of

    @property
    def score(self) -> str:
        """How many questions are right, such as *3 of 7*; "" if nothing is asked."""
        return f"{round(self.right, 2):g} of {self.of}" if self.of else ""

    @property
    def at_first(self) -> str:
        """How many of these were right at first, such as *, 2 at the first try*; "" if all were."""
        return f", {round(max(self.right - self.later, 0.0), 2):g} at the first try" if self.later else ""

    def is_more_than(self, other: "ScreenScore | None") -> bool:
        """Whether more of the screen is done; of two shares alike, that of more questions, then with more at first."""
        return other is None or self._rank > other._rank

    @property
    def _rank(self) -> tuple[float, int, float, float]:
        return self.share, self.of, self.right, -self.later

    def __str__(self) -> str:
        later = f"-{round(self.later, 2):g}" if self.later else ""
        return f"{round(self.right, 2):g}of{self.of}{later}"


def better_score(one: ScreenScore, other: ScreenScore) -> ScreenScore:
    """The one of which more is done, whichever device asks."""
    return one if one.is_more_than(other) else other


def complete_screens(found: Mapping[str, ScreenScore]) -> frozenset[str]:
    """The names of the screens on which all is done."""
    return frozenset(name for name, one in found.items() if one.is_complete)
