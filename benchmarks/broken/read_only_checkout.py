"""A checkout that nobody may write to: its files and folders are without that right, and the app runs without root's."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.broken.data_broken import ROOMS
from benchmarks.broken.odd_server import ADDRESSES, Visit, serve, visit
from tests.e2e.app import ROOT

POWERLESS = ("setpriv", "--bounding-set=-all", "--inh-caps=-all", "--")
"""For root: without its rights, the files' own permissions hold."""


@contextmanager
def read_only_copy() -> Iterator[Path]:
    """A copy of the checkout without the right to write anywhere in it."""
    with tempfile.TemporaryDirectory(prefix="read-only-") as folder:
        copy = Path(folder)
        for name in ROOMS:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, copy / name)
        places = [copy, *copy.rglob("*")]
        for place in places:
            place.chmod(0o555 if place.is_dir() else 0o444)
        try:
            yield copy
        finally:
            for place in places:
                if place.is_dir():
                    place.chmod(0o755)


def try_read_only(screens: Sequence[str] = ADDRESSES) -> tuple[Visit, list[str]]:
    """Visit the app of such a copy; also returns what was written into it all the same."""
    with read_only_copy() as copy:
        before = set(copy.rglob("*"))
        prefix = POWERLESS if os.geteuid() == 0 else ()
        with serve(prefix, root=copy, surroundings={"HOME": "/nonexistent"}) as address:
            found = asyncio.run(visit(address, screens))
        return found, [str(place) for place in set(copy.rglob("*")) - before]
