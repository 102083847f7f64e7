"""What the screens on torch say, show as code and ask: a file of each in data/."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias, get_args

import msgspec

from core.lessons import schema
from core.lessons.schema import Facts
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile

Lesson: TypeAlias = Literal["module", "seeds", "torch_mask", "dropout", "torch_heads"]
"""The name of its file in data/."""


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a screen: its text, and the lines of code that it is about."""

    text: str
    code: str


class Content(schema.Lesson, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole lesson: its questions by name and its sections."""

    sections: dict[str, Section]


_FILES = {lesson: DataFile(f"{lesson}.toml", Content) for lesson in get_args(Lesson)}


def load(lesson: Lesson) -> Content:
    """The lesson as it stands in its file."""
    return _FILES[lesson]()


def tasks(lesson: Lesson, names: Iterable[str], facts: Facts) -> Mapping[str, Task]:
    """Some of its questions, with what is computed for them."""
    return tasks_of(_FILES[lesson], dict.fromkeys(names, facts))
