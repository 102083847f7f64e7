"""What an uploaded file holds: its outputs, each with where it stands and what may tell which part it answers."""

from typing import Annotated

import msgspec


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
