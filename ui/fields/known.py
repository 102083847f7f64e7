"""A short sentence whose words are looked up in the course's vectors; a word that has none is told and left out."""

import functools

import streamlit as st

from core.graph.steps import Matrix
from core.words import sources
from core.words.vectors import LookUp, VectorsError
from ui.fields import widgets
from ui.fields.sentence import LONGEST, count

_MOST_LETTERS = 300


def ask(label: str, key: str, usual: str) -> tuple[tuple[str, ...], Matrix]:
    """Ask for a sentence; returns its known words and their vectors, those of the usual one while there are none."""
    typed = widgets.text(label, key, usual=usual, max_chars=_MOST_LETTERS)
    try:
        found = look_up(typed)
        if found.unknown:
            st.warning(f"{' '.join(_told(word, near) for word, near in found.unknown.items())} Left out here.")
        return found.resolve(dict.fromkeys(found.unknown))
    except VectorsError as problem:
        st.warning(f"{problem} Meanwhile you see “{usual}”.")
        return look_up(usual).resolve({})


@functools.lru_cache(maxsize=64)
def look_up(sentence: str) -> LookUp:
    """The words of a sentence and their vectors.

    Raises:
        VectorsError: there are none, or too many.
    """
    tokens = sources.tokenize(sentence)
    if not 0 < len(tokens) <= LONGEST:
        raise VectorsError(count(tokens))
    return sources.load().look_up(tokens)


def _told(word: str, near: tuple[str, ...]) -> str:
    spelled = f" (nearest spellings: {', '.join(near)})" if near else ""
    return f"No vector is known for `{word.replace('`', '')}`{spelled}."
