"""The slides: their printed figures and claims; `core.lessons.slide_checks` computes whether the claims hold."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec
import numpy as np
from numpy.typing import NDArray

from core.lessons.schema import Question
from core.reading import answers
from core.reading.data_files import DataError, DataFile


class Slide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one slide shows, in our words.

    ``terms`` are those of its equation, from left to right: after a sign, if it has one, the name of an input or a
    matrix, whose rows end with ``;`` and in which ``?`` is left out on the slide. They and the note may name printed
    figures in braces.
    """

    id: str
    title: str
    terms: tuple[str, ...] = ()
    note: str


class Claim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One claim of a slide: the question whether it is consistent and, if not, the question what is right.

    ``statement``: it is a sentence more than a figure, so the question is whether it is true.
    """

    id: str
    slide: str
    statement: bool = False
    verdict: Question
    correction: Question | None = None


class Slides(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures as they are printed, in their own spelling, and the claims about them, in the order of the slides."""

    tokens: tuple[str, ...]
    X: tuple[tuple[float, ...], ...]
    W: tuple[tuple[float, ...], ...]
    printed: dict[str, str]
    slides: tuple[Slide, ...]
    claims: tuple[Claim, ...]

    @property
    def inputs(self) -> Mapping[str, NDArray[np.float64]]:
        """X (n × d_model) and W (d_model × d_k), which the slides print for queries, keys and values alike."""
        return MappingProxyType({"X": np.array(self.X), "W": np.array(self.W)})

    def slide(self, claim: Claim) -> Slide:
        """The slide that makes a claim."""
        return next(slide for slide in self.slides if slide.id == claim.slide)

    def cells(self, name: str, *shape: int) -> answers.Numbers:
        """Printed figures, each with its decimals.

        Raises:
            DataError: they do not have that shape.
        """
        reading = answers.numbers(self.printed[name], shape)
        if not isinstance(reading, answers.Numbers):
            raise DataError(load.path, f"printed.{name}", reading.message)
        return reading

    def figures(self, name: str, *shape: int) -> NDArray[np.float64]:
        """Printed figures as an array of that shape."""
        cells = self.cells(name, *shape).cells
        return np.array([float(cell.value) for cell in cells if cell is not None]).reshape(shape)


load = DataFile("slides.toml", Slides)
"""The slides as they stand in data/slides.toml."""
