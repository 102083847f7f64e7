"""What the course's references teach, item by item, and the screens that teach it; a table of both for teachers.

The items are in data/course.toml. An address is the name of a screen, what it opens with after ``?``, and the place on
it after ``#``.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from typing import Literal, TypeAlias

import msgspec

from core.homework.mistake import SCREENS
from core.reading import data_files
from core.reading.data_faults import nearest

Kind: TypeAlias = Literal["heading", "figure", "code", "question", "text"]

Status: TypeAlias = Literal["yes", "partly", "not yet", "left out"]


class Reference(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the texts of the course; its id is the number that its file begins with."""

    id: str
    title: str


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that a reference teaches: ``what`` it is in our words, and the addresses of the ``screens`` with it.

    ``missing`` says in a sentence what is not there yet, ``left_out`` why it is not taught, on purpose.
    """

    id: str
    kind: Kind
    what: str
    screens: tuple[str, ...] = ()
    missing: str = ""
    left_out: str = ""

    def __post_init__(self) -> None:
        if not (self.screens or self.missing or self.left_out):
            raise ValueError("expected screens, or what is missing, or why it is left_out; found none of them")
        if self.left_out and (self.screens or self.missing):
            raise ValueError("expected left_out without screens and without missing; found more than it")
        for name in map(screen, self.screens):
            if name not in SCREENS:
                raise ValueError(f"screens: expected names of screens; found “{name}”{nearest(name, SCREENS)}")

    @property
    def reference(self) -> str:
        """The id of the reference that it is in."""
        return self.id.partition("-")[0]

    @property
    def status(self) -> Status:
        """Whether it is taught.

        >>> Item(id="000-01", kind="text", what="the softmax", screens=["home"]).status
        'yes'
        """
        if self.left_out:
            return "left out"
        if not self.screens:
            return "not yet"
        return "partly" if self.missing else "yes"


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

    def items_of(self, reference: Reference) -> tuple[Item, ...]:
        """The items of one reference, in order."""
        return tuple(item for item in self.items if item.reference == reference.id)


def screen(address: str) -> str:
    """The name of the screen that an address leads to.

    >>> screen("quiz?exercise=journey#q1")
    'quiz'
    """
    return address.partition("#")[0].partition("?")[0]


@cache
def load() -> Course:
    """The references and their items as they stand in data/course.toml."""
    return data_files.load(data_files.DATA / "course.toml", Course)


def markdown(course: Course) -> str:
    """How many items are taught, and a table for each reference with one row per item, in Markdown."""
    return "\n\n".join([_summary(course), *(_table(course, reference) for reference in course.references)])


def _summary(course: Course) -> str:
    counts = Counter(item.status for item in course.items)
    return (
        f"Of {len(course.items)} items {counts['yes']} are there, {counts['partly']} are there in part, "
        f"{counts['not yet']} are not there yet, and {counts['left out']} are left out on purpose."
    )


def _table(course: Course, reference: Reference) -> str:
    rows = [_row(item) for item in course.items_of(reference)]
    head = ["| item | kind | what is taught | where | there? |", "|---|---|---|---|---|"]
    return f"### {reference.id}: {reference.title}\n\n" + "\n".join(head + rows)


def _row(item: Item) -> str:
    why_not = item.missing or item.left_out
    there = f"{item.status}: {why_not}" if why_not else item.status
    where = ", ".join(f"`{path(address)}`" for address in item.screens)
    return f"| {item.id} | {item.kind} | {item.what} | {where} | {there} |"


def path(address: str) -> str:
    """An address as it stands after the name of the host.

    >>> path("quiz?exercise=journey"), path("home?step=3")
    ('/quiz?exercise=journey', '/?step=3')
    """
    return f"/{address.removeprefix('home')}"
