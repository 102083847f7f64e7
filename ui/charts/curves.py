"""Curves over d_k, over the number of words and over epochs. Colours come from the theme."""

from collections.abc import Mapping, Sequence

import numpy as np

from core.lessons.scaling import Band, Floats
from ui.charts import drawing
from ui.charts.drawing import IN_TEXT, INK, WEIGHT, Chart, Rows, Spec, nominal, quantitative, series_colours, set_ink


def over_d_k(name: str, d_ks: Sequence[int], bands: Mapping[str, Band], title: str, level: float) -> None:
    """Draw bands over d increasing d_k, whose axis doubles from tick to tick, and a dashed line with a title."""
    rows: Rows = {
        "series": np.repeat(list(bands), len(d_ks)),
        "d_k": np.tile(d_ks, len(bands)),
        **{
            part: np.concatenate([getattr(band, part) for band in bands.values()]) for part in ("low", "median", "high")
        },
    }
    dashes: Rows = {"d_k": d_ks, "median": np.full(len(d_ks), level), "series": [title] * len(d_ks)}
    ends = "; ".join(
        f"{series}: {band.median[0]:.3g} at d_k = {d_ks[0]}, {band.median[-1]:.3g} at d_k = {d_ks[-1]}"
        for series, band in bands.items()
    )
    drawing.show(
        Chart(
            name=name,
            description=f"{name} against d_k, medians with the middle 80 % of the draws. {ends}. Dashed: {title}.",
            spec=_bands(tuple(d_ks), tuple(bands), title),
            datasets={"bands": drawing.as_arrow(rows), "dashes": drawing.as_arrow(dashes)},
        )
    )


def over_epochs(name: str, numbers: Sequence[int], series: Mapping[str, Sequence[float]], last: int) -> None:
    """Draw curves over the ``numbers`` of the epochs there are so far, with room for those up to the ``last``."""
    ends = "; ".join(f"{title}: {values[0]:.3f} first, {values[-1]:.3f} last" for title, values in series.items())
    described = f"{name} over {numbers[-1]} epochs. {ends}."
    rows: Rows = {
        "series": np.repeat(list(series), len(numbers)),
        "epoch": np.tile(numbers, len(series)),
        "value": np.concatenate([np.asarray(values, dtype=np.float64) for values in series.values()]),
    }
    spec = _over_epochs(last, tuple(series))
    drawing.show(Chart(name=name, description=described, spec=spec, datasets={"curves": drawing.as_arrow(rows)}))


def draw_spreads(name: str, rows: Mapping[str, Floats]) -> None:
    """Draw numbers as strokes, a row by its title, in which a comma ends a line, and a bar as far as they spread."""
    titles = np.repeat(list(rows), [*map(len, rows.values())])
    datasets = {"numbers": drawing.as_arrow({"row": titles, "score": np.concatenate([*rows.values()])})}
    drawing.show(Chart(name=name, description=f"{name}: {'; '.join(rows)}", spec=_SPREADS, datasets=datasets))


_STROKES: Spec = {"type": "tick", "clip": True, "thickness": 2, "opacity": 0.3, "bandSize": 90}
_SPREADS: Spec = {
    "data": {"name": "numbers"},
    "encoding": {
        "x": quantitative(
            "score",
            title="bar: the spread, either way",
            scale={"domain": [-5, 5]},
            axis={"values": [-4, -2, -1, 0, 1, 2, 4], "labelFontSize": 14, "titleFontSize": 14},
        ),
        "y": nominal("row", sort=None, title=None, axis={"labelExpr": "split(datum.label, ', ')", "labelFontSize": 15}),
        "color": INK,
    },
    "layer": [
        {"transform": [set_ink(WEIGHT)], "mark": _STROKES},
        {"transform": [IN_TEXT], "mark": {"type": "errorbar", "extent": "stdev", "clip": True, "thickness": 10}},
    ],
    "height": 350,
}

_LINE: Spec = {"type": "line", "strokeWidth": 2.5}
_POINTS: Spec = {"type": "point", "filled": True, "size": 36, "opacity": 1}


def _bands(d_ks: tuple[int, ...], names: tuple[str, ...], title: str) -> Spec:
    """The bands, their medians as lines and points, and the dashes."""
    low = quantitative("low", title=None)
    median = quantitative("median", scale={"zero": True}, title=None, axis={"tickCount": 5, "format": "~g"})
    series = series_colours((*names, title), symbolType="stroke", symbolStrokeWidth=3, symbolOpacity=1, columns=2)
    parts = [quantitative(part, ".4~g") for part in ("low", "median", "high")]
    area = {"type": "area", "opacity": 0.22, "line": False}
    dashed = {"type": "line", "strokeDash": [5, 4], "strokeWidth": 2}
    spread: Spec = {
        "data": {"name": "bands"},
        "encoding": {"tooltip": [nominal("series"), quantitative("d_k"), *parts]},
        "layer": [
            {"mark": area, "encoding": {"y": low, "y2": {"field": "high"}}},
            *({"mark": mark, "encoding": {"y": median}} for mark in (_LINE, _POINTS)),
        ],
    }
    dashes: Spec = {"data": {"name": "dashes"}, "mark": dashed, "encoding": {"y": median}}
    ticks = {"values": d_ks[::2], "format": "d", "grid": False}
    across = quantitative("d_k", scale={"type": "log", "base": 2, "nice": False}, title="d_k", axis=ticks)
    return {"encoding": {"x": across, "color": series}, "layer": [spread, dashes], "height": 280}


def _over_epochs(last: int, names: tuple[str, ...]) -> Spec:
    return {
        "data": {"name": "curves"},
        "mark": _LINE,
        "encoding": {
            "x": quantitative("epoch", scale={"domain": [0, last]}, axis={"grid": False, "tickCount": 5}),
            "y": quantitative("value", scale={"zero": True}, title=None, axis={"tickCount": 5}),
            "color": series_colours(names, columns=2),
            "tooltip": [nominal("series"), quantitative("epoch"), quantitative("value", ".4~f", title=None)],
        },
        "height": 300,
    }
