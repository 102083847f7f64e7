"""The alignments of /alignments, and what is said of each answer.

The slide has the French without accents and one letter short; here it is spelt as it should be:

| slide       | here         |
|-------------|--------------|
| Economique  | Économique   |
| Europeene   | Européenne   |
"""

import pytest

from core.lessons import alignments
from core.lessons.alignments import Alignment

AREA, SIGNED = alignments.load().alignments


@pytest.mark.parametrize("alignment", alignments.load().alignments, ids=lambda one: one.id)
def test_every_french_word_stands_for_one_of_the_english_and_none_is_left_over(alignment):
    assert {meant for _, meant in alignment.french} == set(alignment.english)
    for row, (_, meant) in enumerate(alignment.french):
        statuses = {word: alignment.tasks[row].mark(word).status for word in alignment.english}
        assert statuses == {word: "correct" if word == meant else "wrong" for word in alignment.english}


@pytest.mark.parametrize(
    ("alignment", "row", "chosen", "copied", "theirs"),
    [
        (AREA, 1, "European", True, "Européenne"), (AREA, 3, "Area", True, "Zone"), (AREA, 1, "The", False, "La"),
        (SIGNED, 1, "signed", True, "signé"), (SIGNED, 2, "was", False, "a été"),
    ],
)  # fmt: skip
def test_copying_the_position_is_told_from_another_word(alignment, row, chosen, copied, theirs):
    message = alignment.tasks[row].mark(chosen).message
    assert message.startswith("The same position") == copied
    assert message.endswith(f"*{chosen}* is *{theirs}*.")


def test_how_far_copying_the_position_gets():
    assert AREA.matches_in_order == 2
    assert SIGNED.matches_in_order == 1
    assert Alignment(id="", english=("a", "b"), french=(("x", "a"), ("y", "b"))).matches_in_order == 2
