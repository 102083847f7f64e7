"""What is found in a printed text: a result, with what stands around it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from core.uploads.data_frames import WHOLE, Frame, projections
from core.uploads.outputs import Output

LONGEST_LABEL = 300
"""Most characters that are kept of what stands around a result."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Printout:
    """A result in a printed text, on the lines ``first`` to ``last``, counted from 1.

    ``label`` stands before it on its line, ``heading`` is the last line of words above it. ``is_stacked`` if it is put
    together from lines that were printed one by one. ``is_unread`` if it is neither numbers nor the word of a choice.
    """

    text: str
    first: int
    last: int
    label: str
    heading: str
    shape: tuple[int, ...] = ()
    is_elided: bool = False
    whole_line: str = ""
    is_stacked: bool = False
    is_unread: bool = False

    def output(self, *, place: str, name: str, around: str) -> Output:
        """The same as a result of a file or a text, with where it stands there and by what it is told."""
        return Output(
            text=self.text, place=place, name=name, around=around, shape=self.shape, is_elided=self.is_elided,
            whole_line=self.whole_line, is_unread=self.is_unread,
        )  # fmt: skip


def frame_results(frame: Frame, *, first: int, last: int, heading: str) -> Iterator[Printout]:
    """A table that pandas printed; and its columns, or rows, one by one if they are called query, key and value."""
    yield Printout(
        text=frame.text,
        first=first,
        last=last,
        label="",
        heading=f"{heading} {short_label(' '.join(frame.columns))}".strip(),
        shape=frame.shape,
        is_elided=frame.is_elided,
        whole_line=WHOLE if frame.is_elided else "",
    )
    for name, line in () if frame.is_elided else projections(frame):
        yield Printout(text=" ".join(line), first=first, last=last, label=name, heading=heading, shape=(len(line),))


def word_ranking(text: str, *, first: int, last: int, label: str, heading: str, is_stacked: bool = False) -> Printout:
    """Words, or places, with a number each: “bank 0.7, the 0.2”."""
    shape = (text.count(",") + 1,)
    return Printout(text=text, first=first, last=last, label=label, heading=heading, shape=shape, is_stacked=is_stacked)


def short_label(text: str) -> str:
    """The text in one line, cut if it is long; "" if it has no letter."""
    if not re.search(r"[^\W\d]", text):
        return ""
    return " ".join(text[: 4 * LONGEST_LABEL].split())[:LONGEST_LABEL]


def label_of(text: str) -> str:
    """What stands before a result, without the sign between them."""
    return short_label(text).strip(" ,;").rstrip(" :=→>-|≈~(")
