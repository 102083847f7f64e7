"""Reads the TOML files of data/ into typed records, with one clear error for a file that does not fit its record."""

import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar, dataclass_transform

import msgspec

from core.reading.data_faults import fault

DATA = Path(__file__).parents[2] / "data"

LONGEST = 1_000_000
"""Most bytes of a file that is read: a longer one is hardly a data file, and would be slow to refuse."""

Record = TypeVar("Record")
Content_co = TypeVar("Content_co", covariant=True)


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class FileRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in a file: it is never changed, and a field that it does not have is a fault."""


class DataError(ValueError):
    """A data file has a fault: names the file and field, what was expected there and what was found."""

    def __init__(self, file: Path | str, field: str, expected: str) -> None:
        super().__init__(f"{file}: {field}: {expected}")
        self.file, self.field, self.expected = str(file), field, expected


class DataFile(Generic[Content_co]):
    """A file of data/ and the record that it fits: called, it gives what stands in it, which is read once."""

    def __init__(self, name: str, record: type[Content_co]) -> None:
        self.path, self._record = DATA / name, record

    def __call__(self) -> Content_co:
        """What stands in the file.

        Raises:
            DataError: names file and field, if the file does not fit its record.
        """
        return self._content

    @cached_property
    def _content(self) -> Content_co:
        return load(self.path, self._record)


def load(file: Path, record: type[Record], *, error: type[DataError] = DataError) -> Record:
    """Read a TOML file into a record.

    Raises:
        DataError: raised as ``error`` if the file is unreadable, too long or not TOML, or if a field is missing,
            unknown or of the wrong kind.
    """
    data = table(file, error=error)
    try:
        return msgspec.convert(data, record)
    except msgspec.ValidationError as problem:
        raise error(file, *fault(data, record)) from problem


def table(file: Path, *, error: type[DataError] = DataError) -> dict[str, Any]:
    """Read a TOML file as it stands.

    Raises:
        DataError: raised as ``error`` if the file is unreadable, too long or not TOML.
    """
    written = text(file, error=error)
    try:
        return tomllib.loads(written)
    except RecursionError as problem:
        raise error(file, "file", "expected lists and tables that are not nested so deeply") from problem
    except ValueError as problem:
        # TOML's own error, or Python's for numbers with too many digits.
        raise error(file, "file", f"expected TOML in UTF-8; found a fault: {_message(problem)}") from problem


def text(file: Path, *, error: type[DataError] = DataError) -> str:
    """Read a text file.

    Raises:
        DataError: raised as ``error`` if the file is unreadable, too long or not in UTF-8.
    """
    try:
        if (size := file.stat().st_size) > LONGEST:
            raise error(file, "file", f"expected at most {LONGEST:,} bytes; found {size:,}")
        return file.read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise error(file, "file", f"expected a file that can be read ({problem.strerror})") from problem
    except UnicodeDecodeError as problem:
        line = problem.object.count(b"\n", 0, problem.start) + 1
        raise error(file, "file", f"expected text in UTF-8; line {line} has bytes that are not") from problem


def _message(problem: ValueError) -> str:
    """The words of a TOML error; tomllib says of a field that stands there twice only that it cannot be overwritten."""
    return str(problem).replace("Cannot overwrite a value", "a field is named twice")
