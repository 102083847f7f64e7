"""What the Vega-Lite specifications written by hand share: heat maps and large pictures."""

from ui.charts.drawing import TEXT, Spec

SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"

INK: Spec = {"field": "ink", "type": "nominal", "scale": {"domain": [0, 1, 2, 3], "range": "category"}, "legend": None}
"""The colour of marks: that of the theme's four categorical colours whose number is in their row."""

IN_TEXT: Spec = {"calculate": f"{TEXT}", "as": "ink"}
"""The step that sets it to the colour of figures."""


def nominal(field: str) -> Spec:
    """A field of names."""
    return {"field": field, "type": "nominal"}


def quantitative(field: str, form: str = "") -> Spec:
    """A field of numbers, with a number format of d3 if one is given."""
    return {"field": field, "type": "quantitative", **({"format": form} if form else {})}


def pointed_at(name: str) -> Spec:
    """What makes the marks of a layer selectable one by one, again and again."""
    return {"name": name, "select": {"type": "point", "fields": ["i", "j", "turn"], "toggle": False, "clear": False}}
