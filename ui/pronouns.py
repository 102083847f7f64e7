"""What *it* looks at: without learning, with weights made for it, and with the words shuffled."""

from dataclasses import dataclass

import numpy as np
import streamlit as st

from core import pronoun
from core.attention import attend
from core.lesson import Mark
from core.meaning import DIVIDED, UNDIVIDED
from core.why import Why
from ui import charts, fields, known
from ui.charts import Matrix
from ui.known import plain
from ui.lesson import question


@dataclass(frozen=True, kw_only=True, eq=False)
class Pizza:
    """The sentence, and where in it the pronoun and what it stands for are."""

    tokens: tuple[str, ...]
    words: list[str]
    X: Matrix
    it: int
    meant: int


def read(lesson: Why) -> Pizza:
    """The sentence of the lesson, looked up."""
    tokens, X = known.look_up(lesson.pizza["sentence"]).resolve({})
    it, meant = (tokens.index(lesson.pizza[name]) for name in ("word", "meant"))
    return Pizza(tokens=tokens, words=charts.distinct(tokens), X=X, it=it, meant=meant)


def predict(lesson: Why, pizza: Pizza) -> list[Mark]:
    """Ask where the pronoun looks, where it should, and what symmetry has to do with it."""
    asked, trace = lesson.questions, attend(pizza.X)
    row = trace.weights[pizza.it]
    by_word = dict(zip(pizza.tokens, row.tolist(), strict=True))
    there, back = trace.scores[pizza.it, pizza.meant], trace.scores[pizza.meant, pizza.it]
    key = "the same" if np.isclose(there, back) else "higher" if back > there else "lower"
    looks, wanted = asked["looks"], asked["wanted"]
    return [
        question(
            looks.prompt, "why.looks", options=looks.options,
            mark=looks.marker(pizza.tokens[int(row.argmax())], facts={"own": row[pizza.it], "weight": by_word}),
        ),
        question(wanted.prompt, "why.wanted", wanted.marker(lesson.pizza["meant"]), options=wanted.options),
        question(
            asked["back"].prompt.format(score=there), "why.back", asked["back"].marker(key),
            options=asked["back"].options,
        ),
    ]  # fmt: skip


def compare(lesson: Why, pizza: Pizza) -> None:
    """The weights of the pronoun three ways, and the made ones on another sentence."""
    W = pronoun.memorised(pizza.X, pizza.it, pizza.meant)
    traces = {
        UNDIVIDED: attend(pizza.X),
        DIVIDED: attend(pizza.X, scale=True),
        "made for it": attend(pizza.X, *W),
    }
    charts.bars("Weights of it", {way: trace.weights[pizza.it] for way, trace in traces.items()}, pizza.words)
    st.caption(
        "The last are not learned from texts: W_q and W_k, one column each, are solved for from this one sentence, so "
        "that *it* looks at *pizza*. That they exist is the point: X Xᵀ has nothing to turn, W_q and W_k do."
    )
    tokens, X = known.ask("The same W_q and W_k on a sentence of yours", "why.elsewhere", lesson.pizza["elsewhere"])
    word = lesson.pizza["word"]
    if word not in tokens:
        st.warning(f"There is no *{word}* in it, so nothing to see yet.")
        return
    row, words = attend(X, *W).weights[tokens.index(word)], charts.distinct(tokens)
    charts.bars("Weights of it elsewhere", {"made for pizza": row}, words)
    st.caption(
        f"*{word}* looks most at *{plain(words[int(row.argmax())])}*, {row.max():.4f}. What was made for *pizza* "
        "fits what is like it, and nothing else was learned: *tasted good* or *was cracked* hardly makes a difference. "
        "That takes many examples."
    )


def shuffle(lesson: Why, pizza: Pizza, *, anyway: bool) -> Mark:
    """Ask what the order of the words does, then let it be shuffled."""
    asked, n = lesson.questions["shuffled"], len(pizza.tokens)
    usual = attend(pizza.X, scale=True).weights
    differences = [float(np.abs(pronoun.put_back(pizza.X, pronoun.order(n, seed)) - usual).max()) for seed in _SEEDS]
    own = pronoun.favourites(attend(pizza.X).scores)
    key = asked.options[0] if np.allclose(differences, 0) else asked.options[1]
    mark = question(asked.prompt, "why.shuffled", asked.marker(key), options=asked.options)
    if mark.status != "blank" or anyway:
        seed = int(
            fields.kept(st.slider, "Shuffle", key="why.seed", usual=1, min_value=0, max_value=max(_SEEDS), value=1)
        )
        places = pronoun.order(n, seed)
        st.markdown(f"> {' '.join(pizza.tokens[place] for place in places)}")
        rows = {"as it stands": usual[pizza.it], "shuffled": pronoun.put_back(pizza.X, places)[pizza.it]}
        charts.bars("Weights of it, shuffled", rows, pizza.words)
        st.caption(f"Put back word by word, the largest difference in the whole matrix is {differences[seed]:.0e}.")
    st.markdown(
        f"So without learning a word has one vector for all it can mean, and looks mostly at itself: {own} of these "
        f"{n} words have no higher score than with themselves. X Xᵀ is the same both ways and knows no order; to turn "
        "*it* towards *pizza*, queries and keys have to be learned, and to see order, positions have to be part of X."
    )
    return mark


_SEEDS = range(13)
