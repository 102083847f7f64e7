"""The words in which charts are described: what specifications of Vega-Lite have in common."""

from collections.abc import Mapping
from typing import Any, TypeAlias

Spec: TypeAlias = Mapping[str, Any]
"""A Vega-Lite specification, whose datasets are named in it and not within it; or a part of one."""

SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"


INK: Spec = {"field": "ink", "type": "nominal", "scale": {"domain": [0, 1, 2, 3], "range": "category"}, "legend": None}
"""The colour of marks: whichever of the theme's four categorical colours they are told to be drawn in."""

BLUE, TEXT = 0, 3

IN_BLUE: Spec = {"calculate": f"{BLUE}", "as": "ink"}
IN_TEXT: Spec = {"calculate": f"{TEXT}", "as": "ink"}
"""Steps that tell so: the colour of lines, and that of figures, which can be read on all the others."""


def nominal(field: str) -> Spec:
    """A field that tells things apart."""
    return {"field": field, "type": "nominal"}


def quantitative(field: str, form: str = "") -> Spec:
    """A field of numbers, written in a form of d3's if there is one."""
    return {"field": field, "type": "quantitative", **({"format": form} if form else {})}


def pointed_at(name: str) -> Spec:
    """What makes the marks of a layer selectable one by one, again and again."""
    return {"name": name, "select": {"type": "point", "fields": ["i", "j", "turn"], "toggle": False, "clear": False}}
