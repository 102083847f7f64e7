"""A text in which each word is marked by the weight that one of them gives it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from core.graph.long_text import Matrix
from ui.charts import figure


@dataclass(frozen=True, kw_only=True, eq=False)
class MarkedText:
    """What is drawn: the words, what each is called where several are alike, and the ``weights`` of the word ``row``.

    Of the word ``column`` the weight is told at first. Colour begins above ``even`` and is strongest from ``full`` on.
    Weights that are asked for are None, and not sent.
    """

    words: tuple[str, ...]
    names: tuple[str, ...]
    weights: Matrix | None
    row: int
    column: int
    even: float
    full: float


def draw(text: MarkedText, *, key: str, on_word: Callable[[int], object]) -> None:
    """Draw a text; ``on_word`` is called with the place of the word that was pressed."""
    weights = None if text.weights is None else tuple(np.round(text.weights.astype(float), 6).tolist())
    sent = {**vars(text), "weights": weights}
    offered = {"word": range(len(text.words))}
    figure.draw(__file__, sent, key=key, height="content", on={"word": on_word}, offered=offered)
