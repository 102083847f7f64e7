"""Runs a module by a clock that can be set: ``python -m benchmarks.broken.set_clock FILE python -m MODULE …``.

The file says by how many seconds the clock is off; it may change at any time. `time.monotonic` is right, as on a machine
whose clock is set. So is `datetime.now`, whose type is built into pandas: by it the app only stamps its log and /large,
and counts the days on /my-work. Nothing else is imported before the clock is in place.
"""

import runpy
import sys
import time
from pathlib import Path

_TIME, _LOCAL, _UTC = time.time, time.localtime, time.gmtime


def install(file: Path) -> None:
    """Have `time` tell the time by the file, for the rest of this process."""

    def now() -> float:
        return _TIME() + float(file.read_text(encoding="ascii"))

    time.time = now
    time.time_ns = lambda: int(now() * 1e9)
    time.localtime = lambda seconds=None: _LOCAL(now() if seconds is None else seconds)
    time.gmtime = lambda seconds=None: _UTC(now() if seconds is None else seconds)


def main() -> None:
    """Run the module that is named, as `python -m` does."""
    file, _python, _m, module, *arguments = sys.argv[1:]
    install(Path(file))
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
