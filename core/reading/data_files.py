"""The files of data/: TOML read into typed records, with one clear error for a file that does not fit its record."""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from core.reading.data_faults import fault

DATA = Path(__file__).parents[2] / "data"

LONGEST = 1_000_000
"""Bytes of a file that is read; a longer one is hardly one of these, and would take long to be refused."""

Record = TypeVar("Record")


class DataError(ValueError):
    """Something is wrong in a data file: in which file and field, what was expected there and what was found."""

    def __init__(self, file: Path | str, field: str, expected: str) -> None:
        super().__init__(f"{file}: {field}: {expected}")
        self.file, self.field, self.expected = str(file), field, expected


def load(file: Path, record: type[Record], *, error: type[DataError] = DataError) -> Record:
    """The record that a TOML file fills in.

    Raises:
        DataError: raised as ``error`` for a file that is not readable, too long or not TOML, and for a field that is
            missing, unknown or not of its kind.
    """
    try:
        if (size := file.stat().st_size) > LONGEST:
            raise error(file, "file", f"expected at most {LONGEST:,} bytes; found {size:,}")
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except DataError:
        raise
    except OSError as problem:
        raise error(file, "file", f"expected a file that can be read ({problem.strerror})") from problem
    except RecursionError as problem:
        raise error(file, "file", "expected lists and tables that are not nested so deeply") from problem
    except ValueError as problem:
        # Not only TOML's own error: Python's refusal of bytes that are not UTF-8, and of numbers too long to read.
        raise error(file, "file", f"expected TOML in UTF-8 ({problem})") from problem
    try:
        return msgspec.convert(data, record)
    except msgspec.ValidationError as problem:
        raise error(file, *fault(data, record)) from problem
