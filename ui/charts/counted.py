"""A sentence with a gap, others, and a bar for each last word: what is pressed lights what it counts for."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from ui.charts import figure

_HEIGHT = 570
"""How many pixels it needs on a phone, so that it moves nothing when it is drawn."""


@dataclass(frozen=True, kw_only=True)
class Counted:
    """What is drawn.

    ``gap`` is the sentence whose last word is missing: its beginning, and the words before the gap; a word that is lit
    fills it. ``sentences`` have three parts: those two, and the last word. ``counts`` are words with theirs out of
    ``of``, in the order of the bars; a bar whose count is None is covered.

    Where a word ``told`` is asked about, it is marked, and pressing it in the gap's sentence fades the sentences
    without it. Where it ``decides``, they are faded, and not counted.
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


def draw(counted: Counted, *, key: str, on_word: Callable[[str], object]) -> None:
    """Draw the figure; ``on_word`` is called with the word whose bar was pressed, and with none that there is not."""
    offered = {"word": [word for word, _ in counted.counts]}
    figure.draw(__file__, asdict(counted), key=key, height=_HEIGHT, on={"word": on_word}, offered=offered)
