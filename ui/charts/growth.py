"""Curves of what grows with the number of words; both axes double from tick to tick."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from ui.charts import drawing
from ui.charts.drawing import Chart, Rows, Spec
from ui.charts.in_altair import of_series, specification

_HEIGHT = 260


def draw(name: str, lengths: Sequence[int], series: Mapping[str, Sequence[float]], unit: str) -> None:
    """Draw curves over the number of words.

    Args:
        name: what the chart is called, for those who listen to the screen.
        lengths: n numbers of words, increasing.
        series: by name, n values above 0.
        unit: of the values.
    """
    rows: Rows = {
        "series": np.repeat(list(series), len(lengths)),
        "words": np.tile(lengths, len(series)),
        "value": np.concatenate([np.asarray(values, dtype=np.float64) for values in series.values()]),
    }
    ends = "; ".join(
        f"{title}: {values[0]:.3g} at {lengths[0]} words, {values[-1]:.3g} at {lengths[-1]}"
        for title, values in series.items()
    )
    drawing.show(
        Chart(
            name=name,
            description=f"{name} in {unit} against the number of words, both axes logarithmic. {ends}.",
            spec=_curves(tuple(lengths), tuple(series), _powers(rows["value"])),
            datasets={"growth": drawing.as_arrow(rows)},
        )
    )


def _powers(values: Any) -> tuple[float, ...]:
    """The powers of ten from below the least value to above the largest, every other one if there are many."""
    lowest, highest = int(np.floor(np.log10(np.min(values)))), int(np.ceil(np.log10(np.max(values))))
    step = 1 if highest - lowest < _MANY else 2
    return tuple(10.0**power for power in range(lowest, highest + step, step))


_MANY = 5


@cache
def _curves(lengths: tuple[int, ...], names: tuple[str, ...], ticks: tuple[float, ...]) -> Spec:
    from ui.charts.whole_altair import alt

    curves = alt.Chart(alt.NamedData("growth")).encode(
        x=alt.X(
            "words:Q", scale=alt.Scale(type="log", base=2, nice=False), title="words",
            axis=alt.Axis(values=lengths, format="d", grid=False),
        ),
        y=alt.Y(
            "value:Q", scale=alt.Scale(type="log", base=10, nice=False, domain=[ticks[0], ticks[-1]], clamp=True),
            title=None, axis=alt.Axis(values=ticks, format="~g"),
        ),
        color=of_series(names, columns=1, labelLimit=320),
        tooltip=["series:N", "words:Q", alt.Tooltip("value:Q", title=None, format=".4~g")],
    )  # fmt: skip
    both = alt.layer(curves.mark_line(strokeWidth=2.5), curves.mark_point(filled=True, size=36, opacity=1))
    return specification(both.properties(height=_HEIGHT))
