"""The lesson's alignments and what is said of each answer.

The slide has the French without accents and one letter short; here it is spelt as it should be:

| slide       | here         |
|-------------|--------------|
| Economique  | Économique   |
| Europeene   | Européenne   |
"""

import numpy as np
import pytest

from core.lessons import why

AREA, SIGNED = why.load().alignments


def test_the_example_of_the_slide_in_right_french():
    assert " ".join(AREA.english) == "The European Economic Area"
    assert " ".join(word for word, _ in AREA.french) == "La Zone Économique Européenne"


@pytest.mark.parametrize("alignment", why.load().alignments, ids=lambda one: one.id)
def test_every_french_word_stands_for_one_of_the_english_and_none_is_left_over(alignment):
    assert {meant for _, meant in alignment.french} == set(alignment.english)
    for row, (_, meant) in enumerate(alignment.french):
        statuses = {word: alignment.markers[row](word).status for word in alignment.english}
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
    message = alignment.markers[row](chosen).message
    assert message.startswith("Same position") == copied
    assert message.endswith(f"*{chosen}* is *{theirs}*.")


def test_a_blank_row_is_no_mistake_and_an_unknown_word_no_crash():
    assert AREA.markers[0]("").status == "blank"
    assert AREA.markers[0]("nonsense").status == "wrong"


def test_what_is_filled_in_is_a_matrix():
    assert np.array_equal(AREA.matrix(["The", "Area", "", ""]), [[1, 0, 0, 0], [0, 0, 0, 1], [0] * 4, [0] * 4])


def test_how_far_copying_the_position_gets():
    assert AREA.in_place == 2
    assert SIGNED.in_place == 1
    assert why.Alignment(id="", english=("a", "b"), french=(("x", "a"), ("y", "b"))).in_place == 2


def test_a_fact_that_depends_on_the_option_is_asked_for_it():
    asked = why.load().questions["looks"]
    mark = asked.marker("it", facts={"own": 0.9, "weight": {"pizza": 0.01, "oven": 0.02, "good": 0.03}})
    assert mark("it").message.startswith("Right.")
    assert "*oven* gets 0.0200" in mark("oven").message
