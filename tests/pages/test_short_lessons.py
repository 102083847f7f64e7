"""Every lesson is short: at most seven questions, and its first line says what one will be able to do after it."""

import pytest

from core.lessons.task import Task
from tests.pages.test_screens import SCREENS, screen
from ui.fields import questions

TOOLS = {"home", "similarity", "learned", "scaling", "large", "practice", "challenges"}
TOOLS |= {"quiz", "check-homework", "mock-exam", "my-work"}
"""Screens that ask for no lesson: the tour, what computes, practice, and the homework with what was done of it."""

SHEETS = {"check-the-slides", "shapes", "write-the-line", "bug-hunt"}
"""Sheets of exercises for practice, which may be as long as they like."""

LESSONS = [name for name in SCREENS if name not in TOOLS | SHEETS | {"module"}]

MOST = 7


@pytest.fixture
def asked(monkeypatch):
    """The questions that the screens asked, without what is filled into them."""
    found = set()
    read_answer, mark = questions.read_answer, Task.mark

    def read_and_note(task, key):
        found.add(task.question.prompt)
        return read_answer(task, key)

    def mark_and_note(task, text):
        found.add(task.question.prompt)
        return mark(task, text)

    monkeypatch.setattr(questions, "read_answer", read_and_note)
    monkeypatch.setattr(Task, "mark", mark_and_note)
    return found


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_says_what_one_can_do_after_it_and_has_seven_questions_at_most(name, asked):
    at = screen(name)
    assert at.markdown[0].value.startswith("After this screen you can ")
    assert 1 <= len(asked) <= MOST


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_a_sheet_of_exercises_says_what_one_can_do_after_it(name):
    assert screen(name).markdown[0].value.startswith("After this sheet you can ")


def test_the_questions_of_a_screen_are_counted(asked):
    at = screen("order")
    assert at.progress[0].text == f"**0 of {len(asked)} right**"


def test_what_is_exempt_is_a_screen():
    assert {*SCREENS} >= TOOLS | SHEETS
