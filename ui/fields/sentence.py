"""Sentences that a student types, looked up word by word, and what happens to words without a vector."""

import functools
import os
from collections.abc import Sequence

import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import emphasised, plain
from core.reading import answers, matrix_edits
from core.reading.readings import counted
from core.words import sources
from core.words.vectors import Choice, LookUp, VectorsError, WordVectors
from ui.fields import widgets
from ui.session import keys
from ui.session.keys import Key

EXAMPLE = "we walked along the river to the bank"
LONGEST = 64
"""The most tokens of a sentence."""

MOST_LETTERS = 2000
"""The most characters of a sentence; a link may hold more."""

SOURCE = "WORD_VECTORS"
"""The environment variable that names other vectors: a file, or a model that gensim can download."""


@functools.cache
def word_vectors() -> WordVectors:
    """The word vectors that sentences are looked up in."""
    return sources.load(os.environ.get(SOURCE) or None)


def ask_sentence() -> tuple[tuple[str, ...], Matrix]:
    """Ask for a sentence and what to do about each word without a vector; returns tokens and embeddings (n × d_model).

    While the sentence cannot be used, they are those of the example.
    """
    typed = widgets.text("Your sentence", Key.SENTENCE, usual=EXAMPLE, max_chars=MOST_LETTERS)
    try:
        words = _look_up(typed, word_vectors())
        choices = {word: _choose(words, word, i) for i, word in enumerate(words.unknown)}
        tokens, X = words.resolve(choices)
    except VectorsError as problem:
        st.warning(f"{plain(str(problem))} Showing “{EXAMPLE}” for now.")
        tokens, X = _look_up(EXAMPLE, word_vectors()).resolve({})
    st.caption(f"{counted(len(tokens), 'word')} with {X.shape[1]} numbers each, from {word_vectors().name}.")
    return tokens, X


def ask_short_sentence(label: str, key: str, usual: str) -> tuple[tuple[str, ...], Matrix]:
    """Ask for a sentence, leaving out words without a vector in the course's; returns tokens and embeddings.

    While the sentence cannot be used, they are those of the usual one.
    """
    typed = widgets.text(label, key, usual=usual)
    try:
        words = look_up_in_course(typed)
        if words.unknown:
            st.warning(f"{' '.join(_no_vector(word, near) for word, near in words.unknown.items())} Left out here.")
        return words.resolve(dict.fromkeys(words.unknown))
    except VectorsError as problem:
        st.warning(f"{plain(str(problem))} Showing “{usual}” for now.")
        return look_up_in_course(usual).resolve({})


@functools.lru_cache(maxsize=64)
def look_up_in_course(sentence: str) -> LookUp:
    """The words of a sentence and their vectors in the course's table.

    Raises:
        VectorsError: there are no words, or too many.
    """
    return _look_up(sentence, sources.load())


def _look_up(sentence: str, vectors: WordVectors) -> LookUp:
    tokens = sources.tokenize(sentence)
    if not 0 < len(tokens) <= LONGEST:
        raise VectorsError(wrong_count(tokens))
    return vectors.look_up(tokens)


def _no_vector(word: str, near: tuple[str, ...]) -> str:
    spellings = f" (nearest spellings: {', '.join(map(plain, near))})" if near else ""
    return f"There is no vector for {emphasised(word)}{spellings}."


def wrong_count(tokens: Sequence[str]) -> str:
    """What is wrong with the number of words."""
    if not tokens:
        return "Type at least one word."
    return f"You typed {len(tokens)} words; at most {LONGEST} can be shown."


def _choose(words: LookUp, word: str, i: int) -> Choice:
    """Ask what to do about a word without a vector; None drops it, as does a vector that cannot be read."""
    with st.container(border=True):
        st.markdown(_no_vector(word, words.unknown[word]))
        drop, typed = "Drop it", "Type a vector"
        what = widgets.one_of(
            f"What to do about {plain(word)}",
            [drop, typed],
            keys.numbered(Key.UNKNOWN, i),
            usual=drop,
            label_visibility="collapsed",
        )
        if what != typed:
            return None
        dim = words.X.shape[1]
        text = widgets.text(
            f"Its {dim} numbers",
            keys.numbered(Key.VECTOR, i),
            placeholder="0.1 0.2 0.3 …",
            max_chars=answers.SPACE + answers.SPACE_PER_NUMBER * dim,
        )
        if not text.strip():
            st.caption("Left out until you type its numbers.")
            return None
        reading = answers.numbers(text, (dim,))
        if isinstance(reading, answers.Unreadable):
            st.warning(f"{plain(reading.message)} The word is left out until then.")
            return None
        values = [float(cell.value) for cell in reading.cells if cell]
        if not matrix_edits.in_range(*values):
            st.warning(f"{matrix_edits.RANGE} The word is left out until then.")
            return None
        return values
