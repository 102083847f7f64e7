"""Reads what the cells of an executed notebook show, as text or as a page of HTML; nothing in it is ever run."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from html.parser import HTMLParser
from typing import Any

from core.uploads.cell_prints import LONGEST_CODE
from core.uploads.data_frames import Frame, frame_of_cells, is_numeric
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError
from core.uploads.printed_results import Printout, frame_results
from core.uploads.printed_text import find_results
from core.uploads.shown_names import Display, name_results

LONGEST_AROUND = 1500
"""Most characters that are kept of code and text around a result."""


NO_CODE = "(no code)"
"""Stands in the place of results that no code has shown: somebody has typed or copied them into the file."""

LONGEST_PAGE, LONGEST_TEXT_PAGE = 300_000, 20_000
"""Most characters of HTML that are read: with a table, and without, as pictures that can be turned have none."""

MOST_PIECES = 600_000
"""Most brackets and commas in the file, pictures and code included: each may be an object that takes memory."""


def outputs(text: str, budget: Budget) -> Iterator[Output]:
    """The results in the outputs of code cells and in the text of the other cells, in order.

    Raises:
        UploadError: the text is no notebook.
    """
    before = ""
    for number, cell in enumerate(_cells(text), start=1):
        source = _text(cell.get("source"))
        if cell.get("cell_type") == "code":
            yield from _code_outputs(cell, source, before, number, budget)
            continue
        for one in find_results(source, budget, is_printed=False) if cell.get("cell_type") == "markdown" else ():
            around = f"{one.label}\n{one.heading}\n{before}"
            yield one.output(place=f"cell {number} (text)", name="", around=around[: 2 * LONGEST_AROUND])
        before = source[-LONGEST_AROUND:]


def _cells(text: str) -> list[Mapping[str, Any]]:
    import nbformat

    if sum(map(text.count, "[{,")) > MOST_PIECES:
        raise UploadError("This notebook holds too much to look through; keep only the cells with your answers.")
    library: Any = nbformat  # which has no types
    try:
        cells = library.convert(library.reader.reads(text), 4).cells
    except RecursionError as error:
        raise UploadError("This notebook is nested too deeply to be one that was run.") from error
    except Exception as error:
        raise UploadError("This file is not a notebook: save it again from Jupyter or Colab, as .ipynb.") from error
    return [cell for cell in cells if isinstance(cell, dict)]


def _code_outputs(cell: Mapping[str, Any], source: str, before: str, number: int, budget: Budget) -> Iterator[Output]:
    """The results that one cell shows; lines are counted over all of its printed text."""
    stream, displays, is_stopped = "", [], False
    for output in cell.get("outputs") or ():
        kind = output.get("output_type")
        is_stopped |= kind == "error"
        if kind == "stream" and output.get("name") != "stderr":
            stream += _text(output.get("text"))
        elif kind in ("execute_result", "display_data"):
            displays.append(_display(output, stream.count("\n"), budget))
    if not stream and not displays:
        return
    budget.spend(min(len(source), LONGEST_CODE))
    printed = find_results(stream, budget)
    said = name_results(source, stream, printed, displays, is_stopped=is_stopped)
    shown, lines = [(one, 0) for one in printed], len(stream.splitlines())
    for display in displays:
        shown += [(one, lines) for one in display.results]
        lines += max((one.last for one in display.results), default=0)
    cell_name = f"cell {number}" if _has_code(source) else f"cell {number} {NO_CODE}"
    for one, above in shown:
        (name, line), first, last = said[one], above + one.first, above + one.last
        place = f"{cell_name}, " + (f"line {first}" if first == last else f"lines {first} to {last}")
        around = "\n".join(filter(None, (one.label, one.heading, line or source[:LONGEST_AROUND], before)))
        yield one.output(place=place, name=name, around=around[: 2 * LONGEST_AROUND])


def _has_code(source: str) -> bool:
    """Whether a cell has more than comments."""
    return any(line.strip() and not line.lstrip().startswith("#") for line in source.split("\n"))


def _display(output: Mapping[str, Any], line: int, budget: Budget) -> Display:
    """An output that was not printed, after so many printed lines."""
    data = output.get("data", {})
    return Display(
        results=_data_results(data, budget),
        text=_text(data.get("text/plain")),
        line=line,
        is_last=output.get("output_type") == "execute_result",
        is_drawn=any(kind.startswith(("image/", "application/")) for kind in data),
    )


def _data_results(data: Mapping[str, Any], budget: Budget) -> list[Printout]:
    """The results in what a cell displays: of a table in HTML its cells, else its text in the plainest form."""
    page, outside = _text(data.get("text/html")), ""
    if len(page) < (LONGEST_PAGE if "<table" in page else LONGEST_TEXT_PAGE):
        budget.spend(len(page) // 4)
        frames, outside = html_tables(page)
        if frames:
            return [one for frame in frames for one in frame_results(frame, first=1, last=1, heading="")]
    for text in (*(_text(data.get(kind)) for kind in ("text/plain", "text/markdown", "text/latex")), outside):
        if results := find_results(text, budget):
            return results
    return []


def _text(value: object) -> str:
    """A text of a notebook, whose lines are joined already; "" if it is something else."""
    return value if isinstance(value, str) else ""


_MOST_IN_TABLES = 200_000
_PARAGRAPHS = frozenset({"p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"})


class _Tables(HTMLParser):
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
            self.tables.append([[]])  # a cell may come before any row
        elif tag == "tr" and self.tables:
            self.tables[-1].append([])
        elif tag in ("td", "th") and self.tables and self.count < _MOST_IN_TABLES:
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


def html_tables(page: str) -> tuple[list[Frame], str]:
    """The tables of a page of HTML that hold numbers, and the text outside of tables."""
    parser = _Tables()
    with suppress(AssertionError):  # what Python's parser raises at a declaration that it cannot make out
        parser.feed(page)
    frames = []
    for table in parser.tables:
        width = max(map(len, table))
        if width * len(table) > _MOST_IN_TABLES:
            continue
        rows = [["" for _ in range(width - len(row))] + row for row in table if any(row)]
        if rows and (frame := frame_of_cells(_with_headings(rows))):
            frames.append(frame)
    return frames, "".join(parser.outside)


def _with_headings(rows: list[list[str]]) -> list[list[str]]:
    """A table with a row and a column of headings: where it has none, they are counted from 0."""
    if any(map(_is_decimal, (row[0] for row in rows))):
        rows = [[str(i), *row] for i, row in enumerate(rows, start=-1)]
    if any(map(_is_decimal, rows[0][1:])):
        rows = [["", *map(str, range(len(rows[0]) - 1))], *rows]
    return rows


def _is_decimal(cell: str) -> bool:
    return "." in cell and is_numeric(cell)
