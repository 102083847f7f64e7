"""A text in which each word is marked by the weight that one of them gives it; above it, whole rows of weights."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from core.graph.long_text import Matrix
from ui.charts import figure


@dataclass(frozen=True, kw_only=True, eq=False)
class MarkedText:
    """What is drawn: the words, what each is called where several are alike, and the ``weights`` of the word ``row``.

    Of the word ``column`` the weight is told at first. Colour begins above ``even`` and is strongest from ``full`` on.
    ``strips`` are rows of weights, by what they are called, that stand above it. Weights that are asked for are None,
    and not sent: where they are expected is pressed in their strip, and ``mine`` is what was, from word to word.
    """

    words: tuple[str, ...]
    names: tuple[str, ...]
    weights: Matrix | None
    row: int
    column: int
    even: float
    full: float
    strips: Mapping[str, Matrix | None] = field(default_factory=dict)
    mine: Sequence[tuple[int, int]] = ()


def draw(
    text: MarkedText, *, key: str, on_word: Callable[[int], object], on_expected: Callable[[int], object] | None = None
) -> None:
    """Draw a text: ``on_word`` is called with the place of the word that was pressed, the other with one in a strip."""
    strips = [[name, _as_list(weights)] for name, weights in text.strips.items()]
    sent = {**vars(text), "weights": _as_list(text.weights), "strips": strips}
    on = {"word": on_word} | ({"expected": on_expected} if on_expected else {})
    figure.draw(__file__, sent, key=key, on=on, offered=dict.fromkeys(on, range(len(text.words))))


def _as_list(weights: Matrix | None) -> list[float] | None:
    return None if weights is None else np.round(weights.astype(float), 6).tolist()
