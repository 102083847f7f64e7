"""Curves over the epochs of a training."""

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from ui.charts import drawing
from ui.charts.drawing import Chart, Rows, Spec
from ui.charts.in_altair import of_series, specification

_HEIGHT = 300


def draw(name: str, numbers: Sequence[int], series: Mapping[str, Sequence[float]], last: int) -> None:
    """Draw curves over epochs, with room for those still to come.

    Args:
        name: what the chart is called, for those who listen to the screen.
        numbers: the e epochs there are so far.
        series: by name, e values.
        last: the number of the last epoch to come.
    """
    rows: Rows = {
        "series": np.repeat(list(series), len(numbers)),
        "epoch": np.tile(numbers, len(series)),
        "value": np.concatenate([np.array(values) for values in series.values()]),
    }
    ends = "; ".join(f"{title}: {values[0]:.3f} first, {values[-1]:.3f} last" for title, values in series.items())
    drawing.show(
        Chart(
            name=name,
            description=f"{name} over {numbers[-1]} epochs. {ends}.",
            spec=_curves(last, tuple(series)),
            datasets={"epochs": drawing.as_arrow(rows)},
        )
    )


@cache
def _curves(last: int, names: tuple[str, ...]) -> Spec:
    from ui.charts.whole_altair import alt

    curves = alt.Chart(alt.NamedData("epochs")).mark_line(strokeWidth=2.5).encode(
        x=alt.X("epoch:Q", scale=alt.Scale(domain=[0, last]), axis=alt.Axis(grid=False, tickCount=5)),
        y=alt.Y("value:Q", scale=alt.Scale(zero=True), title=None, axis=alt.Axis(tickCount=5)),
        color=of_series(names, columns=2),
        tooltip=["series:N", "epoch:Q", alt.Tooltip("value:Q", title=None, format=".4~f")],
    )  # fmt: skip
    return specification(curves.properties(height=_HEIGHT))
