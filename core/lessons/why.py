"""What the screen on why attention asks: sentences, an alignment, questions whose answers are computed elsewhere."""

import functools
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.lessons import schema
from core.lessons.schema import Marker

DATA = Path(__file__).parents[2] / "data" / "why.toml"


@dataclass(frozen=True, kw_only=True)
class Question:
    """One of several options is to be chosen; what is said of each may name what is computed, in braces."""

    id: str
    prompt: str
    praise: str
    otherwise: str
    options: Sequence[str] = ()
    why: Mapping[str, str] = field(default_factory=dict)

    def marker(self, key: str, options: Sequence[str] = (), facts: Mapping[str, Any] | None = None) -> Marker:
        """Marks the option chosen, given the right one and what was computed.

        Args:
            key: the right option.
            options: what there is to choose from, where the question itself does not say.
            facts: by name, what stands for the braces; ``chosen`` is the option, and a fact that is a mapping is
                asked for it.
        """
        wrong = {option: self._said(option, facts or {}) for option in (options or self.options) if option != key}
        return schema.choice(key, wrong, praise=f"{schema.RIGHT} {self.praise.format(**(facts or {}))}")

    def _said(self, option: str, facts: Mapping[str, Any]) -> str:
        mine = {name: fact.get(option) if isinstance(fact, Mapping) else fact for name, fact in facts.items()}
        return self.why.get(option, self.otherwise).format(chosen=option, **mine)


@dataclass(frozen=True, kw_only=True)
class Alignment:
    """Words of a translation, French → English; ``french`` are pairs of a word and the English word it stands for."""

    id: str
    english: tuple[str, ...]
    french: tuple[tuple[str, str], ...]

    @functools.cached_property
    def markers(self) -> tuple[Marker, ...]:
        """Each marks the English word chosen for a French one; one copied by its position is told from one confused."""
        return tuple(
            schema.choice(meant, {word: self._why(row, word) for word in self.english})
            for row, (_, meant) in enumerate(self.french)
        )

    @property
    def in_place(self) -> int:
        """How many French words stand for the English one at the same position."""
        return sum(meant == word for word, (_, meant) in zip(self.english, self.french, strict=False))

    def _why(self, row: int, chosen: str) -> str:
        theirs = " ".join(word for word, meant in self.french if meant == chosen)
        copied = "Same position, another word: the two languages order their words differently. "
        return f"{copied if self.english.index(chosen) == row else ''}*{chosen}* is *{theirs}*."

    def matrix(self, chosen: Sequence[str]) -> NDArray[np.float64]:
        """1 where a French word was given an English one, else 0; (French words, English words)."""
        return np.array([[float(word == mine) for word in self.english] for mine in chosen])


@dataclass(frozen=True, kw_only=True)
class Why:
    """The whole lesson; ``bank`` and ``pizza`` hold its sentences by name."""

    bank: Mapping[str, str]
    pizza: Mapping[str, str]
    alignments: tuple[Alignment, ...]
    questions: Mapping[str, Question]


@functools.cache
def load() -> Why:
    """The lesson in data/why.toml."""
    read = tomllib.loads(DATA.read_text(encoding="utf-8"))
    alignments = tuple(
        Alignment(
            id=one["id"],
            english=tuple(one["english"]),
            french=tuple((word, meant) for word, meant in one["french"]),
        )
        for one in read["alignments"]
    )
    questions = {id: Question(id=id, **fields) for id, fields in read["questions"].items()}
    return Why(bank=read["bank"], pizza=read["pizza"], alignments=alignments, questions=questions)
