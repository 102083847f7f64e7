"""The charts of a class as SVG: drawn once, in colours that the page gives, so that it can be light or dark."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

from core.classroom.class_figures import PartFigures, VariantFigures
from core.classroom.class_results import STATUSES

if TYPE_CHECKING:
    import altair as alt
    import pandas as pd

WIDTH = 210
"""Of what is inside the axes: a chart fits on a phone as it is."""

_SVG = "http://www.w3.org/2000/svg"
_INK = "currentColor"


def distribution(percents: Sequence[float]) -> ET.Element:
    """How many students have how much: ten bars, the last with 100 %."""
    import altair as alt
    import pandas as pd

    counts = [0] * 10
    for percent in percents:
        counts[min(int(percent // 10), 9)] += 1
    table = pd.DataFrame({"percent": [f"{10 * i}–{10 * i + 10}" for i in range(10)], "students": counts})
    base = alt.Chart(table).encode(alt.X("percent:N", sort=None, title="percent", axis=alt.Axis(labelAngle=-60)))
    bars = base.mark_bar(color="var(--bar)").encode(alt.Y("students:Q", axis=alt.Axis(tickMinStep=1)))
    numbers = base.mark_text(dy=-6, color=_INK).encode(y="students:Q", text="students:Q")
    return _drawn(alt.layer(bars, numbers).properties(width=WIDTH + 60, height=150), "How many students have how much")


def statuses(figures: Sequence[PartFigures]) -> ET.Element:
    """A bar per part, divided by how its answers were marked."""
    import altair as alt
    import pandas as pd

    rows = [
        {"part": one.part, "mark": status, "answers": one.counts.get(status, 0), "order": i}
        for one in figures
        for i, status in enumerate(STATUSES)
        if one.counts.get(status)
    ]
    colours = alt.Scale(domain=list(STATUSES), range=[f"var(--{status})" for status in STATUSES])
    bars = alt.Chart(pd.DataFrame(rows)).mark_bar().encode(
        alt.Y("part:N", sort=None, title=None, axis=alt.Axis(labelLimit=140)),
        alt.X("answers:Q", title="answers", axis=alt.Axis(tickMinStep=1, tickCount=5)),
        alt.Color("mark:N", scale=colours, legend=None),
        order="order:Q",
    )  # fmt: skip
    return _drawn(bars.properties(width=WIDTH, height=18 * len(figures)), "How the answers to each part were marked")


def variants(figures: Sequence[VariantFigures]) -> ET.Element:
    """How each variant differs from the others; the line spans three standard errors each way."""
    import altair as alt
    import pandas as pd

    table = pd.DataFrame([
        {"variant": one.variant or "own", "difference": one.difference,
         "low": one.difference - 3 * one.error, "high": one.difference + 3 * one.error}
        for one in figures
    ])  # fmt: skip
    base = alt.Chart(table).encode(alt.Y("variant:N", sort=None, title="variant"))
    lines = base.mark_rule(color=_INK).encode(
        alt.X("low:Q", title="percentage points from the others", axis=alt.Axis(tickCount=5)), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=60, color="var(--bar)").encode(x="difference:Q")
    zero = alt.Chart(pd.DataFrame({"zero": [0]})).mark_rule(color=_INK, strokeDash=[2, 3]).encode(x="zero:Q")
    drawing = alt.layer(zero, lines, points).properties(width=WIDTH, height=24 * len(table))
    return _drawn(drawing, "Variants compared with all others")


def progress(table: "pd.DataFrame") -> ET.Element:
    """A point per student: the percentage before, and now; above the line is progress."""
    import altair as alt
    import pandas as pd

    scale = alt.Scale(domain=[0, 100])
    points = alt.Chart(table[["percent_before", "percent_now"]]).mark_point(color="var(--bar)", opacity=0.7).encode(
        alt.X("percent_before:Q", scale=scale, title="percent before"),
        alt.Y("percent_now:Q", scale=scale, title="percent now"),
    )  # fmt: skip
    ends = pd.DataFrame({"a": [0, 100], "b": [0, 100]})
    line = alt.Chart(ends).mark_line(color=_INK, strokeDash=[2, 3]).encode(x="a:Q", y="b:Q")
    return _drawn(alt.layer(line, points).properties(width=WIDTH, height=WIDTH), "Each student before and now")


def _drawn(chart: "alt.Chart | alt.LayerChart | alt.FacetChart", label: str) -> ET.Element:
    """A chart as an element of a page, which says what it is in place of its many parts."""
    import vl_convert

    spec: dict[str, Any] = chart.to_dict()
    spec["padding"] = {"left": 16, "right": 10, "top": 5, "bottom": 5}  # letters may be wider than is reckoned
    spec["config"] = {
        "background": None, "view": {"stroke": None}, "text": {"fontSize": 11}, "font": "system-ui, sans-serif",
        "axis": {"labelColor": _INK, "titleColor": _INK, "domainColor": _INK, "tickColor": _INK, "grid": False,
                 "labelFontSize": 11, "titleFontSize": 11, "titleFontWeight": "normal"},
    }  # fmt: skip
    svg = ET.fromstring(vl_convert.vegalite_to_svg(json.dumps(spec)))  # noqa: S314  made here
    for one in svg.iter():
        one.tag = one.tag.removeprefix(f"{{{_SVG}}}")
        for name in [name for name in one.attrib if name.startswith(("aria-", "role"))]:
            del one.attrib[name]
    svg.attrib |= {"role": "img", "aria-label": label, "xmlns": _SVG}
    return svg
