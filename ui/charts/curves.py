"""Curves over d_k: a line for the median, a band for the spread. Colours come from the theme."""

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from core.lessons.scaling import Band, Floats
from ui.charts import drawing
from ui.charts.drawing import Chart, Rows, Spec
from ui.charts.in_altair import of_series, specification

_HEIGHT = 280


def curve(
    name: str,
    d_ks: Sequence[int],
    bands: Mapping[str, Band],
    reference: tuple[str, Floats],
    *,
    doubling: bool = False,
) -> None:
    """Draw bands over d_k, whose axis doubles from tick to tick, and a dashed line to compare them with.

    Args:
        name: what the chart is called, for those who listen to the screen.
        d_ks: d values of d_k, increasing.
        bands: by name, each (d,).
        reference: its name and d values.
        doubling: the vertical axis doubles too; its values are above 0.
    """
    title, level = reference
    rows: Rows = {
        "series": np.repeat(list(bands), len(d_ks)),
        "d_k": np.tile(d_ks, len(bands)),
        **{
            part: np.concatenate([getattr(band, part) for band in bands.values()]) for part in ("low", "median", "high")
        },
    }
    dashes: Rows = {"d_k": d_ks, "median": level, "series": [title] * len(d_ks)}
    drawing.show(
        Chart(
            name=name,
            description=_describe(name, d_ks, bands, title),
            spec=_curves(tuple(d_ks), tuple(bands), title, doubling),
            datasets={"bands": drawing.as_arrow(rows), "dashes": drawing.as_arrow(dashes)},
        )
    )


@cache
def _curves(d_ks: tuple[int, ...], names: tuple[str, ...], title: str, doubling: bool) -> Spec:
    """The bands, their medians as lines and points, and the dashes."""
    from ui.charts.whole_altair import alt

    vertical = alt.Scale(type="log", base=2) if doubling else alt.Scale(zero=True)
    low = alt.Y("low:Q", scale=vertical, title=None)
    median = alt.Y("median:Q", scale=vertical, title=None, axis=alt.Axis(tickCount=5, format="~g"))
    x = alt.X(
        "d_k:Q",
        scale=alt.Scale(type="log", base=2, nice=False),
        title="d_k",
        axis=alt.Axis(values=d_ks[::2], format="d", grid=False),
    )
    series = of_series((*names, title), symbolType="stroke", symbolStrokeWidth=3, symbolOpacity=1, columns=2)
    parts = [alt.Tooltip(f"{part}:Q", format=".4~g") for part in ("low", "median", "high")]
    bands = alt.Chart(alt.NamedData("bands"))
    spread = alt.layer(
        bands.mark_area(opacity=0.22, line=False).encode(y=low, y2="high"),
        bands.mark_line(strokeWidth=2.5).encode(y=median),
        bands.mark_point(filled=True, size=36, opacity=1).encode(y=median),
    ).encode(tooltip=["series:N", "d_k:Q", *parts])
    dashes = alt.Chart(alt.NamedData("dashes")).mark_line(strokeDash=[5, 4], strokeWidth=2).encode(y=median)
    return specification(alt.layer(spread, dashes).encode(x=x, color=series).properties(height=_HEIGHT))


def _describe(name: str, d_ks: Sequence[int], bands: Mapping[str, Band], title: str) -> str:
    ends = "; ".join(
        f"{series}: {band.median[0]:.3g} at d_k = {d_ks[0]}, {band.median[-1]:.3g} at d_k = {d_ks[-1]}"
        for series, band in bands.items()
    )
    return f"{name} against d_k, medians with the middle 80 % of the draws. {ends}. Dashed: {title}."
