"""Opens files that are ZIP archives inside, after a look at how large they say they are."""

import io
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from core.uploads.outputs import Output, UploadError

MOST_UNPACKED = 40_000_000
"""Most bytes that all members of an archive may have together once they are unpacked."""

MOST_MEMBERS = 2000

BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, KeyError, RuntimeError, OSError, ValueError, OverflowError)
"""What `zipfile` raises for archives that are broken, cut off, encrypted or packed in a way that it does not know."""


@contextmanager
def opened(content: bytes) -> Iterator[zipfile.ZipFile]:
    """The archive that a file is. No member gives more bytes than it says, so they are counted before any is unpacked.

    Raises:
        UploadError: it is none, it is broken, or it would unpack to too much.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            _check(archive.infolist())
            yield archive
    except UploadError:
        raise
    except BROKEN as error:
        raise UploadError("This file is broken or cut off; save it again.") from error


def _check(members: list[zipfile.ZipInfo]) -> None:
    if len(members) > MOST_MEMBERS or sum(member.file_size for member in members) > MOST_UNPACKED:
        raise UploadError("This file would unpack to more than any homework needs, so it was not opened.")


def gathered(readers: list[Callable[[], Iterator[Output]]], nothing: str) -> Iterator[Output]:
    """What several readers find; those that find nothing of use are passed over, unless all do.

    Raises:
        UploadError: none has found anything; the first reason, or ``nothing``.
    """
    reasons, some = [], False
    for reader in readers:
        try:
            for output in reader():
                some = True
                yield output
        except UploadError as reason:
            reasons.append(reason)
    if not some:
        raise reasons[0] if reasons else UploadError(nothing)
