"""What the course's references teach, item by item, and where: `python -m tests.course_table` writes docs/course.md.

The items are in data/course.toml. An address is the name of a screen, and what it opens with after ``?``.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest

import msgspec

from core.reading.data_faults import nearest
from core.reading.data_files import DataFile
from tests.documents import ROOT
from ui.frame.sections import SECTIONS

DOCUMENT = ROOT / "docs" / "course.md"

SCREENS = frozenset(screen.name for screens in SECTIONS.values() for screen in screens)


class Reference(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the texts of the course; its id is the number that its file begins with."""

    id: str
    title: str


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that a reference teaches: ``what`` it is in our words, and the addresses of the ``screens`` with it.

    ``left_out`` says why it is not taught, on purpose.
    """

    id: str
    what: str
    screens: tuple[str, ...] = ()
    left_out: str = ""

    def __post_init__(self) -> None:
        if bool(self.screens) == bool(self.left_out):
            raise ValueError("expected either screens or why it is left_out")
        for name in map(screen, self.screens):
            if name not in SCREENS:
                raise ValueError(f"screens: expected names of screens; found “{name}”{nearest(name, SCREENS)}")

    @property
    def reference(self) -> str:
        """The id of the reference that it is in."""
        return self.id.partition("-")[0]


class Course(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The references, and their items in the order in which they are taught, numbered from 1 in each reference."""

    references: tuple[Reference, ...]
    items: tuple[Item, ...]

    def __post_init__(self) -> None:
        for item, wanted in zip_longest(self.items, self._ids()):
            if item.id != wanted:
                raise ValueError(f"expected the item {wanted or 'of a reference that is listed'}; found {item.id}")

    def _ids(self) -> Iterator[str]:
        """The ids that as many items should have."""
        counts = Counter(item.reference for item in self.items)
        return (f"{one.id}-{number:02}" for one in self.references for number in range(1, counts[one.id] + 1))


def screen(address: str) -> str:
    """The name of the screen that an address leads to."""
    return address.partition("?")[0]


load = DataFile("course.toml", Course)
"""The references and their items as they stand in data/course.toml."""


def document(course: Course) -> str:
    """The page for teachers: a table for each reference; items that follow each other on the same screens share a row, a line each."""
    left_out = sum(bool(item.left_out) for item in course.items)
    there = len(course.items) - left_out
    head = f"""# From the course to the screen

*For teachers: what the five references of the course teach, and where. Put each address after that of the app. Of the
{len(course.items)} items, {there} are in the app; {left_out} are left out on purpose.*"""
    return "\n\n".join([head, *(_table(course, reference) for reference in course.references)]) + "\n"


def _table(course: Course, reference: Reference) -> str:
    items = (item for item in course.items if item.reference == reference.id)
    rows = [_row([*together]) for _, together in groupby(items, key=lambda item: (item.screens, item.left_out))]
    return "\n".join([f"## {reference.id}: {reference.title}\n", "| what is taught | where |", "|---|---|", *rows])


def _row(items: Sequence[Item]) -> str:
    where = ", ".join(f"`/{address.removeprefix('home').replace(' ', '+')}`" for address in items[0].screens)
    return f"| {'<br>'.join(item.what for item in items)} | {where or f'left out: {items[0].left_out}'} |"


if __name__ == "__main__":
    DOCUMENT.write_text(document(load()), encoding="utf-8")
