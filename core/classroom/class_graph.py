"""The graph of an exercise as a picture: each node coloured by how many were right there."""

from collections.abc import Mapping
from xml.etree import ElementTree as ET

from core.classroom.class_figures import NodeFigures
from core.classroom.elements import element
from core.graph import steps
from core.graph.form import Form
from core.graph.nodes import EVERY_INPUT, EVERY_NODE, ancestors, shown, steps_of

_WIDTH, _ROW, _HEIGHT, _GAP = 320, 78, 54, 6
"""Of the picture; of a row of boxes and of a box; between boxes."""

_WIDEST = 160
LEVELS = 5


def sources(node: str, form: Form) -> tuple[str, ...]:
    """What a node is computed from: nodes that are shown, and embeddings; a copy stands for what it copies.

    A matrix of which a step only counts the columns, as it does of K to scale, is not among them.

    >>> from core.graph.form import LEARNED, PLAIN
    >>> sources("scaled_scores", LEARNED), sources("context", PLAIN)
    (('scores',), ('weights', 'X'))
    """
    found: dict[str, None] = {}
    for name in steps.reads(steps_of(form)[node]):
        if name in shown(form) or name in ("X", "X_kv"):
            found[name] = None
        elif name in EVERY_NODE:
            found |= dict.fromkeys(sources(name, form))
    before = {name: ancestors(name) - {name} for name in found if name in EVERY_NODE}
    return tuple(name for name in found if not any(name in others for others in before.values()))


def picture(form: Form, figures: Mapping[str, NodeFigures], title: str) -> ET.Element:
    """The nodes of a form from top to bottom, as wide as a phone."""
    rows = _rows(form)
    boxes = {
        name: ((column + 0.5) * _WIDTH / len(row), depth * _ROW + 2, min(_WIDEST, _WIDTH / len(row) - _GAP))
        for depth, row in enumerate(rows)
        for column, name in enumerate(row)
    }
    depth_of = {name: depth for depth, row in enumerate(rows) for name in row}
    lines = [
        _line(boxes[source], boxes[name], skips=depth_of[name] - depth_of[source] > 1)
        for name in boxes
        if name in EVERY_NODE
        for source in sources(name, form)
    ]
    drawn = [one for name, box in boxes.items() for one in _box(name, box, figures.get(name))]
    height = f"{len(rows) * _ROW - (_ROW - _HEIGHT) + 4}"
    return element(
        "svg", lines, drawn, class_="graph", viewBox=f"0 0 {_WIDTH} {height}", width=f"{_WIDTH}", height=height,
        role="img", aria_label=title, xmlns="http://www.w3.org/2000/svg",
    )  # fmt: skip


def _rows(form: Form) -> list[list[str]]:
    """The embeddings, then the nodes by how many steps they are away from them."""
    depth = {"X": 0} | ({"X_kv": 0} if form.cross else {})
    for name in shown(form):
        depth[name] = max((depth[source] + 1 for source in sources(name, form)), default=0)
    return [[name for name, at in depth.items() if at == row] for row in range(max(depth.values()) + 1)]


def _line(start: tuple[float, float, float], end: tuple[float, float, float], *, skips: bool) -> ET.Element:
    """From the foot of a box to the head of the next; past the boxes in between, along their right side."""
    (x, y, width), (to_x, to_y, to_width) = start, end
    if not skips:
        path = f"M{x:g} {y + _HEIGHT:g}L{to_x:g} {to_y:g}"
    else:
        side, middle = to_x + to_width / 2, to_y + _HEIGHT / 2
        begins = f"M{x:g} {y + _HEIGHT:g}" if x > side else f"M{x + width / 2:g} {y + _HEIGHT / 2:g}H{_WIDTH - 20}"
        path = f"{begins}V{middle:g}H{side:g}"
    return element("path", d=path, class_="line")


def _box(name: str, box: tuple[float, float, float], figures: NodeFigures | None) -> list[ET.Element]:
    x, y, width = box
    share = figures.share if figures else None
    level = "none" if share is None else str(min(int(share * LEVELS), LEVELS - 1))
    texts = [name if name in EVERY_INPUT else EVERY_NODE[name].title]
    if name in EVERY_NODE:
        texts.append("not asked" if share is None else f"{100 * share:.0f} % right")
    if figures and figures.went_wrong:
        texts.append(f"{figures.went_wrong} slipped")
    first = y + _HEIGHT / 2 + 4 - 7.5 * (len(texts) - 1)
    return [
        element("rect", x=f"{x - width / 2:g}", y=f"{y:g}", width=f"{width:g}", height=f"{_HEIGHT}", rx="6",
                class_=f"level-{level}"),
        *(element("text", text, x=f"{x:g}", y=f"{first + 15 * i:g}", class_="name" if i == 0 else "figure")
          for i, text in enumerate(texts)),
    ]  # fmt: skip
