"""Finds what a program printed: tensors, arrays, lists, tables, single numbers and words, each with what names it."""

import re
from bisect import bisect_right
from collections.abc import Generator, Iterator
from itertools import accumulate
from typing import NamedTuple

from core.uploads.brackets import by_place, literals_as_line, literals_on, results_in
from core.uploads.data_frames import frame_at
from core.uploads.line_cleaning import PROMPT, plain
from core.uploads.literals import Budget, Literal
from core.uploads.number_lines import NumberLine, choice, find_stacks, number_line, ranking
from core.uploads.printed_results import LONGEST_LABEL, Printout, frame_results, label_of, short_label, word_ranking

_NOISE = re.compile(
    r"\d{1,3}%\|[^|]{0,200}\|"
    r"|\bepochs?\b.{0,40}\d|\bloss\b\W{0,5}\d"
    r"|\d(?:it|s|batch(?:es)?)/(?:s|it|batch)\b"
    r"|^\s*(?:\w+:\d+: )?\w*Warning\b"
    r"|^(?:Requirement already satisfied|Collecting|Downloading|Successfully installed) ",
    re.IGNORECASE,
)
"""Progress bars, logs of a training, warnings and what pip says."""

_LABELLED = re.compile(r"[\s*\"'`>-]*(?=\w+[-_])([^\W\d_][\w-]*\w)[\s*\"'`-]*[:=][\s*]*(\S.*)")
"""A line that says what it is, as a part is called: “q4-weight: see my paper”, also in a list, in bold or in quotes."""

LINE = 3
"""What looking at a line takes of the budget, as much as three numbers."""


def find_results(text: str, budget: Budget, *, is_printed: bool = True) -> list[Printout]:
    """The results in a text, in order; with ``is_printed`` false those that a person typed, such as in Markdown.

    Lines of logs and progress bars hold none. Numbers on lines that belong together, such as those that a loop prints,
    are found one by one and once more as a whole.

    Raises:
        UploadError: the text is too much for the budget.
    """
    budget.spend(len(text) // 10)
    return sorted(_Walk(plain(text), budget, is_printed).results(), key=lambda one: one.first)


class _Line(NamedTuple):
    """A line with a row or a single number; ``is_bare`` if there are no brackets."""

    number: int
    holds: NumberLine
    heading: str
    is_bare: bool


class _Walk:
    """Goes through a text line by line, and remembers the last words and the lines that may belong together."""

    def __init__(self, text: str, budget: Budget, is_printed: bool) -> None:
        self.text, self.budget, self.is_printed = text, budget, is_printed
        self.lines = text.split("\n")
        self.starts = [0, *accumulate(len(line) + 1 for line in self.lines)]
        self.heading = ""
        self.alike: list[_Line] = []
        self.above: tuple[int, Literal] | None = None

    def results(self) -> Iterator[Printout]:
        """All results; those that belong together after the last of them."""
        i = 0
        while i < len(self.lines):
            self.budget.spend(LINE)
            i = yield from self._results_at(i)
        yield from self._stack_results()

    def _results_at(self, i: int) -> Generator[Printout, None, int]:
        """The results that begin on a line; returns the line after them."""
        line = self.lines[i]
        if not line.strip() or _NOISE.search(line):
            yield from self._stack_results()
        elif PROMPT.match(line):
            yield from self._stack_results()
            self.heading = short_label(line)
        elif framed := frame_at(self.lines, i):
            yield from self._stack_results()
            frame, after = framed
            self.budget.spend(len(frame.rows) * len(frame.columns))
            yield from frame_results(frame, first=i + 1, last=after, heading=self.heading)
            self.heading = ""
            return after
        else:
            return (yield from self._line_results(i))
        return i + 1

    def _line_results(self, i: int) -> Generator[Printout, None, int]:
        line, first, after = self.lines[i], i + 1, i + 1
        literals, end = literals_on(self.text, self.starts[i], self.starts[i] + len(line), self.budget)
        if word := choice(line, is_printed=self.is_printed):
            yield Printout(text=word, first=first, last=first, label=short_label(line), heading=self.heading)
        if literals:
            after = bisect_right(self.starts, end - 1)
            yield from results_in(literals, self.heading, first, after)
            yield from self._places(literals, first, after)
            numbers = literals_as_line(literals, self.text[end : self.starts[after] - 1])
        else:
            numbers = number_line(line)
        self.budget.spend(len(numbers.row) + len(numbers.numbers))
        yield from _number_results(numbers, self.heading, first, has_row=not literals)
        is_read = bool(word or literals or numbers.row or numbers.numbers)
        if self.is_printed and not is_read and (called := _LABELLED.fullmatch(line)):
            yield Printout(
                text=called[2][:LONGEST_LABEL], first=first, last=first, label=called[1], heading="", is_unread=True
            )
        if numbers.row or len(numbers.numbers) == 1:
            self.alike.append(_Line(first, numbers, self.heading, is_bare=not literals))
        else:
            yield from self._stack_results()
            self.heading = "" if literals or numbers.numbers else short_label(line) or self.heading
        return after

    def _places(self, literals: list[tuple[str, Literal]], first: int, after: int) -> Iterator[Printout]:
        """Numbers and, on the line below, the places at which they stand, as `torch.topk` prints them."""
        if self.above and self.above[0] + 1 == first and (ranked := by_place(self.above[1].item, literals[0][1].item)):
            yield word_ranking(ranked, first=first - 1, last=after, label="", heading=self.heading, is_stacked=True)
        self.above = after, literals[-1][1]

    def _stack_results(self) -> Iterator[Printout]:
        """Rows and numbers of lines that follow one another, as a whole; they are forgotten afterwards."""
        for start, end, text, shape in find_stacks([line.holds for line in self.alike]):
            first, last = self.alike[start], self.alike[end].number
            label = "" if end == start or self.alike[start + 1].holds.label else label_of(first.holds.label)
            if end > start or (first.is_bare and first.holds.row and not first.holds.label):
                yield Printout(
                    text=text, first=first.number, last=last, label=label, heading=first.heading, shape=shape,
                    is_stacked=end > start,
                )  # fmt: skip
        self.alike.clear()


def _number_results(line: NumberLine, heading: str, first: int, *, has_row: bool) -> Iterator[Printout]:
    """The results on a line without brackets."""

    def result(text: str, label: str, shape: tuple[int, ...] = ()) -> Printout:
        return Printout(text=text, first=first, last=first, label=label_of(label), heading=heading, shape=shape)

    if line.row and has_row and line.label:
        yield result(" ".join(line.row), line.label, (len(line.row),))
    for number in line.numbers:
        yield result(number.text, number.label)
    if ranked := ranking(line.numbers):
        yield result(ranked, line.label, (len(line.numbers),))
