"""What all lessons have in common: the question that they open with, and one switch that shows everything."""

import pytest

from core.lessons.schema import FactsError, LazyFacts, Question
from core.lessons.task import Task
from tests.pages.test_screens import screen
from ui.frame.sections import ROAD, named

LESSONS = [one.name for one in ROAD if one.question]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_opens_with_its_question_and_has_one_switch_beside_its_figure(name):
    lesson = named(name)
    assert "?" in ".".join(lesson.question.split(".")[:2])
    assert lesson.take_away
    at = screen(name)
    assert [toggle.key for toggle in at.toggle if toggle.label == "Show everything"] == [lesson.shown_by]


def test_the_switch_tells_the_answers_and_opens_what_is_covered():
    told = {
        one.value.removeprefix(":material/visibility: ") for one in screen("shapes", **{"shapes.show": "true"}).markdown
    }
    assert {"6", "48", "(1, 6, 8)", "(8, 5)"} <= told
    lines = [one.value for one in screen("write-the-line", **{"line.show": "true"}).markdown]
    assert ":material/visibility: `context = weights @ X`" in lines
    assert not [one for one in screen("shapes").markdown if "visibility:" in one.value]


def test_an_answer_that_cannot_be_computed_is_not_told():
    def missing():
        raise FactsError("no model")

    assert Task(question=Question(prompt="?", kind="number"), facts=LazyFacts(missing)).answer == ""
