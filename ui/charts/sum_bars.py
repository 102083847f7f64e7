"""Numbers around 0 that are dragged, and bars of their sums: which of these come out as they are meant."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from itertools import product

from ui.charts import figure


@dataclass(frozen=True, kw_only=True)
class SumBars:
    """What is drawn: ``numbers`` by name, whole ones that go as far as ``most``, on either side of 0.

    ``sums`` are of two of them each, and say whether they are meant to be above 0. ``told`` says what that means, and
    where it ``compares``, those that are are added up, and the others.
    """

    name: str
    numbers: Mapping[str, int]
    most: int
    sums: tuple[tuple[str, str, bool], ...]
    told: str
    compares: bool


def draw(bars: SumBars, *, key: str, on_number: Callable[[tuple[int, int]], object]) -> None:
    """Draw the figure; ``on_number`` is called with the place of a number that was dragged, and what it is now."""
    offered = {"number": {*product(range(len(bars.numbers)), range(-bars.most, bars.most + 1))}}
    data = asdict(bars) | {"numbers": [*bars.numbers.items()]}
    figure.draw(__file__, data, key=key, height=380, on={"number": on_number}, offered=offered)
