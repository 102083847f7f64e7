"""Fields that have moved to another screen since a link was stored."""

from collections.abc import Callable, Mapping
from typing import Any

from ui.session.link import parameter
from ui.session.session_memory import fill_and_keep, memory

_LONGEST = 1000
"""The most characters that are taken from the link."""


def remember(fields: Mapping[str, Callable[[str], Any]]) -> bool:
    """Remember what the link of this screen holds for fields of other screens, which open with it.

    What the student has entered there in the meantime is left alone: the link still holds what it held.

    Args:
        fields: by key, how the text of the link is read; None if it cannot be.

    Returns:
        Whether the link holds anything for them.
    """
    given = {key: value for key, read in fields.items() if (value := read(parameter(key)[:_LONGEST])) not in (None, "")}
    for key in given.keys() - memory().contents.keys():
        fill_and_keep(key, given[key])
    return bool(given)
