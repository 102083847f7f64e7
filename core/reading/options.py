"""Reads which of several options was chosen: one that is more than a word may be named by its letter."""

import re
from collections.abc import Sequence

from core.reading.names import simplified
from core.reading.readings import Choice, Unreadable, are_phrases

_LETTER = re.compile(r"\(?([a-z])\s*(?:[).:]|$)\s*", re.IGNORECASE)


def letters(options: Sequence[str]) -> tuple[str, ...]:
    """What is typed for each option: a letter, or the option itself where all are single words.

    >>> letters(("to keep softmax soft", "to save time")), letters(("yes", "no"))
    (('a', 'b'), ('yes', 'no'))
    """
    return tuple("abcdefghij"[: len(options)]) if are_phrases(options) else tuple(options)


def read_option(text: str, options: Sequence[str]) -> Choice | Unreadable:
    """The option whose letter or whose words were typed; quotes, blanks, capitals and a last stop do not count.

    >>> read_option("b)", ("to keep softmax soft", "to save time")).word
    'to save time'
    """
    spellings = [_plain(option) for option in options]
    letter = _LETTER.match(text.strip())
    rest = _plain(text.strip()[letter.end() :]) if letter else ""
    named = [options[i] for i, one in enumerate(spellings) if one == _plain(text)]
    if letter and not named:
        named = [option for key, option in zip(letters(options), options, strict=True) if key == letter[1].casefold()]
        named = [option for option in named if not rest or _plain(option) == rest]
    if len(named) == 1:
        return Choice(word=named[0], shown=named[0])
    return Unreadable(message=f"Expected one of the options, or its letter: {', '.join(letters(options))}.")


def _plain(text: str) -> str:
    return " ".join(simplified(text).casefold().split()).strip("\"' .")
