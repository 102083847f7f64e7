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


@pytest.mark.parametrize("alignment", alignments.load().alignments)
def test_every_french_word_stands_for_one_of_the_english_and_none_is_left_over(alignment):
    assert {meant for _, meant in alignment.french} == set(alignment.english)
    for task, (_, meant) in zip(alignment.tasks, alignment.french, strict=True):
        statuses = {word: task.mark(word).status for word in alignment.english}
        assert statuses == {word: "correct" if word == meant else "wrong" for word in alignment.english}


@pytest.mark.parametrize(
    ("alignment", "row", "chosen", "copied", "theirs"),
    [
        (AREA, 1, "European", True, "Européenne"), (AREA, 3, "Area", True, "Zone"), (AREA, 1, "The", False, "La"),
        (SIGNED, 3, "signed", True, "signé"), (SIGNED, 4, "was", False, "a été"),
    ],
)  # fmt: skip
def test_copying_the_position_is_told_from_another_word(alignment, row, chosen, copied, theirs):
    message = alignment.tasks[row].mark(chosen).message
    assert message.startswith("The same position") == copied
    assert message.endswith(f"*{chosen}* is what *{theirs}* stands for.") != copied


def test_how_far_copying_the_position_gets():
    assert AREA.french_by_position == ("La", "Économique")
    assert Alignment(english=("a", "b"), french=(("x", "a"), ("y", "b"))).french_by_position == ("x", "y")
    assert alignments.tasks()["order"].answer == "2"
    assert "*La* and *Économique*" in alignments.tasks()["order"].mark("2").message


def test_turned_around_each_word_shares_out_one_whole():
    assert SIGNED.turned_matrix.sum(axis=1).tolist() == [1, 1, 1, 1]
    assert SIGNED.turned_matrix[2].tolist() == [0, 0, 0.5, 0.5, 0]
