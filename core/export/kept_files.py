"""Files kept by what they show, within a number of bytes."""

import threading
from collections import OrderedDict


class KeptFiles:
    """Files by key, safe for several threads; those not asked for longest give way when all have too many bytes.

    >>> files = KeptFiles(most=5)
    >>> files.keep("a", b"123"), files.keep("b", b"456"), files.get("a"), files.get("b")
    (None, None, None, b'456')
    """

    def __init__(self, most: int) -> None:
        self._files, self._most, self._lock = OrderedDict[str, bytes](), most, threading.Lock()

    def get(self, key: str) -> bytes | None:
        """A file, or None if it is not kept, or no more."""
        with self._lock:
            if key in self._files:
                self._files.move_to_end(key)
            return self._files.get(key)

    def keep(self, key: str, file: bytes) -> None:
        """Keep a file, and let others go if need be."""
        with self._lock:
            self._files[key] = file
            while sum(map(len, self._files.values())) > self._most:
                self._files.popitem(last=False)
