"""torch takes a second to import, so it is imported where it is used; also where no file can be written."""

import importlib
import os
import tempfile
from pathlib import Path
from typing import Any


def torch() -> Any:
    """The package, imported at the first call.

    On a full disk Python finds no temporary folder; torch asks for its name, but writes nothing there for our lessons.
    """
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        tempfile.tempdir = str(Path.cwd())
        os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", tempfile.tempdir)  # or it makes one there
    return importlib.import_module("torch")
