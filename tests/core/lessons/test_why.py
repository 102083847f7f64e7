"""The lesson's alignments and what is said of each answer.

The slide has the French without accents and one letter short; here it is spelt as it should be:

| slide       | here         |
|-------------|--------------|
| Economique  | Économique   |
| Europeene   | Européenne   |
"""

import numpy as np
import pytest

from core.attention import attend
from core.lessons import meaning, why
from core.words.vectors import VectorsError

AREA, SIGNED = why.load().alignments


def test_the_example_of_the_slide_in_right_french():
    assert " ".join(AREA.english) == "The European Economic Area"
    assert " ".join(word for word, _ in AREA.french) == "La Zone Économique Européenne"


@pytest.mark.parametrize("alignment", why.load().alignments, ids=lambda one: one.id)
def test_every_french_word_stands_for_one_of_the_english_and_none_is_left_over(alignment):
    assert {meant for _, meant in alignment.french} == set(alignment.english)
    for row, (_, meant) in enumerate(alignment.french):
        statuses = {word: alignment.tasks[row].mark(word).status for word in alignment.english}
        assert statuses == {word: "correct" if word == meant else "wrong" for word in alignment.english}


@pytest.mark.parametrize(
    ("alignment", "row", "chosen", "copied", "theirs"),
    [
        (AREA, 1, "European", True, "Européenne"),
        (AREA, 3, "Area", True, "Zone"),
        (AREA, 1, "The", False, "La"),
        (SIGNED, 1, "signed", True, "signé"),
        (SIGNED, 2, "was", False, "a été"),
    ],
)
def test_copying_the_position_is_told_from_another_word(alignment, row, chosen, copied, theirs):
    message = alignment.tasks[row].mark(chosen).message
    assert message.startswith("The same position") == copied
    assert message.endswith(f"*{chosen}* is *{theirs}*.")


def test_a_blank_row_is_no_mistake_and_an_unknown_word_no_crash():
    assert AREA.tasks[0].mark("").status == "blank"
    assert AREA.tasks[0].mark("nonsense").status == "wrong"


def test_what_is_filled_in_is_a_matrix():
    assert np.array_equal(AREA.matrix(["The", "Area", "", ""]), [[1, 0, 0, 0], [0, 0, 0, 1], [0] * 4, [0] * 4])


def test_how_far_copying_the_position_gets():
    assert AREA.matches_in_order == 2
    assert SIGNED.matches_in_order == 1
    assert why.Alignment(id="", english=("a", "b"), french=(("x", "a"), ("y", "b"))).matches_in_order == 2


TASKS = {**why.of_bank(), **why.of_pizza(), **why.of_order()}


def test_every_question_of_the_file_is_asked():
    assert list(TASKS) == list(why.load().questions)


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_one_option_is_right_and_each_has_its_message(task):
    results = [task.mark(option) for option in task.options]
    assert [result.status for result in results].count("correct") == 1
    assert {result.status for result in results} == {"correct", "wrong"}
    assert not any("{" in text or "None" in text for text in (task.prompt, *(result.message for result in results)))
    assert task.mark("").status == "blank"


def test_a_fact_that_depends_on_the_option_is_that_of_the_option():
    assert "*oven* gets 0.0000" in TASKS["looks"].mark("oven").message


def test_the_weight_that_is_nearly_1_is_not_rounded_to_1():
    undivided = TASKS["undivided"]
    assert "keeps 0.9999999 of its attention for itself" in undivided.mark(undivided.key).message
    assert all("1.000000 " not in undivided.mark(option).message for option in undivided.options)


def test_scores_are_symmetric_and_weights_are_not():
    weights = attend(why.pizza().X, scale=True).weights
    it, pizza = why.pizza().it, why.pizza().meant
    told = TASKS["back"].mark("the same").message
    assert f"*it* gives *pizza* {weights[it, pizza]:.4f}, and *pizza* gives *it* {weights[pizza, it]:.4f}" in told
    assert weights[pizza, it] > 2 * weights[it, pizza]


def test_what_is_computed_for_all_is_computed_once():
    assert why.of_bank() is why.of_bank()
    assert why.of_pizza() is why.of_pizza()
    assert why.of_order() is why.of_order()


def test_without_gensim_the_question_on_neighbours_says_so(monkeypatch):
    def missing(*_):
        raise VectorsError("gensim is not installed.")

    monkeypatch.setattr(meaning, "newcomers", missing)
    why.of_bank.cache_clear()
    new = why.of_bank()["new"]
    assert new.mark("").status == "blank"
    assert (new.mark("to").status, new.mark("to").message) == ("unreadable", "gensim is not installed.")
    why.of_bank.cache_clear()
