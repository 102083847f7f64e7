"""The first answer to each question of a lesson: what is tried afterwards does not change it.

It stands in the link beside the answer, once that is another one: a link without it holds the first.
"""

from core.practice.progress import FIRST
from ui.session import clock, going_back, link
from ui.session.remembered import Remembered, remembered_text
from ui.session.session_memory import memory

_LONGEST = 1000
"""The most characters of an answer: no field of a lesson takes more."""


def begin(asked: str) -> None:
    """Note all that is asked on a screen whose numbers have no name: what was answered before is no answer to it."""
    remembered = memory()
    if remembered.lesson not in ("", asked):
        remembered.numbers_chosen_at = clock.now()
    remembered.lesson = asked


def first(key: str, text: str, *, counts: bool, base: str = "") -> str:
    """The first answer to a question: this text if it ``counts`` and there was none before; "" for none.

    With other numbers the question is another one, and what was left over in its field is no answer to it. ``base`` is
    what tells one from another where numbers have no name.
    """
    named, is_given = _named(key, base), going_back.changed_at(key) >= memory().numbers_chosen_at
    first = named.held() or (text if counts and is_given else "")
    named.remember(first)
    if not first or text not in ("", first):
        link.write_in_place(kept_as(key), first)
    return first


def forget(key: str) -> None:
    """Forget the first answer to a question; call it from a callback."""
    _named(key).remember("")


def kept_as(key: str) -> str:
    """The name of the first answer to a question, in the link and where the browser keeps the best ones."""
    return f"{key}{FIRST}"


def _named(key: str, base: str = "") -> Remembered[str]:
    return remembered_text(kept_as(key), base or memory().lesson, longest=_LONGEST)
