"""One word in two sentences: what one round of attention does to its vector."""

from collections.abc import Mapping

import numpy as np
import streamlit as st

from core.graph.tex import in_prose, plain
from core.lessons import meaning
from core.lessons.meaning import DIVIDED, NEIGHBOURS, UNDIVIDED, WAYS, Occurrence
from core.lessons.why import Bank
from core.words.vectors import VectorsError
from ui.charts import bars, drawing, threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.fields.sentence import ask_short_sentence, look_up_in_course
from ui.frame import tables
from ui.frame.lesson import Asked
from ui.session import contents

_ASKS = {UNDIVIDED: "undivided", DIVIDED: "divided"}
"""Which question asks of a way: the row of the word is veiled there until it is answered."""


def show_figure(bank: Bank, asked: Asked) -> None:
    """The first sentence, with the threads of the word that both have, in each way of which what is asked is open."""
    tokens, X = look_up_in_course(bank.a).resolve({})
    weights = [meaning.occurrence(tokens, X, bank.word, way).trace.weights for way in WAYS]
    i, ways = tokens.index(bank.word), list(WAYS)
    threads.draw(
        Threads(
            name=f"What {bank.word} attends to", tokens=tuple(tokens), names=tuple(WAYS), weights=np.array([weights]),
            row=Row(0, ways.index(DIVIDED), i),
            veiled=frozenset(Row(0, ways.index(way), i) for way, name in _ASKS.items() if not asked.is_open(name)),
            covered=tuple(asked.until(_ASKS[way]) if way in _ASKS else "" for way in ways),
        ),
        key="threads", on={},
    )  # fmt: skip


def compare(bank: Bank) -> Mapping[str, Occurrence]:
    """Two sentences, which the student may change, and what one round does to a word that they share.

    Returns the word in both of them, by the name of the sentence.
    """
    defaults = (bank.a, bank.b)
    a, b = (
        ask_short_sentence(f"Sentence {name.upper()}", f"why.{name}", usual)
        for name, usual in zip("ab", defaults, strict=True)
    )
    words = meaning.common_words(a[0], b[0])
    if not words:
        st.warning("A and B need a word in common, such as *bank*. Showing the course’s sentences for now.")
        a, b = (look_up_in_course(sentence).resolve({}) for sentence in defaults)
        words = meaning.common_words(a[0], b[0])
    left, right = st.columns(2)
    with left:
        contents.replace_if_not_offered("why.word", words, words[0])
        word = str(widgets.linked(st.selectbox, "The word they share", key="why.word", usual=words[0], options=words))
    with right:
        way = _way()
    both = {way: [meaning.occurrence(*one, word, way) for one in (a, b)] for way in WAYS}
    _cosines(word, both)
    shown = dict(zip("AB", both[way], strict=True))
    with st.grid(2, min_column_width=250):
        for name, one in shown.items():
            with st.container(border=True, height="stretch"):
                st.markdown(f"**{name}: weights of *{plain(word)}***")
                bars.draw(f"{name}: weights of {word}", {way: one.weights}, drawing.distinct(one.tokens))
    st.caption(
        f"How much *{plain(word)}* attends to each word ({in_prose(way)}). Try *dog* in “the dog bit the man” "
        "and “the man bit the dog”."
    )
    return shown


def _way() -> str:
    return widgets.one_of("Scores in this round", list(WAYS), "why.way", usual=DIVIDED)


def _cosines(word: str, both: Mapping[str, list[Occurrence]]) -> None:
    with st.container(horizontal=True):
        first, second = both[UNDIVIDED]
        st.metric("Cosine before", f"{meaning.cosine(first.before, second.before):.4f}", border=True)
        for way, (first, second) in both.items():
            st.metric(f"After, {way}", f"{meaning.cosine(first.after, second.after):.4f}", border=True)
    st.caption(f"The cosine between the *{plain(word)}* of A and that of B, before and after one round.")


def show_neighbours(shown: Mapping[str, Occurrence]) -> None:
    """The nearest neighbours of the word, before and after the round in each sentence."""
    try:
        with st.spinner("gensim is looking for neighbours …"):
            before = meaning.neighbours(shown["A"].before)
            after = {name: meaning.neighbours(one.after) for name, one in shown.items()}
    except VectorsError as problem:
        st.warning(plain(str(problem)))
        return
    words_before = {word for word, _ in before}
    columns = {"before": [f"{plain(word)} {cosine:.4f}" for word, cosine in before]}
    for name, near in after.items():
        bold = ["" if word in words_before else "**" for word, _ in near]
        columns[f"after, in {name}"] = [
            f"{mark}{plain(word)}{mark} {cosine:.4f}" for mark, (word, cosine) in zip(bold, near, strict=True)
        ]
    tables.draw(columns)
    st.caption(
        f"The {NEIGHBOURS} of 40,000 words with the highest cosine: gensim’s `most_similar`, given the vector. Bold: "
        "not among them before the round."
    )


def conclude() -> None:
    """What follows from all of it."""
    st.markdown(
        "So a table gives a word one vector for all its meanings, and a round of attention without learning moves it "
        "only a little. Nothing tells it which of the other words matters."
    )
