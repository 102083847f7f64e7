"""Reads tables: text files with cells, and workbooks of Excel, without their macros and formulas."""

import io
from collections.abc import Iterator
from pathlib import PurePath

from msgspec.structs import replace

from core.classroom.delimited_text import DELIMITERS, records
from core.classroom.reports import report_nothing
from core.uploads import workbooks
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError
from core.uploads.sheet_blocks import MOST_CELLS, Cells, blocks
from core.uploads.workbooks import LONGEST_CELL

MOST_DELIMITERS = 300_000
"""Most commas, quotation marks or ends of lines in a text file with cells, each."""


_TOO_MANY = "This table has more cells than a homework needs; keep only those with your answers."


def is_too_long(content: bytes) -> bool:
    """Whether a text file with cells has more of a delimiter, of quotation marks or of ends of lines than are read."""
    return max(content.count(mark) for mark in (*DELIMITERS.encode(), *b'"\r\n')) > MOST_DELIMITERS


def csv_outputs(name: str, content: bytes, budget: Budget) -> Iterator[Output]:
    """The blocks of numbers in a text file with cells, in any usual encoding and with any usual delimiter.

    Raises:
        UploadError: it holds no number, or more cells than any homework.
    """
    if is_too_long(content):
        raise UploadError(_TOO_MANY)
    cells: dict[tuple[int, int], str] = {}
    rows = records(io.BytesIO(content), bool, report_nothing)
    for row, (_, texts) in enumerate(rows, start=1):
        budget.spend(len(texts))
        cells |= {
            (row, column): text.strip()[:LONGEST_CELL] for column, text in enumerate(texts, start=1) if text.strip()
        }
        if len(cells) > MOST_CELLS:
            raise UploadError(_TOO_MANY)
    yield from _outputs(cells, "", PurePath(name).stem, budget)
    if not cells:
        raise UploadError("This table is empty.")


def xlsx_outputs(_name: str, content: bytes, budget: Budget) -> Iterator[Output]:
    """The blocks of numbers on the sheets of a workbook; see `core.uploads.workbooks.sheets`."""
    for sheet in workbooks.sheets(content, budget):
        yield from _outputs(sheet.cells, sheet.title, sheet.title, budget)


def _outputs(cells: Cells, sheet: str, name: str, budget: Budget) -> Iterator[Output]:
    """The results on a sheet, which has no title in a text file; what nothing names is named after sheet or file."""
    for one in blocks(cells, budget):
        place = f"sheet {sheet}, {one.place}" if sheet else f"{'cells' if ':' in one.place else 'cell'} {one.place}"
        around = " ".join(filter(None, (one.around, sheet)))
        yield replace(one, place=place, name=one.name or name, around=around)
