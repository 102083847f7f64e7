"""What code says of very many inputs is what it said before: a few letters stand for thousands of lines.

No reason is given for any line, so this only tells that something has changed. To see what, run the test with the code of
before and with that of now, each with ``AS_BEFORE=<a folder>``, and compare the files there. If it is meant to be so,
copy the letters from the failure into `as_before.json`.
"""

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path

LETTERS = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))


def assert_as_before(name: str, said: Iterable[object]) -> None:
    """Fail if what is said differs from what it was."""
    lines = "\n".join(map(str, said)).encode(errors="backslashreplace")
    if folder := os.environ.get("AS_BEFORE"):
        (Path(folder) / name).write_bytes(lines)
    assert hashlib.sha256(lines).hexdigest()[:12] == LETTERS.get(name)
