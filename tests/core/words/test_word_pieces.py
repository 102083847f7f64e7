"""Pieces of words, held against the library tokenizers on every character that Unicode has had for long."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

from core.reading.data_files import DATA
from core.words.word_pieces import LONGEST_WORD, UNKNOWN, Piece, split, words

PIECES = (DATA / "minilm" / "vocabulary.txt").read_bytes().decode().removesuffix("\n").split("\n")
VOCABULARY = {piece: row for row, piece in enumerate(PIECES)}


def is_settled(letter):
    """Whether Unicode has had the character since 2002, in the same class: the library's tables are not Python's."""
    return unicodedata.ucd_3_2_0.category(letter) == unicodedata.category(letter) not in ("Cn", "Cs")


LETTERS = [chr(code) for code in range(0x110000) if is_settled(chr(code))]


@pytest.fixture(scope="module")
def oracle():
    tokenizer = Tokenizer(models.WordPiece(VOCABULARY, unk_token=UNKNOWN, max_input_chars_per_word=LONGEST_WORD))
    tokenizer.normalizer = normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return lambda text: tuple(tokenizer.encode(text, add_special_tokens=False).tokens)


def tokens(text):
    return tuple(piece.token for piece in split(text, VOCABULARY))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The PIZZA came.", "the pizza came ."),
        ("Déjà vu à Genève, naïve Åse", "de ##ja vu a gene ##ve , naive as ##e"),
        ("didn't 0.25 % u.s. (so-called)", "didn ' t 0 . 25 % u . s . ( so - called )"),
        ("人工知能 and カナ", "人 [UNK] [UNK] [UNK] and カ ##ナ"),
        ("It rained 🙂🙂 all day ☔", "it rained [UNK] all day [UNK]"),
        ("שלום עולם", "ש ##ל ##ו ##ם ע ##ו ##ל ##ם"), ("[SEP] [MASK]", "[ sep ] [ mask ]"),
        ("unaffable\u200bness\u0000", "una ##ffa ##ble ##ness"), ("ΛΟΓΟΣ", "λ ##ο ##γ ##ο ##σ"), ("a" * 101, "[UNK]"),
        ("\ud800", ""), (" \t\n\u3000 ", ""), ("", ""),
    ],
)  # fmt: skip
def test_a_text_is_split_into_these_pieces(text, expected):
    assert tokens(text) == tuple(expected.split())


def test_every_piece_tells_which_word_it_is_part_of():
    assert split("Swim 🙂 unaffable", VOCABULARY) == (
        Piece("swim", "swim"), Piece("[UNK]", "🙂"), Piece("una", "unaffable"), Piece("##ffa", "unaffable"),
        Piece("##ble", "unaffable"),
    )  # fmt: skip
    assert words("Ça va?") == ("ca", "va", "?")


@pytest.mark.nightly
@pytest.mark.slow
def test_every_character_is_split_as_by_the_library(oracle):
    """Alone, inside a word and at its end, in texts of a thousand."""
    assert len(LETTERS) > 90_000
    for start in range(0, len(LETTERS), 1000):
        text = " ".join(f"a{letter}b{letter} {letter}" for letter in LETTERS[start : start + 1000])
        assert tokens(text) == oracle(text)


@given(st.text(st.sampled_from([*LETTERS, *" .,'abcdefghij" * 3000]), max_size=150))
def test_any_text_is_split_as_by_the_library(oracle, text):
    assert tokens(text) == oracle(text)


@pytest.mark.parametrize("length", [98, 99, 100, 101])
def test_words_around_the_longest_are_split_as_by_the_library(oracle, length):
    assert tokens("ab" * length + " " + "e" * length) == oracle("ab" * length + " " + "e" * length)
