"""Files of results: rows out as CSV or Parquet, whole or not at all, and nothing in them a formula."""

import contextlib
import csv
import os
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TextIO

_FORMULA = re.compile(r"[=+\-@\t\r|%]")
_NUMBER = re.compile(r"[+-]?[\d.,]+(e[+-]?\d+)?%?", re.IGNORECASE)


@lru_cache(maxsize=4096)
def harmless(text: str) -> str:
    """A text that a spreadsheet will not run: with an apostrophe in front where it would be a formula.

    >>> harmless("=cmd|' /C calc'!A0"), harmless("-0.2311")
    ("'=cmd|' /C calc'!A0", '-0.2311')
    """
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text) else text


@contextlib.contextmanager
def write_table(file: Path | None, columns: Sequence[str]) -> Iterator[Callable[[tuple[object, ...]], None]]:
    """Collect rows for a CSV or Parquet file, which takes its name only once all has gone well; None: for no file."""
    if file is None:
        yield lambda _row: None
        return
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
            writer = _ParquetWriter(name, columns) if file.suffix.lower() == ".parquet" else _CsvWriter(stream, columns)
            yield writer.add
            writer.close()
        Path(name).chmod(0o644)
        Path(name).replace(file)
    finally:
        Path(name).unlink(missing_ok=True)


class _CsvWriter:
    def __init__(self, stream: TextIO, columns: Sequence[str]) -> None:
        self._writer = csv.writer(stream)
        self._writer.writerow(columns)

    def add(self, row: tuple[object, ...]) -> None:
        self._writer.writerow([harmless(cell) if isinstance(cell, str) else cell for cell in row])

    def close(self) -> None:
        pass


class _ParquetWriter:
    def __init__(self, name: str, columns: Sequence[str]) -> None:
        self._name, self._columns, self._rows = name, columns, list[tuple[Any, ...]]()

    def add(self, row: tuple[object, ...]) -> None:
        self._rows.append(tuple(harmless(cell) if isinstance(cell, str) else cell for cell in row))

    def close(self) -> None:
        import pyarrow
        from pyarrow import parquet

        columns = zip(*self._rows, strict=True) if self._rows else [[] for _ in self._columns]
        parquet.write_table(pyarrow.table(dict(zip(self._columns, map(list, columns), strict=True))), self._name)
