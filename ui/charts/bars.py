"""Rows of values as bars with their figures, a group for each word."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from core.graph.steps import Matrix
from ui.charts import drawing
from ui.charts.drawing import TEXT, Chart, Spec
from ui.charts.in_altair import inked, of_series, specification

_ROOM_FOR_FIGURES = 1.2
"""How much wider than its longest bar a chart is."""


def draw(
    name: str, series: Mapping[str, Matrix], words: Sequence[str], *, form: str = ".4f", weights: bool = True
) -> None:
    """Draw rows of n values as bars, a group for each word, a colour for each row.

    Args:
        name: what the chart is called, for those who listen to the screen.
        series: by name, n values from 0 up; without any there is no chart.
        words: n distinct labels.
        form: how a figure is written.
        weights: whether they are attention weights, which have a colour of their own.
    """
    if not series:
        return
    values = np.concatenate(list(series.values()), dtype=np.float64)
    build = _cached_chart if drawing.is_small(values.size, name, *words) else _chart
    drawing.show(build(name, tuple(series), values.tobytes(), tuple(words), form, weights))


def _chart(
    name: str, titles: tuple[str, ...], numbers: bytes, words: tuple[str, ...], form: str, weights: bool
) -> Chart:
    values = np.frombuffer(numbers)
    rows = {
        "word": np.tile(words, len(titles)),
        "series": np.repeat(titles, len(words)),
        "value": values,
        "room": np.full(len(values), values.max() * _ROOM_FOR_FIGURES),
    }
    tops = "; ".join(
        f"{title}: most for {words[int(np.argmax(row))]}, {row.max():{form}}"
        for title, row in zip(titles, values.reshape(len(titles), -1), strict=True)
    )
    return Chart(
        name=name,
        spec=_bars(titles, form, weights),
        description=f"{name}. {tops}",
        datasets={"bars": drawing.as_arrow(rows)},
    )


_cached_chart = lru_cache(maxsize=512)(_chart)


@lru_cache(maxsize=64)
def _bars(titles: tuple[str, ...], form: str, weights: bool) -> Spec:
    """Bars with their figures, and an invisible mark that makes room for the figures."""
    from ui.charts.whole_altair import alt

    value = alt.X("value:Q", title=None, axis=None, scale=alt.Scale(nice=False))
    colour = of_series(titles, weights=weights, named=len(titles) > 1)
    rows = alt.Chart(alt.NamedData("bars"))
    bars = rows.mark_bar().encode(x=value, color=colour)
    figures = inked(rows, TEXT).mark_text(align="left", dx=4, fontSize=12, aria=False)
    room = rows.mark_point(opacity=0, aria=False).encode(x="room:Q")
    layers = alt.layer(bars, figures.encode(x=value, text=alt.Text("value:Q", format=form)), room).encode(
        y=alt.Y("word:N", sort=None, title=None, axis=alt.Axis(labelOverlap=False, labelLimit=110, labelPadding=6)),
        yOffset=alt.YOffset("series:N", sort=None),
        tooltip=["word:N", "series:N", alt.Tooltip("value:Q", format=".6~f")],
    )
    return specification(
        layers.resolve_scale(color="independent").properties(height=alt.Step(17 if len(titles) > 1 else 24))
    )
