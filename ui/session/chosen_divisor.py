"""What a student has chosen to divide the scores by, for each d_k, kept in the session and in the link."""

from functools import partial
from math import sqrt
from typing import Any

from core.reading import divisors
from ui.session import keys
from ui.session.keys import Key
from ui.session.linked_value import LinkedValue
from ui.session.session_memory import memory


def chosen_divisor(d_k: int) -> float:
    """The divisor, √d_k until another is chosen; a link that was opened overrides what the session remembers."""
    if (chosen := _chosen(d_k)).is_opened():
        _forget_text(d_k)
    return chosen.value() or sqrt(d_k)


def choose(d_k: int, divisor: Any) -> None:
    """Choose a divisor; for the callback of the slider, which may send anything."""
    _forget_text(d_k)
    _chosen(d_k).set(_read(d_k, divisor))


def entry(d_k: int) -> str:
    """What was typed in place of √d_k, or what was chosen; "" where it is √d_k."""
    chosen = _chosen(d_k).held()
    return memory().divisor_texts.get(d_k, f"{chosen:.6g}" if chosen else "")


def problem(d_k: int) -> str:
    """A sentence that says what is wrong with what was typed; "" if nothing is."""
    text = memory().divisor_texts.get(d_k, "")
    divisor = divisors.divisor(text, divisors.largest(d_k)) if text else ""
    return divisor if isinstance(divisor, str) else ""


def type_over(d_k: int, text: str) -> None:
    """Take over a typed text; with one that is no divisor, the last one stays. Call it from a callback."""
    if text == entry(d_k):
        return
    _forget_text(d_k)
    if text:
        memory().divisor_texts[d_k] = text
    divisor = divisors.divisor(text, divisors.largest(d_k)) if text else sqrt(d_k)
    if not isinstance(divisor, str):
        _chosen(d_k).set(_read(d_k, divisor))


def _forget_text(d_k: int) -> None:
    memory().divisor_texts.pop(d_k, None)


def _chosen(d_k: int) -> LinkedValue[float | None]:
    return LinkedValue(
        names=(keys.numbered(Key.DIVISOR, d_k),),
        read=partial(_read, d_k),
        written=lambda divisor: (str(divisor or ""),),
    )


def _read(d_k: int, typed: Any) -> float | None:
    """A divisor within its range; None for √d_k, and for what is no such number."""
    try:
        divisor = float(typed)
    except (TypeError, ValueError, OverflowError):
        return None
    return divisor if 1 <= divisor <= divisors.largest(d_k) and divisor != sqrt(d_k) else None
