"""Reads results out of a text that somebody pasted, such as the output of a cell."""

from core.uploads.cell_code import name_of
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError
from core.uploads.printed import found

LONGEST = 1_000_000
"""Most characters of a pasted text."""


def outputs_of_text(text: str) -> tuple[Output, ...]:
    """The results in a text, in order; none if nothing in it can be read.

    >>> [(output.name, output.text, output.place) for output in outputs_of_text("Q = tensor([1., 2.])")]
    [('Q', '1. 2.', 'line 1')]

    Raises:
        UploadError: the text is too long.
    """
    if len(text) > LONGEST:
        raise UploadError("This text is too long; paste only what your cells have printed.")
    outputs = tuple(
        one.output(
            place=f"line {one.first}" if one.first == one.last else f"lines {one.first} to {one.last}",
            name=name_of(one),
            around="\n".join(filter(None, (one.label, one.heading))),
        )
        for one in found(text, Budget())
    )
    return () if all(one.is_unread for one in outputs) else outputs
