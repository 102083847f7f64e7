"""A query and a key that are turned by their places: two words to drag along a line, their arrows, and the score."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import product

from ui.charts import figure

Scores = Sequence[Sequence[float | None]]

Curve = Sequence[tuple[float, float]]


@dataclass(frozen=True, kw_only=True)
class Rotation:
    """What is drawn, first with one pair of numbers, then with all: a score, a curve and so on for each of the two.

    ``query`` and ``key`` are pairs before they are turned, ``names`` what their arrows are called, and ``angles`` by
    how much each is turned for a place. ``scores`` has a row for each place of the query and a column for each of the
    key, None where one is covered; ``turned`` and ``added`` are points (n − m, score) of curves, as far as they are
    not. Another ``question``, and other ``places``, bring the words there. ``asks`` is whether to ask for the places of
    the largest score, ``wrong`` whether ``places`` were a wrong answer, and ``covered`` is said in place of a score
    that is.
    """

    words: tuple[str, str]
    question: str
    places: tuple[int, int]
    names: tuple[str, str]
    query: Sequence[tuple[float, float]]
    key: Sequence[tuple[float, float]]
    angles: Sequence[float]
    scores: Sequence[Scores]
    turned: Sequence[Curve]
    added: Sequence[Curve]
    asks: bool
    wrong: bool
    covered: str


def draw(rotation: Rotation, *, key: str, on_places: Callable[[int, int], None]) -> None:
    """Draw it; ``on_places`` is called with the places of query and key that were said to score most."""
    on, offered = {"places": lambda at: on_places(*at)}, [*product(range(len(rotation.scores[0])), repeat=2)]
    figure.draw(__file__, asdict(rotation), key=key, on=on, offered={"places": offered})
