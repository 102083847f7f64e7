"""A long text that a student pastes, looked up word by word; words without a vector are left out."""

import streamlit as st

from core.graph import long_text
from core.graph.long_text import Text
from core.graph.tex import emphasised
from core.lessons import two_banks
from core.reading.readings import first_of
from ui.fields import sentence, widgets
from ui.session import browser_storage, going_back, link
from ui.session.keys import Key

_LONGEST_IN_LINK = 2000
"""The most characters of a text that is kept in the link: servers refuse longer links."""

_FEW = 5
"""How many of the omitted words are named."""

_EXTENTS = ("16", "32", "64", "128", "256", "512")

_DIVIDED, _PLAIN = "divided by √d_model", "as they are"


def ask_text() -> Text:
    """Ask for a text; returns its words that have a vector, or the example's while there are none."""
    link.fill_from_link(Key.TEXT)
    typed = str(
        st.text_area(
            "Your text", two_banks.text(), height=100, key=Key.TEXT, persist_state="session",
            max_chars=long_text.LETTERS, on_change=going_back.note_change, args=(Key.TEXT,),
        )
        or ""
    )  # fmt: skip
    widgets.tell_if_full(typed, long_text.LETTERS)
    vectors = sentence.word_vectors()
    text = long_text.read_text(typed, vectors)
    notes = _omitted_words(text)
    if not text.whole:
        st.warning(f"This text is too long: showing its first {text.read:,} words and marks.")
    if not text.words:
        problem = "None of its words has a vector." if text.unknown else "Type or paste a text."
        st.warning(f"{problem} Showing our example for now.")
        text, notes = long_text.read_text(two_banks.text(), vectors), ""
    n, d_model = text.X.shape
    count = "1 word or mark" if n == 1 else f"{n:,} words and marks"
    st.caption(f"{count} with {d_model} numbers each, from {vectors.name}: {n * n:,} weights.{notes}")
    browser_storage.keep_if_long(
        Key.TEXT, typed, longest=long_text.LETTERS, longest_in_link=_LONGEST_IN_LINK, usual=two_banks.text()
    )
    return text


def _omitted_words(text: Text) -> str:
    if not text.unknown:
        return ""
    names = first_of([emphasised(word[:30]) for word in text.unknown], _FEW)
    return f" Left out for lack of a vector: {len(text.unknown):,} ({names})."


def choose_scaled() -> bool:
    """Choose whether the scores are divided by √d_model."""
    return widgets.one_of("Scores", [_DIVIDED, _PLAIN], "scaling", usual=_DIVIDED) == _DIVIDED


def choose_extent(n: int) -> int:
    """Choose how many words wide the enlarged part is."""
    options = [extent for extent in _EXTENTS if int(extent) < n] or [str(n)]
    return int(widgets.one_of("Zoom in: words per side", options, "zoom", usual=options[0]))
