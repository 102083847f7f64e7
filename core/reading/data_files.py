"""The files of data/: TOML read into typed records, and one clear error for a file that does not keep to its form."""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

DATA = Path(__file__).parents[2] / "data"

Record = TypeVar("Record")


class DataError(ValueError):
    """A data file is not right; names the file, the field and what was expected there."""

    def __init__(self, file: Path | str, field: str, expected: str) -> None:
        super().__init__(f"{file}: {field}: {expected}")
        self.file, self.field, self.expected = str(file), field, expected


def load(file: Path, record: type[Record], *, error: type[DataError] = DataError) -> Record:
    """The record that a TOML file fills in.

    Raises:
        DataError: not readable, not TOML, or a field is missing, unknown or of the wrong type; raised as ``error``.
    """
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), record)
    except OSError as problem:
        raise error(file, "file", f"expected a file that can be read ({problem.strerror})") from problem
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise error(file, "file", f"expected TOML in UTF-8 ({problem})") from problem
    except msgspec.ValidationError as problem:
        said, _, path = str(problem).partition(" - at `$")
        raise error(file, path.strip("`").lstrip(".") or "file", said[0].lower() + said[1:]) from problem
