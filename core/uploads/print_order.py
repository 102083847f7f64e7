"""Tells which print of a cell shows which lines of its output: only where there is no other possibility.

The prints of a cell are a graph, and its output is a way through it. A print is named for some lines if all ways from
the beginning to the end go through it there.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from core.uploads.cell_code import Shown
from core.uploads.cell_flow import Flow
from core.uploads.printed_results import Found

MOST_STEPS = 60_000
"""Most states, over all lines, that are visited."""

_LONGEST_TEXT = 2000
_MOST_VALUES = 10
_A_ROW = re.compile(r"(?:[\w.]+\()?[\[({]")
_A_CALL = re.compile(r"[\w.]+\(")


@dataclass(frozen=True, kw_only=True)
class Unit:
    """Lines that one value may take up: one line, or all lines of a matrix or a table; or one displayed output."""

    text: str
    is_display: bool = False


def units(text: str, results: Sequence[Found]) -> tuple[list[Unit], list[int]]:
    """The units of a printed text, and for each of its lines, counted from 0, the number of its unit."""
    if not text:
        return [], []
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    joined = {line for one in results if not one.is_stacked for line in range(one.first, one.last)}
    starts = [i for i in range(len(lines)) if i not in joined]
    parts = [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]
    of_line = [number for number, part in enumerate(parts) for _ in part]
    return [Unit(text=_one_line(part)) for part in parts], of_line


def _one_line(lines: Sequence[str]) -> str:
    """The text of some lines with single blanks; of a long one the middle is left out."""
    text = " ".join(word for line in lines for word in line[line.rfind("\r") + 1 :].split())
    half = _LONGEST_TEXT // 2
    return text if len(text) <= _LONGEST_TEXT else f"{text[:half]} … {text[-half:]}"


def shown_by(flow: Flow, shown_units: Sequence[Unit], *, is_stopped: bool) -> list[Shown | None]:
    """For each unit what shows it; None where more than one print may, or none that is known.

    Where the code does not lead to this output at all, a print with words that no other has is still known by them.
    """
    choices = _on_all_ways(flow, shown_units, is_stopped)
    if choices is None:
        every = [one for one in flow.all_shown if re.search(r"\w", "".join(one.words))]
        choices = [{one for one in every[:200] if _fits(one, shown_units, i)} for i in range(len(shown_units))]
    return [next(iter(ones)) if len(ones) == 1 else None for ones in choices]


def _fits(shown: Shown | None, shown_units: Sequence[Unit], first: int) -> bool:
    if shown is None:
        return True
    part = shown_units[first : first + shown.breaks]
    return (
        len(part) == shown.breaks
        and all(unit.is_display == shown.is_display for unit in part)
        and shown.fits(" ".join(unit.text for unit in part).strip())
    )


def _on_all_ways(flow: Flow, shown_units: Sequence[Unit], is_stopped: bool) -> list[set[Shown | None]] | None:
    """For each unit all that shows it on some way to the end; None if there is no way, or too much to follow."""
    walked = _walked(flow, shown_units)
    ends = walked.reached[-1] & ({flow.end} if not is_stopped else {*range(len(flow.free))}) if walked else set()
    return _on_ways_to(ends, flow, walked) if walked and ends else None


class _Step(NamedTuple):
    """A state, what is shown on the way to another one, and the unit after it."""

    here: int
    shown: Shown | None
    there: int
    after: int


class _Walked(NamedTuple):
    """The states that can be reached before each unit, and after the last; and the steps that begin with each unit."""

    reached: list[set[int]]
    taken: list[list[_Step]]


def _walked(flow: Flow, shown_units: Sequence[Unit]) -> _Walked | None:
    """All that can be reached from the beginning; None if it is too much to follow."""
    count, steps = len(shown_units), 0
    reached: list[set[int]] = [set() for _ in range(count + 1)]
    taken: list[list[_Step]] = [[] for _ in range(count + 1)]
    reached[0] = {flow.start}
    for i in range(count + 1):
        reached[i] = _closed(reached[i], flow.free)
        steps += len(reached[i])
        if steps > MOST_STEPS:
            return None
        for state in reached[i] & flow.shows.keys() if i < count else ():
            shown, there = flow.shows[state]
            if _fits(shown, shown_units, i):
                after = i + (shown.breaks if shown else 1)
                reached[after].add(there)
                taken[i].append(_Step(state, shown, there, after))
    return _Walked(reached, taken)


def _on_ways_to(ends: set[int], flow: Flow, walked: _Walked) -> list[set[Shown | None]]:
    """For each unit all that shows it on some way to one of the ends."""
    backwards: list[list[int]] = [[] for _ in flow.free]
    for state, following in enumerate(flow.free):
        for there in following:
            backwards[there].append(state)
    reached, taken = walked
    alive = [*(set[int]() for _ in reached[1:]), ends]
    choices: list[set[Shown | None]] = [set() for _ in reached[1:]]
    for i in reversed(range(len(reached))):
        for step in taken[i]:
            if step.there in alive[step.after]:
                alive[i].add(step.here)
                for unit in range(i, step.after):
                    choices[unit].add(step.shown)
        alive[i] = _closed(alive[i], backwards) & reached[i]
    return choices


def _closed(states: set[int], free: Sequence[Sequence[int]]) -> set[int]:
    """The states, and those to which one may go on from them without a print."""
    closed, waiting = set(states), list(states)
    while waiting:
        for there in free[waiting.pop()]:
            if there not in closed:
                closed.add(there)
                waiting.append(there)
    return closed


def named(shown: Shown, results: Sequence[Found], text: str) -> Mapping[int, str]:
    """The values that the results of one print are, by the number of the result, where they are certain."""
    numbers = [i for i, one in enumerate(results) if one.shape == () or not one.text[:1].isalpha()]
    words = _words(" ".join(shown.words))
    if len(shown.values) == 1:
        whole = {i for i, one in enumerate(results) if set(_words(one.label)) <= set(words)}
        return dict.fromkeys(whole, shown.values[0])
    numbers = [i for i in numbers if not results[i].text[:1].isalpha()]
    if not 0 < len(numbers) <= len(shown.values) <= _MOST_VALUES or not _begins(shown, results[numbers[0]], text):
        return {}
    if any(results[i].shape for i in numbers) and not re.search(r"[\[(]", text):
        return {}  # numbers side by side, of more than one value
    labels = [_words(f"{results[i].heading if shown.breaks > 1 else ''} {results[i].label}") for i in numbers]
    ways = list(_ways(shown, labels))
    if len(ways) != 1:
        return {}
    return {i: shown.values[value] for i, value in zip(numbers, ways[0], strict=True)}


def _begins(shown: Shown, first: Found, text: str) -> bool:
    """Whether a result without words of a value before it is the first thing after the words of the print."""
    if len(_words(first.label)) > len(_words(shown.words[0])):
        return True
    rest = text.removeprefix(shown.words[0]).lstrip()
    return bool((_A_ROW if first.shape else _A_CALL).match(rest)) or rest.replace("−", "-").startswith(first.text)


def _ways(shown: Shown, labels: Sequence[Sequence[str]]) -> Iterator[tuple[int, ...]]:
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
