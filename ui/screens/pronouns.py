"""What *it* attends to: without learning, with weights made for it, and with the words shuffled."""

import streamlit as st

from core.attention import attend
from core.graph.tex import plain
from core.lessons import pronoun
from core.lessons.meaning import DIVIDED, UNDIVIDED
from core.lessons.pronoun import SEEDS, Pizza
from core.lessons.why import Why
from ui.charts import bars, drawing
from ui.fields import widgets
from ui.fields.sentence import ask_short_sentence


def compare(lesson: Why, pizza: Pizza) -> None:
    """The weights of the pronoun in three ways, and the ones made for it on another sentence."""
    traces = {UNDIVIDED: pizza.undivided, DIVIDED: pizza.divided, "made for it": attend(pizza.X, *pizza.W)}
    words = drawing.distinct(pizza.tokens)
    bars.draw("Weights of it", {way: trace.weights[pizza.it] for way, trace in traces.items()}, words)
    st.caption(
        "The last are not learned from texts: W_q and W_k, one column each, are computed from this one sentence so "
        "that *it* attends to *pizza*. The point is that they exist: X Xᵀ leaves nothing to adjust, W_q and W_k do."
    )
    tokens, X = ask_short_sentence("The same W_q and W_k on your own sentence", "why.elsewhere", lesson.pizza.elsewhere)
    word = lesson.pizza.word
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


def shuffle(pizza: Pizza) -> None:
    """Shuffle the words, and show that no weight changes."""
    seed = int(
        widgets.linked(st.slider, "Shuffle", key="why.seed", usual=1, min_value=0, max_value=max(SEEDS), value=1)
    )
    places = pronoun.order(len(pizza.tokens), seed)
    st.markdown(f"> {' '.join(pizza.tokens[place] for place in places)}")
    rows = {
        "as it stands": pizza.divided.weights[pizza.it],
        "shuffled": pronoun.put_back(pizza.X, places)[pizza.it],
    }
    bars.draw("Weights of it, shuffled", rows, drawing.distinct(pizza.tokens))
    st.caption(
        f"Put the words back in order: the largest difference in the whole matrix is {pizza.differences[seed]:.0e}."
    )


def conclude(pizza: Pizza) -> None:
    """What follows from all of it."""
    count, n = pronoun.favourites(pizza.undivided.scores), len(pizza.tokens)
    st.markdown(
        "## What static vectors cannot do\n\n"
        "So without learning a word has one vector for all its meanings, and usually attends most to itself: "
        f"{count} of these {n} words have their highest score with themselves. X Xᵀ is symmetric and knows no order. "
        "To turn *it* towards *pizza*, queries and keys must be learned; to see order, X must include positions."
    )
