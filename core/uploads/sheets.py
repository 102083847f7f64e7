"""Reads tables: text files with cells, and workbooks of Excel, without their macros and formulas."""

import io
import re
from collections.abc import Iterator
from pathlib import PurePath

from core.classroom.delimited_text import records
from core.uploads.archives import BROKEN, opened
from core.uploads.grids import MOST_CELLS, Block, Cells, blocks
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError

MOST_SHEETS = 50

MOST_TEXT = 1_200_000
"""Most bytes of XML in a workbook once it is unpacked: some 25,000 cells, which take about a second to read."""

MOST_BESIDE = 150_000
"""Most bytes of what a workbook says beside its cells, such as how they look: openpyxl reads that ten times slower."""


_CELLS = re.compile(r"xl/(?:worksheets/[^/]+|sharedStrings|charts/.*|drawings/.*)\.xml", re.IGNORECASE)
"""The members with cells and words, and pictures, which are not read."""


def of_csv(name: str, content: bytes, budget: Budget) -> Iterator[Output]:
    """The blocks of numbers in a text file with cells, in any usual encoding and with any usual delimiter.

    Raises:
        UploadError: it holds no number.
    """
    cells: dict[tuple[int, int], str] = {}
    rows = records(io.BytesIO(content), bool, lambda _line, _said: None)
    for row, (_, texts) in enumerate(rows, start=1):
        budget.spend(len(texts))
        cells |= {(row, column): text.strip()[:2000] for column, text in enumerate(texts, start=1) if text.strip()}
        if len(cells) > MOST_CELLS:
            raise UploadError("This table has more cells than a homework needs; keep only those with your answers.")
    yield from _outputs(cells, "", PurePath(name).stem, budget)
    if not cells:
        raise UploadError("This table is empty.")


def of_xlsx(_name: str, content: bytes, budget: Budget) -> Iterator[Output]:
    """The blocks of numbers on the sheets of a workbook, as they were when it was saved.

    Raises:
        UploadError: it cannot be opened, or it is larger than it seems.
    """
    with opened(content) as archive:
        members = [member for member in archive.infolist() if member.filename.endswith((".xml", ".rels"))]
        if sum(member.file_size for member in members if not _CELLS.match(member.filename)) > MOST_BESIDE:
            raise UploadError("This workbook holds too much beside its cells; copy your answers into a new one.")
        if sum(member.file_size for member in members) > MOST_TEXT:
            raise UploadError("This workbook has more cells than a homework needs; keep only those with your answers.")
        if any(_declares(archive.open(member).read(2000)) for member in members):
            raise UploadError("This workbook declares text that grows when it is read, so it was not opened.")
    import openpyxl

    try:
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True, keep_links=False)
        sheets = book.worksheets[:MOST_SHEETS]
    except (*BROKEN, TypeError, AttributeError, SyntaxError, RecursionError) as error:
        raise UploadError("This workbook cannot be opened; save it again as .xlsx.") from error
    for sheet in sheets:
        yield from _outputs(_cells(sheet, budget), sheet.title, sheet.title, budget)


def _declares(beginning: bytes) -> bool:
    return b"<!DOCTYPE" in beginning.replace(b"\0", b"") or b"<!ENTITY" in beginning.replace(b"\0", b"")


def _cells(sheet: "openpyxl.worksheet._read_only.ReadOnlyWorksheet", budget: Budget) -> Cells:  # type: ignore[name-defined] # noqa: F821
    """The cells of a sheet that are not empty; of those far out only so many as the budget lasts."""
    sheet.reset_dimensions()
    cells: dict[tuple[int, int], str] = {}
    try:
        for row, values in enumerate(sheet.iter_rows(values_only=True), start=1):
            budget.spend(1 + len(values))
            for column, value in enumerate(values, start=1):
                if value is not None and not isinstance(value, bool):
                    cells[row, column] = str(value).strip()[:2000]
    except (*BROKEN, TypeError, AttributeError, SyntaxError, RecursionError) as error:
        if isinstance(error, UploadError):
            raise
        raise UploadError("This workbook is broken or cut off; save it again as .xlsx.") from error
    return cells


def _outputs(cells: Cells, sheet: str, name: str, budget: Budget) -> Iterator[Output]:
    for block in blocks(cells, budget):
        yield Output(
            text=block.text,
            place=_place(block, sheet),
            name=block.name or name,
            around=" ".join(filter(None, (block.around, sheet))),
            shape=block.shape,
            is_elided=block.is_elided,
            whole_line=block.whole_line,
        )


def _place(block: Block, sheet: str) -> str:
    first, last = (f"{_letters(column)}{row}" for row, column in (block.first, block.last))
    cells = first if first == last else f"{first}:{last}"
    return f"sheet {sheet}, {cells}" if sheet else f"cells {cells}" if ":" in cells else f"cell {cells}"


def _letters(column: int) -> str:
    """The letters of a column.

    >>> _letters(1), _letters(26), _letters(27)
    ('A', 'Z', 'AA')
    """
    letters = ""
    while column:
        column, digit = divmod(column - 1, 26)
        letters = chr(65 + digit) + letters
    return letters
