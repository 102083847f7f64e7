"""Reads what a student typed. Reading is not marking: a text that cannot be read is never wrong."""

import re
import unicodedata
from dataclasses import replace
from decimal import Decimal
from math import prod

from core.reading.cell_numbers import box_cells, partial_numbers
from core.reading.copied_text import has_bullets_or_minus_signs, numbered_lines, printable, without_markup
from core.reading.denied_answers import denial_message, is_denied
from core.reading.number_layouts import one_number, read_layout
from core.reading.numbers import Number, tidy
from core.reading.options import read_option
from core.reading.prints import bare
from core.reading.rankings import read_ranking
from core.reading.readings import (
    BLANK,
    AnswerForm,
    Blank,
    Choice,
    Kind,
    Numbers,
    Reading,
    Unreadable,
    WeightedWords,
    are_phrases,
    describe,
    quoted,
    size,
)

__all__ = [
    "BLANK", "AnswerForm", "Blank", "Choice", "Kind", "Numbers", "Reading", "Unreadable", "WeightedWords",
    "describe", "numbers", "read_typed", "readings",
]  # fmt: skip

LONGEST = 100_000
"""Most characters of any text that is read."""

_BULLETS = (
    "Every line begins with “- ”. If that is a bullet, delete it; if it is a minus sign, delete the space after it."
)

_GREATER = re.compile(r"\s*>=?\s*[-+]?[\d.,]+\s*%?\s*")
_DASH = re.compile(r"^[ \t]*[-–] +", re.MULTILINE)

SPACE, SPACE_PER_NUMBER = 1000, 50
"""Most characters of an answer, and how many more for each number asked for."""


_READ_ONE_WAY: tuple[Kind, ...] = ("choice", "ranking", "line")


def read_typed(text: str, form: AnswerForm) -> Reading:
    """The reading of a text that fits the kind and shape of what is asked for."""
    if not text.strip():
        return BLANK
    room = _room(form)
    if len(text) > (LONGEST if text.isascii() else min(LONGEST, 2 * room)):
        return Unreadable(message=f"That is much more than {describe(form)}.")
    text = printable(text)
    tidied = tidy(text)
    if not tidied:
        return Unreadable(message=f"Expected {describe(form)}; found only invisible characters.")
    if len(tidied) > room:
        return Unreadable(message=f"That is much more than {describe(form)}.")
    match form.kind:
        case "choice":
            return _choice(text, form)
        case "ranking":
            return read_ranking(text, form)
        case "line":
            return Choice(word=text, shown=" ".join(text.split()))
        case "number" if _GREATER.fullmatch(text):
            return Unreadable(message=f"{denial_message('“>”')} Expected one number.")
        case "number":
            return one_number(tidy(bare(re.sub(r"(?<=\d)(?:\.\.\.|…)(?=\W*$)", "", without_markup(text)))))
        case _:
            return _numbers(text, form)


def _room(form: AnswerForm) -> int:
    return SPACE + SPACE_PER_NUMBER * prod(form.shape)


def readings(text: str, form: AnswerForm) -> tuple[Reading, ...]:
    """All readings of a text in which “- ” may be a bullet or a minus sign: of several the one that is right counts.

    The last one stands if none is right: it is that of `read_typed`.
    """
    reading = read_typed(text, form)
    if form.kind in _READ_ONE_WAY or not isinstance(reading, Numbers | Unreadable) or len(text) > _room(form):
        return (reading,)
    bare_text = without_markup(printable(text))
    if not (dashes := re.findall(r"^[ \t]*[-–] +(?=[-+]?[\d.($])", bare_text, re.MULTILINE)):
        return (reading,)
    if len(dashes) != len(numbered_lines(bare_text)):
        return (reading,)
    bullets = read_typed(_DASH.sub("", bare_text), form)
    signs = read_typed(_DASH.sub("-", bare_text), form)
    named = ((bullets, "Each “-” was read as a bullet."), (signs, "Each “-” was read as a minus sign."))
    noted = (replace(one, note=f" {note}") for one, note in named if isinstance(one, Numbers))
    return (*noted, reading)


def _choice(text: str, form: AnswerForm) -> Reading:
    if are_phrases(form.choices):
        return read_option(text, form.choices)
    words = re.findall(r"[^\W\d_]+", tidy(text).casefold())
    choices = [one for one in form.choices if one.casefold() in words or f"{one.casefold()}ly" in words]
    match choices:
        case [choice] if is_denied(text, choice):
            return Unreadable(message=f"That says what the answer is not. Expected {describe(form)}.")
        case [choice]:
            return Choice(word=choice, shown=choice)
    return Unreadable(message=f"Expected {describe(form)}.")


def numbers(text: str, shape: tuple[int, ...]) -> Numbers | Unreadable:
    """The numbers of a vector (n,) or a matrix (n, m) in a text of any layout.

    A cell of a matrix that is not a number is None, as long as at least one cell is a number; “_” stands for a number
    that is not there yet.
    """
    return _numbers(printable(text), AnswerForm(kind="matrix", shape=shape))


def _numbers(text: str, form: AnswerForm) -> Numbers | Unreadable:
    """The same where the rows may carry the words of the sentence, and a heading may say which number is whose."""
    if boxes := box_cells(text, form.shape):
        return _read_boxes(boxes, form.shape)
    if has_bullets_or_minus_signs(text := without_markup(text)):
        return Unreadable(message=f"{_BULLETS} Expected {size(form.shape)}.")
    return read_layout(tidy(bare(text)), form)


def _read_boxes(texts: tuple[str, ...], shape: tuple[int, ...]) -> Numbers | Unreadable:
    """The numbers of boxes, each read on its own."""
    readings = [one_number(tidy(text)) if text else BLANK for text in texts]
    cells = tuple(one.cells[0] if isinstance(one, Numbers) else None for one in readings)
    if any(cells):
        return partial_numbers(texts, cells, shape, "")
    return Unreadable(message=f"{quoted(''.join(texts))} could not be read as a number. Expected {size(shape)}.")


_AROUND_SIZES = (
    r"[0-9]{1,6}|(?:torch|np|numpy)\.|size|shape|rows?(?=.*col)|col(?:umn)?s?|and|-?by-?|[\s()\[\]{},;:|x×✕✖⨯*=·]"
)
"""What a shape is written with; rows come before columns."""


def read_shape(text: str, axes: int = 3) -> Numbers | Unreadable:
    """The shape of an array: (1, 6, 8), 1 6 8 or 1×6×8; of a matrix also 6 rows and 8 columns.

    What cannot be read is told an example with so many ``axes``.

    >>> read_shape("torch.Size([1, 6, 8])").shown
    '(1, 6, 8)'
    """
    plain = unicodedata.normalize("NFKC", text[:SPACE])
    sizes = [int(digits) for digits in re.findall(r"[0-9]{1,6}", plain)]
    rest = re.sub(_AROUND_SIZES, "", plain, flags=re.IGNORECASE)
    raised = any(sign.isdigit() and not sign.isdecimal() for sign in text)  # 6² is no 62
    if not sizes or rest or raised:
        return Unreadable(message=f"Expected a shape, such as {tuple(range(2, 2 + axes))}.")
    return Numbers(cells=tuple(Number(Decimal(size), 0) for size in sizes), shown=str(tuple(sizes)))
