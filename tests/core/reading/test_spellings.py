"""A right answer is read however it is written or printed, and a wrong one is wrong in every one of these spellings."""

import re

import numpy as np
import pytest

from core import exercises, grading
from core.reading.answers import Numbers, Unreadable, read_typed
from core.reading.readings import AnswerForm
from tests.core.reading import spellings

BANK, AREA = exercises.load("bank-interest"), exercises.load("economic-area")
FEW = [
    (BANK, "q1-weight"), (BANK, "q2-query-bank"), (BANK, "q3-weights"), (BANK, "q5-top-two"), (AREA, "weights"),
    (exercises.load("river-bank"), "similarity-swam-bank"), (exercises.load("she-left"), "weights-the"),
]  # fmt: skip


def result(exercise, part_id, text):
    return grading.grade(exercise, {part_id: text})[part_id]


def all_are_right(exercise, part_id):
    texts = list(spellings.texts(exercise.part(part_id), exercise.answer(part_id)))
    missed = [text for text in texts if result(exercise, part_id, text).status != "correct"]
    assert not missed, f"{len(missed)} of {len(texts)}"


@pytest.mark.parametrize(("exercise", "part_id"), FEW, ids=lambda one: getattr(one, "id", one))
def test_a_right_answer_is_right_in_every_spelling(exercise, part_id):
    all_are_right(exercise, part_id)


def slightly_wrong(answer):
    """Answers near a right one: another in the third decimal, with another sign, in another order."""
    match answer:
        case float():
            return [answer + 0.0021, answer - 0.0037, -answer, 1 - answer, answer / 10]
        case np.ndarray():
            return [answer + 0.0021, -answer, np.roll(answer, 1, axis=-1)]
        case ((a, x), (b, y)):
            return [((a, x + 0.0021), (b, y - 0.0037)), ((a, y), (b, x))]


def none_is_right(exercise, part_id):
    for wrong in slightly_wrong(exercise.answer(part_id)) or ():
        for text in spellings.texts(exercise.part(part_id), wrong):
            is_two_things = re.match("[-–] ", text)  # a bullet, or the minus sign of a wrong number
            assert is_two_things or result(exercise, part_id, text).status != "correct", text


@pytest.mark.parametrize(("exercise", "part_id"), FEW[:4], ids=lambda one: getattr(one, "id", one))
def test_a_wrong_answer_is_right_in_no_spelling(exercise, part_id):
    none_is_right(exercise, part_id)


FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")
SPELT_OTHERWISE = (
    lambda text: text.replace(" ", "\u00a0"), lambda text: text.replace("\n", "\r\n"), lambda text: f"\n\n{text}\n \n",
    lambda text: f"```\n{text}\n```", lambda text: re.sub("^", "> ", text, flags=re.MULTILINE) if "\n" in text else text,
    lambda text: text if "f64" in text else text.translate(FULL_WIDTH), lambda text: f"\u200b{text}\ufeff",
)  # fmt: skip


@pytest.mark.parametrize(("exercise", "part_id"), FEW, ids=lambda one: getattr(one, "id", one))
def test_a_mark_is_the_same_with_other_blanks_ends_of_lines_digits_or_markup(exercise, part_id):
    part, key = exercise.part(part_id), exercise.answer(part_id)
    wrong = [text for text in spellings.texts(part, slightly_wrong(key)[0]) if not re.match("[-–] ", text)]
    for m, text in enumerate([*spellings.texts(part, key), *wrong]):
        otherwise = SPELT_OTHERWISE[m % len(SPELT_OTHERWISE)](text)
        mark, other = result(exercise, part_id, text), result(exercise, part_id, otherwise)
        assert (other.status, other.credit, other.cells) == (mark.status, mark.credit, mark.cells), otherwise


DENIED = (
    "not {}", "> {}", ">= {}", "< {}", "≤ {}", "!= {}", "≠ {}", "<> {}", "$\\neq {}$", "isn't {}", "it is not {}", "at least {}",
    "{} at most", "more than {}", "less than {}", "weniger als {}", "mindestens {}", "nicht {}", "over {}", "twice {}", "{} or more",
    "not: {}", "{} is wrong", "between 0.2 and {}", "bank compared with {}",
)  # fmt: skip
NOT_DENIED = (
    "≈ {}", "~{}", "about {}", "not scaled: {}", "no learning: {}", "bank does not attend much: {}", "=> {}", "bank -> interest: {}", "<b>{}</b>",
)  # fmt: skip


