"""Undoes slips of the pen: finds the numbers that may have been meant by the one that was typed."""

from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise

from core.homework.mistake import Mistake
from core.reading.comparing import half_unit
from core.reading.numbers import Number


def factor_of_100(number: Number) -> Iterator[Number]:
    """The number with its point moved two places to the left, then to the right."""
    for by in (-2, 2):
        places = None if number.places is None else number.places - by
        yield Number(value=number.value.scaleb(by), places=places)


def opposite_sign(number: Number) -> Iterator[Number]:
    """The number with its sign changed."""
    yield number._replace(value=-number.value)


def neighbouring_digits_exchanged(number: Number) -> Iterator[Number]:
    """The number with two different neighbouring digits exchanged, for each such pair."""
    if number.places is None or not 0 < number.places <= 12:
        return
    text = f"{number.value:.{number.places}f}"
    for i, (a, b) in enumerate(pairwise(text)):
        if a.isdigit() and b.isdigit() and a != b:
            yield Number(value=Decimal(text[:i] + b + a + text[i + 2 :]), places=number.places)


def with_the_digits_cut_off(number: Number) -> Iterator[Number]:
    """The middle of all the numbers that begin with these digits: those that agree with it at its own precision."""
    if number.places is not None and number.value:
        yield number._replace(value=number.value + half_unit(number.places).copy_sign(number.value))


SLIPS: tuple[Mistake, ...] = (
    Mistake(
        id="percent-slip", screen="quiz",
        meant=factor_of_100,
        title="A factor of 100",
        why="The digits are right, but the decimal point is two places off: a percent sign is missing or not wanted.",
        hint="Write the number as a fraction of 1, or with a percent sign.",
    ),
    Mistake(
        id="sign-slip", screen="quiz",
        meant=opposite_sign,
        title="Wrong sign",
        why="The digits are right, but the sign is not.",
        hint="Look at the signs of the products that are summed.",
    ),
    Mistake(
        id="digits-swapped", screen="quiz",
        meant=neighbouring_digits_exchanged,
        title="Two digits exchanged",
        why="Two neighbouring digits have changed places, most likely while typing.",
        hint="Compare what you typed with what you computed, digit by digit.",
    ),
    Mistake(
        id="truncated", screen="quiz",
        meant=with_the_digits_cut_off,
        title="Cut off instead of rounded",
        why="The digits are right as far as they go, but the next one would have rounded the last of them up.",
        hint="Round the last digit, or write one more.",
    ),
)  # fmt: skip
