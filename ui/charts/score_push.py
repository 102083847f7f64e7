"""Weights as bars: the score of one word is pushed, and all bars move, as far as this may be shown.

The figure answers questions itself: where a bar is asked for, it is dragged to where one expects it; where a word
is, it is pressed. What would give the answer away is veiled: the browser is not sent it.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from ui.charts import figure
from ui.machine.machine import Handlers


@dataclass(frozen=True, kw_only=True)
class ScorePush:
    """What is drawn for a ``question``; another one sets the word that is ``pushed`` and the ``push`` anew.

    ``before`` are the n weights, ``after`` is (n, p, n): those after each word's score was pushed by each of p
    ``pushes``, None where one is veiled. ``slopes`` is (n, n): by how much each moves for a small push of each, or none
    while that is veiled. ``bar`` is the word whose bar is asked for; ``expected`` says where the bar of a word was
    expected, or is None. With ``own``, each score is pushed in a row of its own, and ``words`` name weights. Where the
    ``sum`` of all changes is asked for they are laid end to end, and ``sums`` says whether they all are shown.
    ``reaches`` are weight matrices, each with its largest slope with the first weights and with these, or None.
    """

    name: str
    words: tuple[str, ...]
    before: Sequence[float]
    pushes: Sequence[float]
    after: Sequence[Sequence[Sequence[float | None]]]
    slopes: Sequence[Sequence[float]]
    question: str
    pushed: int
    push: float
    bar: int
    expected: tuple[int, float] | None = None
    own: bool = False
    sums: bool = False
    reaches: Sequence[tuple[str, float, float | None]] = ()
    asks: Literal["", "bar", "word", "sum"] = ""


def draw(push: ScorePush, *, key: str, on: Handlers) -> None:
    """Draw the figure; ``on`` says what to call with what was chosen: "word" with its place, "bar" with thousandths."""
    offered = {"word": range(len(push.words)), "bar": range(1001)}
    figure.draw(__file__, asdict(push), key=key, on=on, offered=offered)
