"""What fields hold before they are drawn in this run."""

from collections.abc import Iterable, Mapping, Sequence

from ui.session import keys
from ui.session.going_back import note_change
from ui.session.link import parameter
from ui.session.session_memory import content, fill, memory, reset

_NOT_DRAWN = object()


def text(key: str) -> str:
    """The text of a field; before it is first drawn, what the link holds for it."""
    return texts([key])[0]


def texts(keys: Iterable[str]) -> tuple[str, ...]:
    """The texts of several fields."""
    remembered = memory()
    return tuple(
        str(remembered.contents[key]) if key in remembered.lost_keys else _content_or_link(key) for key in keys
    )


def _content_or_link(key: str) -> str:
    value = content(key, _NOT_DRAWN)
    return str((parameter(key) if value is _NOT_DRAWN else value) or "")


def is_on(key: str) -> bool:
    """Whether a toggle is on."""
    return bool(content(key))


def rename(key: str, renamed: Mapping[str, str]) -> None:
    """Fill a picker whose option had another name when the link was stored; call it before the picker is drawn."""
    if new := renamed.get(text(key)):
        fill(key, new)


def clear_if_not_offered(key: str, options: Sequence[str]) -> None:
    """Clear a picker if its choice is no longer offered."""
    if content(key) not in (None, *options):
        reset(key)


def replace_if_not_offered(key: str, options: Sequence[str], usual: str) -> None:
    """Set a picker to the usual option if its choice is no longer offered."""
    if content(key, usual) not in options:
        reset(key)
        fill(key, usual)  # otherwise the browser goes on showing the old choice


def fill_from_file(key: str) -> None:
    """Fill an answer's field with the text of an uploaded file; call it from the file field's callback."""
    if (file := content(keys.upload_key(key))) is not None:
        fill(key, file.getvalue().decode("utf-8-sig", errors="replace"))
        note_change(key)
