"""The schema of an exercise file, and one clear error for a file that does not fit it."""

import os
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from core.graph.form import Form
from core.graph.masking import CAUSAL, NO_MASK
from core.graph.ways import BY_SUM, SOFTMAX, scaling
from core.homework.proofs import FIRST_PROOF
from core.reading.answers import Kind
from core.reading.data_files import DATA, DataError, FileRecord

Decimals: TypeAlias = Annotated[int, Meta(ge=0, le=12)]
"""A double has about fifteen digits; twelve decimals leave a few before the point."""

GivenNumber: TypeAlias = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
"""Exponentials, squares and variants of larger numbers overflow."""

Points: TypeAlias = Annotated[float, Meta(gt=0, le=1000)]
"""What a part is worth: something, for a part that earns nothing would look like homework and be none."""

Input: TypeAlias = Literal["X", "X_kv", "W_q", "W_k", "W_v", "W_q2", "W_k2", "W_v2", "W_o"]
"""The names of the inputs; those with a 2 are the weights of a second head, and W_o mixes both."""

BANK = DATA / "exercises"


def own_folder() -> Path | None:
    """The folder with a course's own exercises, which EXERCISES in the environment names."""
    named = os.environ.get("EXERCISES", "")
    return Path(named).expanduser() if named else None


def file_of(exercise_id: str) -> Path:
    """The file of an exercise: one of the project's or, if it has none of that name, of the course's own."""
    file, own = BANK / f"{exercise_id}.toml", own_folder()
    return file if own is None or file.is_file() else own / file.name


class ExerciseDataError(DataError):
    """An exercise file has a fault: names the file and field, what was expected there and what was found.

    ``together`` are all faults that were found in the file, this one first.
    """

    def __init__(self, file: Path | str, field: str, expected: str) -> None:
        super().__init__(file, field, expected)
        self.together: tuple[ExerciseDataError, ...] = (self,)


class GraphForm(FileRecord):
    """How one evaluation of the graph differs from plain attention on X.

    ``cross``: keys and values come from the other sentence, X_kv. ``head``: the second of two heads has weights of its
    own, W_q2, W_k2 and W_v2. With two ``heads`` the graph has both, their joined context and, with W_o, the output.
    """

    learned: bool = False
    scale: bool | None = None
    causal: bool = False
    normalise: Literal["softmax", "sum"] = "softmax"
    positions: bool = False
    cross: bool = False
    head: Literal[1, 2] = 1
    heads: Literal[1, 2] = 1

    def form(self) -> Form:
        """The form that the file asks for; unless it says otherwise, scores are divided by √d_k only with learning.

        Raises:
            ValueError: the graph has no such form.
        """
        divided = scaling(self.scale, learned=self.learned)
        return Form(
            learned=self.learned,
            scaling=divided,
            mask=CAUSAL if self.causal else NO_MASK,
            normalise=SOFTMAX if self.normalise == "softmax" else BY_SUM,
            positions=self.positions,
            cross=self.cross,
            heads=self.heads,
        )


class Option(FileRecord):
    """One option of a question about an idea: the right one, or a wrong one with ``why``: what is true instead."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    right: bool = False
    why: Annotated[str, Meta(max_length=500)] = ""


class PartForm(FileRecord):
    """One thing that is asked, and where its answer is: a cell, a row or a whole node.

    A choice with ``options`` asks for an idea: its answer stands in the file, and it has no ``node``.
    """

    id: str
    kind: Kind
    prompt: str
    node: str | None = None
    graph: str | None = None
    row: str | int | None = None
    column: str | int | None = None
    options: Annotated[tuple[Option, ...], Meta(min_length=2, max_length=10)] | None = None
    choices: tuple[str, str] | None = None
    strong_from: Annotated[float, Meta(gt=0)] | None = None
    top: Annotated[int, Meta(ge=1)] | None = None
    decimals: Decimals = 4
    fewest_decimals: Decimals = 3
    points: Points = 1.0
    rejects_draws: bool = True


class FigureForm(FileRecord):
    """A number that a text names: a cell of a node, of the question's graph unless it names another."""

    node: str
    row: str | int
    column: str | int
    graph: str | None = None


class ReflectionForm(FileRecord):
    """Something to write about, and what we observe; ``{name}`` in it stands for a part or for one of ``figures``.

    With ``points`` a teacher reads it and gives them; it is never marked by itself.
    """

    id: str
    prompt: str
    observation: str = ""
    figures: dict[str, FigureForm] = field(default_factory=dict)
    points: Points | None = None


class QuestionForm(FileRecord):
    """Parts that belong together, and what to write about them; ``graph`` applies to parts that name none."""

    id: str
    title: str
    text: str
    graph: str
    parts: Annotated[tuple[PartForm, ...], Meta(min_length=1, max_length=100)]
    reflections: Annotated[tuple[ReflectionForm, ...], Meta(max_length=20)] = ()


class SentenceForm(FileRecord):
    """Other words for a variant, each in the place of one of the exercise's, and the title that they make."""

    title: str
    tokens: Annotated[tuple[str, ...], Meta(min_length=1, max_length=64)]
    tokens_kv: Annotated[tuple[str, ...], Meta(max_length=64)] = ()


class VariantsForm(FileRecord, kw_only=True):
    """What variants say in place of the exercise: their sentences and, where it would not be true, ``about``."""

    about: str = ""
    sentences: Annotated[tuple[SentenceForm, ...], Meta(min_length=1, max_length=100)]


class ExerciseForm(FileRecord, kw_only=True):
    """A whole file. An input is a matrix, or ``"glove"`` for the word vectors of the tokens.

    An exercise that is not ``graded`` is an example only: nobody is given it as homework. ``tokens_kv`` are the words
    of another sentence, the rows of X_kv. With ``variants`` the texts have words of the sentence in braces, such as
    “{bank}”: a variant has its own word in that place. ``proof`` is the version of the mistakes that its variants can
    tell apart: another one gives other variants.
    """

    id: str
    graded: bool = True
    title: str
    about: str
    source: str
    tokens: Annotated[tuple[str, ...], Meta(min_length=1, max_length=64)]
    tokens_kv: Annotated[tuple[str, ...], Meta(max_length=64)] = ()
    variants: VariantsForm | None = None
    proof: int = FIRST_PROOF
    inputs: dict[Input, list[list[GivenNumber]] | Literal["glove"]]
    graphs: Annotated[dict[str, GraphForm], Meta(max_length=20)]
    questions: Annotated[tuple[QuestionForm, ...], Meta(min_length=1, max_length=100)]
