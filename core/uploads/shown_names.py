"""Names the results that a cell shows: each with the variable that it is, and the line of code that shows it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from core.uploads.cell_code import Shown, name_of
from core.uploads.cell_prints import prints_of
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

    @property
    def line_of_text(self) -> str:
        """Its plain text with single blanks."""
        return " ".join(self.text.split())


def said_of(
    source: str, printed: str, results: Sequence[Found], displays: Sequence[Display], *, is_stopped: bool
) -> Mapping[Found, Said]:
    """What is said of each of the ``results`` in what a cell has ``printed``, and of those of its other outputs.

    ``source`` is its code; it ``is_stopped`` if an error ended it.
    """
    code = prints_of(source)
    lines, of_line = units(printed, results)
    in_order = _with_displays(lines, of_line, displays)
    shows = shown_by(code, in_order, is_stopped=is_stopped) if code else [None] * len(in_order)
    names: dict[Found, Said] = {}
    first = 0
    while first < len(in_order):
        shown, after = shows[first], first + 1
        while shown and after < min(first + shown.breaks, len(shows)) and shows[after] == shown:
            after += 1
        of_print = [one for unit in in_order[first:after] for one in unit.results]
        text = "\n".join(unit.text for unit in in_order[first : first + (shown.breaks if shown else 1)])
        names |= _said(of_print, shown, text)
        first = after
    for display in displays:
        if display.is_last or display.is_drawn:
            names |= _said(display.results, code.result if code and display.is_last else None, display.line_of_text)
    by_unit = [shown for unit, shown in zip(in_order, shows, strict=True) if not unit.is_display]
    at_line = defaultdict[int, set[str]](set)
    for one in (one for unit in lines for one in unit.results):
        at_line[one.first].add(names[one][0])
    for one in results:
        if one.is_stacked:
            inner = set[str]().union(*(at_line.get(line, ()) for line in range(one.first, one.last + 1)))
            names[one] = _of_stack(one, {by_unit[number] for number in of_line[one.first - 1 : one.last]}, inner)
    return names


def _with_displays(lines: Sequence[Unit], of_line: Sequence[int], displays: Sequence[Display]) -> list[Unit]:
    """The units of the printed lines, and after those that were printed before it each display but the last value."""
    at = [(number, 1, unit) for number, unit in enumerate(lines)]
    for one in displays:
        if not one.is_last and not one.is_drawn:
            number = of_line[one.line] if one.line < len(of_line) else len(lines)
            at.append((number, 0, Unit(text=one.line_of_text or "…", results=one.results, is_display=True)))
    return [unit for *_, unit in sorted(at, key=lambda place: place[:2])]


def _said(results: Sequence[Found], shown: Shown | None, text: str) -> dict[Found, Said]:
    """The name and the code of the results of one print; what the code leaves open, the words beside it may tell."""
    names = named(shown, results, text) if shown else {}
    return {one: (names.get(i) or name_of(one), shown.code if shown else "") for i, one in enumerate(results)}


def _of_stack(one: Found, shows: set[Shown | None], inner: set[str]) -> Said:
    """The name of lines that belong together: that of each of them, if they have one."""
    shown = next(iter(shows)) if len(shows) == 1 else None
    if not shown:
        return name_of(one), ""
    return (next(iter(inner)) if len(inner) == 1 else name_of(one)), shown.code
