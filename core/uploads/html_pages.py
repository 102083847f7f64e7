"""Reads the tables of a page of HTML, as pandas displays them or as somebody wrote them, and the text beside them."""

from contextlib import suppress
from html.parser import HTMLParser

from core.uploads.data_frames import Frame, is_numeric, of_cells

_MOST_CELLS = 200_000
_PARAGRAPHS = frozenset({"p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"})


class _Cells(HTMLParser):
    """Collects the cells of the tables of a page, and the text outside of them, a line for each paragraph."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.outside: list[str] = []
        self.cell: list[str] | None = None
        self.count = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.outside.append("\n" if tag in _PARAGRAPHS else "")
        if tag == "table":
            self.tables.append([])
        elif tag == "tr" and self.tables:
            self.tables[-1].append([])
        elif tag in ("td", "th") and self.tables and self.tables[-1] and self.count < _MOST_CELLS:
            self.cell, self.count = [], self.count + 1
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th") and self.cell is not None:
            self.tables[-1][-1][-1] = " ".join("".join(self.cell).split())
            self.cell = None

    def handle_data(self, data: str) -> None:
        if self.cell is not None:
            self.cell.append(data)
        elif self.cdata_elem is None:  # what a style or a script says is not shown
            self.outside.append(" ".join(data.split()))


def of_html(page: str) -> tuple[list[Frame], str]:
    """The tables of a page of HTML that hold numbers, and the text outside of tables."""
    parser = _Cells()
    with suppress(AssertionError):  # what Python's parser raises at a declaration that it cannot make out
        parser.feed(page)
    frames = []
    for table in parser.tables:
        width = max(map(len, table), default=0)
        if width * len(table) > _MOST_CELLS:
            continue
        rows = [["" for _ in range(width - len(row))] + row for row in table if any(row)]
        if rows and (frame := of_cells(_with_headings(rows))):
            frames.append(frame)
    return frames, "".join(parser.outside)


def _with_headings(rows: list[list[str]]) -> list[list[str]]:
    """A table with a row and a column of headings: where it has none, they are counted from 0."""
    if any(map(_is_decimal, (row[0] for row in rows))):
        rows = [[str(i), *row] for i, row in enumerate(rows, start=-1)]
    if any(map(_is_decimal, rows[0][1:] if rows else ())):
        rows = [["", *map(str, range(len(rows[0]) - 1))], *rows]
    return rows


def _is_decimal(cell: str) -> bool:
    return "." in cell and is_numeric(cell)
