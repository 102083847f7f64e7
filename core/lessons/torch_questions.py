"""What the screens on torch say, show as code and ask: a file of each in data/."""

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from core.lessons import schema
from core.lessons.schema import Facts
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile, FileRecord

Lesson: TypeAlias = Literal["module", "seeds", "torch_mask", "dropout", "torch_heads"]
"""The name of its file in data/."""


class Section(FileRecord, kw_only=True):
    """A part of a screen: its questions, its text, and the lines of code that it is about.

    The code waits for the questions that it ``answers``.
    """

    asks: tuple[str, ...]
    answers: frozenset[str] = frozenset()
    text: str
    code: str


class Content(schema.Lesson):
    """A whole lesson: its questions by name and its sections."""

    sections: dict[str, Section]


_FILES = {lesson: DataFile(f"{lesson}.toml", Content) for lesson in get_args(Lesson)}


def load(lesson: Lesson) -> Content:
    """The lesson as it stands in its file."""
    return _FILES[lesson]()


def tasks(lesson: Lesson, facts: Mapping[str, Facts]) -> Mapping[str, Task]:
    """The questions of some sections, by name, with what is computed for each section."""
    sections = load(lesson).sections
    return tasks_of(_FILES[lesson], {name: its for one, its in facts.items() for name in sections[one].asks})
