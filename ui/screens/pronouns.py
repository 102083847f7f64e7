"""What *it* attends to: without learning, with weights made for it, and with the words shuffled."""

from collections.abc import Callable
from typing import Any

import streamlit as st

from core.attention import attend
from core.graph.tex import plain
from core.lessons import pronouns
from core.lessons.meaning import DIVIDED, UNDIVIDED
from core.lessons.pronouns import SEEDS
from ui.charts import bars, drawing
from ui.fields import widgets
from ui.fields.sentence import ask_short_sentence

_ELSEWHERE, _SEED = "why.elsewhere", "why.seed"


def fields() -> dict[str, Callable[[str], Any]]:
    """All fields of the screen, and how the text of a link is read; they are named after the screen of before."""
    asked = (f"why.{name}" for name in pronouns.load().questions)
    return {**dict.fromkeys(asked, str), _ELSEWHERE: str, _SEED: _seed}


def _seed(text: str) -> int | None:
    return next((seed for seed in SEEDS if str(seed) == text), None)


def compare() -> None:
    """The weights of the pronoun in three ways, and the ones made for it on another sentence."""
    lesson, pizza = pronouns.load(), pronouns.pizza()
    traces = {UNDIVIDED: pizza.undivided, DIVIDED: pizza.divided, "made for it": attend(pizza.X, *pizza.W)}
    words = drawing.distinct(pizza.tokens)
    bars.draw("Weights of it", {way: trace.weights[pizza.it] for way, trace in traces.items()}, words)
    st.caption(
        "The last bars are not learned from texts: W_q and W_k, one column each, are computed from this one sentence "
        "so that *it* attends to *pizza*. The point is that they exist: X Xᵀ leaves nothing to adjust, W_q and W_k do."
    )
    tokens, X = ask_short_sentence("The same W_q and W_k on your own sentence", _ELSEWHERE, lesson.elsewhere)
    word = lesson.word
    if word not in tokens:
        st.warning(f"This sentence has no *{word}*, so there is nothing to see yet.")
        return
    row, words = attend(X, *pizza.W).weights[tokens.index(word)], drawing.distinct(tokens)
    bars.draw("Weights of it elsewhere", {"made for pizza": row}, words)
    st.caption(
        f"*{word}* attends most to *{plain(words[int(row.argmax())])}*, {row.max():.4f}. Weights made for *pizza* "
        "suit similar words, and nothing else was learned: *tasted good* or *was cracked* hardly makes a difference. "
        "Learning that takes many examples."
    )


def shuffle() -> None:
    """Shuffle the words, and show that no weight changes."""
    pizza = pronouns.pizza()
    seed = int(widgets.linked(st.slider, "Shuffle", key=_SEED, usual=1, min_value=0, max_value=max(SEEDS), value=1))
    places = pronouns.order(len(pizza.tokens), seed)
    st.markdown(f"> {' '.join(pizza.tokens[place] for place in places)}")
    rows = {
        "as it stands": pizza.divided.weights[pizza.it],
        "shuffled": pronouns.put_back(pizza.X, places)[pizza.it],
    }
    bars.draw("Weights of it, shuffled", rows, drawing.distinct(pizza.tokens))
    st.caption(
        f"Put the words back in order: the largest difference in the whole matrix is {pizza.differences[seed]:.0e}."
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
