"""Tells which print of a cell shows which lines of its output: only where there is no other possibility.

Straight lines of code are matched with the output from both of its ends.
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, takewhile

from core.uploads.cell_code import Print
from core.uploads.cell_prints import CellPrints
from core.uploads.printed_results import Printout

_MOST_PRINTS = 200
_LONGEST_TEXT = 2000
_MOST_VALUES = 10
_A_ROW = re.compile(r"(?:[\w.]+\()?[\[({]")
_A_CALL = re.compile(r"[\w.]+\(")


@dataclass(frozen=True, kw_only=True)
class Unit:
    """Lines that one value may take up: one line, or all of a matrix or a table; or one display. With its results."""

    text: str
    results: Sequence[Printout] = ()
    is_display: bool = False


def units(text: str, results: Sequence[Printout]) -> tuple[list[Unit], list[int]]:
    """The units of a printed text, and for each of its lines, counted from 0, the number of its unit."""
    if not text:
        return [], []
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    whole = [one for one in results if not one.is_stacked]
    joined = {line for one in whole for line in range(one.first, one.last)}
    starts = [i for i in range(len(lines)) if i not in joined]
    parts = [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]
    of_line = [number for number, part in enumerate(parts) for _ in part]
    inside: list[list[Printout]] = [[] for _ in parts]
    for one in whole:
        inside[of_line[one.first - 1]].append(one)
    return [Unit(text=_one_line(part), results=here) for part, here in zip(parts, inside, strict=True)], of_line


def _one_line(lines: Sequence[str]) -> str:
    """The text of some lines with single blanks; of a long one the middle is left out."""
    text = " ".join(word for line in lines for word in line[line.rfind("\r") + 1 :].split())
    half = _LONGEST_TEXT // 2
    return text if len(text) <= _LONGEST_TEXT else f"{text[:half]} … {text[-half:]}"


def find_prints(cell: CellPrints, shown_units: Sequence[Unit], *, is_stopped: bool) -> list[Print | None]:
    """For each unit what shows it; None where more than one print may, or none that is known.

    Straight lines of code are followed from the first one on, and back from the last one. What is shown between them,
    and all of it where the code does not lead to this output, is known only by words that no other print has.
    """
    count = len(shown_units)
    first = [*takewhile(bool, cell.order)]
    while is_stopped and _height(first) > count:
        first.pop()
    is_straight = len(first) == len(cell.order)
    last = [] if is_straight or is_stopped else [*takewhile(bool, reversed(cell.order))][::-1]
    between = count - _height(first) - _height(last)
    is_possible = between == 0 if is_straight else between >= 0
    if not is_possible or not _fit_all(first, shown_units, 0) or not _fit_all(last, shown_units, count - _height(last)):
        first, last = [], []
    spoken = [one for one in cell.all_prints if re.search(r"\w", "".join(one.words))][:_MOST_PRINTS]
    fitting = [
        [one for one in spoken if _fits(one, shown_units, i)] for i in range(_height(first), count - _height(last))
    ]
    return [*_one_per_unit(first), *(_only(ones, cell.shared_prints) for ones in fitting), *_one_per_unit(last)]


def _only(ones: Sequence[Print], shared: Container[Print | None]) -> Print | None:
    match ones:
        case [one] if one not in shared:
            return one
    return None


def _height(shows: Iterable[Print | None]) -> int:
    return sum(one.breaks for one in shows if one)


def _one_per_unit(shows: Iterable[Print | None]) -> Iterator[Print | None]:
    return (one for one in shows if one for _ in range(one.breaks))


def _fit_all(shows: Iterable[Print | None], shown_units: Sequence[Unit], at: int) -> bool:
    """Whether some prints may have shown the units from one on, one after the other."""
    for one in filter(None, shows):
        if not _fits(one, shown_units, at):
            return False
        at += one.breaks
    return True


def _fits(shown: Print, shown_units: Sequence[Unit], first: int) -> bool:
    part = shown_units[first : first + shown.breaks]
    return (
        len(part) == shown.breaks
        and all(unit.is_display == shown.is_display for unit in part)
        and shown.fits("".join(unit.text + ("" if shown.is_display else "\n") for unit in part))
    )


def name_values(shown: Print, results: Sequence[Printout], text: str) -> Mapping[int, str]:
    """The values that the results of one print are, by the number of the result, where they are certain."""
    words = _words(" ".join(shown.words))
    match shown.values:
        case [value]:
            return {i: value for i, one in enumerate(results) if set(_words(one.label)) <= set(words)}
    numbers = [i for i, one in enumerate(results) if not re.match(r"[^\W\d_]", one.text)]
    if not 0 < len(numbers) <= len(shown.values) <= _MOST_VALUES or not _is_first(shown, results[numbers[0]], text):
        return {}
    if any(results[i].shape for i in numbers) and not re.search(r"[\[(]", text):
        return {}  # numbers side by side, of more than one value
    lines = text.split("\n")[: shown.breaks - 1]
    labels = [
        _words(f"{results[i].heading if results[i].heading in lines else ''} {results[i].label}") for i in numbers
    ]
    match list(_assignments(shown, labels)):
        case [way]:
            return {i: shown.values[place] for i, place in zip(numbers, way, strict=True)}
    return {}


def _is_first(shown: Print, first: Printout, text: str) -> bool:
    """Whether a result without words of a value before it is the first thing after the words of the print."""
    if len(_words(first.label)) > len(_words(shown.words[0])):
        return True
    rest = text.removeprefix(shown.words[0]).lstrip()
    return bool((_A_ROW if first.shape else _A_CALL).match(rest)) or rest.replace("−", "-").startswith(first.text)


def _assignments(shown: Print, labels: Sequence[Sequence[str]]) -> Iterator[tuple[int, ...]]:
    """The values, in order, that results with these words before them may be: others have printed the other words."""
    for values in combinations(range(len(shown.values)), len(labels)):
        before = -1
        for value, label in zip(values, labels, strict=True):
            words = [word for text in shown.words[before + 1 : value + 1] for word in _words(text)]
            rest = iter(label)
            if not all(word in rest for word in words) or (len(label) > len(words)) != (value > before + 1):
                break
            before = value
        else:
            yield values


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
