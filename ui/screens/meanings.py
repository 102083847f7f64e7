"""One word in two sentences: what one round of attention does to its vector."""

from collections.abc import Mapping

import numpy as np
import streamlit as st

from core.graph.tex import plain
from core.lessons import meaning, why
from core.lessons.meaning import DIVIDED, UNDIVIDED, WAYS, Occurrence
from core.lessons.why import Bank
from core.models.minilm import cosine
from ui.charts import drift, threads
from ui.charts.drift import Drift
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.fields.sentence import ask_short_sentence, look_up_in_course
from ui.frame.lesson import LessonAnswers

_STEPS = {"before": 0, "undivided": 2, "divided": 3}
"""The step at which the answer to a question is seen."""

_SAID = (
    "A and B: one row of the table.", "All words have equal weights.", "Scores as they are.", "Scores divided by √50.",
)  # fmt: skip
"""What is done at each step."""


def show_figure(bank: Bank, asked: LessonAnswers) -> None:
    """Both words in the plane of their likeness to two others, or what the first attends to, when that is asked."""
    if asked.name == "pull":
        _show_threads(bank, asked)
        return
    a, b = (text.capitalize().replace(bank.word, f"**{bank.word}**") for text in (bank.a, bank.b))
    st.markdown(f"● A &nbsp; {a}.  \n○ B &nbsp; {b}.")
    shown = [asked.is_open("before"), asked.is_open("before"), asked.is_open("undivided"), asked.is_open("divided")]
    order = sorted(range(4), key=lambda i: i > 1 and not shown[i])  # a step that is covered stands behind the others
    cosines = [why.cosines()[i] if shown[i] else None for i in order]
    told = ["B: ?" if one is None else f"Cosine of A and B: {one:.4f}." for one in cosines]
    dots = 1 + shown[0]  # before any attention both are at one place
    names = [("Before", "Plain mean", "Attention", "÷\u00a0√50")[i] for i in order]
    said = _SAID if shown[0] else ("Grey: the mean of all words of A.", *_SAID[1:])
    step = _STEPS[asked.name] if asked.is_open(asked.name) else None
    waits = f"{names[order.index(_STEPS[asked.name])]}: ?" if shown[0] and step is None else ""
    drift.draw(
        Drift(
            name=f"How {bank.word} moves in one round", paths=why.drift()[:, order],
            labels=("A", "B")[:dots], hollow=(False, True)[:dots],
            axes=(f"more like “{bank.towards[0]}”", f"more like “{bank.towards[1]}”"),
            steps=names,
            covered=shown[2:].count(False),
            notes=[f"{said[i]} {waits if shown[0] else one}".strip() for i, one in zip(order, told, strict=True)],
            goes_to=None if step is None else order.index(step),
            cosines=cosines, ghosts=1, words=[(word, *at) for word, at in why.others().items()],
        ),
        key="drift", on={},
    )  # fmt: skip


def _show_threads(bank: Bank, asked: LessonAnswers) -> None:
    tokens, X = look_up_in_course(bank.a).resolve({})
    row, is_open, predicted = Row(0, 0, tokens.index(bank.word)), asked.is_open("pull"), asked.text("pull")

    def press(word: int) -> None:
        if tokens[word] in asked.tasks["pull"].options:
            asked.answer(tokens[word])

    threads.draw(
        Threads(
            name=f"What {bank.word} attends to", tokens=tuple(tokens),
            weights=np.array([[meaning.occurrence(tokens, X, bank.word, DIVIDED).trace.weights]]),
            row=row, veiled=frozenset([] if is_open else [row]), asks="" if is_open else "word", tall=True,
            drawn=tokens.index(predicted) if predicted in tokens else None,
        ),
        key="threads", on={"word": press},
    )  # fmt: skip


def compare(bank: Bank) -> None:
    """Two sentences, which the student may change, and what one round does to a word that they share."""
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
    word = str(widgets.field(st.selectbox, "The word they share", key="why.word", usual=words[0], options=words))
    _cosines(word, {way: [meaning.occurrence(*one, word, way) for one in (a, b)] for way in WAYS})
    st.caption("Try *dog* in “the dog bit the man” and “the man bit the dog”.")


def _cosines(word: str, both: Mapping[str, list[Occurrence]]) -> None:
    with st.container(horizontal=True):
        first, second = both[UNDIVIDED]
        st.metric("Cosine before", f"{cosine(first.vector, second.vector):.4f}", border=True)
        for way, (first, second) in both.items():
            st.metric(f"After, {way}", f"{cosine(first.context, second.context):.4f}", border=True)
    st.caption(f"The cosine between the *{plain(word)}* of A and that of B, before and after one round.")
