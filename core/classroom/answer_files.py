"""Opens the file of a class, whatever its form: text with delimiters, an Excel workbook or Parquet."""

import contextlib
import math
import shutil
import tempfile
import warnings
from collections.abc import Callable, Collection, Container, Generator, Iterable, Iterator, Sequence
from datetime import date, time
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

from core.classroom import delimited_text
from core.classroom.headings import plain
from core.classroom.reports import BatchError, Report, name_file

Records: TypeAlias = Generator[tuple[int, list[str]], None, None]
"""The number of a line or row and its cells; the first is the heading."""

_OLD_EXCEL, _ZIP, _PARQUET = b"\xd0\xcf\x11\xe0", b"PK\x03\x04", b"PAR1"
_ROWS_AT_ONCE = 1000
_BYTES_AT_ONCE = 1 << 16


@contextlib.contextmanager
def open_file(file: Path) -> Iterator[BinaryIO]:
    """Open a file for reading from its beginning as often as need be; a pipe is copied first.

    Raises:
        BatchError: the file is not there or cannot be read.
    """
    if file.is_dir() or file.is_char_device():  # of a device as /dev/zero there is no end
        raise BatchError(f"{file}: cannot be read (it is a {'folder' if file.is_dir() else 'device'})")
    try:
        stream = file.open("rb")
    except (OSError, ValueError) as error:
        raise BatchError(f"{file}: cannot be read ({getattr(error, 'strerror', None) or error})") from error
    with stream:
        if stream.seekable():
            yield stream
        else:
            with tempfile.TemporaryFile() as copy:
                shutil.copyfileobj(stream, copy)
                yield copy


@contextlib.contextmanager
def open_table(
    file: Path, names: Container[str], report: Report, encoding: str | None = None
) -> Iterator[tuple[list[str], Records]]:
    """The heading of a table, some of whose ``names`` are known, and the rows below it.

    An encoding is for a file that is not UTF-8: the answers that a table goes with may have another one.

    Raises:
        BatchError: the file cannot be read, or is found to have a fault while it is open; the message begins with it.
    """
    with open_file(file) as stream, name_file(file):
        given = encoding if encoding and not _is_utf8(stream) else None
        with contextlib.closing(records(stream, lambda cell: plain(cell) in names, report, given)) as rows:
            yield next(rows, (1, []))[1], rows


@contextlib.contextmanager
def open_named(
    file: Path, names: Collection[str], needed: Iterable[str], what: str, report: Report, encoding: str | None = None
) -> Iterator[Iterator[tuple[int, dict[str, str]]]]:
    """The rows of a table, with the number of their line, as cells by the name of their column, compared as `plain`.

    Of several columns of one name the first counts; cells that are not there are empty, as are those of ``names``.

    Raises:
        BatchError: as `open_table`, or a column that is ``needed`` is not there, and so it is not ``what`` is expected.
    """
    with open_table(file, names, report, encoding) as (columns, rows):
        heading = list(map(plain, columns))
        for name in needed:
            if name not in heading:
                raise BatchError(f"expected {what}; there is no column {name!r}")
        empty = dict.fromkeys((*names, *heading), "")
        yield ((line, empty | dict(reversed(list(zip(heading, cells, strict=False))))) for line, cells in rows)


def _is_utf8(stream: BinaryIO) -> bool:
    try:
        stream.read().decode()
    except UnicodeDecodeError:
        return False
    finally:
        stream.seek(0)
    return True


def records(stream: BinaryIO, known: Callable[[str], bool], report: Report, encoding: str | None = None) -> Records:
    """The records of an open file from its beginning. Its first bytes say what it is, not its name.

    Raises:
        ValueError: the file is not what its first bytes promise, or there is no such encoding.
    """
    stream.seek(0)
    begins = stream.read(4)
    stream.seek(0)
    if begins == _OLD_EXCEL:
        raise BatchError("an Excel file of the old kind, or one with a password; save it as .xlsx, without a password")
    if begins == _ZIP:
        return _workbook(stream, report)
    if begins == _PARQUET:
        return _parquet(stream)
    if not encoding and not delimited_text.is_text(stream):
        raise BatchError("neither CSV nor an Excel workbook (.xlsx) nor Parquet")
    return delimited_text.records(stream, known, report, encoding)


def _workbook(stream: BinaryIO, report: Report) -> Records:
    """The rows of the first sheet. Formulas are read as they are written: nothing is computed."""
    from openpyxl import load_workbook

    warnings.filterwarnings("ignore", module="openpyxl")  # about styles and the like
    try:
        workbook = load_workbook(stream, read_only=True, data_only=False, keep_links=False)
        sheet, *others = workbook.worksheets
        sheet.reset_dimensions()
        if others:
            report(None, f"only the first of its {len(others) + 1} sheets is read, {sheet.title[:40]!r}")
        yield from _cells(sheet.iter_rows(), report)
    except Exception as error:  # openpyxl raises whatever its parts happen to raise
        raise BatchError("not an Excel workbook that can be read; open it in Excel and save it again") from error


def _cells(rows: Iterable[Sequence[Any]], report: Report) -> Records:
    """The rows of a sheet as texts, all of the width of the heading; empty rows are left out."""
    width = None
    for number, row in enumerate(rows, start=1):
        cells = [_text(cell.value) for cell in row]
        if not any(cell.strip() for cell in cells):
            continue
        if any(cell.data_type == "f" for cell in row):
            report(number, "there is a formula; what it is made of is read, not what it shows. Paste values instead")
        if any(isinstance(cell.value, date | time) for cell in row):
            report(number, "Excel has made a date or a time of an answer; format the cells as text before you paste")
        width = width or len(cells)
        if any(cell.strip() for cell in cells[width:]):
            report(number, "there are cells to the right of the heading; they are ignored")
        yield number, [*cells[:width], *[""] * (width - len(cells))]


def _parquet(stream: BinaryIO) -> Records:
    """The rows, read by pyarrow: pandas would turn variants beside blanks into floats, and hide an index column."""
    from pyarrow import ArrowException, parquet

    try:
        table = parquet.ParquetFile(
            stream, pre_buffer=False, buffer_size=_BYTES_AT_ONCE
        )  # or it holds a whole row group
        yield 1, list(table.schema_arrow.names)
        number = 1
        for batch in table.iter_batches(batch_size=_ROWS_AT_ONCE):
            for row in zip(*(column.to_pylist() for column in batch.columns), strict=True):
                number += 1
                yield number, [_text(cell) for cell in row]
    except (ArrowException, UnicodeDecodeError) as error:
        raise BatchError(f"not a Parquet file ({error})") from error


def _text(cell: object) -> str:
    """What a cell holds, as it would be typed.

    >>> _text(7.0), _text(0.25), _text(None), _text(float("nan"))
    ('7', '0.25', '', '')
    """
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return ""
    if isinstance(cell, bytes):
        return cell.decode("utf-8", errors="replace")
    return str(int(cell)) if isinstance(cell, float) and cell.is_integer() and abs(cell) < 1e15 else str(cell)
