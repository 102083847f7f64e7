"""What charts written in Altair share. Altair is imported when the first is drawn: the start page has none."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ui.charts.drawing import Spec

if TYPE_CHECKING:
    import altair as alt


def inked(chart: "alt.Chart", colour: int) -> "alt.Chart":
    """A chart in one of the theme's four categorical colours: ``drawing.WEIGHT`` or ``drawing.TEXT``."""
    from ui.charts.whole_altair import alt

    theme = alt.Scale(domain=[0, 1, 2, 3], range="category")
    return chart.transform_calculate(ink=str(colour)).encode(color=alt.Color("ink:N", scale=theme, legend=None))


def of_series(names: Sequence[str], *, weights: bool = False, named: bool = True, **legend: Any) -> "alt.Color":
    """A colour for each series by name; those of no weights leave out the first, which is the weights' own."""
    from ui.charts.whole_altair import alt

    scale = alt.Scale(domain=[*names] if weights else ["", *names], range="category")
    shown = alt.Legend(title=None, orient="top", values=[*names], **legend) if named else None
    return alt.Color("series:N", sort=None, scale=scale, legend=shown)


def specification(chart: "alt.Chart | alt.LayerChart | alt.FacetChart") -> Spec:
    """A chart's specification for Streamlit, without Altair's configuration, which would override the theme's."""
    spec: dict[str, Any] = chart.to_dict()
    del spec["config"]
    return spec
