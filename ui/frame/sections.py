"""The screens, their sections and addresses, and the roads through them: data/screens.toml."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from core.reading.data_files import DataFile, FileRecord
from ui.session.keys import OPENING, Key


class Screen(FileRecord):
    """A screen: ``name`` is its file in pages/ and, except for home, its address.

    A screen that ``teaches`` nothing is not on the road.
    Beside the other parts of its lesson it goes by its ``short`` title. A lesson opens with
    its ``question``; ``minutes`` is how long it takes, ``take_away`` the one thing to remember, ``shown_by`` the switch
    in its link that uncovers everything. With ``has_examples`` it computes with a sentence that can be chosen.
    """

    name: str
    title: str
    icon: str
    help: str
    question: str = ""
    part_of: str = ""
    short: str = ""
    minutes: int = 0
    take_away: str = ""
    shown_by: str = ""
    has_examples: bool = False
    teaches: bool = True

    @property
    def address(self) -> str:
        """Its address within the app."""
        return "" if self.name == "home" else self.name

    @property
    def computes(self) -> bool:
        """Whether a lesson computes with the student's own numbers, which have no name: no switch uncovers them."""
        return not self.shown_by

    @property
    def prefix(self) -> str:
        """What its answers begin with in a link: it is that of its switch, or else its name."""
        return f"{self.shown_by.partition('.')[0] or self.name}."


class _Section(FileRecord):
    title: str
    screens: tuple[Screen, ...]


class Road(FileRecord):
    """A way through some of the lessons, and what one can do at its end; in a lecture, all is uncovered.

    Links and browsers hold its ``id``, older ones its title.
    """

    id: str
    title: str
    able: str
    screens: tuple[str, ...]
    is_uncovered: bool = False

    @property
    def stops(self) -> tuple[Screen, ...]:
        """Its screens in order; the other parts of their lessons stand beside it, for whoever has the time."""
        return tuple(named(name) for name in self.screens)

    def place(self, screen: Screen) -> str:
        """Where a stop is on it, as in ``One hour, 3 of 5``: the first is the tour, but not in a lecture."""
        tour = not self.is_uncovered
        return f"{self.title}, {self.stops.index(screen) + 1 + tour} of {len(self.stops) + tour}."

    def fields(self, screen: Screen) -> dict[str, str]:
        """What the link of a stop holds: one that named no example would open on the homework, which is covered."""
        if not self.is_uncovered or not screen.shown_by:
            return {}
        return {screen.shown_by: "true"} | ({Key.EXAMPLE: OPENING} if screen.has_examples else {})


class _App(FileRecord):
    sections: tuple[_Section, ...]
    roads: tuple[Road, ...]


_APP = DataFile("screens.toml", _App)()

SECTIONS: Mapping[str, tuple[Screen, ...]] = MappingProxyType(
    {section.title: section.screens for section in _APP.sections}
)

ROADS = _APP.roads
"""The shorter roads."""

_SCREENS = {screen.name: screen for screens in SECTIONS.values() for screen in screens}

ROAD = tuple(screen for screen in _SCREENS.values() if screen.teaches and screen.name != "home")
"""The screens from which one learns, in the order in which they follow one another."""

EVERYTHING = Road(
    id="",
    title="Everything",
    able="You can compute every part of a transformer’s attention, and read one that was trained.",
    screens=tuple(screen.name for screen in ROAD),
)


def named(name: str) -> Screen:
    """A screen by its name."""
    return _SCREENS[name]


def road_of(name: str) -> Road | None:
    """A road by its id or its title; None for that of all lessons."""
    return next((one for one in ROADS if name in (one.id, one.title)), None)


@cache
def parts(name: str) -> tuple[Screen, ...]:
    """The screens of the lesson to which a screen belongs, in order; one alone where a lesson has no parts."""
    lesson = named(name).part_of or name
    return tuple(screen for screen in _SCREENS.values() if lesson in (screen.name, screen.part_of))


def lessons(title: str) -> tuple[Screen, ...]:
    """The first screen of each lesson of a section."""
    return tuple(screen for screen in SECTIONS[title] if not screen.part_of)
