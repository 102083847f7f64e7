"""Bringing back what the browser's Back button has reset.

Leaving a screen takes its fields out of the link, so that going back to it finds a link without them, and the link
overrides what the session remembers.
"""

from typing import Any

import streamlit as st

from ui.session.memory import content, fill, memory


def note_change(key: str) -> None:
    """Remember what a student has put into a field, be it nothing; from the field's callback."""
    remembered = memory()
    remembered.kept[key] = content(key)
    remembered.checked -= {key}


def restore(*keys: str) -> None:
    """Fill again those fields that have lost what they held; before they are drawn."""
    remembered = memory()
    for key in remembered.lost.intersection(keys):
        fill(key, remembered.kept[key])
        remembered.lost.discard(key)


def keep(key: str, value: Any, default: Any = "") -> None:
    """Remember what a field holds, or note that it was reset though its student did not do that; after it is drawn."""
    remembered = memory()
    if value != default:
        remembered.kept[key] = value
    elif remembered.kept.get(key, default) not in (default, None):
        remembered.lost.add(key)


def rerun_if_lost() -> None:
    """Run the screen once more if any of its fields has to be filled again."""
    if memory().lost:
        st.rerun()
