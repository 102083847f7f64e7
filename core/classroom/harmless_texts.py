"""Keeps texts that students wrote from doing anything in a spreadsheet or a terminal."""

import re
import unicodedata

_PLAIN = re.compile(r"[A-Za-z0-9][ -:<-~]*")
"""Most texts: printable, of one cell, and begun by a letter or a digit."""

_ID = re.compile(r"[\w.@−-]+")
_NUMBERS = re.compile(r"[+−-]?[\d.,]+(e[+-]?\d+)?%?(\s+[+−-]?[\d.,]+(e[+-]?\d+)?%?)*", re.IGNORECASE)
_TRIGGERS = tuple("=+-−@|%")
_UNSEEN = "".join(map(chr, range(0x21))) + "\x7f\xa0\u200b\u200c\u200d\u2060\ufeff\ufffd"
"""Blanks and other characters that may stand before a formula unnoticed."""

_BEGINNINGS = re.compile(r"([;\t\r\n]+)")
"""A spreadsheet may begin a new cell after these, whatever the delimiter of the file is."""

_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def harmless(text: str) -> str:
    """A text that a spreadsheet will not run and a terminal will not obey.

    Whatever may begin a formula gets an apostrophe in front, and control characters become “�”. Ids of letters,
    digits and ``._@-`` stay as they are, and so do numbers.

    >>> harmless("=cmd|' /C calc'!A0"), harmless("-0.2311"), harmless("@ann")
    ("'=cmd|' /C calc'!A0", '-0.2311', '@ann')
    """
    if not text or _PLAIN.fullmatch(text):
        return text
    text = without_controls(text)
    body = text.lstrip()
    blank = text[: len(text) - len(body)]
    first, *others = _BEGINNINGS.split(body)
    opening = "'" if blank.startswith(("\t", "\r", "\n")) or is_formula(first) else ""
    return opening + blank + first + "".join(f"'{other}" if is_formula(other) else other for other in others)


def without_controls(text: str) -> str:
    r"""A text whose control characters are “�”: a terminal or a page shows them, and does nothing else.

    >>> without_controls("a\x1b[2J")
    'a�[2J'
    """
    return _CONTROLS.sub("�", text)


def is_formula(text: str) -> bool:
    """Whether a spreadsheet might run a text, however its first sign is written and whatever blanks precede it.

    >>> is_formula(" ＝HYPERLINK(A1)"), is_formula("-1,5"), is_formula("-ann")
    (True, False, False)
    """
    plain = unicodedata.normalize("NFKC", text).strip(_UNSEEN)
    return plain.startswith(_TRIGGERS) and not _ID.fullmatch(plain) and not _NUMBERS.fullmatch(plain)
