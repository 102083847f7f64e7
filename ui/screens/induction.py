"""An induction head: the threads of a head in each of two layers, on a text that a student types."""

from dataclasses import replace

import numpy as np
import streamlit as st

from core.graph.form import LEARNED
from core.graph.masking import CAUSAL
from core.graph.tex import emphasised
from core.lessons import induction
from core.lessons.induction import TwoLayers
from core.reading.names import distinct
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import questions, widgets
from ui.machine import excerpt, picture, screen
from ui.machine.picture import Cell, Picture
from ui.session import contents

_TEXT = "the cat sat on the"

_TYPED = "heads.text"

_DRAWN = "heads.drawn"
"""The token to which a thread was drawn, and the text in which it was."""

_SHOWN = ("Q", "K", "scores", "scaled_scores", "masked_scores", "weights", "V", "context")


def is_begun() -> bool:
    """Whether a student has typed a text or drawn a thread, or the link says so."""
    return bool(contents.text(_DRAWN)) or contents.text(_TYPED) not in ("", _TEXT)


def show(*, show_anyway: bool) -> None:
    """Predict by a thread what the second head finds, type another text, and see the numbers of that head."""
    st.markdown(
        "A head in the next layer reads what a head has written. In layer 1 each word notes the word before it. In "
        "layer 2 the last word looks for one that has noted the same word, and so finds what came next the last time. "
        "That is an *induction head*: it goes on with a text by copying, whatever the words mean."
    )
    figure, asked = st.columns((3, 2), gap="medium")
    with asked:
        said = st.container()  # nearest the figure on a phone
        text = widgets.text(f"At most {induction.MOST} words", _TYPED, usual=_TEXT, max_chars=200)
        read, (drawn, _, of) = induction.read(text), contents.text(_DRAWN).partition(" ")
        is_drawn = of == text and drawn in map(str, range(len(read.tokens)))
        is_open = is_drawn or show_anyway
        said.markdown(
            _describe_finding(read, int(drawn) if is_drawn else None)
            if is_open
            else "Draw the thread from the last word: where does the head in layer 2 lead?"
        )
        st.caption(
            "Made by hand, with one-hot vectors. It takes a model that writes and does not look ahead. MiniLM, our "
            "trained model, reads both sides and does not continue a text; but the first half is there, a head that "
            "looks at the word before: see *An atlas of heads*."
        )
    row = Row(0, 1, len(read.tokens) - 1)
    with figure:
        threads.draw(
            Threads(
                name="A head in each of two layers", tokens=read.tokens, row=row,
                names=("layer 1 (the word before)", "layer 2 (what came next)"),
                weights=np.array([[layer.weights for layer in read.layers]]),
                veiled=frozenset() if is_open else frozenset([row]), asks="" if is_open else "word",
            ),
            key="threads", on={"word": lambda word: contents.change(_DRAWN, f"{word} {text}")},
        )  # fmt: skip
    if is_open:
        screen.show(_layer_2(read), key="machine of layer 2")


def _layer_2(read: TwoLayers) -> Picture:
    """The head in layer 2, from its queries on; it opens at the largest weight of the last word."""
    form, last = replace(LEARNED, mask=CAUSAL), len(read.tokens) - 1
    whole = picture.of(read.layers[1], form, tuple(distinct(read.tokens)), name="The head in layer 2")
    shown = excerpt.keep_only(whole, _SHOWN)
    of_words = ("Q", "K", "V", "context")  # which have a column for each of the different words
    matrices = tuple(replace(M, columns=read.vocabulary) if M.name in of_words else M for M in shown.matrices)
    at = Cell(node="weights", row=last, column=last if read.match is None else read.match)
    return replace(shown, matrices=matrices, opening=at)


def _describe_finding(read: TwoLayers, drawn: int | None) -> str:
    """What the head finds, and whether a thread that was drawn led there."""
    last, weights = emphasised(read.tokens[-1]), read.layers[1].weights[-1]
    if read.match is None:
        return f"{last} is new here. No word has noted it, so the head looks evenly at all: {weights[-1]:.2f} each."
    found, context = read.tokens[read.match], read.layers[1].context[-1]
    badge = "" if drawn is None else questions.BADGES["correct" if weights[drawn] > weights.mean() else "wrong"]
    return (
        f"{badge} {last} gives {emphasised(found)}, which followed it last time, **{weights[read.match]:.4f}** of its "
        f"weight. It passes on {emphasised(read.vocabulary[int(context.argmax())])} as the next word."
    ).lstrip()
