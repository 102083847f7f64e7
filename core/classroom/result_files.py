"""Writes tables as CSV or Parquet files: complete or not at all, without formulas, and never over an input."""

import codecs
import contextlib
import csv
import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Literal, TypeAlias

from core.classroom.harmless_texts import harmless
from core.classroom.reports import BatchError, visible
from core.reading.readings import listed

Columns: TypeAlias = Mapping[str, type[str] | type[float]]
"""The names of the columns and what they hold."""

Files: TypeAlias = Sequence[Path | None]
"""Files of options; None stands for one that is not given."""

Form: TypeAlias = Literal["csv", "parquet"]

Add: TypeAlias = Callable[[bytes], object]
"""Adds rows that are `encoded` to a table."""

_STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")
_WORKBOOKS = (".xlsx", ".xls", ".ods")
_ROWS_AT_ONCE = 10_000


def is_standard_output(file: Path) -> bool:
    """Whether a name stands for the standard output."""
    return str(file) in _STANDARD_OUTPUT


def where_to_see(outputs: Files) -> str:
    """Where results are to be seen, as the end of a sentence; "" if all are printed."""
    files = [visible(str(file)) for file in outputs if file and not is_standard_output(file)]
    return f"; see {listed(files)}" if files else ""


def tell(outputs: Files, *lines: str) -> None:
    """Print lines where they do not get among the results, one of which may be printed."""
    is_printed = any(file and is_standard_output(file) for file in outputs)
    print(*lines, sep="\n", file=sys.stderr if is_printed else sys.stdout)


def check_outputs(inputs: Files, outputs: Files, *, force: bool = False) -> None:
    """Make sure that each output is a file of its own which may be written.

    Raises:
        BatchError: an output is also an input, by whatever name or link, two outputs are one file, or an output may
            not be replaced.
    """
    written = [output for output in outputs if output]
    for output in written:
        if output.suffix.lower() in _WORKBOOKS:
            raise BatchError(f"{output}: cannot be written (results are CSV or Parquet; call it .csv or .parquet)")
        for file in filter(None, inputs):
            if file.is_dir() and output.resolve().is_relative_to(file.resolve()):
                raise BatchError(f"{output}: cannot be written (it is in the folder {file}, which is read)")
            if _is_same(output, file):
                raise BatchError(f"{output}: cannot be written (it is the same file as {file}, which is read)")
    for i, output in enumerate(written):
        if any(_is_same(output, other) for other in written[:i]):
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


def form_of(file: Path | None) -> Form:
    """How a table is written: as Parquet if its name ends so, unless it is printed or goes into a pipe; else as CSV."""
    is_parquet = file is not None and file.suffix.lower() == ".parquet" and not _is_stream(file)
    return "parquet" if is_parquet else "csv"


