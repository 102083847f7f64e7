"""Writes tables as CSV or Parquet files: complete or not at all, without formulas, and never over an input."""

import contextlib
import csv
import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TextIO, TypeAlias

from core.classroom.formulas import harmless
from core.classroom.reports import BatchError

Columns: TypeAlias = Mapping[str, type[str] | type[float]]
"""The names of the columns and what they hold."""

AddRow: TypeAlias = Callable[[tuple[object, ...]], object]

_STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")
_WORKBOOKS = (".xlsx", ".xls", ".ods")
_ROWS_AT_ONCE = 10_000


def is_standard_output(file: Path) -> bool:
    """Whether a name stands for the standard output."""
    return str(file) in _STANDARD_OUTPUT


def check_outputs(inputs: Sequence[Path], outputs: Sequence[Path], *, force: bool = False) -> None:
    """Make sure that each output is a file of its own which may be written.

    Raises:
        BatchError: an output is also an input, by whatever name or link, two outputs are one file, or an output may
            not be replaced.
    """
    for output in outputs:
        if output.suffix.lower() in _WORKBOOKS:
            raise BatchError(f"{output}: cannot be written (results are CSV or Parquet; call it .csv or .parquet)")
        for file in inputs:
            if file.is_dir() and output.resolve().is_relative_to(file.resolve()):
                raise BatchError(f"{output}: cannot be written (it is in the folder {file}, which is read)")
            if _is_same(output, file):
                raise BatchError(f"{output}: cannot be written (it is the same file as {file}, which is read)")
    for i, output in enumerate(outputs):
        if any(_is_same(output, other) for other in outputs[:i]):
            raise BatchError(f"{output}: cannot be written (it is named twice; each output needs a file of its own)")
        if not is_standard_output(output) and not _is_stream(output):
            _check_replaceable(output, force=force)


def _is_same(one: Path, other: Path) -> bool:
    if is_standard_output(one) and is_standard_output(other):
        return True
    try:
        return os.path.samestat(_status(one), _status(other))
    except (OSError, ValueError):  # one of them is not there
        return one.resolve() == other.resolve()


def _status(file: Path) -> os.stat_result:
    return os.fstat(sys.stdout.fileno()) if is_standard_output(file) else file.stat()


@contextlib.contextmanager
def write_table(file: Path | None, columns: Columns, *, force: bool = False) -> Iterator[AddRow]:
    """Write rows, one at a time, to a CSV or Parquet file, which gets its name only after all has gone well.

    ``-`` and whatever is not a regular file, such as a pipe, is written to at once, as CSV. None: no file.

    Raises:
        BatchError: the file cannot be written, or exists and may not be replaced: without ``force`` none is.
    """
    if file is None:
        yield lambda _row: None
    elif is_standard_output(file):
        with _standard_output() as stream:
            yield _csv_rows(stream, columns)
    else:
        with _explained(file):
            if _is_stream(file):
                with file.open("w", encoding="utf-8", newline="") as stream:
                    yield _csv_rows(stream, columns)
            else:
                with _replaced(file, force=force) as name, _rows(name, columns, file.suffix.lower()) as add:
                    yield add


def _is_stream(file: Path) -> bool:
    """Whether a file is a pipe or a device: it is written to, but not replaced."""
    return file.exists() and not file.is_file() and not file.is_dir()


@contextlib.contextmanager
def _explained(file: Path) -> Iterator[None]:
    """Say which file cannot be written; a pipe that nobody reads any more is no fault of the file."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BatchError(f"{file}: cannot be written ({error.strerror or error})") from error


@contextlib.contextmanager
def _standard_output() -> Iterator[TextIO]:
    sys.stdout.flush()
    stream = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8", newline="")
    try:
        yield stream
    finally:
        stream.detach()


@contextlib.contextmanager
def _replaced(file: Path, *, force: bool) -> Iterator[str]:
    """A new file beside the one that is to be written, which it replaces at the end."""
    _check_replaceable(file, force=force)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".marking-")
    os.close(handle)
    try:
        yield name
        _check_replaceable(file, force=force)
        Path(name).chmod(0o644)
        Path(name).replace(file)
    finally:
        Path(name).unlink(missing_ok=True)


def _check_replaceable(file: Path, *, force: bool) -> None:
    reason = ""
    if file.is_symlink():
        reason = "it is a symbolic link; name the file itself"
    elif file.is_dir():
        reason = "it is a folder"
    elif not file.parent.is_dir():
        reason = "there is no such folder"
    elif file.exists() and not force:
        reason = "it exists; add --force to replace it"
    if reason:
        raise BatchError(f"{file}: cannot be written ({reason})")


@contextlib.contextmanager
def _rows(name: str, columns: Columns, suffix: str) -> Iterator[AddRow]:
    if suffix == ".parquet":
        with _parquet_rows(name, columns) as add:
            yield add
    else:
        with Path(name).open("w", encoding="utf-8", newline="") as stream:
            yield _csv_rows(stream, columns)


def _csv_rows(stream: TextIO, columns: Columns) -> AddRow:
    writer = csv.writer(stream)
    writer.writerow(columns)
    return lambda row: writer.writerow(_harmless(row))


@contextlib.contextmanager
def _parquet_rows(name: str, columns: Columns) -> Iterator[AddRow]:
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    schema = pa.schema([(column, pa.string() if kind is str else pa.float64()) for column, kind in columns.items()])
    waiting: list[list[object]] = []

    def write() -> None:
        arrays = [pa.array(cells, field.type) for cells, field in zip(zip(*waiting, strict=True), schema, strict=True)]
        writer.write_batch(pa.record_batch(arrays, schema=schema))
        waiting.clear()

    def add(row: tuple[object, ...]) -> None:
        waiting.append(_harmless(row))
        if len(waiting) == _ROWS_AT_ONCE:
            write()

    with ParquetWriter(name, schema) as writer:
        yield add
        if waiting:
            write()


def _harmless(row: tuple[object, ...]) -> list[object]:
    return [harmless(cell) if isinstance(cell, str) else cell for cell in row]
