"""A checkout that nobody may write to: its files and folders are without that right, and the app runs without root's."""

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.broken.data_broken import copy_checkout
from benchmarks.broken.odd_server import Visit, serve, visit

POWERLESS = ("setpriv", "--bounding-set=-all", "--inh-caps=-all", "--")
"""For root: without its rights, the files' own permissions hold."""


@contextmanager
def read_only_copy() -> Iterator[Path]:
    """A copy of the checkout without the right to write anywhere in it."""
    with copy_checkout() as copy:
        places = [copy, *copy.rglob("*")]
        for place in places:
            place.chmod(0o555 if place.is_dir() else 0o444)
        try:
            yield copy
        finally:
            for place in places:
                if place.is_dir():
                    place.chmod(0o755)


def try_read_only(screens: Sequence[str]) -> tuple[Visit, list[str]]:
    """Visit the app of such a copy; also returns what was written into it all the same."""
    with read_only_copy() as copy:
        before = set(copy.rglob("*"))
        prefix = POWERLESS if os.geteuid() == 0 else ()
        with serve(prefix, root=copy, surroundings={"HOME": "/nonexistent"}) as address:
            found = asyncio.run(visit(address, screens))
        return found, [str(place) for place in set(copy.rglob("*")) - before]
