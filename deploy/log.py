"""One line of JSON per event, and in none of them what a student typed.

Messages of other packages repeat values, and so do tracebacks, Streamlit's among them. Of each such record a line keeps
who wrote it where, and of an exception its class and the last line of ours that it went through. That is done where
records are made (`logging.setLogRecordFactory`), so no handler, whoever adds it, has more to write.

Standard logging is enough for that: structlog formats what its own loggers are given, and the lines that repeat
answers come from the loggers of Streamlit and its server.
"""

import json
import logging
import os
import sys
import threading
import traceback
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any

OPTIONS = {"logger.messageFormat": "%(message)s", "logger.level": "warning", "logger.enableRich": False}
"""Streamlit's, for its own handlers: a line as it is, and no tracebacks drawn beside the log."""

ROOT = Path(__file__).parents[1]
"""The checkout: what is in it is ours."""

_LOG = logging.getLogger("self-attention")

_exceptions = Counter[str]()


class _Line(logging.LogRecord):
    """A record that is its line already."""

    def __init__(
        self, name: str, level: int, pathname: str, lineno: int, msg: object, _: object, exc_info: Any, *__: object
    ) -> None:
        is_ours = name == _LOG.name
        fields: Any = msg if is_ours else _fields_of_others(name, pathname, lineno, msg)
        if exc_info and exc_info[0]:
            fields = {**fields, **describe(exc_info[1], exc_info[2])}
            if level >= logging.ERROR:
                _exceptions[exc_info[0].__name__] += 1
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        line = json.dumps({"at": at, "level": logging.getLevelName(level).lower(), **fields}, ensure_ascii=False)
        super().__init__(name, level, pathname, lineno, line, (), None)


def begin() -> None:
    """Write every record of this process as a line to standard error, and what ends a thread as well."""
    logging.setLogRecordFactory(_Line)
    logging.basicConfig(format="%(message)s", level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    _LOG.setLevel(logging.INFO)
    threading.excepthook = lambda ended: note_exception("thread", ended.exc_value, ended.exc_traceback)
    sys.unraisablehook = lambda ignored: note_exception("ignored", ignored.exc_value, ignored.exc_traceback)


def note(event: str, **fields: object) -> None:
    """Write a line about an event; nothing in it may be typed by a student."""
    _LOG.info({"event": event, **fields})


def note_exception(event: str, error: BaseException | None, at: TracebackType | None) -> None:
    """Write a line about an exception that nobody has caught."""
    _LOG.error({"event": event}, exc_info=error.with_traceback(at) if error else None)


def exceptions() -> dict[str, int]:
    """How many exceptions were written, by class."""
    return dict(_exceptions)


def describe(error: BaseException | None, at: TracebackType | None) -> dict[str, str]:
    """The class of an exception and the last line of ours that it went through, without its message or any value.

    Of an error of the operating system there is also what that calls it, as "Address already in use".
    """
    frames = [f"{_place(frame.f_code.co_filename)}:{line}" for frame, line in traceback.walk_tb(at)]
    ours = [place for place in frames if not place.startswith("…")]
    found = {"error": type(error).__name__, "where": (ours or frames or [""])[-1]}
    if isinstance(error, OSError) and error.errno:
        found["reason"] = os.strerror(error.errno)
    return found


def _fields_of_others(name: str, pathname: str, lineno: int, msg: object) -> dict[str, object]:
    about = describe(msg, msg.__traceback__) if isinstance(msg, BaseException) else {}
    return {"event": "message", "logger": name, "by": f"{_place(pathname)}:{lineno}", **about}


def _place(file: str) -> str:
    """A file of the project by its path in it; of others the last two names, after an ellipsis."""
    path = Path(file)
    if path.is_relative_to(ROOT) and "site-packages" not in path.parts:
        return str(path.relative_to(ROOT))
    return "/".join(("…", *path.parts[-2:]))
