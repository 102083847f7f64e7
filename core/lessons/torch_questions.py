"""What the screens on torch say, show as code and ask: a file of each in data/."""

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from core.lessons.schema import Facts, Question
from core.lessons.task import Task
from core.reading import data_files

Lesson: TypeAlias = Literal["module", "seeds", "torch_mask", "dropout", "torch_heads"]
"""The name of its file in data/."""


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a screen: its text, and the lines of code that it is about."""

    text: str
    code: str


class Content(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole lesson: its sections and its questions by name."""

    sections: dict[str, Section]
    questions: dict[str, Question]


@cache
def load(lesson: Lesson) -> Content:
    """The lesson as it stands in its file."""
    return data_files.load(data_files.DATA / f"{lesson}.toml", Content)


def task(lesson: Lesson, name: str, facts: Facts) -> Task:
    """One of its questions, with what is computed for it."""
    return Task(question=load(lesson).questions[name], facts=facts)
