"""Progress that comes from elsewhere, by a file or a link: taken in, and said what was new of it."""

from collections.abc import Collection
from dataclasses import replace

import streamlit as st

from core.practice import progress_file
from core.practice.progress import Progress, in_words, merge, news
from core.practice.progress_file import ProgressError
from ui.session import clock, kept_progress, link
from ui.session.keys import Key
from ui.session.session_memory import content, memory

NOTHING_NEW = "Nothing new: everything in it is here already."


def message() -> str:
    """What there is to say about what was loaded last on this screen; "" if nothing was."""
    return memory().loaded


def load_file(screens: Collection[str]) -> None:
    """Take in the file that was just uploaded; call it from the file field's callback.

    What is done on other ``screens`` than those here, by address, would be kept as cookies for nothing.
    """
    if (file := content(Key.PROGRESS_FILE)) is None:
        return
    try:
        memory().loaded = _add(_of_screens(progress_file.from_file(file.getvalue(), now=clock.now()), screens))
    except ProgressError as error:
        memory().loaded = str(error)


def link_progress(screens: Collection[str]) -> Progress | None:
    """The progress in the link that was opened; what cannot be read is said once, and leaves the link."""
    letters = link.parameter(Key.PROGRESS)
    if not letters:
        return None
    try:
        return _of_screens(progress_file.from_letters(letters, now=clock.now()), screens)
    except ProgressError as error:
        memory().loaded = str(error)
        link.remove(Key.PROGRESS)
        return None


def news_of(other: Progress) -> str:
    """What would be new of another progress, in words; "" if nothing."""
    before = kept_progress.progress()
    return in_words(news(before, merge(before, other)))


def take_link(other: Progress) -> None:
    """Take in the progress of the link, which then leaves it; call it from a button's callback."""
    memory().loaded = _add(other)
    leave_link()


def leave_link() -> None:
    """Remove the progress from the link."""
    link.remove(Key.PROGRESS)


def link_with(progress: Progress) -> str:
    """The link that takes the progress to another device; "" if it is too much for one."""
    letters = progress_file.to_letters(progress)
    return f"{st.context.url or ''}?{Key.PROGRESS}={letters}" if letters else ""


def _of_screens(other: Progress, screens: Collection[str]) -> Progress:
    return replace(other, done={name: one for name, one in other.done.items() if name in screens})


def _add(other: Progress) -> str:
    added = in_words(kept_progress.add(other))
    return f"Added, or better than before: {added}." if added else NOTHING_NEW
