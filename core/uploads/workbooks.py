"""Reads the cells of a workbook from its XML, as they were when it was saved: no looks, formulas or macros.

openpyxl would build all that a workbook says of itself, which takes far longer than reading its cells. The parts and
their elements are those of Office Open XML (ECMA-376, Part 1, chapters 12 and 18).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, XMLParser

from core.uploads.archives import Archive, open_archive
from core.uploads.literals import Budget
from core.uploads.outputs import UploadError
from core.uploads.sheet_blocks import Cells

BOOK, _LINKS = "xl/workbook.xml", "xl/_rels/workbook.xml.rels"
"""The part by which a workbook is known, and what it links to."""

MOST_TEXT, MOST_SHEETS, LONGEST_CELL = 1_200_000, 50, 2000
"""Most bytes of XML that are read of a workbook, some 25,000 cells; most sheets, and most letters of a cell."""

_TOO_MUCH = "This workbook has more cells than a homework needs; keep only those with your answers."
_BUILT_IN_DATES = frozenset(map(str, (*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59))))
_BESIDE_CODES = re.compile(r'"[^"]*"|\[[^\]]*\]|\\.|_.|\*.')
"""What a number's format shows as it is, or says of colours."""


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A sheet with the text of each cell that is not empty."""

    title: str
    cells: Cells


class _Tree(TreeBuilder):
    """Refuses what a file declares of its own before anything of it is used."""

    def doctype(self, *_: object) -> None:
        raise UploadError("This workbook declares text that grows when it is read, so it was not opened.")


def sheets(content: bytes, budget: Budget) -> Iterator[Sheet]:
    """The sheets of a workbook, in order.

    Raises:
        UploadError: it cannot be opened, or more is in it than any homework needs.
    """
    try:
        with open_archive(content, MOST_TEXT, _TOO_MUCH) as archive:
            yield from _sheets(archive, budget)
    except (ParseError, AttributeError, TypeError, IndexError, LookupError) as error:
        raise UploadError("This workbook cannot be opened; save it again as .xlsx.") from error


def _sheets(archive: Archive, budget: Budget) -> Iterator[Sheet]:
    targets = {one.get("Id"): str(PurePosixPath("/xl", one.get("Target", "")))[1:] for one in _tree(archive, _LINKS)}
    named = {PurePosixPath(path).name.lower(): path for path in targets.values()}
    texts = named.get("sharedstrings.xml", "")
    words = [_rich_text(one) for one in _tree(archive, texts)] if texts in archive.names else []
    dates = _dates(archive, named.get("styles.xml", ""))
    listed = [one for group in _tree(archive, BOOK) if _kind(group) == "sheets" for one in group]
    for one in listed[:MOST_SHEETS]:
        link = next((value for name, value in one.attrib.items() if name.endswith("}id")), None)
        path = targets.get(link, "")
        if path in archive.names:
            yield Sheet(title=one.get("name", ""), cells=_cells(_tree(archive, path), words, dates, budget))


def _tree(archive: Archive, path: str) -> Element:
    parser = XMLParser(target=_Tree())  # noqa: S314  it refuses declarations, and what comes in is counted
    parser.feed(archive.read(path))
    tree: Element = parser.close()
    return tree


def _kind(element: Element) -> str:
    """The name of an element without its namespace, of which there are two."""
    return element.tag.rpartition("}")[2]


def _child(element: Element, kind: str) -> Element | None:
    return next((one for one in element if _kind(one) == kind), None)


def _rich_text(text: Element) -> str:
    """A text, whole or in pieces; how it is pronounced is left out."""
    pieces = (piece for run in text if _kind(run) != "rPh" for piece in (run, *run) if _kind(piece) == "t")
    return "".join(piece.text or "" for piece in pieces)[:LONGEST_CELL]


def _dates(archive: Archive, path: str) -> frozenset[str]:
    """The numbers of those looks that show a number as a date or a time."""
    if path not in archive.names:
        return frozenset()
    groups: dict[str, Element] = {_kind(group): group for group in _tree(archive, path)}
    codes = {one.get("numFmtId"): one.get("formatCode", "") for one in groups.get("numFmts", ())}
    looks = [one.get("numFmtId", "") for one in groups.get("cellXfs", ())]
    return frozenset(str(i) for i, look in enumerate(looks) if _is_date(look, codes.get(look)))


def _is_date(look: str, code: str | None) -> bool:
    if code is None:
        return look in _BUILT_IN_DATES
    return bool(re.search("[dmyhs]", _BESIDE_CODES.sub("", code.split(";")[0]).lower().replace("general", "")))


def _cells(sheet: Element, words: list[str], dates: frozenset[str], budget: Budget) -> dict[tuple[int, int], str]:
    """The cells of a sheet that hold a number or a text."""
    cells, row = {}, 0
    for line in _child(sheet, "sheetData") or ():
        row, column = int(line.get("r", row + 1)), 0
        budget.spend(1 + len(line))
        for cell in line:
            column = _column(cell.get("r", "")) or column + 1
            if text := _value(cell, words, dates).strip():
                cells[row, column] = text[:LONGEST_CELL]
    return cells


def _value(cell: Element, words: list[str], dates: frozenset[str]) -> str:
    """What a cell shows; "" of what is true, false or a date."""
    match cell.get("t", "n"):
        case "s" | "n" | "str" | "e" as kind:
            value = _child(cell, "v")
            text = (value.text if value is not None else None) or ""
            if kind == "n":
                return "" if cell.get("s") in dates else _number(text)
            return words[int(text)] if kind == "s" and text else text
        case "inlineStr":
            value = _child(cell, "is")
            return _rich_text(value) if value is not None else ""
        case _:
            return ""


def _number(text: str) -> str:
    """A number with the digits that tell it apart; Excel writes two or three more."""
    return str(float(text)) if re.search("[.eE]", text) else text


def _column(place: str) -> int:
    """The column of a cell, counted from 1; 0 if it does not say.

    >>> _column("A1"), _column("AB12"), _column("")
    (1, 28, 0)
    """
    number = 0
    for letter in place[:3].upper():
        if "A" <= letter <= "Z":
            number = 26 * number + ord(letter) - 64
    return number