@pytest.mark.parametrize("text", DENIED)
def test_a_number_that_is_denied_or_compared_is_unreadable(text):
    denied = result(BANK, "q1-weight", text.format("0.2097"))
    assert denied.status == "unreadable"
    assert denied.message.endswith("Write the answer itself. Expected one number.")
    assert "0.2097" not in denied.message


@pytest.mark.parametrize("text", NOT_DENIED)
def test_words_that_deny_nothing_are_no_denial(text):
    assert result(BANK, "q1-weight", text.format("0.2097")).status == "correct"


@pytest.mark.parametrize(
    "text", ["not {}", "≠ {}", "less than {}", "{} is wrong", "4.37, 2.14, not 4.45", "[4.37, <2.14, 4.45]"]
)
def test_a_row_that_is_denied_or_compared_is_unreadable(text):
    assert result(BANK, "q2-query-bank", text.format("[4.37, 2.14, 4.45]")).status == "unreadable"


@pytest.mark.parametrize("sign", [">", "!=", "≠", "<"])
def test_weights_of_a_ranking_that_are_compared_are_unreadable(sign):
    assert result(BANK, "q5-top-two", f"interest {sign} 0.7029, bank {sign} 0.2482").status == "unreadable"
    assert result(BANK, "q5-top-two", "interest 0.7029 > bank 0.2482").status == "correct"


@pytest.mark.parametrize(
    "text",
    ["isn't weak", "weaker than strong", "non-weak", "≠ weak", "less than weak", "weak is wrong", "far from weak"],
)
def test_a_choice_that_is_denied_or_compared_is_unreadable(text):
    assert result(BANK, "q1-strength", text).status == "unreadable"


@pytest.mark.parametrize(
    "text", ["It attends weakly to it!", "weak, because 0.2097 < 0.4", "weak: less than 2/n", "0.21 < 0.4 → weak"]
)
def test_the_reason_for_a_choice_does_not_deny_it(text):
    assert result(BANK, "q1-strength", text).status == "correct"


def test_where_a_dash_may_be_a_bullet_or_a_minus_sign_the_right_reading_counts_and_is_told():
    bullet = result(BANK, "q1-weight", "- 0.2097")
    assert (bullet.status, bullet.reading) == ("correct", "0.2097")
    assert bullet.message == "Right. Each “-” was read as a bullet."
    river = exercises.load("river-bank")
    sign = result(river, "similarity-swam-bank", f"- {-river.answer('similarity-swam-bank'):.4f}")
    assert sign.message == "Right. Each “-” was read as a minus sign."
    for around in ("{}", "```\n{}\n```", "query:\n{}"):
        for right in ("- 4.37\n- 2.14\n- 4.45", "- $4.37$\n- $2.14$\n- $4.45$"):
            assert result(BANK, "q2-query-bank", around.format(right)).status == "correct"
        assert result(BANK, "q2-query-bank", around.format("- 1\n- 2\n- 3")).status == "unreadable"
    neither = result(BANK, "q1-weight", "- 0.5")
    assert (neither.status, neither.reading) == ("wrong", "-0.5")


W = AREA.answer("weights")


def table(order, heading, rows=AREA.tokens):
    lines = [" ".join(heading)] + [" ".join([*word, *(f"{W[i, j]:.4f}" for j in order)]) for i, word in enumerate(rows)]
    return "\n".join(lines)


@pytest.mark.parametrize("rows", [[[word] for word in AREA.tokens], [[]] * 4], ids=["words", "bare"])
def test_a_heading_decides_which_number_is_whose_where_the_columns_have_words_of_their_own(rows):
    order = [3, 0, 4, 1, 2]
    honest = table(order, [AREA.tokens_kv[j] for j in order], rows)
    assert result(AREA, "weights", honest).status == "correct"
    false = table(range(5), [AREA.tokens_kv[j] for j in order], rows)
    assert result(AREA, "weights", false).credit < 0.5


