"""The file with the key from which follows who has which numbers: made once, for its owner's eyes, kept elsewhere."""

import os
import re
import secrets
from pathlib import Path

from core.classroom.reports import BatchError

_PROJECT = Path(__file__).resolve().parents[2]
_KEY = re.compile(r"[0-9a-f]{64}")


def read_key(file: Path) -> bytes:
    """The key in a file.

    Raises:
        BatchError: the file is not there, cannot be read, or holds no key.
    """
    try:
        text = file.read_text(encoding="ascii").strip() if file.stat().st_size < 1000 else ""
    except UnicodeDecodeError:
        text = ""
    except (OSError, ValueError) as error:
        raise BatchError(f"{file}: cannot be read ({getattr(error, 'strerror', None) or error})") from error
    if not _KEY.fullmatch(text):
        raise BatchError(f"{file}: expected a key, 64 digits from 0 to f, as “python -m core assign” makes it")
    return bytes.fromhex(text)


def read_or_make_key(file: Path) -> tuple[bytes, bool]:
    """The key in a file, which is made if it is not there, readable by its owner alone; and whether it was made.

    Raises:
        BatchError: the file would lie in the folder of this project, cannot be written, or holds no key.
    """
    if file.exists() or file.is_symlink():
        return read_key(file), False
    if file.resolve().is_relative_to(_PROJECT):
        why = "a key does not belong into the folder of this project: name a file outside, such as ../KEY"
        raise BatchError(f"{file}: cannot be written ({why})")
    key = secrets.token_hex(32)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as stream:
            stream.write(f"{key}\n")
    except OSError as error:
        raise BatchError(f"{file}: cannot be written ({error.strerror or error})") from error
    return bytes.fromhex(key), True


def is_open_to_others(file: Path) -> bool:
    """Whether others than its owner may read a file."""
    return os.name == "posix" and bool(file.stat().st_mode & 0o077)
