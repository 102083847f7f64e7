"""The questions of /why and what is said of each answer."""

import pytest

from core.lessons import meaning, why
from core.words.vectors import VectorsError

TASKS = why.of_bank()


def test_every_question_of_the_file_is_asked():
    assert list(TASKS) == list(why.load().questions)


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_one_option_is_right_and_each_has_its_message(task):
    results = [task.mark(option) for option in task.options]
    assert [result.status for result in results].count("correct") == 1
    assert {result.status for result in results} == {"correct", "wrong"}
    assert not any("{" in text or "None" in text for text in (task.prompt, *(result.message for result in results)))
    assert task.mark("").status == "blank"


def test_the_weight_that_is_nearly_1_is_not_rounded_to_1():
    undivided = TASKS["undivided"]
    assert "keeps 0.9999999 of its attention for itself" in undivided.mark(undivided.key).message
    assert all("1.000000 " not in undivided.mark(option).message for option in undivided.options)


def test_what_is_computed_for_all_is_computed_once():
    assert why.of_bank() is why.of_bank()


def test_without_gensim_the_question_on_neighbours_says_so(monkeypatch):
    def missing(*_):
        raise VectorsError("gensim is not installed.")

    monkeypatch.setattr(meaning, "newcomers", missing)
    why.of_bank.cache_clear()
    new = why.of_bank()["new"]
    assert new.mark("").status == "blank"
    assert (new.mark("to").status, new.mark("to").message) == ("unreadable", "gensim is not installed.")
    why.of_bank.cache_clear()
