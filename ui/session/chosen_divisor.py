"""What a student has chosen to divide the scores by, for each d_k, kept in the session and in the link."""

from math import sqrt
from typing import Any

from ui.session import keys, link
from ui.session.keys import Key
from ui.session.session_memory import memory


def most(d_k: int) -> float:
    """The largest divisor to choose; the smallest is 1."""
    return 4.0 * d_k


def chosen_divisor(d_k: int) -> float:
    """The divisor, √d_k until another is chosen; a link that was opened overrides what the session remembers."""
    key, remembered = keys.numbered(Key.DIVISOR, d_k), memory().divisors
    if link.is_new(key):
        _remember(d_k, link.parameter(key))
    elif link.has_lost(key) and not link.is_bare():
        remembered.pop(d_k, None)
    _write(d_k)
    return remembered.get(d_k, sqrt(d_k))


def choose(d_k: int, divisor: Any) -> None:
    """Choose a divisor; for the callback of the slider, which may send anything."""
    _remember(d_k, divisor)
    _write(d_k)


def _remember(d_k: int, typed: Any) -> None:
    """Remember a divisor within its range; √d_k, and what is no such number, stand for none."""
    try:
        divisor = float(typed)
    except (TypeError, ValueError):
        divisor = sqrt(d_k)
    if 1 <= divisor <= most(d_k) and divisor != sqrt(d_k):
        memory().divisors[d_k] = divisor
    else:
        memory().divisors.pop(d_k, None)


def _write(d_k: int) -> None:
    divisor = memory().divisors.get(d_k)
    link.write(keys.numbered(Key.DIVISOR, d_k), "" if divisor is None else str(divisor))
