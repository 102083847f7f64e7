"""A part of a picture: some of its matrices, as far as a lesson has come."""

from collections.abc import Collection
from dataclasses import replace

from ui.machine.picture import DrawnMatrix, Picture, Place


def keep_only(picture: Picture, names: Collection[str]) -> Picture:
    """A picture with only these of its matrices, each where it stood, without the titles of the stations.

    A matrix that follows from one that is left out is taken as it is, and says by its formula what it follows from. No
    factor is drawn once more where none of its products is left.
    """
    matrices = {M.name: _matrix(M, names) for M in picture.matrices if M.name in names}
    places, drawn = dict[str, tuple[Place, ...]](), set[str]()
    for station, its in picture.places.items():
        kept = tuple(_place(place, names) for place in its if place.below in names)
        below = {place.below for place in kept}
        is_needed = bool(below - drawn) and (station != "project" or any(matrices[M].reads for M in below))
        places[station] = kept if is_needed else ()
        drawn |= below if is_needed else set()
    return replace(picture, matrices=tuple(matrices.values()), places=places, is_titled=False)


def _matrix(M: DrawnMatrix, names: Collection[str]) -> DrawnMatrix:
    return M if all(name in names for name in M.reads) else replace(M, kind="given", reads=())


def _place(place: Place, names: Collection[str]) -> Place:
    return place if place.above in names else replace(place, above="", turned=False)
