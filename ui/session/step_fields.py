"""Where a student is in a series of steps, and what they have answered so far.

Only the fields of one step are drawn at a time, but all are in the link, in the session's memory and in the browser.
"""

import json
from collections.abc import Iterable, Mapping, Sequence

from ui.session import browser_storage, going_back, link
from ui.session.session_memory import content, fill, fill_and_keep, forget, is_drawn, memory

LONGEST = 1000
"""The most characters of a field that are taken from a link or from the browser."""

_LONGEST_KEPT = 20_000


def restore(keys: Iterable[str], *, longest: int = LONGEST) -> None:
    """Fill fields from a link that was opened, else with what the session remembers; call it before they are drawn."""
    remembered = memory().contents
    for key in keys:
        if text := link.new_parameter(key):
            fill_and_keep(key, text[:longest])
        elif not is_drawn(key) and remembered.get(key):
            fill(key, remembered[key])


def contents(keys: Iterable[str]) -> Mapping[str, str]:
    """What the fields hold that hold anything."""
    return {key: str(memory().contents[key]) for key in keys if memory().contents.get(key)}


def choice(key: str, offered: Sequence[str], *, usual: str | None = None) -> str:
    """What a picker holds, or the usual if it is empty or holds what it does not offer; call it before it is drawn."""
    if content(key) not in offered:
        memory().contents.pop(key, None)
        fill(key, usual)
    return str(content(key) or "")


def write(keys: Iterable[str]) -> None:
    """Write what fields hold into the link; call it before they are drawn.

    Then whoever answers what they see sends a link that is up to date: an older one would bring back what it holds.
    """
    held = contents(keys)
    link.write_all({key: held.get(key, "") for key in keys})


def keep(keys: Sequence[str], *, answers: Sequence[str], name: str) -> None:
    """Have the browser keep what fields hold, by a name; call it after they are drawn.

    It is brought back to whoever comes without ``answers``, to those of the fields that hold some, in a link.
    """
    held = contents(keys)
    at = max(map(going_back.changed_at, keys))
    browser_storage.keep_quietly(
        name,
        json.dumps(held) if at else "",
        at=at,
        longest=_LONGEST_KEPT,
        asks=not contents(answers),
        bring_back=lambda text: _bring_back(text, keys),
    )


def _bring_back(text: str, keys: Iterable[str]) -> None:
    """Fill fields that hold nothing with what the browser kept, which may be anything."""
    fill_with(set(keys).difference(contents(keys)), browser_storage.texts(text))


def fill_with(keys: Iterable[str], kept: Mapping[str, str]) -> None:
    """Fill fields with what the browser kept of them, in place of what they hold."""
    for key in keys:
        if key in kept:
            forget(key)
            fill_and_keep(key, kept[key][:LONGEST])
