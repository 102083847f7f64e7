"""What is asked on the screen on why attention: nothing is left to be filled in, and one option of each is right."""

import pytest

from core.lessons import meaning, why_questions
from core.words.vectors import VectorsError

ASKED = (*why_questions.of_bank(), *why_questions.of_pizza(), why_questions.of_order())


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.id)
def test_one_option_is_right_and_each_has_its_message(asked):
    marks = [asked.mark(option) for option in asked.options]
    assert [mark.status for mark in marks].count("correct") == 1
    assert {mark.status for mark in marks} == {"correct", "wrong"}
    assert not any("{" in text or "None" in text for text in (asked.prompt, *(mark.message for mark in marks)))
    assert asked.mark("").status == "blank"


def test_what_is_computed_for_all_is_computed_once():
    assert why_questions.of_bank() is why_questions.of_bank()
    assert why_questions.of_pizza() is why_questions.of_pizza()
    assert why_questions.of_order() is why_questions.of_order()


def test_without_gensim_the_question_on_neighbours_says_so(monkeypatch):
    def missing(*_):
        raise VectorsError("gensim is not installed.")

    monkeypatch.setattr(meaning, "newcomers", missing)
    (new,) = (asked for asked in ASKED if asked.id == "new")
    assert new.mark("").status == "blank"
    assert new.mark("to").status == "unreadable"
    assert new.mark("to").message == "gensim is not installed."
