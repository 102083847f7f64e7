"""Opens files that are ZIP archives inside, believing nothing that they say of how much they hold."""

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager

from core.uploads.outputs import UploadError

MOST_UNPACKED = 20_000_000
"""Most bytes that come out of an archive: twice what a whole file may have."""

MOST_MEMBERS = 2000

MOST_BESIDE_NAMES = 200_000
"""Most bytes of what the list of members says beside their names: `zipfile` takes long to read that."""

BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, KeyError, RuntimeError, OSError, ValueError, OverflowError)
"""What `zipfile` raises for archives that are broken, cut off, encrypted or packed in a way that it does not know."""

_TOO_MUCH = "This file would unpack to more than any homework needs, so it was not opened."
_PIECE = 65_536
_LISTED = re.compile(rb"PK\x01\x02.{26}(.{4})", re.DOTALL)
"""A member's place in the list, up to the lengths of what stands there beside its name."""


class Archive:
    """The members of an archive, each unpacked once, when it is read; ``most`` bytes come out of all together."""

    def __init__(self, archive: zipfile.ZipFile, most: int, too_much: str) -> None:
        self._archive, self._left, self._too_much = archive, most, too_much
        self._read: dict[str, bytes] = {}
        self.names = tuple(archive.namelist())

    def read(self, name: str) -> bytes:
        """The bytes of a member, unpacked in pieces that are counted, whatever the archive says of their number.

        Only plain and deflated members are read: the other methods have no bound on what one piece unpacks to.

        Raises:
            UploadError: it is packed in another way, or more comes out than any homework needs.
            KeyError: there is no such member.
        """
        if name not in self._read:
            self._read[name] = b"".join(self._pieces(self._archive.getinfo(name)))
        return self._read[name]

    def _pieces(self, member: zipfile.ZipInfo) -> Iterator[bytes]:
        for piece in unpack(self._archive, member, self._left, self._too_much):
            self._left -= len(piece)
            yield piece


def unpack(archive: zipfile.ZipFile, member: zipfile.ZipInfo, most: int, too_much: str) -> Iterator[bytes]:
    """A member in pieces that are counted: no more than ``most`` bytes, whatever the archive says of their number.

    Raises:
        UploadError: it is packed in a way that has no bound on what one piece unpacks to, or there is more in it.
    """
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise UploadError("This file is packed in an unusual way; save it again with NumPy, torch or Excel.")
    if member.file_size > most:
        raise UploadError(too_much)
    with archive.open(member) as stream:
        while piece := stream.read(_PIECE):
            most -= len(piece)
            if most < 0:
                raise UploadError(too_much)
            yield piece


@contextmanager
def open_archive(content: bytes, most: int = MOST_UNPACKED, too_much: str = _TOO_MUCH) -> Iterator[Archive]:
    """The archive that a file is.

    Raises:
        UploadError: it is none, it is broken, or more is in it than any homework needs; ``too_much`` says that.
    """
    _check_list(content)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            yield Archive(archive, most, too_much)
    except UploadError:
        raise
    except BROKEN as error:
        raise UploadError("This file is broken or cut off; save it again.") from error


def _check_list(content: bytes) -> None:
    """Refuse a list of members that would take long to read: `zipfile` reads all of it before it can be asked."""
    count, beside = 0, 0
    for listed in _LISTED.finditer(content):
        count, beside = count + 1, beside + sum(struct.unpack("<HH", listed[1]))
        if count > MOST_MEMBERS or beside > MOST_BESIDE_NAMES:
            raise UploadError("This file holds more than any homework needs, so it was not opened.")
