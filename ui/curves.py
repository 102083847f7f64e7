"""Curves over d_k: a line for the median, a band for the spread. Colours come from the theme, as in `ui.charts`."""

from collections.abc import Mapping, Sequence

import altair as alt
import pandas as pd
import streamlit as st

from core.scaling import Band, Floats

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
        name: what is drawn, for those who hear the screen.
        d_ks: d values of d_k, increasing.
        bands: by name, each (d,).
        reference: its name and d values.
        doubling: the upright axis doubles too; its values are above 0.
    """
    title, level = reference
    color = alt.Color(
        "series:N",
        scale=alt.Scale(domain=[*bands, title], range="category"),
        legend=alt.Legend(orient="top", title=None, symbolType="stroke", symbolStrokeWidth=3, symbolOpacity=1),
    )
    kind = alt.Scale(type="log", base=2) if doubling else alt.Scale(zero=True)
    x = alt.X(
        "d_k:Q",
        scale=alt.Scale(type="log", base=2, nice=False),
        title="d_k",
        axis=alt.Axis(values=[d_k for i, d_k in enumerate(d_ks) if i % 2 == 0], format="d", grid=False),
    )
    y = alt.Y("median:Q", scale=kind, title=None, axis=alt.Axis(tickCount=5, format="~g"))
    base = alt.Chart(pd.concat([_table(series, d_ks, band) for series, band in bands.items()])).encode(
        x=x,
        color=color,
        tooltip=["series:N", "d_k:Q", *(alt.Tooltip(f"{part}:Q", format=".4~g") for part in ("low", "median", "high"))],
    )
    spread = base.mark_area(opacity=0.22, line=False).encode(y=alt.Y("low:Q", scale=kind, title=None), y2="high:Q")
    lines = base.mark_line(strokeWidth=2.5).encode(y=y)
    points = base.mark_point(filled=True, size=36, opacity=1).encode(y=y)
    compared = pd.DataFrame({"d_k": d_ks, "median": level, "series": title})
    dashes = alt.Chart(compared).mark_line(strokeDash=[5, 4], strokeWidth=2).encode(x=x, y=y, color=color)
    st.altair_chart(
        (spread + lines + points + dashes).properties(height=_HEIGHT), alt=_described(name, d_ks, bands, title)
    )


def _table(series: str, d_ks: Sequence[int], band: Band) -> pd.DataFrame:
    return pd.DataFrame({"series": series, "d_k": d_ks, "low": band.low, "median": band.median, "high": band.high})


def _described(name: str, d_ks: Sequence[int], bands: Mapping[str, Band], title: str) -> str:
    ends = "; ".join(
        f"{series}: {band.median[0]:.3g} at d_k = {d_ks[0]}, {band.median[-1]:.3g} at d_k = {d_ks[-1]}"
        for series, band in bands.items()
    )
    return f"{name} against d_k, medians with the middle 80 % of the draws. {ends}. Dashed: {title}."
