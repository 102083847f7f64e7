"""One number in a tidied text, with or without words around it."""

import re
from decimal import Decimal

from core.reading.comparisons import compared, no_answer
from core.reading.layouts import UnclosedError, unwrap
from core.reading.number_layouts import INTRODUCTION, laid_out
from core.reading.numbers import Number, number
from core.reading.readings import Numbers, Unreadable

_ITEM = re.compile(r"^\(?(?:[a-zA-Z]?\d{1,2}|[a-z])\)\s+(?=[-+.\d\[(\"'])|^(?:[1-9]\d?|[a-z])\.\s+(?=[-+]?\d*[.,]\d)")
"""The number or the letter of a question in front of its answer."""

_STORY = re.compile(
    r"^[^\d:=]{1,60}\bwith(?: an?| the)?(?: weight| score| share)?(?: of)?\s+(?=[-+.\d])", re.IGNORECASE
)
_COMMENT = re.compile(
    r"[\s,]+(?:approx|approximately|rounded|roughly|gerundet|ungefähr|circa|or so)\.?$|(?:[,;:]|\sfor)\s[^\d]{1,60}$",
    re.IGNORECASE,
)


def one_number(text: str) -> Numbers | Unreadable:
    """The number of a tidied text, with or without words around it."""
    text = _ITEM.sub("", text)
    if plain := number(text):
        return Numbers(cells=(plain,), shown=str(plain))
    if found := compared(text):
        return Unreadable(message=f"{no_answer(found)} Expected one number.")
    try:
        inner = unwrap(INTRODUCTION.sub("", text)).strip(" \"'\n")
    except UnclosedError:
        return Unreadable(message="The brackets do not match. Expected one number.")
    inner = re.sub(r"^[^\d:]{1,60}(?::|\bis\b)|\([^()\d]{1,60}\)$", "", inner)
    inner = _COMMENT.sub("", INTRODUCTION.sub("", _STORY.sub("", inner.strip())))
    inner = re.sub(r"(?<=[\d%]) \(([^()]{1,40})\)$", r" = \1", inner)
    stated = [value for piece in re.split(r"[=≈~]|\bor\b", inner) if (value := _stated(piece)) is not None]
    if stated:
        finest = max(stated, key=lambda value: value.places or 0)
        if not all(_agree(finest, value) for value in stated):
            return Unreadable(message="Found two different numbers. Expected one number.")
        return Numbers(cells=(finest,), shown=str(finest))
    return laid_out(inner, (1,))


def _agree(left: Number, right: Number) -> bool:
    """Whether the numbers on both sides of an equals sign can be equal, to the decimals that both have."""
    coarser = min(places for places in (left.places, right.places, 12) if places is not None)
    return abs(left.value - right.value) <= Decimal(1).scaleb(-coarser)


def _stated(piece: str) -> Number | None:
    """The number on one side of an equals sign, with a full stop or a decimal comma."""
    bare = piece.strip(" ;\n")
    bare = bare[:-1] if re.fullmatch(r"[+-]?\d*[.,]\d+\.", bare) else bare
    return number(bare) or (number(bare.replace(",", ".")) if "." not in bare else None)
