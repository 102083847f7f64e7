"""A sentence of the student's own: looked up word by word, with a choice for every word nobody knows."""

import functools
import os
from collections.abc import Sequence

import streamlit as st

from core.graph.steps import Matrix
from core.reading import answers, matrix_edits
from core.words import sources
from core.words.vectors import Choice, LookUp, VectorsError, WordVectors
from ui.fields import widgets
from ui.session import keys
from ui.session.keys import Key

EXAMPLE = "we walked along the river to the bank"
LONGEST = 64
"""Tokens of a sentence that are looked up."""

SOURCE = "WORD_VECTORS"
"""The environment variable that names other vectors: a file, or a model that gensim can download."""


@functools.cache
def known_vectors() -> WordVectors:
    """The word vectors that sentences are looked up in."""
    return sources.load(os.environ.get(SOURCE) or None)


def ask() -> tuple[tuple[str, ...], Matrix]:
    """Ask for a sentence; returns its tokens and embeddings, the example's while there is none to use."""
    typed = widgets.text("Your sentence", Key.SENTENCE, usual=EXAMPLE, max_chars=2000)
    try:
        found = _look_up(typed)
        choices = {word: _choose(found, word, i) for i, word in enumerate(found.unknown)}
        tokens, X = found.resolve(choices)
    except VectorsError as problem:
        st.warning(f"{problem} Meanwhile you see “{EXAMPLE}”.")
        tokens, X = _look_up(EXAMPLE).resolve({})
    many = "1 word" if len(tokens) == 1 else f"{len(tokens)} words"
    st.caption(f"{many} with {X.shape[1]} numbers each, from {known_vectors().name}.")
    return tokens, X


def _look_up(sentence: str) -> LookUp:
    tokens = sources.tokenize(sentence)
    if not 0 < len(tokens) <= LONGEST:
        raise VectorsError(count(tokens))
    return known_vectors().look_up(tokens)


def count(tokens: Sequence[str]) -> str:
    """What is wrong with how many words were typed."""
    if not tokens:
        return "Type a word or more."
    return f"These are {len(tokens)} words; at most {LONGEST} can be shown."


def _choose(found: LookUp, word: str, i: int) -> Choice:
    """Ask what to do about an unknown word; it is dropped while its vector cannot be read."""
    near = found.unknown[word]
    with st.container(border=True):
        st.markdown(
            f"No vector is known for `{word.replace('`', '')}`."
            + (f" Nearest spellings: {', '.join(f'*{spelling}*' for spelling in near)}." if near else "")
        )
        drop, typed = "Drop it", "Type a vector"
        what = st.segmented_control(
            f"What to do about {word}", [drop, typed], default=drop, required=True, label_visibility="collapsed",
            key=keys.numbered(Key.UNKNOWN, i), bind="query-params",
        )  # fmt: skip
        if what != typed:
            return None
        dim = found.X.shape[1]
        text = widgets.text(f"Its {dim} numbers", keys.numbered(Key.VECTOR, i), placeholder="0.1 0.2 0.3 …")
        if not text.strip():
            st.caption("Left out until you type its numbers.")
            return None
        reading = answers.numbers(text, (dim,))
        if isinstance(reading, answers.Unreadable):
            st.warning(f"{reading.message} The word is left out until then.")
            return None
        values = [float(cell.value) for cell in reading.cells if cell]
        if not matrix_edits.in_range(*values):
            st.warning(f"{matrix_edits.RANGE} The word is left out until then.")
            return None
        return values
