"""The front door to marking what a student typed."""

from core.homework.grade import Grade, grade
from core.homework.results import Result

__all__ = ["Grade", "Result", "grade"]
