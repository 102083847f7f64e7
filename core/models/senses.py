"""Sentences in which one word has one of two senses, some of them held out; read from data/senses.toml."""

import functools
from dataclasses import dataclass

import msgspec

from core.reading import data_files


class _Sense(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sense of a word, with the sentences to train on and those held out."""

    name: str
    train: tuple[str, ...]
    held_out: tuple[str, ...]


class _Word(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A word and its two senses."""

    word: str
    senses: tuple[_Sense, _Sense]


class _Senses(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file."""

    words: tuple[_Word, ...]


@dataclass(frozen=True, kw_only=True)
class Sentence:
    """A sentence whose word at position ``at`` has the sense ``sense``, one of the two in ``senses``.

    ``held_out``: the model is never trained on it.
    """

    tokens: tuple[str, ...]
    at: int
    senses: tuple[str, str]
    sense: str
    held_out: bool

    @property
    def word(self) -> str:
        """The word with two senses."""
        return self.tokens[self.at]

    @property
    def text(self) -> str:
        """The sentence as it is written."""
        return " ".join(self.tokens)


@functools.cache
def _words() -> tuple[_Word, ...]:
    return data_files.load(data_files.DATA / "senses.toml", _Senses).words


@functools.cache
def sentences(*, held_out: bool) -> tuple[Sentence, ...]:
    """The held-out sentences, or those to train on, word by word and sense by sense."""
    return tuple(
        _sentence(text, entry, sense.name, held_out=held_out)
        for entry in _words()
        for sense in entry.senses
        for text in (sense.held_out if held_out else sense.train)
    )


def _sentence(text: str, entry: _Word, sense: str, *, held_out: bool) -> Sentence:
    tokens, (first, second) = tuple(text.split()), entry.senses
    return Sentence(
        tokens=tokens, at=tokens.index(entry.word), senses=(first.name, second.name), sense=sense, held_out=held_out
    )


def words() -> tuple[str, ...]:
    """The words with two senses."""
    return tuple(entry.word for entry in _words())
