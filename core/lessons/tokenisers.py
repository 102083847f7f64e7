"""One text in three ways: cut at spaces, into words and marks, and into the word pieces that a transformer reads."""

from collections.abc import Mapping

from core.models import minilm_files
from core.words import tokens, word_pieces


def ways(text: str) -> Mapping[str, tuple[str, ...]]:
    """The tokens of a text by what splits it.

    Raises:
        ModelFilesError: the vocabulary of the trained model cannot be read.

    >>> ways("My dog's tail!")["word pieces"]
    ('my', 'dog', "'", 's', 'tail', '!')
    """
    return {
        "`split`": tuple(text.split()),
        "words and marks": tokens.tokenize(text),
        "word pieces": tuple(piece.token for piece in word_pieces.split(text, minilm_files.vocabulary())),
    }
