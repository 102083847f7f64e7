"""Rows of values as bars with their figures, a group for each word."""

from collections.abc import Mapping, Sequence

import numpy as np

from core.graph.steps import Matrix
from ui.charts import drawing
from ui.charts.drawing import IN_TEXT, INK, Chart, Spec, nominal, quantitative, series_colours

_ROOM_FOR_FIGURES = 1.35
"""How much wider than its longest bar a chart is."""


def draw(
    name: str,
    series: Mapping[str, Matrix],
    words: Sequence[str],
    *,
    weights: bool = True,
    most: float | None = None,
) -> None:
    """Draw rows of n values as bars, a group for each of n distinct words, a colour for each row.

    Of the ``series``, values from 0 up, those are nan that are covered; without any there is no chart. Attention
    ``weights`` have a colour of their own. ``most`` is the value whose bar fills the chart, the same in every chart;
    the largest of these if there is none.
    """
    if not series:
        return
    values = np.concatenate(list(series.values()), dtype=np.float64)
    is_drawn = ~np.isnan(values)
    rows = {
        "word": np.tile(words, len(series))[is_drawn],
        "series": np.repeat(list(series), len(words))[is_drawn],
        "value": values[is_drawn],
        "room": np.full(is_drawn.sum(), (most or values[is_drawn].max()) * _ROOM_FOR_FIGURES),
    }
    tops = "; ".join(
        f"{title}: most for {words[int(np.argmax(row))]}, {row.max():.4f}"
        for title, row in series.items()
        if not np.isnan(row).any()
    )
    drawing.show(
        Chart(
            name=name,
            spec=_bars(tuple(series), weights),
            description=f"{name}. {tops}",
            datasets={"bars": drawing.as_arrow(rows)},
        )
    )


def _bars(titles: tuple[str, ...], weights: bool) -> Spec:
    """Bars with their figures, and an invisible mark that makes room for the figures."""
    value = quantitative("value", title=None, axis=None, scale={"nice": False})
    is_named = len(titles) > 1
    colour = series_colours(titles, weights=weights, named=is_named)
    figures = {"type": "text", "align": "left", "dx": 4, "fontSize": 14, "aria": False}
    labels = {"labelOverlap": False, "labelLimit": 180, "labelPadding": 6, "labelFontSize": 14}
    return {
        "data": {"name": "bars"},
        "encoding": {
            "y": nominal("word", sort=None, title=None, axis=labels),
            "yOffset": nominal("series", sort=None, scale={"domain": list(titles)}),
            "tooltip": [nominal("word"), nominal("series"), quantitative("value", ".6~f")],
        },
        "layer": [
            {"mark": {"type": "bar"}, "encoding": {"x": value, "color": colour}},
            {
                "mark": figures,
                "transform": [IN_TEXT],
                "encoding": {"x": value, "color": INK, "text": quantitative("value", ".4f")},
            },
            {"mark": {"type": "point", "opacity": 0, "aria": False}, "encoding": {"x": quantitative("room")}},
        ],
        "resolve": {"scale": {"color": "independent"}},
        "height": {"step": 17 if is_named else 20},
    }
