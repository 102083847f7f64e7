"""A sentence with a gap, others, and a bar for each last word: what is pressed lights what it counts for."""

from dataclasses import asdict, dataclass

from ui.charts import figure
from ui.machine.machine import Handlers


@dataclass(frozen=True, kw_only=True)
class GapCounts:
    """What is drawn.

    ``gap`` is the sentence whose last word is missing: its beginning, and the words before the gap; a word that is lit
    fills it. ``sentences`` have three parts: those two, and the last word. ``counts`` are words with theirs out of
    ``of``, in the order of the bars; a bar whose count is None is covered.

    Along the bar of a word that is ``asked`` about, a frame goes as far as ``mine``, in per cent, and where it
    ``asks``, it is pressed. ``marks`` are names at some per cent of a scale that is logarithmic.

    Where a word ``told`` is asked about, it is marked, and pressing it in the gap's sentence fades the sentences
    without it. Where it ``decides``, they are faded, and not counted. Where the gap gives it a ``weight``, it is at
    the end of a thread of that strength.
    """

    name: str
    gap: tuple[str, str]
    sentences: tuple[tuple[str, str, str], ...]
    counts: tuple[tuple[str, int | None], ...]
    of: int
    lit: str
    """The word that is lit at first; "" for none."""

    told: str = ""
    decides: bool = False
    weight: float | None = None
    asked: str = ""
    mine: float | None = None
    asks: bool = False
    marks: tuple[tuple[float, str], ...] = ()


def draw(gap: GapCounts, *, key: str, on: Handlers) -> None:
    """Draw it; ``on``: what to call with what was pressed, "word" or "share", a place along its bar in per cent."""
    offered = {"word": [word for word, _ in gap.counts], "share": range(101)}
    figure.draw(__file__, asdict(gap), key=key, on=on, offered=offered)
