"""What an uploaded file holds: its outputs, each with where it stands and what may tell which part it answers.

They are kept as a short text by the browser, and what comes back is never trusted.
"""

import json
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec.structs import replace


class UploadError(ValueError):
    """A file cannot be used; one sentence that the student is shown."""


class Output(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """Numbers, or a word, that a file holds.

    ``text`` is as it was printed, or all digits of an array, for `core.reading.answers` to read. ``place`` says where
    it stands, such as "cell 7, line 2". ``name`` is the variable, array, sheet or column; "" if nothing names it.
    ``around`` is the text by which a person would tell what it is: the code of the cell, words on the same line, the
    heading before. ``shape`` is of the numbers as found; () for a single one or a word. ``is_elided`` if it was cut by
    "..."; ``whole_line`` is then the line of Python that prints it whole. ``is_unread`` if it is neither numbers nor
    the word of a choice, but what stands beside a name such as q4-weight; earlier versions kept outputs without it.
    """

    text: str
    place: str
    name: str = ""
    around: str = ""
    shape: tuple[Annotated[int, msgspec.Meta(ge=0, lt=10**9)], ...] = ()
    is_elided: bool = False
    whole_line: str = ""
    is_unread: bool = False


def lines_of(one: Output) -> frozenset[str]:
    r"""What stands on each line of an output with several, as it is found where each was printed by itself.

    >>> sorted(lines_of(Output(text="the 0.1\nbank 0.2", place="lines 1 to 2", shape=(2,))))
    ['0.1', '0.2']
    """
    lines = one.text.split("\n")
    return frozenset(line.split(" ")[-1] if len(one.shape) == 1 else line for line in lines if lines[1:])


def count_printed(outputs: Sequence[Output]) -> int:
    """How many outputs there are, without those that are put together from others."""
    texts = {one.text for one in outputs}
    return sum(not (lines_of(one) and lines_of(one) <= texts) for one in outputs)


LONGEST_KEPT = 500_000
"""Most characters that are kept."""

_FIRST, _LAST = 400, 200
"""Characters that are kept of what stands around an output: the nearest, and the headings at its end."""


def shorten(outputs: Sequence[Output]) -> tuple[Output, ...]:
    """The outputs with no more around each than is kept, so that they are matched alike before and after."""
    return tuple(replace(one, around=_shortened(one.around)) for one in outputs)


def _shortened(text: str) -> str:
    return text if len(text) <= _FIRST + _LAST else f"{text[:_FIRST]}\n{text[-_LAST:]}"


def written_outputs(outputs: Sequence[Output]) -> str:
    """The outputs as text; "" if that would be too long to be kept."""
    text = json.dumps(msgspec.to_builtins(outputs), ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= LONGEST_KEPT else ""


def read_outputs(text: str) -> tuple[Output, ...]:
    """The outputs in a text that was kept; none if it is anything else.

    >>> read_outputs(written_outputs([Output(text="0.7029", place="cell 7, line 2")]))[0].place, read_outputs("{")
    ('cell 7, line 2', ())
    """
    try:
        return msgspec.json.decode(text[:LONGEST_KEPT].encode(errors="replace"), type=tuple[Output, ...])
    except (msgspec.DecodeError, RecursionError):
        return ()
