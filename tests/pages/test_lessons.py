"""The switch of a lesson that shows everything."""

from core.lessons.schema import FactsError, LazyFacts, Question
from core.lessons.task import Task
from tests.pages.test_screens import screen


def test_the_switch_tells_the_answers_and_opens_what_is_covered():
    told = {
        one.value.removeprefix(":material/visibility: ") for one in screen("shapes", **{"shapes.show": "true"}).markdown
    }
    assert {"(1, 6, 8)", "(8, 5)"} <= told
    lines = [one.value for one in screen("write-the-line", **{"line.show": "true"}).markdown]
    assert ":material/visibility: `context = weights @ X`" in lines
    assert not [one for one in screen("shapes").markdown if "visibility:" in one.value]


def test_an_answer_that_cannot_be_computed_is_not_told():
    def missing():
        raise FactsError("no model")

    assert Task(question=Question(prompt="?", kind="number"), facts=LazyFacts(missing)).answer == ""
