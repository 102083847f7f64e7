"""Reads which of several options was chosen: one that is more than a word may be named by its letter."""

import re
import unicodedata
from collections.abc import Sequence

from core.reading.names import simplified
from core.reading.readings import Choice, Unreadable, are_phrases

_BEFORE = re.compile(r"^(?:(?:answer|option)\b ?[:.=]? ?){1,2}", re.IGNORECASE)
_LETTER = re.compile(r"[(\[]?([a-z]) ?(?:[)\].:,]+|$) ?", re.IGNORECASE)


def letters(options: Sequence[str]) -> tuple[str, ...]:
    """What is typed for each option: a letter, or the option itself where all are single words.

    >>> letters(("to keep softmax soft", "to save time")), letters(("yes", "no"))
    (('a', 'b'), ('yes', 'no'))
    """
    return tuple("abcdefghij"[: len(options)]) if are_phrases(options) else tuple(options)


def labelled(options: Sequence[str]) -> tuple[str, ...]:
    """The options as they are shown; those that are more than words begin with their letters.

    >>> labelled(("to keep softmax soft", "to save time"))
    ('a) to keep softmax soft', 'b) to save time')
    """
    named = zip(letters(options), options, strict=True)
    return tuple(one if letter == one else f"{letter}) {one}" for letter, one in named)


def read_option(text: str, options: Sequence[str]) -> Choice | Unreadable:
    """The option whose letter or whose words were typed; quotes, blanks, capitals and a last stop do not count.

    The letter may be in brackets or full-width, and the words “answer” or “option” may stand before it.

    >>> read_option("b)", ("to keep softmax soft", "to save time")).word
    'to save time'
    """
    named = [option for option in options if _plain(option) == _plain(text)] or _with_letter(text, options)
    if len(named) == 1:
        return Choice(word=named[0], shown=named[0])
    return Unreadable(message=f"Expected one of the options, or its letter: {', '.join(letters(options))}.")


def _with_letter(text: str, options: Sequence[str]) -> list[str]:
    """The options with the letter that was typed; if more was typed, it has to be the option itself."""
    bare = _BEFORE.sub("", _compatible(text))
    letter = _LETTER.match(bare)
    if not letter:
        return []
    named = [option for key, option in zip(letters(options), options, strict=True) if key == letter[1].casefold()]
    rest = _plain(bare[letter.end() :])
    return [option for option in named if not rest or _plain(_compatible(option)) == rest]


def _compatible(text: str) -> str:
    """The text with full-width and circled letters as plain ones, and one blank for several."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def _plain(text: str) -> str:
    return " ".join(simplified(text).casefold().split()).strip("\"' .")
