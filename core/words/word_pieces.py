"""Splits a text into the pieces of words that BERT and its relatives read: lower case, no accents, rare words in parts.

First into words, at spaces, around every mark and around every Chinese character; then each word into the longest
pieces of a fixed vocabulary, from left to right. The library ``tokenizers`` splits in the same way and is the oracle
in the tests; it would bring a client for downloads with it, for what takes these few lines.
Source: Devlin et al., BERT (2019), and the ``BertNormalizer`` and ``WordPiece`` of that library.
"""

import unicodedata
from collections.abc import Container, Iterator
from dataclasses import dataclass

UNKNOWN = "[UNK]"
"""What stands for a word that the vocabulary has no pieces for."""

CONTINUED = "##"
"""How a piece begins that is not the first of its word."""

LONGEST_WORD = 100
"""In letters; a longer word is unknown."""

_IDEOGRAPHS = (
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0x20000, 0x2A6DF),
    (0x2A700, 0x2B81F),
    (0x2B920, 0x2CEAF),
    (0x2F800, 0x2FA1F),
)
"""The blocks of Chinese characters, each of which is a word, with the gap in them that ``tokenizers`` has."""


@dataclass(frozen=True)
class Piece:
    """A piece as the vocabulary has it, and the word of the text that it is part of."""

    token: str
    word: str


def split(text: str, vocabulary: Container[str]) -> tuple[Piece, ...]:
    """The pieces of a text, in order; a word that cannot be put together from pieces is one unknown piece.

    A text that spells a special token, such as [SEP], is only text.

    >>> [piece.token for piece in split("Café prices!", {"cafe", "price", "##s", "!"})]
    ['cafe', 'price', '##s', '!']
    """
    return tuple(Piece(token, word) for word in words(text) for token in _pieces(word, vocabulary))


def words(text: str) -> tuple[str, ...]:
    """The words and marks of a text, in lower case and without accents, in order.

    >>> words("Déjà vu, 3.5 %")
    ('deja', 'vu', ',', '3', '.', '5', '%')
    """
    apart = "".join(f" {letter} " if _is_ideograph(letter) else letter for letter in text if not _is_invisible(letter))
    plain = (letter for letter in unicodedata.normalize("NFD", apart) if unicodedata.category(letter) != "Mn")
    # Letter by letter, because at the end of a word Python would turn Σ into another small letter.
    return tuple("".join(f" {letter} " if _is_mark(letter) else letter.lower() for letter in plain).split())


def _pieces(word: str, vocabulary: Container[str]) -> Iterator[str]:
    """The longest first piece, then the longest that goes on from there, and so on; or unknown."""
    pieces: list[str] = []
    start = 0
    while start < len(word) <= LONGEST_WORD:
        candidates = ((CONTINUED * (start > 0) + word[start:end], end) for end in range(len(word), start, -1))
        piece, start = next((each for each in candidates if each[0] in vocabulary), (UNKNOWN, len(word)))
        pieces.append(piece)
    yield from pieces if pieces and UNKNOWN not in pieces else (UNKNOWN,)


def _is_ideograph(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in _IDEOGRAPHS)


def _is_invisible(letter: str) -> bool:
    """Whether it is a control character or the like; spaces and ends of lines are not."""
    return letter == "\ufffd" or (unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co") and letter not in "\t\n\r")


def _is_mark(letter: str) -> bool:
    """Whether it is punctuation; of the other symbols, those of ASCII, such as $ and +, count as well."""
    return unicodedata.category(letter).startswith("P") or letter in "$+<=>^`|~"
