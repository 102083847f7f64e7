"""The form of an exercise file, and one clear error for a file that does not keep to it."""

from pathlib import Path
from typing import Literal

import msgspec

from core.graph.form import Form, Normalise, scaling
from core.reading.answers import Kind
from core.reading.data_files import DATA, DataError, load

BANK = DATA / "exercises"


class ExerciseDataError(DataError):
    """An exercise file is not right; names the file, the field and what was expected there."""


class GraphForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one evaluation of the graph differs from plain attention on X."""

    learned: bool = False
    scale: bool | None = None
    causal: bool = False
    normalise: Normalise = "softmax"

    def form(self) -> Form:
        """What the file asks for; scores are divided by √d_k with learning only, unless it says otherwise.

        Raises:
            ValueError: there is no such evaluation of the graph.
        """
        divided = scaling(self.scale, learned=self.learned)
        return Form(learned=self.learned, scaling=divided, causal=self.causal, normalise=self.normalise)


class PartForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing asked, and where its answer is read: a cell, a row or the whole of a node."""

    id: str
    kind: Kind
    prompt: str
    node: str
    graph: str | None = None
    row: str | int | None = None
    column: str | int | None = None
    choices: tuple[str, str] | None = None
    strong_from: float | None = None
    top: int | None = None
    decimals: int = 4
    fewest_decimals: int = 3


class QuestionForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Parts that belong together; ``graph`` holds for those that name none."""

    id: str
    title: str
    text: str
    graph: str
    parts: tuple[PartForm, ...]


class ExerciseForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole file. An input is a matrix, or ``"glove"`` for the word vectors of the tokens."""

    id: str
    title: str
    about: str
    source: str
    tokens: tuple[str, ...]
    inputs: dict[Literal["X", "W_q", "W_k", "W_v"], list[list[float]] | Literal["glove"]]
    graphs: dict[str, GraphForm]
    questions: tuple[QuestionForm, ...]


def read(file: Path) -> ExerciseForm:
    """The form filled in by a TOML file.

    Raises:
        ExerciseDataError: not readable, not TOML, or a field is missing, unknown or of the wrong type.
    """
    return load(file, ExerciseForm, error=ExerciseDataError)
