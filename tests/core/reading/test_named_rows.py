"""Rows that carry their words: those that are there are marked, the others are blank, whatever their order."""

import numpy as np
import pytest

from core import exercises, grading
from core.classroom.check import spell
from core.reading.answers import Numbers, Unreadable, read_typed
from core.reading.readings import AnswerForm

BANK = exercises.load("bank-interest")
WEIGHTS = BANK.part("q3-weights")
W = BANK.answer("q3-weights")
RIVER = exercises.load("river-bank")
ROWS = [f"{word} {' '.join(f'{x:.4f}' for x in row)}" for word, row in zip(BANK.tokens, W, strict=True)]
RIGHT, BLANK = ("correct",) * 5, ("blank",) * 5


def graded(text):
    return grading.grade(BANK, {"q3-weights": text})["q3-weights"]


def test_rows_that_are_there_are_marked_and_the_missing_ones_are_named():
    result = graded("\n".join(ROWS[:3]))
    assert (result.status, result.credit) == ("partial", 0.6)
    assert result.cells == (RIGHT, RIGHT, RIGHT, BLANK, BLANK)
    assert result.message.startswith("15 of 25 are right. The rows of “interest” and “rates” are missing.")
    assert result.reading == "3 × 5 numbers"
    assert "The row of “the” is missing." in graded("\n".join(ROWS[1:])).message
    assert "The rows of “the”, “bank”, “raised” and “interest” are missing." in graded(ROWS[4]).message


def test_a_row_stands_where_its_word_says():
    assert graded("\n".join(["0 1 2 3 4", *reversed(ROWS)])).status == "correct"
    assert graded("\n".join([ROWS[3], ROWS[1]])).cells == (BLANK, RIGHT, BLANK, RIGHT, BLANK)


def test_each_number_of_one_row_stands_where_its_word_says():
    journey = exercises.load("journey")
    pairs = zip(journey.tokens, journey.answer("weights-journey"), strict=True)
    text = ", ".join(f"{word} {weight:.4f}" for word, weight in reversed(list(pairs)))
    assert grading.grade(journey, {"weights-journey": text})["weights-journey"].status == "correct"


@pytest.mark.parametrize("corner", ["", "word"])
@pytest.mark.parametrize(("otherwise", "status"), [((), "correct"), ((3,), "correct"), ((3, 1), "wrong")])
def test_columns_stand_where_their_words_say_and_one_may_be_called_otherwise(corner, otherwise, status):
    order = [3, 0, 1, 4, 2]
    head = "\t".join([corner, *("x" if j in otherwise else BANK.tokens[j] for j in order)])
    rows = ["\t".join([BANK.tokens[i], *(f"{W[i, j]:.4f}" for j in order)]) for i in range(5)]
    assert graded("\n".join([head, *rows])).status == status


LAYOUTS = [
    ("{0}: {1}", " "), ("{0} = [{1}]", ", "), ("| **{0}** | {1} |", " | "), ("{0},{1}", ","), ("{0}\t{1}", "\t"), ('"{0}"; {1}', "; "),
    ("{0} & {1} \\\\", " & "), ("> {0} {1}", " "), ("- {0}: {1}", ", "), ("'{0}': [{1}],", ", "), ("`{0}` {1}", "  "),
]  # fmt: skip


@pytest.mark.parametrize(("line", "gap"), LAYOUTS)
def test_rows_with_words_are_read_however_they_are_written(line, gap):
    text = "\n".join(line.format(BANK.tokens[i], gap.join(f"{x:.4f}" for x in W[i])) for i in (1, 3))
    assert graded(text).credit == 2 / 5, graded(text).message


def test_a_dict_of_rows_is_read():
    rows = ", ".join(f"'{BANK.tokens[i]}': {np.round(W[i], 4).tolist()}" for i in (0, 3))
    assert graded(f"{{{rows}}}").cells == (RIGHT, BLANK, BLANK, RIGHT, BLANK)


def test_one_bad_cell_is_marked_and_missing_rows_are_blank():
    result = graded("\n".join([ROWS[0].replace(ROWS[0].split()[1], "x.3", 1), ROWS[1]]))
    assert result.cells == (("unreadable", *RIGHT[1:]), RIGHT, BLANK, BLANK, BLANK)
    assert result.reading == "2 × 5 numbers, 1 of them unreadable"
    coarse, none = graded(f"the x.3 {' '.join(f'{x:.2f}' for x in W[0, 1:])}"), graded("the x.3 x.3 x.3 x.3 x.3")
    assert (coarse.status, none.status) == ("imprecise", "unreadable")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([row.split(" ", 1)[1] for row in ROWS[:3]], "Expected 5 rows of 5 numbers; found 3 rows of 5."),
        ([row.split(" ", 1)[1].replace(" ", "; ").replace(".", ",") for row in ROWS[:3]], "Expected 5 rows of 5 numbers; found 3 rows of 5."),
        (["0.1 0.2 0.3 0.4"], "Expected 5 rows of 5 numbers; found 4."),
        ([*ROWS[:2], ROWS[2] + " 0.1"], "The row of “raised” has 6 numbers. Expected 5 rows of 5 numbers."),
        ([ROWS[0], "so", ROWS[1]], "“so” could not be read as a number. Expected 5 rows of 5 numbers."),
        (["bank 0.1"], "The row of “bank” has 1 number. Expected 5 rows of 5 numbers."),
        (["0.1 0.2 0.3 0.4 0.5", ROWS[1]], "“bank” could not be read as a number. Expected 5 rows of 5 numbers."),
        ([ROWS[1], ROWS[1]], "Two rows are called “bank”. Expected 5 rows of 5 numbers."),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_unreadable_and_says_why(lines, message):
    assert read_typed("\n".join(lines), WEIGHTS) == Unreadable(message=message)


def test_a_word_that_occurs_twice_names_its_rows_in_order_or_by_its_place():
    part, key = RIVER.part("context"), RIVER.answer("context")
    lines = spell(key, 4).split("\n")
    labelled = [f"{word} {line}" for word, line in zip(RIVER.tokens, lines, strict=True)]
    assert read_typed("\n".join(labelled), part).values == read_typed("\n".join(lines), part).values
    one = read_typed(f"the₁₀ {lines[9]}", part)
    assert isinstance(one, Numbers)
    assert sorted(set(range(12)) - set(one.missing)) == [9]
    assert read_typed(f"the {lines[9]}", part).message == "“the” occurs 2 times. Say which one you mean: the₅ or the₁₀."
    square = AnswerForm(kind="matrix", shape=(3, 3), tokens=("the", "bank", "the"))
    text = "the bank x\nthe 1 2 3\nbank 4 5 6\nthe 7 8 9"
    assert read_typed(text, square).message == "“the” occurs 2 times. Say which one you mean: the₁ or the₃."
