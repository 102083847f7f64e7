"""The shape of an array, in any of the ways in which people write it."""

import re
from decimal import Decimal

from core.reading.answers import Numbers, Unreadable
from core.reading.numbers import Number

_LONGEST = 200
"""The most characters that a shape may have."""


def read_shape(text: str) -> Numbers | Unreadable:
    """The shape of an array: (1, 6, 8), 1 6 8 or 1×6×8.

    >>> read_shape("torch.Size([1, 6, 8])").shown
    '(1, 6, 8)'
    """
    sizes = [int(digits) for digits in re.findall(r"[0-9]{1,6}", text[:_LONGEST])]
    rest = re.sub(r"[0-9]{1,6}|torch\.Size|shape|[\s()\[\],;x×*=·by]", "", text[:_LONGEST], flags=re.IGNORECASE)
    if not sizes or rest or len(text) > _LONGEST:
        return Unreadable(message="Expected a shape, such as (2, 3, 4).")
    return Numbers(cells=tuple(Number(Decimal(size), 0) for size in sizes), shown=str(tuple(sizes)))
