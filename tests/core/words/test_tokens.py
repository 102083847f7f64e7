"""Texts split into words and marks; NLTK is the oracle wherever both should agree."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.words.tokens import tokenize

AS_NLTK = [
    "The pizza came out of the oven and it tasted good", "I can't swim, don't I?",
    "They're sure we'll go; he'd say it's John's, and I've heard I'm wrong.",
    "The students' well-known homework (part 3) cost 3.88, or 3,36 euros!",
    "He cannot come, gonna lemme gotta wanna go.",
    "At 10:30 the state-of-the-art model said: wait... what -- really?",
    "50 % of $5 & more @ home #1 *now*", "[a] {b} <c>", "rock'n'roll at five o'clock",
]  # fmt: skip


@pytest.mark.parametrize("text", AS_NLTK)
def test_words_are_split_as_nltk_splits_them(text):
    from nltk.tokenize import NLTKWordTokenizer  # imports SciPy

    assert list(tokenize(text)) == [token.lower() for token in NLTKWordTokenizer().tokenize(text)]


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("I swam. Then I slept.", ("i", "swam", ".", "then", "i", "slept", ".")),
        ("swam.Then", ("swam", ".", "then")), ("the U.S. economy", ("the", "u.s.", "economy")),
        ("don’t say “no”", ("do", "n't", "say", "“", "no", "”")), ("and/or", ("and", "/", "or")),
        ("הבנק העלה ריבית", ("הבנק", "העלה", "ריבית")), ("हिन्दी में", ("हिन्दी", "में")),
        ("bank 🙂👩‍💻 bank", ("bank", "🙂👩‍💻", "bank")), ("  ", ()),
    ],
)  # fmt: skip
def test_words_that_nltk_splits_differently(text, tokens):
    assert tokenize(text) == tokens


@given(st.text(max_size=60))
def test_only_space_is_lost(text):
    assert "".join("".join(tokenize(text)).split()) == "".join(text.lower().replace("’", "'").split()) or "’" in text
    assert all(token and not any(mark.isspace() for mark in token) for token in tokenize(text))
