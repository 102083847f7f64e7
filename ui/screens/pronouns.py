"""What *it* attends to: without learning, with weights made for it, and with the words shuffled."""

from collections.abc import Callable
from typing import Any

import numpy as np
import streamlit as st

from core.attention import attend
from core.graph.steps import Matrix
from core.graph.tex import plain
from core.lessons import pronouns
from core.lessons.meaning import DIVIDED, UNDIVIDED
from core.lessons.pronouns import SEEDS
from core.lessons.task import Task
from ui.charts import drawing, threads
from ui.charts.threads import Row, Threads
from ui.fields import questions, widgets
from ui.fields.sentence import ask_short_sentence
from ui.frame.lesson import Asked
from ui.session import contents

_ELSEWHERE, _SEED = "why.elsewhere", "why.seed"


def fields() -> dict[str, Callable[[str], Any]]:
    """All fields of the screen, and how the text of a link is read; they are named after the screen of before."""
    asked = (f"why.{name}" for name in pronouns.load().questions)
    return {**dict.fromkeys(asked, str), _ELSEWHERE: str, _SEED: _seed}


def _seed(text: str) -> int | None:
    return next((seed for seed in SEEDS if str(seed) == text), None)


_COVERS = {"looks": (0, 1), "wanted": (2,)}
"""Which of the ways a question is about: the row of the pronoun is veiled there until it is answered."""


def tasks() -> dict[str, Task]:
    """The questions by name."""
    return {**pronouns.of_pizza(), **pronouns.of_order()}


def show_figure(asked: Asked) -> None:
    """The sentence with the threads of the pronoun: without learning, divided, and with weights made for it."""
    pizza = pronouns.pizza()
    traces = {UNDIVIDED: pizza.undivided, DIVIDED: pizza.divided, "made for it": pizza.made}
    waiting, field = _COVERS.keys() - asked.open, f"why.{asked.name}"
    answer = contents.text(field) if asked.name in _COVERS else ""
    threads.draw(
        Threads(
            name="What it attends to", tokens=pizza.tokens, names=tuple(traces),
            weights=np.array([[trace.weights for trace in traces.values()]]),
            row=Row(0, _COVERS.get(asked.name, (0,))[0], pizza.it),
            veiled=frozenset(Row(0, way, pizza.it) for name in waiting for way in _COVERS[name]),
            asks="word" if asked.name in waiting else "",
            drawn=pizza.tokens.index(answer) if answer in pizza.tokens else None,
        ),
        key="threads",
        on={"word": lambda word: questions.answer_with(field, tasks()[asked.name], pizza.tokens[word])},
    )  # fmt: skip


def compare() -> None:
    """The weights that were made for the pronoun on another sentence."""
    lesson, pizza = pronouns.load(), pronouns.pizza()
    st.caption(
        "The weights *made for it* are not learned from texts: $W_q$ and $W_k$, one column each, are computed from "
        "this one sentence so that *it* attends to *pizza*. The point is that they exist: X Xᵀ leaves nothing to "
        "adjust."
    )
    tokens, X = ask_short_sentence("The same W_q and W_k on your own sentence", _ELSEWHERE, lesson.elsewhere)
    word = lesson.word
    if word not in tokens:
        st.warning(f"This sentence has no *{word}*, so there is nothing to see yet.")
        return
    weights, i = attend(X, *pizza.W).weights, tokens.index(word)
    _show_alone("What it attends to elsewhere", tuple(tokens), weights, i, key="threads elsewhere")
    most = plain(drawing.distinct(tokens)[int(weights[i].argmax())])
    st.caption(
        f"*{word}* attends most to *{most}*, {weights[i].max():.4f}. "
        "Weights made for *pizza* suit similar words, and nothing else was learned: *tasted good* or *was cracked* "
        "hardly makes a difference. Learning that takes many examples."
    )


def _show_alone(name: str, tokens: tuple[str, ...], weights: Matrix, i: int, *, key: str) -> None:
    threads.draw(Threads(name=name, tokens=tokens, weights=np.array([[weights]]), row=Row(0, 0, i)), key=key, on={})


def shuffle() -> None:
    """Shuffle the words, and show that each keeps its threads."""
    pizza = pronouns.pizza()
    seed = int(widgets.linked(st.slider, "Shuffle", key=_SEED, usual=1, min_value=0, max_value=max(SEEDS), value=1))
    places = pronouns.order(len(pizza.tokens), seed)
    shuffled = attend(pizza.X[places], scale=True).weights
    tokens = tuple(pizza.tokens[place] for place in places)
    _show_alone(
        "What it attends to, shuffled", tokens, shuffled, tokens.index(pronouns.load().word), key="threads shuffled"
    )
    st.caption(
        "Every thread is as thick as before, and ends at the same word. Put the words back in order: the largest "
        f"difference in the whole matrix is {pizza.differences[seed]:.0e}."
    )


def conclude() -> None:
    """What follows from all of it."""
    pizza = pronouns.pizza()
    count, n = pronouns.favourites(pizza.undivided.scores), len(pizza.tokens)
    st.markdown(
        "## What static vectors cannot do\n\n"
        f"So without learning a word usually attends most to itself: {count} of these {n} words have their highest "
        "score with themselves. X Xᵀ is symmetric and knows no order. To turn *it* towards *pizza*, queries and keys "
        "must be learned; to see order, positions must enter somewhere: in X, or in Q and K as rotary ones do."
    )
