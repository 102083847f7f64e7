"""What *it* attends to: without learning, with weights made for it, and with the words shuffled."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import streamlit as st

from core.attention import attend
from core.graph.tex import plain
from core.lessons import pronouns
from core.lessons.pronouns import SEEDS, Pizza
from ui.charts import drawing, threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.fields.sentence import ask_short_sentence
from ui.frame.lesson import LessonAnswers
from ui.machine import machine
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import draw_matrix, several

_ELSEWHERE, _SEED = "why.elsewhere", "why.seed"

NUMBERS = {_SEED: SEEDS}
"""The field that holds a number, and which."""


_FAR = 9
"""A seed that puts *pizza* far from *it*: nothing in the picture speaks for an answer that is wrong."""


def fields() -> list[str]:
    """All other fields of the screen; they are named after the screen of before."""
    return [*(f"why.{name}" for name in pronouns.load().questions), _ELSEWHERE]


def show_figure(asked: LessonAnswers) -> None:
    """The sentence with the threads of the pronoun: without learning, or with weights made for it.

    Where it is asked what shuffling does, the words are shuffled beneath the sentence as it was, by what stands between
    them; where it is asked what two words score with each other, their scores stand there instead.
    """
    pizza, name = pronouns.pizza(), asked.name
    if name == "back":
        return machine.draw(_scores(pizza, asked), key="machine of scores of some")
    if name == "shuffled":
        _draw_threads(pizza, asked, ["wanted"], key="threads in order", title="in order")
        seed = widgets.slider("Shuffle", _SEED, usual=_FAR, least=0, most=max(SEEDS))
        return _draw_threads(pizza.shuffled(seed), asked, [name, "wanted"], key="threads", title="shuffled")
    return _draw_threads(pizza, asked, [name], key="threads")


def _draw_threads(pizza: Pizza, asked: LessonAnswers, shown_by: Sequence[str], *, key: str, title: str = "") -> None:
    is_covered, name = not asked.is_open(*shown_by), asked.name
    answer, n = asked.text(), len(pizza.tokens)
    threads.draw(
        Threads(
            name="What it attends to", title=title, tokens=pizza.tokens, tall=name != "shuffled",
            weights=(pizza.plain_trace if name == "looks" else pizza.made_trace).weights[None, None],
            row=Row(0, 0, pizza.it), veiled=frozenset(Row(0, 0, row) for row in range(n) if is_covered),
            asks="" if name == "shuffled" or asked.is_found() else "word",
            candidates=frozenset(i for i, token in enumerate(pizza.tokens) if token in asked.tasks[name].options),
            drawn=pizza.tokens.index(answer) if answer in pizza.tokens else None,
        ),
        key=key, on={"word": lambda word: asked.answer(pizza.tokens[word])} if name != "shuffled" else {},
    )  # fmt: skip


def tell_made(asked: LessonAnswers) -> None:
    """Say what the weights that were made for the pronoun are, once they are seen."""
    pizza = pronouns.pizza()
    if asked.name == "wanted" and asked.is_open("wanted"):
        st.caption(
            "These weights are not learned from texts: $W_q$ and $W_k$, one column each, are computed from this one "
            f"sentence so that *it* gives *pizza* {pizza.made_trace.weights[pizza.it, pizza.meant]:.2f}."
        )


def _scores(pizza: Pizza, asked: LessonAnswers) -> Picture:
    """What the words that were offered score with each other; the one that is asked for is veiled."""
    *offered, _ = pronouns.load().questions["looks"].options
    places = [pizza.tokens.index(word) for word in offered]
    it, meant = offered.index(pizza.tokens[pizza.it]), offered.index(pizza.tokens[pizza.meant])
    scores = np.array(pizza.plain_trace.scores[np.ix_(places, places)])
    if not asked.is_open("back"):
        scores[np.tril_indices_from(scores, -1)] = np.nan  # any pair that is mirrored would tell
    if not asked.is_open("looks"):
        scores[it, it] = np.nan
    made = draw_matrix("scores", "Scores", scores, offered, offered, formula="X Xᵀ", note="Of all words, these.")
    is_open = asked.is_open("back")
    made = replace(made, lit=() if is_open else (meant,), is_mirrored=is_open)
    opening = Cell(node="scores", row=meant, column=it) if is_open else None
    return replace(several("What words score with each other", made), opening=opening, is_small=True)


def compare(asked: LessonAnswers) -> None:
    """The weights that were made for the pronoun on another sentence; folded until all is answered."""
    lesson, pizza = pronouns.load(), pronouns.pizza()
    opened = st.expander(
        "On your own sentence", expanded=asked.is_open(), on_change="rerun",
        key=f"elsewhere {asked.is_open()}",
    )  # fmt: skip
    if not opened.open:
        return
    with opened:
        tokens, X = ask_short_sentence("Your sentence", _ELSEWHERE, lesson.elsewhere)
        word = lesson.word
        if word not in tokens:
            st.warning(f"This sentence has no *{word}*, so there is nothing to see yet.")
            return
        weights, i = attend(X, *pizza.W).weights, tokens.index(word)
        threads.draw(
            Threads(
                name="What it attends to elsewhere", tokens=tuple(tokens), weights=np.array([[weights]]),
                row=Row(0, 0, i),
            ),
            key="threads elsewhere",
        )  # fmt: skip
        most = plain(drawing.distinct(tokens)[int(weights[i].argmax())])
        st.caption(
            f"*{word}* attends most to *{most}*, {weights[i].max():.2f}. "
            "Weights made for *pizza* suit similar words, and nothing else was learned: *tasted good* or *was cracked* "
            "hardly makes a difference. Learning that takes many examples."
        )


def conclude() -> None:
    """What follows from all of it."""
    pizza = pronouns.pizza()
    count, n = pronouns.favourites(pizza.plain_trace.scores), len(pizza.tokens)
    st.markdown(
        "## What static vectors cannot do\n\n"
        f"So without learning a word usually attends most to itself: {count} of these {n} words have their highest "
        "score with themselves. X Xᵀ is symmetric and knows no order. To turn *it* towards *pizza*, queries and keys "
        "must be learned; to see order, positions must enter somewhere: in X, or in Q and K as rotary ones do."
    )
