"""What time it is, for what was typed, noted, begun and handed in: a clock that is never set back while we run.

Of two texts the browser keeps the one that was typed later. If a server's clock is set back, what is typed from then on
would be the earlier one, and be lost at the next reload.
"""

import threading
import time
from datetime import tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

NEVER = 0.0
"""Before all that happens."""

_lock = threading.Lock()
_latest = {"time": NEVER, "steady": NEVER}


def now() -> float:
    """Seconds since 1970 by the machine's clock; once that is set back, by the seconds that have passed since."""
    with _lock:
        steady = time.monotonic()
        _latest["time"] = max(time.time(), _latest["time"] + steady - _latest["steady"])
        _latest["steady"] = steady
        return _latest["time"]


def zone() -> tzinfo:
    """Where the student is, as far as the browser says."""
    try:
        return ZoneInfo(st.context.timezone or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
