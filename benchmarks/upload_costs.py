"""What files that are made to be heavy cost.

Each of tests/core/uploads/heavy_files.py is made in one process and read in another, which has imported all that reading
needs: seconds of processor time, megabytes more than before at their peak, and what the student is told.
"""

import json
import os
import resource
import time
from collections.abc import Callable
from pathlib import Path

from core.uploads.files import outputs
from core.uploads.outputs import UploadError
from tests.core.uploads.heavy_files import HEAVY, LYING

FILES: dict[str, Callable[[], bytes]] = {**LYING, **HEAVY}

MOST_MEGABYTES = 200
"""What is promised in docs/security.md."""

PATIENCE = 15
"""Seconds of processor time after which a file is given up."""


def cost(name: str, content: bytes) -> tuple[float, float, str]:
    """Seconds and megabytes that reading takes, and what comes of it; once in a process."""
    before, begun = _resident(), time.process_time()
    try:
        said = f"{len(outputs(name, content))} results"
    except UploadError as refused:
        said = str(refused)
    except MemoryError:
        said = "out of memory"
    seconds = time.process_time() - begun
    return seconds, max(0.0, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 - before), said


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


def _run_apart(work: Callable[[], object]) -> str:
    """What a function returns, as text, from a process that is forked for it; "" if that was ended."""
    reading, writing = os.pipe()
    if not (child := os.fork()):
        resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
        os.write(writing, str(work()).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as answer:
        said = answer.read()
    os.waitpid(child, 0)
    return said


def measure(name: str, folder: Path) -> tuple[int, float, float, str] | None:
    """The bytes of a file, and what it costs, in processes of their own; None if it was given up."""
    file = folder / name
    _run_apart(lambda: file.write_bytes(FILES[name]()))
    said = _run_apart(lambda: json.dumps(cost(name, file.read_bytes())))
    return (file.stat().st_size, *json.loads(said)) if said else None
