"""Words with their weights, in every spelling of either; any word of any sentence can be named."""

import json

import pytest

from core import exercises, grading
from core.__main__ import main
from core.classroom.check import unread_keys
from core.exercises import Part
from core.reading.answers import Unreadable, WeightedWords, read_typed
from core.reading.names import distinct
from tests.core.homework.plain import exercise_text

BANK = exercises.load("bank-interest")


def test_a_weight_may_be_a_calculation():
    result = grading.grade(BANK, {"q5-top-two": "interest exp(0 - 0.352541 ), bank exp(-1.393520)"})["q5-top-two"]
    assert result.cells == (("correct", "correct"),) * 2


@pytest.mark.parametrize(
    ("text", "credit", "cells", "message"),
    [
        ("interest, bank", 0.5, (("correct", "blank"), ("correct", "blank")), "2 of 4 are right. The weights of “interest” and “bank” are missing."),
        ("interest 0.7029, bank", 0.75, (("correct", "correct"), ("correct", "blank")), "3 of 4 are right. The weight of “bank” is missing."),
        ("0.7029 interest, bank", 0.75, (("correct", "correct"), ("correct", "blank")), "3 of 4 are right. The weight of “bank” is missing."),
        ("interest 0.70, bank 0.25", 0.5, (("correct", "imprecise"),) * 2, "Right as far as it"),
        ("interest, rates", 0.25, (("correct", "blank"), ("wrong", "blank")), "1 of 4 is right. The weights of"),
        ("interest 0.2482, bank 0.7029", 0.5, (("correct", "wrong"), ("correct", "wrong")), "2 of 4 are right."),
        ("interest 0.7, bank 0.2482", 0.75, (("correct", "imprecise"), ("correct", "correct")), "Right as far as it"),
    ],
)  # fmt: skip
def test_each_word_and_each_weight_has_its_mark_and_what_is_missing_is_told(text, credit, cells, message):
    result = grading.grade(BANK, {"q5-top-two": text})["q5-top-two"]
    assert (result.credit, result.cells) == (credit, cells)
    assert result.message.startswith(message)


def asked(*tokens, top=2):
    return Part(
        id="p", question="q", kind="ranking", prompt="", graph="plain", node="weights", row=0, column=None, shape=(top,),
        choices=(), tokens=tokens, strong_from=0.0, decimals=4, fewest_decimals=3,
    )  # fmt: skip


TWICE = ("the", "bank", "raised", "the", "interest")


@pytest.mark.parametrize("name", ["the₄", "the (4)", "THE4", "`the4`", "the_4", r"$\text{the}_4$", "the#4"])  # fmt: skip
def test_a_word_that_occurs_twice_is_named_by_its_place(name):
    if name.startswith("$"):
        name = "the_{4}"
    assert read_typed(f"{name}: 0.4, bank: 0.3", asked(*TWICE)).pairs[0][0] == "the₄"


def test_a_word_that_occurs_twice_has_to_be_told_apart_unless_all_of_them_are_named():
    message = "“the” occurs 2 times. Say which one you mean: the₁ or the₄."
    assert read_typed("the 0.4, bank 0.3", asked(*TWICE)) == Unreadable(message=message)
    five = read_typed("the 0.4, bank 0.3", asked(*["the"] * 5, "bank")).message
    assert five == "“the” occurs 5 times. Say which one you mean: the₁ or the₂ or the₃ or the₄."
    assert [word for word, _ in read_typed("the 0.4, the 0.3", asked(*TWICE)).pairs] == ["the₁", "the₄"]
    assert [word for word, _ in read_typed("the₄ 0.4, the₁ 0.3", asked(*TWICE)).pairs] == ["the₄", "the₁"]


def test_words_that_differ_only_in_their_capitals_are_told_apart_by_them():
    words = asked("The", "bank", "the")
    assert [word for word, _ in read_typed("the 0.4, The 0.3", words).pairs] == ["the", "The"]
    assert "occurs 2 times" in read_typed("THE 0.4, bank 0.3", words).message


