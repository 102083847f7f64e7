"""What all Vega-Lite specifications share."""

from collections.abc import Sequence
from typing import Any

from ui.charts.drawing import TEXT, Spec

SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"

INK: Spec = {"field": "ink", "type": "nominal", "scale": {"domain": [0, 1, 2, 3], "range": "category"}, "legend": None}
"""The colour of marks: that of the theme's four categorical colours whose number is in their row."""


def inked(colour: int) -> Spec:
    """The step that sets it to one of them: ``drawing.WEIGHT`` or ``drawing.TEXT``."""
    return {"calculate": str(colour), "as": "ink"}


IN_TEXT: Spec = inked(TEXT)


def nominal(field: str, **how: Any) -> Spec:
    """A field of names."""
    return {"field": field, "type": "nominal", **how}


def quantitative(field: str, form: str = "", **how: Any) -> Spec:
    """A field of numbers, with a number format of d3 if one is given."""
    return {"field": field, "type": "quantitative", **({"format": form} if form else {}), **how}


def of_series(names: Sequence[str], *, weights: bool = False, named: bool = True, **legend: Any) -> Spec:
    """A colour for each series by name; those of no weights leave out the first, which is the weights' own."""
    scale = {"domain": [*names] if weights else ["", *names], "range": "category"}
    shown = {"title": None, "orient": "top", "values": [*names], **legend} if named else None
    return nominal("series", sort=None, scale=scale, legend=shown)


def pointed_at(name: str) -> Spec:
    """What makes the marks of a layer selectable one by one, again and again."""
    return {"name": name, "select": {"type": "point", "fields": ["i", "j", "turn"], "toggle": False, "clear": False}}