def encoded(rows: Iterable[Sequence[object]], columns: Columns, form: Form) -> bytes:
    """Rows as they are added to a table: lines of CSV, or a stream of Arrow. Nothing in them is a formula."""
    plain = [[harmless(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    return _csv(plain) if form == "csv" else _arrow(plain, columns)


def _csv(rows: Iterable[Iterable[object]]) -> bytes:
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue().encode()


def _arrow(rows: Sequence[Sequence[object]], columns: Columns) -> bytes:
    import pyarrow as pa

    schema = _schema(columns)
    arrays = [pa.array([row[i] for row in rows], field.type) for i, field in enumerate(schema)]
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, schema) as stream:
        stream.write_batch(pa.record_batch(arrays, schema=schema))
    return bytes(sink.getvalue())


def _schema(columns: Columns) -> Any:
    import pyarrow as pa

    return pa.schema([(column, pa.string() if kind is str else pa.float64()) for column, kind in columns.items()])


@contextlib.contextmanager
def write_table(file: Path | None, columns: Columns, *, force: bool = False, for_excel: bool = False) -> Iterator[Add]:
    """Write rows to a CSV or Parquet file, which gets its name only after all has gone well.

    ``for_excel``: the CSV begins with a mark by which Excel knows that it is UTF-8.

    ``-`` and whatever is not a regular file, such as a pipe, is written to at once, as CSV. None: no file.

    Raises:
        BatchError: the file cannot be written, or exists and may not be replaced: without ``force`` none is.
    """
    if file is None:
        yield lambda _rows: None
        return
    with _open_output(file, force=force) as stream, contextlib.ExitStack() as finished:
        if form_of(file) == "parquet":
            add = finished.enter_context(_parquet(stream, columns))
        else:
            add = _lines(stream, codecs.BOM_UTF8 * for_excel + _csv([columns]))
        yield _explain_faults(file)(add)  # says at once which file is at fault: others are open meanwhile


def write_rows(file: Path, columns: Columns, rows: Iterable[Sequence[object]], *, force: bool = False) -> None:
    """Write a whole table, which Excel reads as UTF-8, or none; see `write_table`."""
    with write_table(file, columns, force=force, for_excel=True) as add:
        add(encoded(rows, columns, form_of(file)))


def write_bytes(file: Path, content: bytes, *, force: bool = False) -> None:
    """Write a whole file, or none; ``-`` prints it.

    Raises:
        BatchError: the file cannot be written, is a pipe or a device, or exists and may not be replaced: without
            ``force`` none is.
    """
    if _is_stream(file) and not is_standard_output(file):
        raise BatchError(f"{file}: cannot be written (it is a pipe or a device)")
    with _open_output(file, force=force) as stream:
        stream.write(content)


def _is_stream(file: Path) -> bool:
    """Whether a file is a pipe or a device: it is written to, but not replaced."""
    return file.exists() and not file.is_file() and not file.is_dir()


@contextlib.contextmanager
def _explain_faults(file: Path) -> Iterator[None]:
    """Say which file cannot be written; the output, and a pipe that nobody reads any more, are no fault of a file."""
    try:
        yield
    except OSError as error:
        if isinstance(error, BrokenPipeError) or is_standard_output(file):
            raise
        raise BatchError(f"{file}: cannot be written ({error.strerror or error})") from error


@contextlib.contextmanager
def _open_output(file: Path, *, force: bool) -> Iterator[BinaryIO]:
    """Where a file is written: a new one beside it takes its place at the end, unless it is a pipe or the output."""
    if is_standard_output(file):
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with _explain_faults(file):
        if _is_stream(file):
            with file.open("wb") as stream:
                yield stream
            return
        _check_replaceable(file, force=force)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".marking-")
        place = Path(name)
        try:
            with os.fdopen(handle, "wb") as stream:
                yield stream
            _check_replaceable(file, force=force)
            place.chmod(0o644)
            place.replace(file)
        finally:
            place.unlink(missing_ok=True)


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
    elif file.exists() and (not file.stat().st_mode & 0o222 or not os.access(file, os.W_OK)):
        # nobody may write to it, or this user may not: its folder alone would let it be replaced
        reason = "it is write-protected"
    if reason:
        raise BatchError(f"{file}: cannot be written ({reason})")


def _lines(stream: BinaryIO, heading: bytes) -> Add:
    def add(rows: bytes) -> None:
        stream.write(rows)
        stream.flush()  # a disk that is full is known before another file gets its name

    stream.write(heading)
    return add


@contextlib.contextmanager
def _parquet(stream: BinaryIO, columns: Columns) -> Iterator[Add]:
    """Rows of Arrow are gathered, and written as many at a time however many come at once."""
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    waiting = _schema(columns).empty_table()

    def add(rows: bytes) -> None:
        nonlocal waiting
        waiting = pa.concat_tables([waiting, pa.ipc.open_stream(rows).read_all()])
        while waiting.num_rows >= _ROWS_AT_ONCE:
            writer.write_table(waiting.slice(0, _ROWS_AT_ONCE).combine_chunks())
            waiting = waiting.slice(_ROWS_AT_ONCE)

    with ParquetWriter(stream, waiting.schema) as writer:
        yield add
        if waiting.num_rows:
            writer.write_table(waiting.combine_chunks())
