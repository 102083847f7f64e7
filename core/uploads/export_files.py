"""The files of an export, a ZIP archive or a folder: listed by name, each read by itself and within bounds.

Nothing is unpacked to the disk. What cannot be read, or claims to be too much, concerns its student alone.
"""

import contextlib
import stat
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from core.classroom.reports import BatchError, Report, visible
from core.uploads.archives import BROKEN, unpack
from core.uploads.files import LARGEST
from core.uploads.outputs import UploadError

MOST_FILES = 50_000
"""Most files of an export."""

TOO_LARGE = "it is, or claims to be, larger than 10 MB, and was not opened"


@dataclass(frozen=True, kw_only=True)
class File:
    """A file of an export: its path in there, and what reads it.

    Raises, when it is read:
        UploadError: it cannot be read, or is too large; the reason, without the name of the file.
    """

    path: str
    read: Callable[[], bytes]


@contextlib.contextmanager
def open_export(export: Path, report: Report) -> Iterator[tuple[File, ...]]:
    """The files of an export, in the order of their names; those that are hidden or lead elsewhere are left out.

    Raises:
        BatchError: it is neither a ZIP archive nor a folder, or cannot be read.
    """
    with contextlib.ExitStack() as stack:
        in_any_order = folder_files(export, report) if export.is_dir() else _zip_files(_open_zip(export, stack), report)
        files = sorted(in_any_order, key=lambda one: one.path)
        if len(files) > MOST_FILES:
            raise BatchError(f"{export}: it holds more than {MOST_FILES:,} files; export one assignment at a time")
        yield tuple(files)


def _open_zip(export: Path, stack: contextlib.ExitStack) -> zipfile.ZipFile:
    if export.is_char_device():
        raise BatchError(f"{export}: cannot be read (it is a device)")
    try:
        return stack.enter_context(zipfile.ZipFile(export))
    except (*BROKEN, NotImplementedError) as error:
        why = getattr(error, "strerror", None) or "it is not a ZIP archive, or it is cut off; download it again"
        raise BatchError(f"{export}: cannot be read ({why})") from error


def _zip_files(archive: zipfile.ZipFile, report: Report) -> Iterator[File]:
    for name in dict.fromkeys(archive.namelist()):
        member = archive.getinfo(name)
        path = _path(member)
        if member.is_dir() or _is_hidden(path):
            continue
        if _leads_out(path):
            report(None, f"{visible(path[:200])} is left out: its path would lead out of the archive")
        elif stat.S_ISLNK(member.external_attr >> 16):
            report(None, f"{visible(path[:200])} is left out: it is a symbolic link")
        else:
            yield File(path=path, read=partial(_read_member, archive, member))


def _path(member: zipfile.ZipInfo) -> str:
    """The path of a file as it was meant: some programs write UTF-8 and do not set the bit that says so."""
    with contextlib.suppress(UnicodeError):
        return member.filename if member.flag_bits & 0x800 else member.filename.encode("cp437").decode()
    return member.filename


def _read_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    try:
        return b"".join(unpack(archive, member, LARGEST, TOO_LARGE))
    except UploadError as error:
        raise UploadError(TOO_LARGE if str(error) == TOO_LARGE else "it is packed in an unusual way") from error
    except (*BROKEN, NotImplementedError) as error:
        raise UploadError("it is damaged or locked with a password") from error


def _is_hidden(path: str) -> bool:
    return any((part.startswith((".", "~$")) and part != "..") or part == "__MACOSX" for part in path.split("/"))


def _leads_out(path: str) -> bool:
    r"""Whether a path is none inside the archive.

    >>> _leads_out("../x"), _leads_out("/etc/x"), _leads_out("C:x"), _leads_out("..\\x"), _leads_out("Ann/x.ipynb")
    (True, True, True, True, False)
    """
    return path.startswith("/") or ".." in path.split("/") or "\\" in path or path[1:2] == ":"


def folder_files(folder: Path, report: Report) -> Iterator[File]:
    """The files in a folder, in no order; those that are hidden or lead elsewhere are left out."""
    for file in folder.rglob("*"):
        path = file.relative_to(folder).as_posix()
        if _is_hidden(path):
            continue
        if file.is_symlink():
            report(None, f"{visible(path[:200])} is left out: it is a symbolic link, which may lead out of the folder")
        elif file.is_file():
            yield disk_file(file, path)


def disk_file(file: Path, path: str) -> File:
    """A file by itself; ``path`` is where it stands in its folder."""
    return File(path=path, read=partial(_read_disk, file))


def _read_disk(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        raise UploadError(f"it cannot be read ({error.strerror})") from error
    if len(content) > LARGEST:
        raise UploadError(TOO_LARGE)
    return content
