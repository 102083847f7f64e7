"""The slides' printed figures and claims; `core.lessons.slide_checks` computes whether the claims hold."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import msgspec
import numpy as np
from numpy.typing import NDArray

from core.lessons.schema import Question
from core.reading import answers, data_files
from core.reading.data_files import DataError

FILE = data_files.DATA / "slides.toml"


class Claim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One claim of the slides: the question whether it is consistent and, if not, the question what is right."""

    id: str
    part: str
    verdict: Question
    correction: Question | None = None


class Slides(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures as they are printed, in their own spelling, and the claims about them, in the order of the slides."""

    tokens: tuple[str, ...]
    X: tuple[tuple[float, ...], ...]
    W: tuple[tuple[float, ...], ...]
    printed: dict[str, str]
    parts: dict[str, str]
    claims: tuple[Claim, ...]

    @property
    def inputs(self) -> Mapping[str, NDArray[np.float64]]:
        """X (n × d_model) and W (d_model × d_k), which the slides print for queries, keys and values alike."""
        return MappingProxyType({"X": np.array(self.X), "W": np.array(self.W)})

    def cells(self, name: str, *shape: int) -> answers.Numbers:
        """Printed figures, each with its decimals.

        Raises:
            DataError: they do not have that shape.
        """
        reading = answers.numbers(self.printed[name], shape)
        if not isinstance(reading, answers.Numbers):
            raise DataError(FILE, f"printed.{name}", reading.message)
        return reading

    def figures(self, name: str, *shape: int) -> NDArray[np.float64]:
        """Printed figures as an array of that shape."""
        cells = self.cells(name, *shape).cells
        return np.array([float(cell.value) for cell in cells if cell is not None]).reshape(shape)


@cache
def load() -> Slides:
    """The slides as they stand in data/slides.toml."""
    return data_files.load(FILE, Slides)
