"""Sentences, and a bar for each last word: a bar or a sentence that is pressed lights what it counts for."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from ui.session.component import beside, component
from ui.session.session_memory import sent

_HEIGHT = 570
"""How many pixels it needs on a phone, so that it moves nothing when it is drawn."""


@dataclass(frozen=True, kw_only=True)
class Counted:
    """What is drawn.

    ``sentences`` are in three parts: the beginning, the words before the last one, and that. ``counts`` are
    words with theirs, in the order of the bars; a bar whose count is None is covered.
    """

    name: str
    sentences: tuple[tuple[str, str, str], ...]
    counts: tuple[tuple[str, int | None], ...]
    lit: str
    """The word that is lit at first; "" for none."""


def draw(counted: Counted, *, key: str, on_word: Callable[[str], object]) -> None:
    """Draw the figure; ``on_word`` is called with the word whose bar was pressed, and with none that there is not."""

    def pressed() -> None:
        if isinstance(word := sent(key, "word"), str) and word in dict(counted.counts):
            on_word(word)

    drawn = component("counted", beside(__file__), css=beside(__file__, ".css"))
    drawn(key=key, data=asdict(counted), height=_HEIGHT, on_word_change=pressed)
