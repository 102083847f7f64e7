"""Questions to answer before looking: the results are shown once everything is predicted."""

from collections.abc import Iterable, Mapping

from core.homework.results import Result
from core.lessons.schema import Task
from ui.fields.questions import question


def ask(tasks: Mapping[str, Task]) -> list[Result]:
    """Ask some questions, one below the other."""
    return [question(task, f"why.{name}") for name, task in tasks.items()]


def done(results: Iterable[Result]) -> bool:
    """Whether all of them are answered, rightly or wrongly."""
    return all(result.status != "blank" for result in results)
