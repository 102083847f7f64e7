"""Whether later words are hidden from each word: switched in a picture, and kept in the link."""

from ui.session import link
from ui.session.keys import Key
from ui.session.session_memory import memory

_ON = "true"


def are_hidden() -> bool:
    """Whether they are; a link that was opened overrides what the session remembers."""
    remembered = memory()
    if link.is_new(Key.CAUSAL):
        remembered.later_words_hidden = link.parameter(Key.CAUSAL).casefold() == _ON
    elif link.has_lost(Key.CAUSAL):
        remembered.later_words_hidden = False
    _write()
    return remembered.later_words_hidden


def hide(is_on: bool) -> None:
    """Hide them, or show them again; call it from a callback."""
    memory().later_words_hidden = is_on
    _write()


def _write() -> None:
    link.write(Key.CAUSAL, _ON if memory().later_words_hidden else "")
