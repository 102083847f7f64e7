"""Restore what the browser's Back button has reset.

Leaving a screen removes its fields from the link. Going back opens a link without them, and the link overrides what the
session remembers.
"""

from collections.abc import Iterable
from typing import Any

import streamlit as st

from ui.session import clock
from ui.session.session_memory import content, fill, forget, link_contents, memory
from ui.session.streamlit_internals import is_back

MOST_RUNS = 8
"""Most runs that follow one another to refill fields, each of which may offer the next one."""


def note_change(key: str) -> None:
    """Remember what a student has entered, even if nothing; call it from the field's callback."""
    remembered = memory()
    remembered.contents[key], remembered.changed_at[key] = content(key), clock.now()
    remembered.checked_keys -= {key}
    remembered.drafts -= {key}
    remembered.changed_in_run.add(key)
    remembered.tries[key] += 1
    remembered.first_changed_at.setdefault(key, remembered.changed_at[key])


def changed_at(key: str) -> float:
    """When the student last changed a field in this session, in seconds; 0 if never."""
    return memory().changed_at.get(key, clock.NEVER)


def note_drawn() -> None:
    """Note that a run of a screen has come to its end: what is said of all answers has been drawn."""
    memory().changed_in_run.clear()


def is_seen(key: str) -> bool:
    """Whether what is said of a field has been drawn since it was changed: not if one press enters it and goes on."""
    return key not in memory().changed_in_run


def tries(key: str) -> int:
    """How often the field of an answer was changed."""
    return memory().tries[key]


def first_change(keys: Iterable[str]) -> int:
    """When the first of some fields was first changed, in whole seconds since 1970; 0 if none was."""
    first = memory().first_changed_at
    return int(min((first[key] for key in keys if key in first), default=0))


def begin_run() -> None:
    """Begin a run of a screen: what was found reset in the last one is now refilled."""
    remembered = memory()
    remembered.keys_to_refill |= remembered.lost_keys
    remembered.lost_keys.clear()


def note_filling(key: str) -> None:
    """Note that the link fills a field of which nothing is remembered, as after a reload; call it before it is drawn.

    What a figure filled before the reload is undone by Back after it, too.
    """
    remembered = memory()
    if key in link_contents() and key not in remembered.contents:
        undo_with_back(key)


def undo_with_back(key: str) -> None:
    """Have Back undo what a field holds from now on: it came with more than that, as one step."""
    memory().changed_elsewhere.add(key)


def restore(*keys: str) -> None:
    """Refill the fields that were reset; call it before they are drawn."""
    remembered = memory()
    for key in remembered.keys_to_refill.intersection(keys):
        fill(key, remembered.contents[key])
        remembered.keys_to_refill.discard(key)


def refill(key: str, value: Any) -> None:
    """Have a field hold a value from the next run on, which follows at once."""
    remembered = memory()
    remembered.contents[key] = value
    remembered.lost_keys.add(key)


def replace(key: str, value: Any) -> None:
    """Replace the content of a field that is not offered; call it before the field is drawn.

    It is not forgotten if another field has just been found reset: with that one refilled, it may be offered again.
    """
    if not memory().lost_keys:
        forget(key)
    fill(key, value)  # never deleted: Streamlit would leave out of the link what is refilled later


def keep(key: str, value: Any, default: Any = "") -> None:
    """Remember what a field holds, or note that it was reset, but not by the student; call it after it is drawn.

    What is typed into a field is no step for the Back button. What fills it from elsewhere is one, and Back undoes it.
    """
    remembered = memory()
    if value != default:
        remembered.contents[key] = value
    elif is_back() and key in remembered.changed_elsewhere:
        forget(key)
    elif remembered.contents.get(key, default) not in (default, None):
        remembered.lost_keys.add(key)


def rerun_if_lost() -> None:
    """Run the screen again if any of its fields has to be refilled; one that never takes its content is let go."""
    remembered = memory()
    if remembered.lost_keys and remembered.refilling_runs < MOST_RUNS:
        remembered.refilling_runs += 1
        st.rerun()
    for key in [*remembered.lost_keys]:
        forget(key)
    remembered.refilling_runs = 0
