"""Sentences in which one word has one of two senses, and what of them is held out; read from data/senses.toml."""

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path

_FILE = Path(__file__).parents[2] / "data" / "senses.toml"


@dataclass(frozen=True, kw_only=True)
class Sentence:
    """Words of which the one at position ``at`` has the sense ``sense``, one of the two in ``senses``.

    ``held_out``: nothing is ever trained on it.
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
        """The sentence as one writes it."""
        return " ".join(self.tokens)


@functools.cache
def sentences(*, held_out: bool) -> tuple[Sentence, ...]:
    """The sentences that are held out, or those to train on, word by word and sense by sense."""
    found = []
    for entry in tomllib.loads(_FILE.read_text(encoding="utf-8"))["words"]:
        first, second = (sense["name"] for sense in entry["senses"])
        for sense in entry["senses"]:
            for text in sense["held_out" if held_out else "train"]:
                tokens = tuple(text.split())
                at = tokens.index(entry["word"])
                found.append(
                    Sentence(tokens=tokens, at=at, senses=(first, second), sense=sense["name"], held_out=held_out)
                )
    return tuple(found)


def words() -> tuple[str, ...]:
    """The words with two senses."""
    return tuple(dict.fromkeys(sentence.word for sentence in sentences(held_out=False)))
