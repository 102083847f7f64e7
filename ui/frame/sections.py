"""The screens, their sections and addresses: data/screens.toml."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from core.reading.data_files import DataFile


class Screen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A screen: ``name`` is its file in pages/ and, except for home, its address; ``asks`` is whether it has questions.

    Where nothing is asked, everything is done once it is seen. A screen that ``teaches`` nothing is not on the road.
    """

    name: str
    title: str
    icon: str
    help: str
    asks: bool = True
    teaches: bool = True

    @property
    def address(self) -> str:
        """Its address within the app."""
        return "" if self.name == "home" else self.name


class _Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str
    screens: tuple[Screen, ...]


class _App(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sections: tuple[_Section, ...]


SECTIONS: Mapping[str, tuple[Screen, ...]] = MappingProxyType(
    {section.title: section.screens for section in DataFile("screens.toml", _App)().sections}
)

_SCREENS = {screen.name: screen for screens in SECTIONS.values() for screen in screens}

ROAD = tuple(screen for screen in _SCREENS.values() if screen.teaches and screen.name != "home")
"""The screens from which one learns, in the order in which they follow one another."""


def named(name: str) -> Screen:
    """A screen by its name."""
    return _SCREENS[name]
