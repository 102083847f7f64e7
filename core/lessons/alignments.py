"""The screen /alignments: data/alignments.toml, words of a translation and those of the original they stand for."""

import functools
from collections.abc import Mapping, Sequence

import numpy as np

from core.graph.steps import Matrix
from core.lessons.schema import Lesson, Question
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile, FileRecord


class Alignment(FileRecord, dict=True):
    """Words of a translation, French → English; ``french`` are pairs of a word and the English word it stands for."""

    english: tuple[str, ...]
    french: tuple[tuple[str, str], ...]

    @functools.cached_property
    def tasks(self) -> tuple[Task, ...]:
        """For each French word, whose thread is to be drawn, the choice of its English one."""
        return tuple(
            Task(
                question=Question(
                    prompt=word, kind="choice", key=meant, options=self.english,
                    slips={option: self._explain_wrong(row, option) for option in self.english},
                )
            )
            for row, (word, meant) in enumerate(self.french)
        )  # fmt: skip

    @property
    def french_by_position(self) -> tuple[str, ...]:
        """The French words that stand for the English one at the same position."""
        pairs = zip(self.english, self.french, strict=False)
        return tuple(french for english, (french, meant) in pairs if meant == english)

    def _explain_wrong(self, row: int, chosen: str) -> str:
        theirs = " ".join(word for word, meant in self.french if meant == chosen)
        if self.english.index(chosen) == row:
            return "The same position, but the two languages order their words differently."
        return f"*{chosen}* is what *{theirs}* stands for."

    def matrix(self, choices: Sequence[str]) -> Matrix:
        """1 where a French word was given an English one, else 0; (French words, English words)."""
        return np.array([[float(word == choice) for word in self.english] for choice in choices])

    @property
    def turned_matrix(self) -> Matrix:
        """What each English word gives to the French ones that stand for it, its whole in equal shares."""
        M = self.matrix([meant for _, meant in self.french]).T
        return np.asarray(M / M.sum(axis=1, keepdims=True))


class Alignments(Lesson):
    """The whole lesson."""

    alignments: tuple[Alignment, ...]


load = DataFile("alignments.toml", Alignments)


@functools.cache
def tasks() -> Mapping[str, Task]:
    """The questions by name: two on the first alignment, one on the other."""
    straight = load().alignments[0].french_by_position
    named = " and ".join(f"*{word}*" for word in straight)
    return tasks_of(load, {"order": {"key": str(len(straight)), "straight": named}, "matrix": {}, "turned": {}})
