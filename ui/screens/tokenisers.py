"""Beside `split`, what other tokenisers make of a sentence that a student types."""

import streamlit as st

from core.graph.tex import plain
from core.models import minilm_files
from core.models.minilm_files import ModelFilesError
from core.words import word_pieces
from core.words.tokens import tokenize
from ui.fields import widgets
from ui.frame import tables
from ui.session import link

_FIELD, _TEXT = "shapes.text", "My dog's tail wagged unbelievably!"


def is_linked() -> bool:
    """Whether the link holds a sentence to split."""
    return bool(link.parameter(_FIELD))


def show() -> None:
    """Type a sentence and see its tokens."""
    st.markdown(
        "`split` cuts at spaces. The vectors of GloVe are for words and marks. Transformers read *word pieces* from a "
        "fixed list, so that hardly any word is unknown: `##` goes on with a word. Try your own."
    )
    text = widgets.text("A sentence to split", _FIELD, usual=_TEXT, max_chars=200)
    try:
        pieces = word_pieces.split(text, minilm_files.vocabulary())
    except ModelFilesError as problem:
        st.error(str(problem))
        return
    tokens = [piece.token for piece in pieces]
    ways = {"`split`": text.split(), "words and marks": tokenize(text), "word pieces": tokens}
    tables.draw(
        {
            "split by": list(ways),
            "tokens": [" · ".join(map(plain, tokens)) for tokens in ways.values()],
            "how many": [str(len(tokens)) for tokens in ways.values()],
        }
    )
