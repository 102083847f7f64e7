"""Collect garbage now and then instead of after every run, leaving out what is never freed.

Streamlit's own collection after every run walks all objects of the process, those of torch included, while every
other student waits; the option `runner.postScriptGC` turns it off.
"""

import gc
import sys
import threading
import time

INTERVAL = 30.0
"""Seconds between collections."""

gc.set_threshold(50_000, 20, 50)  # once modules are left out, Python itself would collect with nearly every run

_lock = threading.Lock()
_last = {"time": time.monotonic(), "modules": 0}


def tidy() -> None:
    """Collect what sessions have left behind, unless that was done recently; call it at the end of a run.

    Modules are never freed: once new ones have been imported, all existing objects are left out of later collections.
    """
    now = time.monotonic()
    if now - _last["time"] < INTERVAL or not _lock.acquire(blocking=False):
        return
    try:
        _last["time"] = now
        if imported := len(sys.modules) != _last["modules"]:
            gc.unfreeze()
        gc.collect()
        if imported:
            _last["modules"] = len(sys.modules)
            gc.freeze()
    finally:
        _lock.release()
