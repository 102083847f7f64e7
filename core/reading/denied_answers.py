"""Finds what denies or compares an answer, such as “not 0.21”, “> 0.21” or “hardly weak”: it is no answer then."""

import re
from collections.abc import Sequence

from core.reading.readings import quoted

_DENIALS = (
    r"not|never|neither|nor|cannot|(?:is|are|was|were|do|does|did|has|have|can|could|would|wo)n['’]?t"
    r"|nicht|nie|niemals|weder|kein\w{0,2}|wrong|false|incorrect|falsch|unequal|compared|disagrees?|ungleich|except|exclud\w{1,3}"
)
_BOUNDS = r"at (?:least|most)|than|up to|mindestens|höchstens|als"
_COMPARISONS = (
    r"less|fewer|smaller|lower|greater|larger|bigger|higher|weaker|stronger|minimum|maximum|min|max|above|below|under|over"
    r"|beyond|between|exceeds?|weniger|kleiner|mehr|größer|höher|schwächer|stärker|unter|über|zwischen|bis"
)
_WEAKENERS = (
    r"hardly|barely|scarcely|almost|nearly|anything but|far from|opposite|reverse|no|non|un|kaum|fast|beinahe"
    r"|keineswegs"
)
_MULTIPLES = r"twice|half|double|triple|doppelt|halb"

_ARROWS = re.compile(
    r"[-=]+>(?!=)|^[^\n<>]{0,40}<-+(?=\s)|</?[a-zA-Z][^<>]{0,200}>|^<(?=[^<>]+>$)|(?<!<)>$|>>>", re.MULTILINE
)
"""What has angles and compares nothing: arrows, tags, prompts and brackets."""

_SIGN = re.compile(
    r"[<>]=?|[≠≢≤≥≦≧≪≫≮≯≰≱⩽⩾¬]|!=|=/=|\\(?:n?eq|not|ne|neg|l[et]q?|leqslant|g[et]q?|geqslant)(?![a-zA-Z])"
)
_BEFORE = re.compile(rf"\b(?:{_DENIALS}|{_BOUNDS}|{_COMPARISONS}|{_MULTIPLES})\b|\bnon?\W*$", re.IGNORECASE)
_JUST_BEFORE = re.compile(rf"\b(?:{_DENIALS}|{_BOUNDS})\W*$", re.IGNORECASE)
_AFTER = re.compile(
    rf"\b(?:{_DENIALS}|{_BOUNDS}|(?:or|oder) (?:more|less|higher|lower|above|below|greater|fewer|mehr|weniger))\b",
    re.IGNORECASE,
)
_BESIDE_CHOICE = re.compile(rf"\b(?:{_DENIALS}|{_BOUNDS}|{_COMPARISONS}|{_WEAKENERS})\b|[!<>≠≤≥¬~]", re.IGNORECASE)
_ALWAYS = re.compile(r"\b(?:not|never|cannot|nicht|nie|niemals|wrong|false|incorrect|falsch)\b|n['’]t\b", re.IGNORECASE)
_CLAUSES = re.compile(
    r"[,.;:()\n=≈~→⇒]|\b(?:because|since|thus|hence|therefore|which|is|weil|da|also|daher|deshalb|ist)\b", re.IGNORECASE
)


def find_denial(text: str, words: Sequence[str] = ()) -> str:
    """What denies or compares the numbers of a text, in quotation marks; "" if nothing does.

    The words of the sentence may be any, so they do not count; nor does what stands before a colon or an “is”.

    >>> find_denial("at least 0.2097"), find_denial("not scaled: 0.2097"), find_denial("≈ 0.2097")
    ('“at least”', '', '')
    >>> find_denial("bank: at least 0.2097"), find_denial("bank, not: 0.2097"), find_denial("not sure")
    ('“at least”', '“not”', '')
    """
    if not re.search(r"\d", text) or not re.search(r"[^\W\d_]|[^\w\s.,;:+*/()\[\]{}|&-]", text):
        return ""
    text = _ARROWS.sub(" → ", text.replace("<>", "≠"))
    if sign := _SIGN.search(text):
        return quoted(sign[0])
    if words:
        text = re.sub(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)", " ", text, flags=re.IGNORECASE)
    before, _, after = re.sub(r"\d", "0", text).partition("0")
    *earlier, clause = _CLAUSES.split(before)
    is_apart = earlier and not re.search(r"\w", clause)
    denied = _JUST_BEFORE.search(earlier[-1]) if is_apart else _BEFORE.search(clause)
    denied = denied or _AFTER.search(re.sub(r"\([^()]*\)", " ", after))
    return quoted(denied[0]) if denied else ""


def denial_message(denial: str) -> str:
    """What a student is told of a text in which this was found."""
    return f"{denial} says what the answer is not, or compares it. Write the answer itself."


def is_denied(text: str, choice: str) -> bool:
    """Whether a choice is denied or compared in its own clause; reasons stand in others.

    >>> is_denied("so it is hardly weak", "weak"), is_denied("weak: it is less than 0.4", "weak")
    (True, False)
    """
    if _ALWAYS.search(text):
        return True
    before, _, after = re.sub(r"[-=]+>", "→", text.casefold()).partition(choice.casefold())
    after = after.replace("!", ".")
    return any(map(_BESIDE_CHOICE.search, (_CLAUSES.split(before)[-1], _CLAUSES.split(after)[0])))