@pytest.mark.parametrize("text", ["the 0.4 0.3, bank, raised", "0.4 the bank raised 0.3"])
def test_of_two_weights_without_a_word_between_nobody_can_say_whose_they_are(text):
    assert "one word has two weights" in read_typed(text, asked(*TWICE[:3], top=3)).message


@pytest.mark.parametrize("word", ["the", "interest"])
def test_a_word_that_occurs_once_is_not_named_twice(word):
    result = grading.grade(BANK, {"q5-top-two": f"{word} 0.7029, {word} 0.2482"})["q5-top-two"]
    assert (result.status, f"“{word}” is there twice." in result.message) == ("unreadable", True)


def test_part_of_a_word_is_not_that_word():
    for text in ("self-attention 0.4, bank 0.3", "bank's 0.4, attention 0.3", "banker 0.4, attention 0.3"):
        assert "is not a word of the sentence" in read_typed(text, asked("bank", "attention", "the")).message
    assert isinstance(read_typed("bank1 0.4, the 0.3", asked("bank", "attention", "the")), Unreadable)


AWKWARD = [
    "don't", "don’t", "self-attention", "B2B", "GPT-4", "1st", "2nd", "U.S.", "u.s.", "e.g.", "new york", "O'Neil",
    "rock’n’roll", "l’eau", "n't", "'s", "and", "with", "is", "weight", "word", "e", "pi", "exp", "a", "i", "x²", "½",
    "7", "0", "2024", "3.88", "10:30", "50%", "1/2", "1e5", "nan", "inf", "C++", "a/b", "snake_case", "__init__",
    "[CLS]", "##ing", "<unk>", "</s>", "Ġthe", "▁the", "#tag", "user@mail", "café", "naïve", "straße", "İstanbul",
    "银行", "банк", "😀", ".", ",", "!", "?", "-", "*", "(", ")", "…", "--", "tensor", "dtype", "Name", "In", "Out", "NOT",
]  # fmt: skip


def exercise(folder, *tokens, top=2):
    file = folder / "mine.toml"
    rows = ", ".join(f"[{0.9 - 0.2 * i:.1f}, {0.1 + 0.1 * i:.1f}]" for i in range(len(tokens)))
    asked = (
        f'parts = [{{id = "top", kind = "ranking", prompt = "Which words?", node = "weights", row = 0, top = {top}}}]'
    )
    content = exercise_text(asked, tokens=json.dumps(tokens, ensure_ascii=False), X=f"[{rows}]")
    file.write_text(content, encoding="utf-8")
    return exercises.load_file(file)


@pytest.mark.parametrize("token", AWKWARD)
def test_any_word_can_be_named(tmp_path, token):
    others = (other for other in ("and", "4th", "a") if other != token)
    assert unread_keys(exercise(tmp_path, token, *others)) == ()


@pytest.mark.parametrize(
    "tokens", [TWICE, ("a", "a", "a"), ("The", "the", "x"), ("the", "the1", "the"), ("7", "b", "7")]
)
def test_words_that_occur_again_can_be_named(tmp_path, tokens):
    for top in range(1, len(tokens) + 1):
        mine = exercise(tmp_path, *tokens, top=top)
        assert unread_keys(mine) == ()
        assert {word for word, _ in mine.answer("top")} <= set(distinct(tokens))


def test_check_says_which_key_cannot_be_read(tmp_path, capsys):
    exercise(tmp_path, "|", "bank")
    assert main(["check", str(tmp_path / "mine.toml")]) == 0
    assert "top: its own key is not read when it is written as '| word | weight |" in capsys.readouterr().out
    (tmp_path / "other").mkdir()
    exercise(tmp_path / "other", "don't", "bank")
    main(["check", str(tmp_path / "other" / "mine.toml")])
    assert "its own key" not in capsys.readouterr().out


def test_a_long_sentence_is_not_listed_in_a_message():
    words = [f"word{i}" for i in range(300)]
    assert read_typed("money 0.5, word1 0.2", asked(*words)).message == "“money” is not a word of the sentence."
    assert isinstance(read_typed("word299 0.5, word1 0.2", asked(*words)), WeightedWords)
