"""A part of a picture: some of its matrices, as far as a lesson has come."""

from collections.abc import Collection
from dataclasses import replace

from ui.machine.picture import Drawn, Picture, Place


def only(picture: Picture, names: Collection[str]) -> Picture:
    """A picture with only these of its matrices, each where it stood.

    A matrix that follows from one that is left out is taken as it is, and says by its formula what it follows from.
    """
    places = {
        station: tuple(_place(place, names) for place in its if place.below in names)
        for station, its in picture.places.items()
    }
    matrices = tuple(_matrix(M, names) for M in picture.matrices if M.name in names)
    return replace(picture, matrices=matrices, places=places)


def _matrix(M: Drawn, names: Collection[str]) -> Drawn:
    return M if all(name in names for name in M.reads) else replace(M, kind="given", reads=(), turned=False)


def _place(place: Place, names: Collection[str]) -> Place:
    return place if place.above in names else replace(place, above="", turned=False)
