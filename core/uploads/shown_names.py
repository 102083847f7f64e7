"""Names the results that a cell shows: each with the variable that it is, and the line of code that shows it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TypeAlias

from core.uploads.cell_code import Print, name_of_result
from core.uploads.cell_prints import prints_of
from core.uploads.print_order import Unit, find_prints, name_values, units
from core.uploads.printed_results import Printout

NameAndCode: TypeAlias = tuple[str, str]
"""The name of a result, and the code that shows it; both may be empty."""


@dataclass(frozen=True, kw_only=True)
class Display:
    """An output that is not printed: its results, its plain text, and how many printed lines stand before it.

    ``is_last`` if it is the value of the last line of the cell; ``is_drawn`` if it is a picture or a control.
    """

    results: Sequence[Printout]
    text: str
    line: int
    is_last: bool
    is_drawn: bool

    @property
    def line_of_text(self) -> str:
        """Its plain text with single blanks."""
        return " ".join(self.text.split())


def name_results(
    source: str, printed: str, results: Sequence[Printout], displays: Sequence[Display], *, is_stopped: bool
) -> Mapping[Printout, NameAndCode]:
    """What is said of each of the ``results`` in what a cell has ``printed``, and of those of its other outputs.

    ``source`` is its code; it ``is_stopped`` if an error ended it.
    """
    code = prints_of(source)
    lines, of_line = units(printed, results)
    in_order = _with_displays(lines, of_line, displays)
    shows = find_prints(code, in_order, is_stopped=is_stopped) if code else [None] * len(in_order)
    names: dict[Printout, NameAndCode] = {}
    first = 0
    while first < len(in_order):
        shown, after = shows[first], first + 1
        while shown and after < min(first + shown.breaks, len(shows)) and shows[after] == shown:
            after += 1
        of_print = [one for unit in in_order[first:after] for one in unit.results]
        text = "\n".join(unit.text for unit in in_order[first : first + (shown.breaks if shown else 1)])
        names |= _name_all(of_print, shown, text)
        first = after
    for display in displays:
        if display.is_last or display.is_drawn:
            names |= _name_all(display.results, code.result if code and display.is_last else None, display.line_of_text)
    by_unit = [shown for unit, shown in zip(in_order, shows, strict=True) if not unit.is_display]
    at_line = defaultdict[int, set[str]](set)
    for one in (one for unit in lines for one in unit.results):
        at_line[one.first].add(names[one][0])
    for one in results:
        if one.is_stacked:
            inner = set[str]().union(*(at_line.get(line, ()) for line in range(one.first, one.last + 1)))
            names[one] = _name_stack(one, {by_unit[number] for number in of_line[one.first - 1 : one.last]}, inner)
    return names


def _with_displays(lines: Sequence[Unit], of_line: Sequence[int], displays: Sequence[Display]) -> list[Unit]:
    """The units of the printed lines, and after those that were printed before it each display but the last value."""
    at = list[tuple[int, Unit]]()
    for one in displays:
        if not one.is_last and not one.is_drawn:
            number = of_line[one.line] if one.line < len(of_line) else len(lines)
            at.append((number, Unit(text=one.line_of_text or "…", results=one.results, is_display=True)))
    return [unit for _, unit in sorted([*at, *enumerate(lines)], key=itemgetter(0))]


def _name_all(results: Sequence[Printout], shown: Print | None, text: str) -> dict[Printout, NameAndCode]:
    """The name and the code of the results of one print; what the code leaves open, the words beside it may tell."""
    names = name_values(shown, results, text) if shown else {}
    return {one: (names.get(i) or name_of_result(one), shown.code if shown else "") for i, one in enumerate(results)}


def _name_stack(one: Printout, shows: set[Print | None], inner: set[str]) -> NameAndCode:
    """The name of lines that belong together: that of each of them, if they have one."""
    shown = next(iter(shows)) if len(shows) == 1 else None
    if not shown:
        return name_of_result(one), ""
    return (next(iter(inner)) if len(inner) == 1 else name_of_result(one)), shown.code
