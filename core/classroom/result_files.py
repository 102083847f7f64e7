"""Writes tables as CSV or Parquet files: complete or not at all, and without formulas."""

import contextlib
import csv
import errno
import os
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

_FORMULA = re.compile(r"[=+\-@\t\r|%]")
_NUMBER = re.compile(r"[+-]?[\d.,]+(e[+-]?\d+)?%?", re.IGNORECASE)


@lru_cache(maxsize=4096)
def harmless(text: str) -> str:
    """A text that a spreadsheet will not run: a formula gets an apostrophe in front.

    >>> harmless("=cmd|' /C calc'!A0"), harmless("-0.2311")
    ("'=cmd|' /C calc'!A0", '-0.2311')
    """
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text) else text


@contextlib.contextmanager
def write_table(file: Path | None, columns: Sequence[str]) -> Iterator[Callable[[tuple[object, ...]], object]]:
    """Collect rows for a CSV or Parquet file, which gets its name only after all has gone well; None: no file."""
    if file is None:
        yield lambda _row: None
        return
    if file.is_dir() or not file.parent.is_dir():
        raise OSError(errno.ENOENT, "it is a folder" if file.is_dir() else "there is no such folder", str(file))
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
            if file.suffix.lower() == ".parquet":
                import pandas as pd

                rows: list[list[object]] = []
                yield lambda row: rows.append(_harmless(row))
                pd.DataFrame(rows, columns=list(columns)).to_parquet(name, index=False)
            else:  # row by row: three times as fast as pandas, and without importing it
                writer = csv.writer(stream)
                writer.writerow(columns)
                yield lambda row: writer.writerow(_harmless(row))
        Path(name).chmod(0o644)
        Path(name).replace(file)
    finally:
        Path(name).unlink(missing_ok=True)


def _harmless(row: tuple[object, ...]) -> list[object]:
    return [harmless(cell) if isinstance(cell, str) else cell for cell in row]
