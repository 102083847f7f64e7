"""The pictures of the screen /two-sentences: attention across two sentences, and an RNN encoder with its decoders."""

from dataclasses import replace
from functools import cache

import numpy as np
import streamlit as st

from core.graph.form import CROSS
from core.graph.nodes import shown
from core.lessons import two_sentences
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.frame import downloads, navigation
from ui.frame.lesson import Asked
from ui.machine import picture, screen
from ui.machine.picture import Cell, Drawn, Picture, Place
from ui.machine.side_by_side import chain, drawn, several
from ui.session.keys import Key

_EXERCISE = "economic-area"
"""The homework across two sentences."""


_COVERED = 2
"""The rows of what an RNN keeps that are covered until it is predicted: the last of them is asked for."""


def show_figure(asked: Asked) -> None:
    """Both sentences, with the threads of the word that is asked about; they are veiled until one is predicted.

    Where the shape is asked for, the matrix stands in their place, its numbers covered; where it is what an RNN keeps,
    what its vectors consist of, the last of them covered; and then these vectors, with those framed that a word gets.
    """
    if asked.name == "shape":
        screen.show(_grid(asked), key="machine of the grid")
        return
    if asked.name in ("left", "open"):
        shares, _, vectors = _of_encoder()
        if asked.name == "open":
            framed = range(0 if asked.is_open("open") else len(vectors.rows) - 1, len(vectors.rows))
            one = replace(vectors, kind="given", reads=(), formula="", lit=tuple(framed))
        else:
            one = replace(shares, M=shares.M.copy())
            one.M[one.M.shape[0] - (0 if asked.is_open("left") else _COVERED) :] = np.nan
        screen.show(replace(several(one.title, one), opens_folded=True, is_small=True), key=f"machine of {asked.name}")
        return
    lesson, answer = two_sentences.load(), asked.text("looks")
    row = Row(0, 0, lesson.tokens.index(lesson.asks))
    is_waiting = not asked.is_open("looks")
    threads.draw(
        Threads(
            name="A translation that attends to its original", tokens=lesson.tokens, others=lesson.tokens_kv,
            weights=two_sentences.trace().weights[None, None], row=row,
            veiled=frozenset([row] if is_waiting else []), asks="word" if is_waiting and asked.name == "looks" else "",
            drawn=lesson.tokens_kv.index(answer) if answer in lesson.tokens_kv else None,
            covered=(asked.until("looks"),),
        ),
        key="threads", on={"word": lambda word: asked.answer(lesson.tokens_kv[word], "looks")},
    )  # fmt: skip


def _grid(asked: Asked) -> Picture:
    """A row per word that asks and a column per token that answers; the numbers come once they are predicted."""
    lesson = two_sentences.load()
    M = two_sentences.trace().weights.copy()
    for row, word in zip(M, lesson.tokens, strict=True):
        if not asked.is_open("shape", *["looks"] * (word == lesson.asks)):
            row[:] = np.nan
    weights = drawn("weights", "Weights", M, lesson.tokens, lesson.tokens_kv, share=True)
    return replace(
        several("The weights" if asked.is_open("shape") else "The weights, covered", weights),
        opens_folded=True,
        is_small=True,
    )


def show_attention() -> None:
    """The translation attending to the original, from both sentences to the context; and the code of it."""
    screen.show(_of_attention(), key="machine across sentences")
    st.caption(
        "In a Transformer, $X_{kv}$ is what the encoder has made of the original, and X what the decoder has written "
        "so far: there the position that *writes* *Zone* asks, having read *La*. Here both are embeddings made by "
        "hand, and so are the weights, so that each word finds the one it stands for; in a model they are learned."
    )
    downloads.show_code(shown(CROSS), two_sentences.inputs(), CROSS)


def show_encoder_and_decoder() -> None:
    """An RNN encoder, and what a decoder gets of it without and with attention."""
    screen.show(_of_encoder_and_decoder(), key="machine of encoder and decoder")


def conclude() -> None:
    """What is honest about the picture, and what is not in it."""
    st.caption(
        "This RNN only averages. A trained one has weights and gates, and learns what to keep: but its vector has as "
        "many numbers for ten words as for fifty, and translations of long sentences were poor (Bahdanau, Cho and "
        "Bengio, 2015). These authors let the decoder weigh all vectors, with scores from a small network in place of "
        "q · k; their encoder also read the sentence backwards. The Transformer (2017) leaves out the RNN and "
        "keeps the attention."
    )


def link_homework() -> None:
    """A link to the exercise on the same two sentences."""
    navigation.link("quiz", "The same two sentences with other numbers.", fields={Key.EXERCISE: _EXERCISE})


@cache
def _of_attention() -> Picture:
    lesson = two_sentences.load()
    whole = picture.of(
        two_sentences.trace(), CROSS, lesson.tokens, lesson.tokens_kv, name="A translation that attends to its original"
    )
    return replace(whole, opening=_asking("weights"))


@cache
def _of_encoder() -> tuple[Drawn, Drawn, Drawn]:
    """What the vectors of the encoder consist of, the words, and these vectors."""
    lesson, both = two_sentences.load(), two_sentences.encoder_decoder()
    theirs = lesson.tokens_kv
    shares = drawn(
        "shares", "What is left", both.left, tuple(f"+ {word}" for word in theirs), theirs, share=True,
        note="Half of the row above, and half of the token that is read: it enters with ½, and each one after it "
        "halves what was there.",
    )  # fmt: skip
    words = drawn("X_kv", "Words", two_sentences.inputs()["X_kv"], theirs, note="The embedding of the token, as above.")
    vectors = drawn(
        "vectors", "Vectors", both.vectors, shares.rows, formula="shares X_kv", kind="product", reads=(shares, words)
    )
    return shares, words, vectors


@cache
def _of_encoder_and_decoder() -> Picture:
    lesson, both = two_sentences.load(), two_sentences.encoder_decoder()
    ours, theirs = lesson.tokens, lesson.tokens_kv
    shares, words, vectors = _of_encoder()
    last = drawn(
        "last", "Is given", both.last_only, ours, theirs, share=True,
        note="Without attention every word of the decoder gets the last vector, and no other.",
    )  # fmt: skip
    fixed = drawn(
        "fixed", "What it gets", both.fixed, ours, formula="last · vectors", kind="product", reads=(last, vectors)
    )
    weights = drawn(
        "weights", "Attends to", two_sentences.trace().weights, ours, theirs, share=True,
        note="The weight in the picture above.",
    )  # fmt: skip
    chosen = drawn(
        "chosen", "What it chooses", both.chosen, ours, formula="weights · vectors", kind="product",
        reads=(weights, vectors),
    )  # fmt: skip
    return chain(
        "An RNN encoder, and its decoder without and with attention",
        (shares, words, vectors, last, fixed, weights, chosen),
        {
            "Encoder (RNN)": (shares, Place(below="vectors", above="X_kv")),
            "Decoder (RNN)": (last, fixed),
            "Decoder (RNN) with attention": (weights, chosen),
        },
        opening=Cell(node="shares", row=len(theirs) - 1, column=0),
    )


def _asking(node: str) -> Cell:
    """The weight that the word in question gives most to."""
    row = two_sentences.load().tokens.index(two_sentences.load().asks)
    return Cell(node=node, row=row, column=int(two_sentences.trace().weights[row].argmax()))
