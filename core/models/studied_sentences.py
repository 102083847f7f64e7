"""The sentences that the trained model is studied on, from data/studied_sentences.toml, with what they mean."""

from typing import Annotated, TypeAlias

import msgspec

from core.models import minilm
from core.reading.data_files import DataFile, FileRecord

EITHER = "either"
"""What a pronoun stands for where both nouns make sense."""

PRONOUN = "it"

_Two: TypeAlias = tuple[str, str]


class Sense(FileRecord):
    """A sentence, and which of two words the meaning of the studied word leans towards in it."""

    text: str
    sense: str


class Bank(FileRecord):
    """One word in several sentences, and in one whose sense is not that of the word beside it."""

    word: str
    towards: _Two
    sentences: Annotated[tuple[Sense, ...], msgspec.Meta(min_length=2)]
    mixed: Sense


class Pronoun(FileRecord):
    """A sentence with a pronoun, the two nouns that it might stand for, and the one that is meant, or ``EITHER``."""

    text: str
    nouns: _Two
    meant: str

    def __post_init__(self) -> None:
        """Refuse a meaning that is not among the nouns."""
        if self.meant not in (*self.nouns, EITHER):
            raise ValueError(f"expected one of {self.nouns} or {EITHER!r}; found {self.meant!r}")

    def weights(self, layer: int, number: int) -> tuple[float, float]:
        """How much the pronoun attends to either noun in one head."""
        run = minilm.read(self.text)
        row = run.weights[layer - 1, number - 1, run.tokens.index(PRONOUN)]
        first, second = (float(row[run.tokens.index(noun)]) for noun in self.nouns)
        return first, second

    def answer(self, layer: int, number: int) -> str:
        """The noun that the pronoun attends to more in one head."""
        first, second = self.weights(layer, number)
        return self.nouns[second > first]


class Pronouns(FileRecord):
    """Sentences in pairs that differ only in how they end."""

    sentences: tuple[Pronoun, ...]


class Contrast(Pronoun):
    """A sentence in which the subject is known, too; it is one of the nouns."""

    subject: str

    def __post_init__(self) -> None:
        """Refuse a subject or a meaning that is not among the nouns."""
        if not {self.subject, self.meant} <= set(self.nouns):
            raise ValueError(f"expected the subject and the noun meant among {self.nouns}")


class ContrastKind(FileRecord):
    """Sentences that are built alike."""

    title: str
    sentences: Annotated[tuple[Contrast, ...], msgspec.Meta(min_length=1)]


class Contrasts(FileRecord):
    """Sentences that tell rules apart, by how they are built."""

    kinds: Annotated[tuple[ContrastKind, ...], msgspec.Meta(min_length=1)]


class Atlas(FileRecord):
    """Ordinary sentences of whole words with one mark, the full stop."""

    sentences: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class SentenceFile(FileRecord):
    """The whole file."""

    bank: Bank
    pronouns: Pronouns
    contrasts: Contrasts
    atlas: Atlas


load = DataFile("studied_sentences.toml", SentenceFile)
"""The sentences as they stand in data/studied_sentences.toml."""
