"""The slides' printed figures, and what they claim; `core.lessons.slide_checks` computes whether a claim holds."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import msgspec
import numpy as np
from numpy.typing import NDArray

from core.reading import answers

_FILE = Path(__file__).parents[2] / "data" / "slides.toml"


class SlidesError(ValueError):
    """The file of the slides cannot be used; the message says where and why."""


class Claim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One claim: what the slide prints, and what is said of the right and of a wrong verdict.

    ``ask`` is what is to be corrected, empty where nothing is; ``slips`` says by name what led to a wrong correction.
    """

    id: str
    part: str
    says: str
    right: str
    wrong: str
    ask: str = ""
    placeholder: str = ""
    slips: dict[str, str] = {}


class Slides(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures as they are printed, in their own spelling, and the claims about them in the order of the slides."""

    tokens: list[str]
    X: list[list[float]]
    W: list[list[float]]
    printed: dict[str, str]
    parts: dict[str, str]
    claims: list[Claim]

    @property
    def inputs(self) -> Mapping[str, NDArray[np.float64]]:
        """X (n × d_model) and W (d_model × d_k), which the slides print for queries, keys and values alike."""
        return MappingProxyType({"X": np.array(self.X), "W": np.array(self.W)})

    def cells(self, name: str, *shape: int) -> answers.Numbers:
        """Printed figures, each with its decimals.

        Raises:
            SlidesError: they are not of that shape.
        """
        reading = answers.numbers(self.printed[name], shape)
        if not isinstance(reading, answers.Numbers):
            raise SlidesError(f"data/slides.toml, printed.{name}: {reading.message}")
        return reading

    def figures(self, name: str, *shape: int) -> NDArray[np.float64]:
        """Printed figures as an array of that shape."""
        cells = self.cells(name, *shape).cells
        return np.array([float(cell.value) for cell in cells if cell is not None]).reshape(shape)


@cache
def load() -> Slides:
    """The slides; in the claims the names of printed figures are replaced by these."""
    slides = msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), Slides)
    claims = [msgspec.structs.replace(claim, says=claim.says.format(**slides.printed)) for claim in slides.claims]
    return msgspec.structs.replace(slides, claims=claims)
