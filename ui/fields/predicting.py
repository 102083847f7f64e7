"""Questions to be answered before one looks: what comes of it is shown to those who have predicted it."""

from collections.abc import Iterable

from core.lessons.schema import Mark
from core.lessons.why_questions import Asked
from ui.fields.questions import question


def ask(*asked: Asked) -> list[Mark]:
    """Ask some things, one below the other."""
    return [question(one.prompt, f"why.{one.id}", one.mark, options=one.options) for one in asked]


def done(marks: Iterable[Mark]) -> bool:
    """Whether all of it is answered, be it rightly or wrongly."""
    return all(mark.status != "blank" for mark in marks)
