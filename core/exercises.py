"""The front door to the exercise bank: exercises, their questions, parts and keys.

>>> load("bank-interest").tokens
('the', 'bank', 'raised', 'interest', 'rates')
"""

from core.homework.bank import find, graded_ids, ids, ids_of_one_sentence, load, load_file, title
from core.homework.drawn_exercises import is_drawn
from core.homework.exercise import Exercise, Part, Question, Reflection
from core.homework.exercise_files import BANK, ExerciseDataError

__all__ = [
    "BANK",
    "Exercise",
    "ExerciseDataError",
    "Part",
    "Question",
    "Reflection",
    "find",
    "graded_ids",
    "ids",
    "ids_of_one_sentence",
    "is_drawn",
    "load",
    "load_file",
    "title",
]
