"""A map of what there is to do: a small square for each thing, which says how it stands and leads there."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias

from ui.charts import figure

State: TypeAlias = Literal["open", "begun", "done", "later", "right", "wrong"]
Kind: TypeAlias = Literal["", "road", "map", "folded"]


@dataclass(frozen=True, kw_only=True)
class Square:
    """One thing: how it stands, what stands in and beneath it, and if it begins several, what these are called.

    What is done only ``later`` was not all right at first. Of two words in it one may be the ``most``; what is
    ``drawn`` above has a ring. On a road it has an ``icon``, and ``help`` says what it is about. ``score`` says how
    many of its answers are right, ``share`` of what is begun which part of them.
    """

    name: str
    state: State
    begins: str = ""
    label: str = ""
    most: str = ""
    drawn: bool = False
    help: str = ""
    icon: str = ""
    score: str = ""
    share: float = 0.0


@dataclass(frozen=True, kw_only=True)
class Group:
    """Squares of one kind, how many of them are done, in words; on a map, whether they are a road or folded.

    Whoever has done all is ``able`` to do something.
    """

    title: str
    told: str
    squares: Sequence[Square]
    kind: Kind = ""
    able: str = ""


def draw(groups: Sequence[Group], *, key: str, on_square: Callable[[int, int], object], height: int = 320) -> None:
    """Draw the map, for which ``height`` is kept; ``on_square`` is called with the places of a group and its square."""
    data, on = {"groups": tuple(asdict(group) for group in groups)}, {"square": lambda at: on_square(*at)}
    offered = {"square": [(g, i) for g, group in enumerate(groups) for i in range(len(group.squares))]}
    figure.draw(__file__, data, key=key, height=height, on=on, offered=offered)