def test_a_heading_may_call_one_column_otherwise():
    order = [3, 0, 1, 4, 2]
    heading = ["Area", "The", "European", "EOS", "Economic"]
    assert result(AREA, "weights", table(order, heading, [[]] * 4)).status == "correct"
    assert result(AREA, "weights", table(range(5), heading, [[]] * 4)).credit < 0.5
    assert result(AREA, "weights", table(range(5), ["Area", "The", "x", "y", "EOS"], [[]] * 4)).status == "correct"
    said = "In this order of Area, The, European, EOS and Economic I have"
    assert result(AREA, "weights", table(range(5), [said], [[]] * 4)).status != "wrong"


def test_rows_named_after_the_other_sentence_are_told():
    rows = table(range(5), AREA.tokens_kv, [[word] for word in AREA.tokens_kv[:4]])
    assert "These are the words of another sentence." in read_typed(rows, AREA.part("weights")).message
    assert "another sentence" not in read_typed(rows.rpartition("\n")[0], AREA.part("weights")).message


def test_a_heading_of_the_wrong_words_is_told():
    other = table(range(5), ["the", *AREA.tokens])
    assert "These are the words of another sentence." in read_typed(other, AREA.part("weights")).message
    some = table(range(5), ["first", "second", *AREA.tokens[:3]])
    assert "another sentence" not in read_typed(some, AREA.part("weights")).message
    twice = table(range(5), ["The", "Area", "Area", "European", "<EOS>"])
    assert isinstance(read_typed(twice, AREA.part("weights")), Unreadable)
    own = read_typed("the/bank/raised up down\n" + "0.1 0.2 0.3 0.2 0.2\n" * 5, BANK.part("q3-weights"))
    assert "another sentence" not in own.message
    assert isinstance(read_typed("bank 0.1 0.2 0.3 0.2 0.2\n" * 5, BANK.part("q3-weights")), Numbers)
    one = AnswerForm(kind="matrix", shape=(2, 2), tokens=("a", "b"), tokens_kv=("c", "d"))
    assert isinstance(read_typed("a other\n0.1 0.2\n0.3 0.4", one), Numbers), "one word may stand in any heading"


def test_rows_and_columns_exchanged_are_told_in_place_of_being_filled_in_anew():
    journey = exercises.load("journey")
    key = journey.answer("context")
    turned = "\n".join(" ".join(f"{x:.4f}" for x in column) for column in key.T)
    told = read_typed(turned, journey.part("context"))
    assert told == Unreadable(message="That is 3 rows of 6: transpose it. Expected 6 rows of 3 numbers.")
    assert "found 2 rows of 6" in read_typed(turned.rpartition("\n")[0], journey.part("context")).message
    wrapped = re.sub(r"((?:\S+ ){5})", r"\1\n", " ".join(f"{x:.4f}" for x in key.ravel()))
    assert isinstance(read_typed(wrapped, journey.part("context")), Numbers)
    assert isinstance(read_typed("[0.1, 0.2, 0.3]", AnswerForm(kind="matrix", shape=(3, 1))), Numbers), (
        "one column, in a line"
    )


def test_a_zero_that_a_print_leaves_out_counts_beside_numbers_of_three_decimals():
    weights = exercises.load("journey").answer("weights")
    printed = str(np.round(weights, 3))
    assert "0.21 " in printed
    assert result(exercises.load("journey"), "weights", printed).status == "correct"
    assert result(exercises.load("journey"), "weights", str(np.round(weights, 2))).status == "imprecise"
    by_hand = printed.replace("0.201", "0.2", 1)
    assert result(exercises.load("journey"), "weights", by_hand).status == "imprecise"


def test_a_point_with_a_blank_after_it_is_no_numbering():
    assert result(BANK, "q1-weight", "0. 2097").status == "unreadable"
    assert result(BANK, "q2-query-bank", "The answer is (4.37, 2.14, 4.45).").status == "correct"


def test_rows_that_are_numbered_stand_in_the_order_of_their_numbers():
    assert result(BANK, "q2-query-bank", "x3 = 4.45\nx1 = 4.37\nx2 = 2.14").status == "correct"
    assert result(BANK, "q2-query-bank", "x3 = 4.37\nx1 = 2.14\nx2 = 4.45").credit == 0
