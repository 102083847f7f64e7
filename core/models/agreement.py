"""Sentences in which a pronoun agrees with the person who is named, or does not; built from data/agreement.toml.

Every frame is filled with both nouns of a pair and with both pronouns. So each noun and each pronoun stands as often in
sentences that agree as in those that do not, and no word by itself says anything about the answer.
"""

import functools
from dataclasses import dataclass
from typing import Annotated

import msgspec

from core.reading.data_files import DataFile, FileRecord

NAMED, OTHER = "the one named", "somebody else"
"""Whom a pronoun may mean: the person named in the sentence, or only somebody else."""

ANSWERS = (OTHER, NAMED)

_Pair = tuple[str, str]


class _Agreement(FileRecord):
    """The whole file: the first noun of a pair agrees with the first pronoun, the second with the second."""

    pronouns: _Pair
    frames: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    train: tuple[_Pair, ...]
    held_out: tuple[_Pair, ...]


@dataclass(frozen=True, kw_only=True)
class Sentence:
    """A sentence with one noun and, at position ``at``, one pronoun; ``agrees`` says whether they agree."""

    tokens: tuple[str, ...]
    at: int
    noun: str
    agrees: bool

    @property
    def pronoun(self) -> str:
        """The pronoun."""
        return self.tokens[self.at]

    @property
    def answer(self) -> str:
        """Whom the pronoun may mean."""
        return ANSWERS[self.agrees]

    @property
    def text(self) -> str:
        """The sentence as it is written."""
        return " ".join(self.tokens)


_file = DataFile("agreement.toml", _Agreement)


def pronouns() -> _Pair:
    """The two pronouns."""
    return _file().pronouns


def frames() -> tuple[str, ...]:
    """The sentences, with gaps for the noun and the pronoun."""
    return tuple(frame.format(noun="…", pronoun="he/she") for frame in _file().frames)


def pairs(*, held_out: bool) -> tuple[_Pair, ...]:
    """The pairs of nouns to train on, or those held out."""
    return _file().held_out if held_out else _file().train


@functools.cache
def sentences(*, held_out: bool) -> tuple[Sentence, ...]:
    """The held-out sentences, or those to train on, pair by pair and frame by frame."""
    return tuple(
        _sentence(frame, noun, pronoun, agrees=pair.index(noun) == pronouns().index(pronoun))
        for pair in pairs(held_out=held_out)
        for frame in _file().frames
        for noun in pair
        for pronoun in pronouns()
    )


def _sentence(frame: str, noun: str, pronoun: str, *, agrees: bool) -> Sentence:
    tokens = tuple(frame.format(noun=noun, pronoun=pronoun).split())
    return Sentence(tokens=tokens, at=tokens.index(pronoun), noun=noun, agrees=agrees)
