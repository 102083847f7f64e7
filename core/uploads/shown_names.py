"""Names the results that a cell shows: each with the variable that it is, and the line of code that shows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from core.uploads.cell_code import Shown, name_of
from core.uploads.cell_prints import CellPrints, prints_of
from core.uploads.print_order import Unit, named, shown_by, units
from core.uploads.printed_results import Found

Said: TypeAlias = tuple[str, str]
"""The name of a result, and the code that shows it; both may be empty."""


@dataclass(frozen=True, kw_only=True)
class Display:
    """An output that is not printed: its results, its plain text, and how many printed lines stand before it.

    ``is_last`` if it is the value of the last line of the cell; ``is_drawn`` if it is a picture or a control.
    """

    results: Sequence[Found]
    text: str
    line: int
    is_last: bool = False
    is_drawn: bool = False


def said_of(
    source: str, printed: str, results: Sequence[Found], displays: Sequence[Display], *, is_stopped: bool
) -> tuple[list[Said], list[list[Said]]]:
    """What is said of the ``results`` in what a cell has ``printed``, and of those of each of its other outputs.

    ``source`` is its code; it ``is_stopped`` if an error ended it.
    """
    code = prints_of(source)
    lines, of_line = units(printed, results)
    by_unit, by_display = _shown(code, lines, of_line, displays, is_stopped) if code else ([None] * len(lines), {})
    names: dict[int, Said] = {}
    prints = _first_units(by_unit)
    whole = [i for i, one in enumerate(results) if not one.is_stacked]
    at_line: dict[int, set[str]] = {}
    for _, of_print in groupby(whole, key=lambda i: prints[of_line[results[i].first - 1]]):
        here = [*of_print]
        number = of_line[results[here[0]].first - 1]
        shown = by_unit[number]
        units_here = lines[prints[number] : prints[number] + (shown.breaks if shown else 1)]
        said = _said([results[i] for i in here], shown, "\n".join(unit.text for unit in units_here))
        names |= dict(zip(here, said, strict=True))
        for i in here:
            at_line.setdefault(results[i].first, set()).add(names[i][0])
    for i, one in enumerate(results):
        if one.is_stacked:
            inner = set().union(*(at_line.get(line, set()) for line in range(one.first, one.last + 1)))
            names[i] = _of_stack(one, {by_unit[number] for number in of_line[one.first - 1 : one.last]}, inner)
    last = code.result if code else None
    of_displays = [
        _said(one.results, last if one.is_last else by_display.get(i), " ".join(one.text.split()))
        for i, one in enumerate(displays)
    ]
    return [names[i] for i in range(len(results))], of_displays


def _first_units(by_unit: Sequence[Shown | None]) -> list[int]:
    """For each unit the first of those that the same print shows."""
    firsts: list[int] = []
    for number, shown in enumerate(by_unit):
        goes_on = number and shown and by_unit[number - 1] == shown and number - firsts[-1] < shown.breaks
        firsts.append(firsts[-1] if goes_on else number)
    return firsts


def _shown(
    code: CellPrints, lines: Sequence[Unit], of_line: Sequence[int], displays: Sequence[Display], is_stopped: bool
) -> tuple[list[Shown | None], dict[int, Shown | None]]:
    """What shows each unit of the printed lines, and each display but the last value of the cell."""
    of_displays = [i for i, one in enumerate(displays) if not one.is_last and not one.is_drawn]
    # Where each stands: a display after the lines that were printed before it.
    at = [(number, 1, number) for number in range(len(lines))]
    for i in of_displays:
        line = displays[i].line
        at.append((of_line[line] if line < len(of_line) else len(lines), 0, i))
    at.sort()
    texts = [
        lines[number] if is_line else Unit(text=" ".join(displays[number].text.split()) or "…", is_display=True)
        for _, is_line, number in at
    ]
    shows = shown_by(code, texts, is_stopped=is_stopped)
    by_unit = [one for (_, is_line, _), one in zip(at, shows, strict=True) if is_line]
    by_display = {number: one for (_, is_line, number), one in zip(at, shows, strict=True) if not is_line}
    return by_unit, by_display


def _said(results: Sequence[Found], shown: Shown | None, text: str) -> list[Said]:
    """The name and the code of the results of one print; what the code leaves open, the words beside it may tell."""
    names = named(shown, results, text) if shown else {}
    return [(names.get(i) or name_of(one), shown.code if shown else "") for i, one in enumerate(results)]


def _of_stack(one: Found, shows: set[Shown | None], inner: set[str]) -> Said:
    """The name of lines that belong together: that of each of them, if they have one."""
    shown = next(iter(shows)) if len(shows) == 1 else None
    if not shown:
        return name_of(one), ""
    if len(inner) == 1:
        return next(iter(inner)), shown.code
    return (shown.values[0] if len(shown.values) == 1 and not inner else name_of(one)), shown.code
