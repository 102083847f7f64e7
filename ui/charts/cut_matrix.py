"""A matrix with a row for each word that is cut into heads: its cells, in the colours of their words, go where they go.

The figure answers questions itself: a picture of what head 1 gets is pressed, or the place where the other heads go.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias, get_args

from ui.charts import figure

View: TypeAlias = Literal["cut", "behind", "guess", "ways", "apart", "beside"]
"""Cut into heads, and these one behind the other; what splitting and reshaping give head 1, and all heads; the heads
apart, and side by side."""

Press: TypeAlias = Literal["split", "reshaped", "beside", "below"]


@dataclass(frozen=True, kw_only=True)
class CutMatrix:
    """What is drawn: ``columns`` numbers for each word, divided among ``heads``; ``told`` says it in words.

    ``mine`` are the rows and columns of an answer that is not right: its outline is drawn over the right one.
    """

    name: str
    told: str
    words: tuple[str, ...]
    columns: int
    heads: int
    view: View
    mine: tuple[int, ...] = ()


def draw(matrix: CutMatrix, *, key: str, on_press: Callable[[Press], object]) -> None:
    """Draw the figure; ``on_press`` is called with what was pressed, and with nothing that there is not."""
    data, offered = asdict(matrix), {"press": get_args(Press)}
    figure.draw(__file__, data, key=key, on={"press": on_press}, offered=offered)
