"""A number to divide by, as a student types it."""

from core.reading import matrix_edits


def divisor(text: str, most: float) -> float | str:
    """The number from 1 to ``most`` in a text, or a sentence that says why there is none.

    >>> divisor("5/2", 12.0), divisor("√4", 12.0)
    (2.5, 2.0)
    >>> divisor("0,5", 12.0)
    'The divisor: “0,5” is out of range. Numbers from 1 to 12 can be used here.'
    """
    value = matrix_edits.cell(text)
    if isinstance(value, str):
        return f"The divisor: {value}"
    if not 1 <= value <= most:
        return f"The divisor: “{text}” is out of range. Numbers from 1 to {most:g} can be used here."
    return value


def largest(d_k: int) -> float:
    """The largest divisor to choose; the smallest is 1."""
    return 4.0 * d_k


def message(problem: str) -> str:
    """What a picture says of a text that is no divisor."""
    return f"{problem} The picture keeps the last divisor it had."
