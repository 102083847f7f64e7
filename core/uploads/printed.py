"""Finds what a program printed: tensors, arrays, lists, tables, single numbers and words, each with what names it."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from core.uploads.data_frames import WHOLE as WHOLE_FRAME
from core.uploads.data_frames import Frame, frame_at
from core.uploads.line_cleaning import PROMPT, plain
from core.uploads.literal_parts import parts, words_with_numbers
from core.uploads.literals import Budget, Dots, Literal, as_rows, holds, literal, shape_of
from core.uploads.number_lines import NumberLine, Written, choice, number_line, ranking, stacked

WHOLE_TENSOR = 'torch.set_printoptions(profile="full")'
WHOLE_ARRAY = "np.set_printoptions(threshold=sys.maxsize)"

LONGEST_LABEL = 300
"""Most characters that are kept of what stands around a result."""


@dataclass(frozen=True, kw_only=True)
class Found:
    """A result in a printed text, on the lines ``first`` to ``last``, counted from 1.

    ``label`` stands before it on its line, ``heading`` is the last line of words above it.
    """

    text: str
    first: int
    last: int
    label: str
    heading: str
    shape: tuple[int, ...] = ()
    is_elided: bool = False
    whole_line: str = ""


class _Line(NamedTuple):
    """A line with a row or a single number; ``is_bare`` if there are no brackets."""

    number: int
    holds: NumberLine
    heading: str
    is_bare: bool


_NOISE = re.compile(
    r"\d{1,3}%\|[^|]{0,200}\|"
    r"|\bepochs?\b.{0,40}\d|\bloss\b\W{0,5}\d"
    r"|\d(?:it|s|batch(?:es)?)/(?:s|it|batch)\b"
    r"|^\s*(?:\w+:\d+: )?\w*Warning\b"
    r"|^(?:Requirement already satisfied|Collecting|Downloading|Successfully installed) ",
    re.IGNORECASE,
)
_START = re.compile(
    r"(?:(?:np|numpy|torch)\.)?\b(?:tensor|[Aa]rray|matrix|u?int(?:8|16|32|64)|float(?:16|32|64)|complex(?:64|128)"
    r"|masked_array)\(|[\[({]"
)
_INDEX = re.compile(r"\[[^\[\]\n]{0,60}\]")
_SIZE = re.compile(r"(?:\bshape|\bsize|\bdim(?:s|ensions?)?)\W{0,12}\(?$", re.IGNORECASE)


def found(text: str, budget: Budget, *, is_printed: bool = True) -> list[Found]:
    """The results in a text, in order; with ``is_printed`` false those that a person typed, such as in Markdown.

    Lines of logs and progress bars hold none. Numbers on lines that belong together, such as those that a loop prints,
    are found one by one and once more as a whole.

    Raises:
        UploadError: the text is too much for the budget.
    """
    budget.spend(len(text) // 10)
    return sorted(_found(plain(text), budget, is_printed), key=lambda one: one.first)


def _found(text: str, budget: Budget, is_printed: bool) -> Iterator[Found]:
    lines = text.split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]
    heading, i = "", 0
    alike: list[_Line] = []
    while i < len(lines):
        budget.spend()
        line, first, after, holds_numbers = lines[i], i + 1, i + 1, False
        if not line.strip() or _NOISE.search(line):
            yield from _together(alike)
        elif PROMPT.match(line):
            yield from _together(alike)
            heading = _short(line)
        elif framed := frame_at(lines, i):
            yield from _together(alike)
            frame, after = framed
            budget.spend(len(frame.rows) * len(frame.columns))
            yield of_frame(frame, first=first, last=after, heading=heading)
            heading = ""
        else:
            literals, end = _literals(text, starts[i], starts[i] + len(line), budget)
            after = bisect_right(starts, end - 1) if literals else after
            if word := choice(line, is_printed=is_printed):
                yield Found(text=word, first=first, last=first, label=_short(line), heading=heading)
            for label, one in literals:
                above = heading if label == literals[0][0] else f"{literals[0][0]} {heading}".strip()
                if one.item and not isinstance(one.item, str):
                    yield from _of_literal(one, label, above, first, after)
            one_line = _of_literals(literals, text[end : starts[after] - 1]) if literals else number_line(line)
            budget.spend(len(one_line.row) + len(one_line.numbers))
            yield from _of_line(one_line, heading, first, has_row=not literals)
            holds_numbers = bool(literals or one_line.row or one_line.numbers)
            if one_line.row or len(one_line.numbers) == 1:
                alike.append(_Line(first, one_line, heading, is_bare=not literals))
            else:
                yield from _together(alike)
                heading = "" if holds_numbers else _short(line) or heading
        i = after
    yield from _together(alike)


def of_frame(frame: Frame, *, first: int, last: int, heading: str) -> Found:
    """A table that pandas printed."""
    return Found(
        text=frame.text,
        first=first,
        last=last,
        label="",
        heading=f"{heading} {_short(' '.join(frame.columns))}".strip(),
        shape=frame.shape,
        is_elided=frame.is_elided,
        whole_line=WHOLE_FRAME if frame.is_elided else "",
    )


def _short(text: str) -> str:
    """The text in one line, cut if it is long; "" if it has no letter."""
    if not re.search(r"[^\W\d]", text):
        return ""
    return " ".join(text[: 4 * LONGEST_LABEL].split())[:LONGEST_LABEL]


def _label(text: str) -> str:
    return _short(text).strip(" ,;").rstrip(" :=→>-|≈~(")


def _literals(text: str, start: int, line_end: int, budget: Budget) -> tuple[list[tuple[str, Literal]], int]:
    """The lists, arrays and tensors that begin on a line, each with its label, and where the last of them ends."""
    literals: list[tuple[str, Literal]] = []
    place = end = start
    while match := _START.search(text, place, line_end):
        place = match.end()
        before = text[match.start() - 1] if match.start() > start else " "
        if match[0] in "[(" and (before.isalnum() or before in "_])"):
            index = _INDEX.match(text, match.start(), line_end)
            place = index.end() if index else place
        elif one := literal(text, match.start(), budget):
            label = text[end : match.start()]
            if not _is_no_result(one, label):
                literals.append((_label(label), one))
            place = end = match.start() + one.length
            following = text.find("\n", end)
            line_end = len(text) if following < 0 else following
    return literals, end


def _is_no_result(one: Literal, label: str) -> bool:
    """Whether this is a size, or a number in parentheses, which counts as the number."""
    entries = [entry for entry in one.item if isinstance(entry, str)]
    if isinstance(one.item, str) or len(entries) < len(one.item):
        return False
    whole = all(entry.isdigit() for entry in entries)
    return (one.is_tuple and (whole or len(one.item) == 1)) or (whole and bool(_SIZE.search(label.rstrip())))


def _of_literals(literals: list[tuple[str, Literal]], rest: str) -> NumberLine:
    """What a line with brackets holds: one row, or single numbers with words between them."""
    if len(literals) == 1 and len(shape_of(literals[0][1].item) or ()) == 1 and not literals[0][1].is_elided:
        label, one = literals[0]
        return NumberLine(label=label, row=tuple(as_rows(one.item).split()))
    single = [Written(text=as_rows(one.item), label=label) for label, one in literals if isinstance(one.item, str)]
    return NumberLine(label=literals[0][0], numbers=(*single, *number_line(rest).numbers))


def _of_literal(one: Literal, label: str, heading: str, first: int, last: int) -> Iterator[Found]:
    """The results in a printed list, array, tensor or dict; in one that holds several of them each on its own."""
    for name, item in parts(one.item, one.is_tuple or one.is_dict):
        is_elided = holds(item, Dots)
        shape = shape_of(item)
        label_here = f"{label} {name}".strip()
        if isinstance(item, str) or (shape is not None and 0 not in shape):
            yield Found(
                text=as_rows(item),
                first=first,
                last=last,
                label=label_here,
                heading=heading,
                shape=(one.stated_shape or shape or ()) if is_elided else shape or (),
                is_elided=is_elided,
                whole_line=_whole_line(one) if is_elided else "",
            )
    if words := words_with_numbers(one.item):
        count = words.count(",") + 1
        yield Found(text=words, first=first, last=last, label=label, heading=heading, shape=(count,))


def _whole_line(one: Literal) -> str:
    return WHOLE_TENSOR if one.is_torch else WHOLE_ARRAY


def _of_line(line: NumberLine, heading: str, first: int, *, has_row: bool) -> Iterator[Found]:
    """The results on a line without brackets."""
    if line.row and has_row and line.label:
        yield Found(
            text=" ".join(line.row),
            first=first,
            last=first,
            label=_label(line.label),
            heading=heading,
            shape=(len(line.row),),
        )
    for number in line.numbers:
        yield Found(text=number.text, first=first, last=first, label=_label(number.label), heading=heading)
    if ranked := ranking(line.numbers):
        yield Found(
            text=ranked, first=first, last=first, label=_label(line.label), heading=heading, shape=(len(line.numbers),)
        )


def _together(alike: list[_Line]) -> Iterator[Found]:
    """Rows and numbers of lines that follow one another, as a whole; the list is empty afterwards."""
    for start, end, text, shape in stacked([line.holds for line in alike]):
        first = alike[start]
        if end > start or (first.is_bare and first.holds.row and not first.holds.label):
            yield Found(
                text=text, first=first.number, last=alike[end].number, label="", heading=first.heading, shape=shape
            )
    alike.clear()
