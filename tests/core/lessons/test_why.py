"""The questions of /why and what is said of each answer."""

from core.lessons import meaning, why
from core.words.vectors import VectorsError

TASKS = why.of_bank()


def test_the_weight_that_is_nearly_1_is_not_rounded_to_1():
    undivided = TASKS["undivided"]
    assert "keeps 0.9999999 of its attention for itself" in undivided.mark(undivided.key).message
    assert all("1.000000 " not in undivided.mark(option).message for option in undivided.options)


def test_without_gensim_the_question_on_neighbours_says_so(monkeypatch):
    def missing(*_):
        raise VectorsError("gensim is not installed.")

    monkeypatch.setattr(meaning, "newcomers", missing)
    why.of_bank.cache_clear()
    new = why.of_bank()["new"]
    assert new.mark("").status == "blank"
    assert (new.mark("to").status, new.mark("to").message) == ("unreadable", "gensim is not installed.")
    why.of_bank.cache_clear()
