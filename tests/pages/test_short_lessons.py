"""Every lesson is short: at most seven questions, and it opens with the question that it answers."""

import re

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


def opens_with_a_question(at):
    """Within its first three sentences; none begins as a syllabus does."""
    lead = at.markdown[0].value
    sentences = re.split(r"(?<=[.?:])\*? ", lead)
    return any(one.endswith("?") for one in sentences[:3]) and not lead.startswith("After this")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_opens_with_its_question_and_has_seven_questions_at_most(name, asked):
    at = screen(name)
    assert opens_with_a_question(at), at.markdown[0].value
    assert 1 <= len(asked) <= MOST


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_a_sheet_of_exercises_opens_with_its_question(name):
    assert opens_with_a_question(screen(name))


def test_the_questions_of_a_screen_are_counted(asked):
    at = screen("order")
    assert at.progress[0].text == f"**0 of {len(asked)} right**"


def test_what_is_exempt_is_a_screen():
    assert {*SCREENS} >= TOOLS | SHEETS
