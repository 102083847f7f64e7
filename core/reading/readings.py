"""What can be asked for, and the readings that a text can have."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from core.reading.numbers import Number

ReadCell: TypeAlias = Number | None
Kind: TypeAlias = Literal["number", "vector", "matrix", "choice", "ranking", "line"]


@dataclass(frozen=True, kw_only=True)
class AnswerForm:
    """What is asked for, as far as reading needs to know; a part of an exercise is an example.

    ``shape`` is the rows and columns of a matrix, the length of a vector or a ranking, () for one number. ``choices``
    are the words of a choice, ``tokens`` those of the rows, by which a matrix may name them, and ``tokens_kv`` those
    with keys and values where there are two sentences.
    """

    kind: Kind
    shape: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    tokens_kv: tuple[str, ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        """The words of the columns, where there is one column per word; a ranking names them."""
        return self.tokens_kv or self.tokens


@dataclass(frozen=True, kw_only=True)
class Blank:
    """Nothing was typed."""


BLANK = Blank()


@dataclass(frozen=True, kw_only=True)
class Unreadable:
    """The text has no reading of the expected kind; ``message`` says what was expected."""

    message: str


@dataclass(frozen=True, kw_only=True)
class Numbers:
    """Numbers row by row, as many as are asked for; None for a cell of a matrix that is not a number or not there.

    ``missing`` are the words whose rows are not there, by the position of the row. ``blank`` are the positions of all
    cells that are not there, and ``texts`` the cells as they were written, if they stood apart. ``note`` is a sentence
    about a text that can be read in two ways.
    """

    cells: tuple[ReadCell, ...]
    shown: str
    missing: Mapping[int, str] = field(default_factory=dict, hash=False)
    blank: frozenset[int] = frozenset()
    texts: tuple[str, ...] = field(default=(), compare=False)
    note: str = field(default="", compare=False)

    @cached_property
    def values(self) -> tuple[float, ...] | None:
        """The numbers to compute with; None if one of them could not be read."""
        return None if None in self.cells else tuple(float(cell.value) for cell in self.cells if cell is not None)

    @cached_property
    def usual_places(self) -> int:
        """The decimals of at least half of several numbers, if none has more; 0 if they have none in common.

        NumPy prints 0.210, rounded to three decimals, as 0.21: beside numbers of three decimals it has three.
        """
        places = [cell.places for cell in self.cells if cell is not None and cell.places is not None]
        most = max(places, default=0)
        return most if len(places) > 1 and 2 * places.count(most) >= len(places) else 0


@dataclass(frozen=True, kw_only=True)
class Choice:
    """One of the words of a choice."""

    word: str
    shown: str


@dataclass(frozen=True, kw_only=True)
class WeightedWords:
    """Words of the sentence, each with its weight; None where a weight is missing."""

    pairs: tuple[tuple[str, ReadCell], ...]
    shown: str


Reading: TypeAlias = Blank | Unreadable | Numbers | Choice | WeightedWords


def describe(form: AnswerForm) -> str:
    """What is asked for, in words."""
    match form.kind:
        case "number":
            return "one number"
        case "vector" | "matrix":
            return size(form.shape)
        case "choice" if are_phrases(form.choices):
            return f"one of the {len(form.choices)} options, or its letter"
        case "choice":
            return " or ".join(form.choices)
        case "line":
            return "one line of NumPy or torch"
        case "ranking":
            return f"{form.shape[0]} words, each with its weight"


def are_phrases(choices: Sequence[str]) -> bool:
    """Whether some option is more than a word of letters."""
    return not all(re.fullmatch(r"[^\W\d_]+", one) for one in choices)


def size(shape: tuple[int, ...]) -> str:
    """The size of a vector or a matrix, in words."""
    if shape == (1,):
        return "one number"
    return f"{shape[0]} numbers" if len(shape) == 1 else f"{shape[0]} rows of {shape[1]} numbers"


def quoted(piece: str) -> str:
    """A piece of a text in quotation marks, cut if it is long; it loses marks of its own."""
    piece = " ".join(piece.split()).strip("\"'“”‘’„«» ")
    return f"“{piece if len(piece) <= 40 else piece[:39] + '…'}”"


def counted(number: int, noun: str) -> str:
    """A number of things in words.

    >>> counted(1, "answer"), counted(0, "answer")
    ('1 answer', '0 answers')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listed(names: Sequence[str]) -> str:
    """Names in a sentence; there is at least one.

    >>> listed(["a"]), listed(["a", "b", "c"])
    ('a', 'a, b and c')
    """
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def first_of(names: Sequence[str], most: int) -> str:
    """The first of some names, and how many more there are.

    >>> first_of(["a", "b", "c", "d"], 2)
    'a, b and 2 more'
    """
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")
