"""Restore what the browser's Back button has reset.

Leaving a screen removes its fields from the link. Going back opens a link without them, and the link overrides what the
session remembers.
"""

from typing import Any

import streamlit as st

from ui.session.session_memory import content, fill, memory


def note_change(key: str) -> None:
    """Remember what a student has entered, even if nothing; call it from the field's callback."""
    remembered = memory()
    remembered.contents[key] = content(key)
    remembered.checked_keys -= {key}


def restore(*keys: str) -> None:
    """Refill the fields that were reset; call it before they are drawn."""
    remembered = memory()
    for key in remembered.lost_keys.intersection(keys):
        fill(key, remembered.contents[key])
        remembered.lost_keys.discard(key)


def keep(key: str, value: Any, default: Any = "") -> None:
    """Remember what a field holds, or note that it was reset, but not by the student; call it after it is drawn."""
    remembered = memory()
    if value != default:
        remembered.contents[key] = value
    elif remembered.contents.get(key, default) not in (default, None):
        remembered.lost_keys.add(key)


def rerun_if_lost() -> None:
    """Run the screen again if any of its fields has to be refilled."""
    if memory().lost_keys:
        st.rerun()
