"""The line of Python that prints the answer to a part beside its name, so that it is found wherever it stands."""

from core.homework.exercise import Part


def line_for(part: Part) -> str:
    """The line; of words, which are written by hand, it shows how.

    >>> from core.homework.bank import load
    >>> line_for(load("bank-interest").part("q4-weight"))
    'print("q4-weight", weights[1, 3])'
    """
    match part.kind:
        case "choice":
            printed = f'"{" or ".join(part.choices)}"'
        case "ranking":
            printed = f'"{", ".join(["word 0.1234"] * part.shape[0])}"'
        case _:
            printed = place_in(part)
    return f'print("{part.id}", {printed})'


def way_for(part: Part, quote: str = "") -> str:
    """What to do about a part that nothing in a file answers: print it or, if no output can be read so, type it."""
    if part.is_computed:
        return f"A line that would: {quote}{line_for(part)}{quote}"
    return "No output can: it is answered in the homework, or in a table."


def place_in(part: Part) -> str:
    """Where the numbers of a part stand, as Python says it.

    >>> from core.homework.bank import load
    >>> place_in(load("bank-interest").part("q2-query-bank"))
    'Q[1]'
    """
    place = ", ".join(str(i) for i in (part.row, part.column) if i is not None)
    return f"{part.node}[{place}]" if place else part.node
