"""What surrounds a process, broken on purpose: ``python -m benchmarks.surroundings disk read-only data clock streamlit``.

Each name is a fault, tried on every screen or, the clock, on four; without a name all are. It exits with 1 if a screen
shows an exception, loses an answer or tells a fault badly.
"""

import argparse
import os
import sys
from collections.abc import Callable

from benchmarks.broken import clock_changed, data_broken, disk_full, new_streamlit, read_only_checkout


def full_disk() -> bool:
    """Nobody can write a byte."""
    if os.geteuid() != 0:
        found = disk_full.try_full_disk(disk_full.BY_LIMIT)
        print(found)
        return found.visit.is_well
    found, uploads = disk_full.try_full_disk(disk_full.BY_MOUNT), disk_full.uploads_in_memory()
    print(found, f"with TMPDIR in memory: {uploads}")
    return found.visit.is_well and set(uploads.values()) == {204}


def read_only() -> bool:
    """Nobody may write into the checkout."""
    found, written = read_only_checkout.try_read_only()
    print(found, f"written all the same: {written}")
    return found.is_well and not written


FAULTS: dict[str, Callable[[], bool]] = {
    "disk": full_disk,
    "read-only": read_only,
    "data": data_broken.report,
    "clock": clock_changed.report,
    "streamlit": new_streamlit.report,
}


def main() -> None:
    """Try the faults that are named."""
    parser = argparse.ArgumentParser(description="What surrounds a process, broken on purpose.")
    parser.add_argument("faults", nargs="*", help=f"which of {', '.join(FAULTS)}; all if none is named")
    names = parser.parse_args().faults or list(FAULTS)
    well = True
    for name in names:
        print(f"\n{name}:", flush=True)
        well = FAULTS[name]() and well
    sys.exit(not well)


if __name__ == "__main__":
    main()
