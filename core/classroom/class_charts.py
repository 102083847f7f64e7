"""The charts of a class, and the graph of an exercise, as SVG in colours of the page: it can be light or dark."""

import json
import math
from collections.abc import Sequence
from textwrap import wrap
from typing import Any
from xml.etree import ElementTree as ET

import altair as alt
import pandas as pd
import vl_convert

from core.classroom.class_figures import STANDARD_ERRORS, PartFigures
from core.classroom.class_results import STATUSES
from core.classroom.xml_elements import element
from core.graph import steps
from core.graph.form import Form
from core.graph.nodes import EVERY_INPUT, EVERY_NODE, ancestors, shown_nodes, steps_of

WIDTH = 210
"""Of what is inside the axes: a chart fits on a phone as it is."""

_SVG = "http://www.w3.org/2000/svg"
_INK = "currentColor"


def distribution(percents: Sequence[float]) -> ET.Element:
    """How many students have how much: ten bars, the last with 100 %."""
    counts = [0] * 10
    for percent in percents:
        counts[min(int(percent // 10), 9)] += 1
    table = pd.DataFrame({"percent": [f"{10 * i}–{10 * i + 10}" for i in range(10)], "students": counts})
    base = alt.Chart(table).encode(alt.X("percent:N", sort=None, title="percent", axis=alt.Axis(labelAngle=-60)))
    bars = base.mark_bar(color="var(--bar)").encode(alt.Y("students:Q", axis=alt.Axis(tickMinStep=1)))
    numbers = base.mark_text(dy=-6, color=_INK).encode(y="students:Q", text="students:Q")
    return _draw(alt.layer(bars, numbers).properties(width=WIDTH + 60, height=150), "How many students have how much")


def statuses(figures: Sequence[PartFigures]) -> ET.Element:
    """A bar per part, divided by how its answers were marked."""
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
    return _draw(bars.properties(width=WIDTH, height=18 * len(figures)), "How the answers to each part were marked")


def variants(figures: pd.DataFrame) -> ET.Element:
    """How each variant differs from the others; the line spans three standard errors each way."""
    reach = STANDARD_ERRORS * figures.error
    table = figures[["variant", "difference"]].assign(low=figures.difference - reach, high=figures.difference + reach)
    base = alt.Chart(table).encode(alt.Y("variant:N", sort=None, title="variant"))
    lines = base.mark_rule(color=_INK).encode(
        alt.X("low:Q", title="percentage points from the others", axis=alt.Axis(tickCount=5)), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=60, color="var(--bar)").encode(x="difference:Q")
    zero = alt.Chart(pd.DataFrame({"zero": [0]})).mark_rule(color=_INK, strokeDash=[2, 3]).encode(x="zero:Q")
    drawing = alt.layer(zero, lines, points).properties(width=WIDTH, height=24 * len(table))
    return _draw(drawing, "Variants compared with all others")


def progress(table: pd.DataFrame) -> ET.Element:
    """A point per student: the percentage before, and now; above the line is progress."""
    scale = alt.Scale(domain=[0, 100])
    points = alt.Chart(table[["percent_before", "percent_now"]]).mark_point(color="var(--bar)", opacity=0.7).encode(
        alt.X("percent_before:Q", scale=scale, title="percent before"),
        alt.Y("percent_now:Q", scale=scale, title="percent now"),
    )  # fmt: skip
    ends = pd.DataFrame({"a": [0, 100], "b": [0, 100]})
    line = alt.Chart(ends).mark_line(color=_INK, strokeDash=[2, 3]).encode(x="a:Q", y="b:Q")
    return _draw(alt.layer(line, points).properties(width=WIDTH, height=WIDTH), "Each student before and now")


def _draw(chart: alt.Chart | alt.LayerChart | alt.FacetChart, label: str) -> ET.Element:
    """A chart as an element of a page, which says what it is in place of its many parts."""
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


_WIDTH, _ROW, _HEIGHT, _GAP, _WIDEST = 320, 78, 54, 6, 160
"""Of the graph; of a row of boxes and of a box; between boxes; and of the widest box."""

_LETTER, _SPACING = 6.6, 13
"""At most of a letter of a name, in width; and between lines of text."""

_LEVELS = 5


def sources(node: str, form: Form) -> tuple[str, ...]:
    """What a node is computed from: nodes that are shown, and embeddings; a copy stands for what it copies.

    A matrix of which a step only counts the columns, as it does of K to scale, is not among them.

    >>> from core.graph.form import LEARNED, PLAIN
    >>> sources("scaled_scores", LEARNED), sources("context", PLAIN)
    (('scores',), ('weights', 'X'))
    """
    found: dict[str, None] = {}
    for name in steps.sources(steps_of(form)[node]):
        if name in shown_nodes(form) or name in ("X", "X_kv"):
            found[name] = None
        elif name in EVERY_NODE:
            found |= dict.fromkeys(sources(name, form))
    before = {name: ancestors(name) - {name} for name in found if name in EVERY_NODE}
    return tuple(name for name in found if not any(name in others for others in before.values()))


def graph(form: Form, figures: pd.DataFrame, title: str) -> ET.Element:
    """The nodes of a form from top to bottom, as wide as a phone. Boxes cover the ends of the lines between them."""
    rows = _rows(form)
    middles = {
        name: ((column + 0.5) * _WIDTH / len(row), (depth + 0.5) * _ROW)
        for depth, row in enumerate(rows)
        for column, name in enumerate(row)
    }
    widths = {name: min(_WIDEST, _WIDTH / len(row) - _GAP) for row in rows for name in row}
    lines = [
        _line(middles[source], middles[name])
        for name in middles
        if name in EVERY_NODE
        for source in sources(name, form)
    ]
    found = figures.reindex(list(middles)).itertuples()
    boxes = [_box(name, *middles[name], widths[name], *figure) for name, *figure in found]
    height = len(rows) * _ROW
    return element(
        "svg", lines, *boxes, class_="graph", viewBox=f"0 0 {_WIDTH} {height}", width=_WIDTH, height=height,
        role="img", aria_label=title, xmlns=_SVG,
    )  # fmt: skip


def _rows(form: Form) -> list[list[str]]:
    """The embeddings, then the nodes by how many steps they are away from them."""
    depth = {"X": 0} | ({"X_kv": 0} if form.cross else {})
    for name in shown_nodes(form):
        depth[name] = max((depth[source] + 1 for source in sources(name, form)), default=0)
    return [[name for name, at in depth.items() if at == row] for row in range(max(depth.values()) + 1)]


def _line(start: tuple[float, float], end: tuple[float, float]) -> ET.Element:
    """From the middle of a box to that of another; past the boxes in between, along their right side."""
    (x, y), (to_x, to_y) = start, end
    aside = "" if x > to_x + _WIDEST / 2 else f"H{_WIDTH - 20}"
    way = f"L{to_x:g} {to_y:g}" if to_y - y <= _ROW else f"{aside}V{to_y:g}H{to_x:g}"
    return element("path", d=f"M{x:g} {y:g}{way}", class_="line")


def _box(name: str, x: float, y: float, width: float, share: float, went_wrong: float) -> list[ET.Element]:
    is_asked = not math.isnan(share)
    level = min(int(share * _LEVELS), _LEVELS - 1) if is_asked else "none"
    title = wrap(name if name in EVERY_INPUT else EVERY_NODE[name].title, int(width / _LETTER))
    texts = [*title]
    if name in EVERY_NODE:
        texts.append(f"{100 * share:.0f} % right" if is_asked else "not asked")
    if went_wrong > 0:
        texts.append(f"{went_wrong:g} slipped")
    first, height = y + 4 - _SPACING / 2 * (len(texts) - 1), max(_HEIGHT, _SPACING * len(texts) + 8)
    rect = element("rect", x=x - width / 2, y=y - height / 2, width=width, height=height, rx=6, class_=f"level-{level}")
    lines = [element("text", text, x=x, y=first + _SPACING * i) for i, text in enumerate(texts)]
    for line in lines[: len(title)]:
        line.set("class", "name")
    return [rect, *lines]
