"""What fields hold before they are drawn in this run."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ui.session import going_back, keys, streamlit_internals
from ui.session.link import parameter, write, write_before_drawn
from ui.session.session_memory import content, fill, memory


def text(key: str) -> str:
    """The text of a field; before it is first drawn, what the link holds for it."""
    if key in memory().keys_to_refill:
        return str(memory().contents[key])
    return str(content(key, parameter(key)) or "")


def texts(keys: Iterable[str]) -> tuple[str, ...]:
    """The texts of several fields."""
    return tuple(map(text, keys))


def is_on(key: str) -> bool:
    """Whether a toggle is on."""
    return bool(content(key))


def rename(key: str, renamed: Mapping[str, str]) -> None:
    """Fill a picker, and the link, if its option had another name there; call it before the picker is drawn."""
    if renamed and (new := renamed.get(text(key))):
        fill(key, new)
        if parameter(key):
            write_before_drawn({key: new})
            streamlit_internals.take_link_anew()


def replace_if_not_offered(key: str, options: Sequence[Any], usual: Any) -> None:
    """Set a picker to the usual option, or to none where that is usual, if its choice is not offered."""
    going_back.restore(key)
    if content(key, usual) not in (usual, *options):
        going_back.replace(key, usual)


def change(key: str, text: str | float) -> None:
    """Change the text of a field, or a slider, as if the student had typed it there; call it from a callback."""
    going_back.undo_with_back(key)
    fill(key, text)
    going_back.note_change(key)


def draft(key: str, new: str) -> None:
    """Do the same with an answer that is not marked before it is checked, or typed over."""
    before, pieced = text(key), memory().pieced.get(key, ())
    memory().pieced[key] = (*(pieced if pieced[-1:] == (before,) else (before,)), new)
    change(key, new)
    memory().drafts |= {key}


def take_back(key: str) -> None:
    """Take back what was drafted last, or the last word of what was typed."""
    before, pieced = text(key), memory().pieced.pop(key, ())
    is_pieced = pieced[1:] and pieced[-1] == before
    change(key, pieced[-2] if is_pieced else before.rpartition(" ")[0])
    memory().drafts |= {key}
    if is_pieced:
        memory().pieced[key] = pieced[:-1]


def is_draft(key: str) -> bool:
    """Whether an answer waits to be checked."""
    return key in memory().drafts


def change_as_step(key: str, text: str) -> None:
    """Change what a screen writes into the link: a step for the Back button also where the link holds nothing yet."""
    change(key, text)
    write(key, text)


def fill_from_file(key: str, longest: int) -> None:
    """Fill an answer's field with the text of an uploaded file, cut; call it from the file field's callback."""
    if (file := content(keys.upload_key(key))) is not None:
        fill(key, file.getvalue().decode("utf-8-sig", errors="replace")[:longest])
        going_back.note_change(key)
