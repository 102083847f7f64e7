"""One question on each screen that computes, which is answered by trying it in the picture."""

from collections.abc import Mapping
from functools import cache

from core.lessons.schema import Lesson
from core.lessons.task import Task
from core.reading.data_files import DataFile

load = DataFile("tried.toml", Lesson)


@cache
def tasks() -> Mapping[str, Task]:
    """The question of each screen, by its name."""
    return {name: Task(question=question) for name, question in load().questions.items()}
