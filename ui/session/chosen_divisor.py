"""What a student has chosen to divide the scores by, for each d_k, kept in the session and in the link."""

from math import sqrt
from typing import Any

from core.reading import divisors
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
        _forget_text(d_k)
        _remember(d_k, link.parameter(key))
    elif link.has_lost(key):
        _forget_text(d_k)
        remembered.pop(d_k, None)
    _write(d_k)
    return remembered.get(d_k, sqrt(d_k))


def choose(d_k: int, divisor: Any) -> None:
    """Choose a divisor; for the callback of the slider, which may send anything."""
    _forget_text(d_k)
    _remember(d_k, divisor)
    _write(d_k)


def typed(d_k: int) -> str:
    """What was typed in place of √d_k, or what was chosen; "" where it is √d_k."""
    remembered = memory()
    chosen = f"{remembered.divisors[d_k]:.6g}" if d_k in remembered.divisors else ""
    return remembered.divisor_texts.get(d_k, chosen)


def problem(d_k: int) -> str:
    """A sentence that says what is wrong with what was typed; "" if nothing is."""
    text = memory().divisor_texts.get(d_k, "")
    divisor = divisors.divisor(text, most(d_k)) if text else 0.0
    return divisor if isinstance(divisor, str) else ""


def type_over(d_k: int, text: str) -> None:
    """Take over a typed text; with one that is no divisor, the last one stays. Call it from a callback."""
    if text == typed(d_k):
        return
    _forget_text(d_k)
    if text:
        memory().divisor_texts[d_k] = text
    divisor = divisors.divisor(text, most(d_k)) if text else sqrt(d_k)
    if not isinstance(divisor, str):
        _remember(d_k, divisor)
    _write(d_k)


def _forget_text(d_k: int) -> None:
    memory().divisor_texts.pop(d_k, None)


def _remember(d_k: int, typed: Any) -> None:
    """Remember a divisor within its range; √d_k, and what is no such number, stand for none."""
    try:
        divisor = float(typed)
    except (TypeError, ValueError, OverflowError):
        divisor = sqrt(d_k)
    if 1 <= divisor <= most(d_k) and divisor != sqrt(d_k):
        memory().divisors[d_k] = divisor
    else:
        memory().divisors.pop(d_k, None)


def _write(d_k: int) -> None:
    divisor = memory().divisors.get(d_k)
    link.write(keys.numbered(Key.DIVISOR, d_k), "" if divisor is None else str(divisor))
