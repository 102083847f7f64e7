"""Curves over d_k: a line for the median, a band for the spread. Colours come from the theme, as in `ui.charts`."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from core.lessons.scaling import Band, Floats
from ui.charts import heat_map
from ui.charts.heat_map import Drawn, Rows
from ui.charts.vega import SCHEMA, Spec, nominal, quantitative

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
    found = list(bands.values())
    rows: Rows = {
        "series": np.repeat(list(bands), len(d_ks)),
        "d_k": np.tile(d_ks, len(bands)),
        **{part: np.concatenate([getattr(band, part) for band in found]) for part in ("low", "median", "high")},
    }
    compared: Rows = {"d_k": d_ks, "median": level, "series": [title] * len(d_ks)}
    heat_map.show(
        Drawn(
            name=name,
            described=_described(name, d_ks, bands, title),
            spec=_curves(tuple(d_ks), tuple(bands), title, doubling),
            datasets={"bands": heat_map.sent(rows), "compared": heat_map.sent(compared)},
        )
    )


@lru_cache(maxsize=16)
def _curves(d_ks: tuple[int, ...], names: tuple[str, ...], title: str, doubling: bool) -> Spec:
    """The bands, their medians as lines and points, and the dashes."""
    legend = {
        "orient": "top",
        "title": None,
        "symbolType": "stroke",
        "symbolStrokeWidth": 3,
        "symbolOpacity": 1,
        "columns": 2,
    }
    doubled = {"type": "log", "base": 2}
    upright = {"scale": doubled if doubling else {"zero": True}, "title": None}
    low = {**quantitative("low"), **upright}
    median = {**quantitative("median"), **upright, "axis": {"tickCount": 5, "format": "~g"}}
    parts = ({**quantitative(part), "format": ".4~g"} for part in ("low", "median", "high"))
    return {
        "$schema": SCHEMA,
        "encoding": {
            "x": {
                **quantitative("d_k"),
                "scale": {**doubled, "nice": False},
                "title": "d_k",
                "axis": {"values": d_ks[::2], "format": "d", "grid": False},
            },
            "color": {**nominal("series"), "scale": {"domain": [*names, title], "range": "category"}, "legend": legend},
        },
        "layer": [
            {
                "data": {"name": "bands"},
                "encoding": {"tooltip": [nominal("series"), quantitative("d_k"), *parts]},
                "layer": [
                    {"mark": {"type": "area", "opacity": 0.22, "line": False},
                     "encoding": {"y": low, "y2": {"field": "high"}}},
                    {"mark": {"type": "line", "strokeWidth": 2.5}, "encoding": {"y": median}},
                    {"mark": {"type": "point", "filled": True, "size": 36, "opacity": 1}, "encoding": {"y": median}},
                ],
            },
            {
                "data": {"name": "compared"},
                "mark": {"type": "line", "strokeDash": [5, 4], "strokeWidth": 2},
                "encoding": {"y": median},
            },
        ],
        "height": _HEIGHT,
    }  # fmt: skip


def _described(name: str, d_ks: Sequence[int], bands: Mapping[str, Band], title: str) -> str:
    ends = "; ".join(
        f"{series}: {band.median[0]:.3g} at d_k = {d_ks[0]}, {band.median[-1]:.3g} at d_k = {d_ks[-1]}"
        for series, band in bands.items()
    )
    return f"{name} against d_k, medians with the middle 80 % of the draws. {ends}. Dashed: {title}."
