"""What fields hold before they are drawn in this run."""

from collections.abc import Iterable, Sequence

from ui.session import keys
from ui.session.going_back import note_change
from ui.session.link import parameter
from ui.session.memory import content, fill, memory, reset

_NOT_DRAWN = object()


def text(key: str) -> str:
    """What a text field holds, or will hold when it is drawn for the first time: what the link has for it."""
    (held,) = texts([key])
    return held


def texts(keys: Iterable[str]) -> tuple[str, ...]:
    """What several text fields hold, or will hold."""
    remembered = memory()
    return tuple(str(remembered.kept[key]) if key in remembered.lost else _held_or_linked(key) for key in keys)


def _held_or_linked(key: str) -> str:
    held = content(key, _NOT_DRAWN)
    return str((parameter(key) if held is _NOT_DRAWN else held) or "")


def is_on(key: str) -> bool:
    """Whether a toggle is on."""
    return bool(content(key))


def empty_if_not_offered(key: str, options: Sequence[str]) -> None:
    """Empty a picker that may be empty if what it holds is no longer on offer."""
    if content(key) not in (None, *options):
        reset(key)


def replace_if_not_offered(key: str, options: Sequence[str], usual: str) -> None:
    """Put the usual option into a picker if what it holds is no longer on offer."""
    if content(key, usual) not in options:
        reset(key)
        fill(key, usual)  # a browser goes on showing what it was not told to give up


def fill_from_file(key: str) -> None:
    """Put the text of an uploaded file into its answer's field; from the callback of the file field."""
    if (file := content(keys.upload_key(key))) is not None:
        fill(key, file.getvalue().decode("utf-8-sig", errors="replace"))
        note_change(key)
