"""Elements of a page or an XML file: texts are escaped because they are texts, never markup."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias
from xml.etree import ElementTree as ET

Content: TypeAlias = "str | ET.Element | Iterable[str | ET.Element] | None"


def element(tag: str, *content: Content, **attributes: str | float) -> ET.Element:
    """An element with texts and elements in it; ``class_`` is its class, ``data_x`` its data-x, and a number plain.

    >>> ET.tostring(element("p", "a < b ", element("b", "c"), class_="x")).decode()
    '<p class="x">a &lt; b <b>c</b></p>'
    """
    texts = {name: value if isinstance(value, str) else f"{value:g}" for name, value in attributes.items()}
    made = ET.Element(tag, {name.rstrip("_").replace("_", "-"): text for name, text in texts.items()})
    last: ET.Element | None = None
    for one in _flatten(content):
        if isinstance(one, ET.Element):
            made.append(one)
            last = one
        elif last is None:
            made.text = (made.text or "") + one
        else:
            last.tail = (last.tail or "") + one
    return made


def table(
    rows: Sequence[Iterable[Content]], row_names: Sequence[str] = (), column_names: Sequence[str] = ()
) -> ET.Element:
    """A table, whose rows and columns may have names."""
    corner = element("th") if row_names else None
    head = element("tr", corner, [element("th", name) for name in column_names]) if column_names else None
    body = [
        element("tr", element("th", name) if name else None, [element("td", cell) for cell in row])
        for name, row in zip(row_names or [""] * len(rows), rows, strict=True)
    ]
    return element("table", element("tbody", head, body))


def _flatten(content: Iterable[Content]) -> Iterable[str | ET.Element]:
    for one in content:
        if isinstance(one, str | ET.Element):
            yield one
        elif one is not None:
            yield from one
