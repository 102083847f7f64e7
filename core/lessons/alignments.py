"""The screen /alignments: data/alignments.toml, words of a translation and those of the original they stand for."""

import functools
from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from core.lessons.schema import Question
from core.lessons.task import Task
from core.reading.data_files import DataFile


class Alignment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Words of a translation, French → English; ``french`` are pairs of a word and the English word it stands for."""

    id: str
    english: tuple[str, ...]
    french: tuple[tuple[str, str], ...]
    source: str = ""

    @functools.cached_property
    def tasks(self) -> tuple[Task, ...]:
        """For each French word the choice of its English one; the word at the same position has its own message."""
        return tuple(
            Task(
                question=Question(
                    prompt=f"*{word}* stands for", kind="choice", key=meant, options=self.english,
                    slips={option: self._why(row, option) for option in self.english},
                )
            )
            for row, (word, meant) in enumerate(self.french)
        )  # fmt: skip

    @property
    def matches_in_order(self) -> int:
        """How many French words stand for the English one at the same position."""
        return sum(meant == word for word, (_, meant) in zip(self.english, self.french, strict=False))

    def _why(self, row: int, chosen: str) -> str:
        theirs = " ".join(word for word, meant in self.french if meant == chosen)
        copied = "The same position, but another word: the two languages order their words differently. "
        return f"{copied if self.english.index(chosen) == row else ''}*{chosen}* is *{theirs}*."

    def matrix(self, choices: Sequence[str]) -> NDArray[np.float64]:
        """1 where a French word was given an English one, else 0; (French words, English words)."""
        return np.array([[float(word == choice) for word in self.english] for choice in choices])


class Alignments(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole lesson."""

    alignments: tuple[Alignment, ...]


load = DataFile("alignments.toml", Alignments)
"""The lesson as it stands in data/alignments.toml."""
