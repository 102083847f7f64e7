"""The pictures of the screen /two-sentences: attention across two sentences, and an RNN encoder with its decoders."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import numpy as np
import streamlit as st

from core.graph.form import CROSS
from core.graph.nodes import shown_nodes
from core.lessons import fitting, two_sentences
from core.lessons.fitting import Box, Column
from core.lessons.task import nearest_option
from core.reading.answers import Numbers
from ui.charts import shape_boxes, tally, threads
from ui.charts.shape_boxes import Boxes
from ui.charts.tally import Block, Line, Tally
from ui.charts.threads import Row, Threads
from ui.frame import downloads
from ui.frame.lesson import LessonAnswers
from ui.machine import picture, screen
from ui.machine.picture import Cell, DrawnMatrix, Place
from ui.machine.side_by_side import chain, draw_matrix
from ui.screens.line_results import tints

_COVERED = 2
"""The rows of what an RNN keeps that are covered until it is predicted: the last of them is asked for."""


def show_figure(asked: LessonAnswers) -> None:
    """What a question is asked of, and answered in.

    Both sentences, with the threads of the word that is asked about, veiled until one is predicted; the matrix of all
    threads, a box that is dragged; what an RNN keeps of each token, a bar along which one presses; and how many numbers
    one word can draw on.
    """
    lesson, is_open, answer = two_sentences.load(), asked.is_open(asked.name), asked.text()
    if asked.name == "shape":
        _show_shape(asked)
    elif asked.name == "left":
        shares = {one: float(Fraction(one)) for one in asked.tasks["left"].options}
        yours = ", dashed yours" if answer in shares else ""
        tally.draw(
            Tally(
                name="What an RNN has kept of each token",
                told=f"Orange is “{lesson.first}”, grey later tokens, the rest the start{yours}."
                if is_open
                else f"Press where orange (“{lesson.first}”) ends in the last bar. Grey: later.",
                lines=_kept_lines(shares.get(answer), is_open=is_open), takes_share=not is_open,
            ),
            key="threads of the RNN", height=300,
            on={"share": lambda percent: asked.answer(nearest_option(shares, percent / 100))},
        )  # fmt: skip
    elif asked.name == "open":
        tally.draw(
            Tally(
                name=f"How many numbers {lesson.asks} can draw on", lines=_open_lines(is_open=is_open),
                told="A column per vector, a square per number.",
            ),
            key="threads of the vectors", height=300,
        )  # fmt: skip
    else:
        row = Row(0, 0, lesson.tokens.index(lesson.asks))
        threads.draw(
            Threads(
                name="A translation that attends to its original", tokens=lesson.tokens, others=lesson.tokens_kv,
                weights=np.asarray(two_sentences.trace().weights)[None, None], row=row, tall=True,
                veiled=frozenset([] if is_open else [row]), asks="" if is_open else "word",
                drawn=lesson.tokens_kv.index(answer) if answer in lesson.tokens_kv else None,
            ),
            key="threads", on={"word": lambda word: asked.answer(lesson.tokens_kv[word])},
        )  # fmt: skip


def _kept_lines(yours: float | None, *, is_open: bool) -> tuple[Line, ...]:
    """The one vector after each token, a part of the bar for each that was read; the last ones are to be predicted."""
    lesson, shares = two_sentences.load(), two_sentences.encoder_decoder()["shares"]
    n, lines = len(lesson.tokens_kv), list[Line]()
    for i, token in enumerate(lesson.tokens_kv):
        covers = not is_open and i >= n - _COVERED
        parts = [] if covers else [round(share * 2**n) for share in shares[i, : i + 1]]
        blocks = [Block(wide=1, high=1, cell=wide, role="" if j else "key") for j, wide in enumerate(parts)]
        rest = Block(wide=1, high=1, cell=2**n - sum(parts), state="gone")
        told = "?" if covers else f"{Fraction(shares[i, 0])} of “{lesson.first}”"
        said = yours if is_open and i == n - 1 else None
        lines.append(Line(label=f"after “{token}”", note=told, blocks=(*blocks, rest), yours=said))
    return tuple(lines)


def _open_lines(*, is_open: bool) -> tuple[Line, ...]:
    """The vectors of a short text and of a long one: without attention the last alone, with it all."""
    lesson, size = two_sentences.load(), two_sentences.inputs()["X_kv"].shape[1]
    lines = list[Line]()
    few, many = len(lesson.tokens_kv), lesson.many
    for n, there in ((few, 1), (few, few), (many, 1), (many, many)):
        covers = there == many and not is_open
        gone = Block(wide=1 if covers else n - there, high=size, cell=n if covers else 1, state="gone")
        full = Block(wide=there, high=size, role="value")
        label = f"{n} tokens, {'with' if there == n else 'without'} attention"
        blocks = (gone,) if covers else (full,) if there == n else (gone, full)
        lines.append(Line(label=label, note="?" if covers else f"{there * size} numbers", blocks=blocks))
    return tuple(lines)


def _show_shape(asked: LessonAnswers) -> None:
    """Queries, keys above their product, and its shape, which is dragged until it fits; then its numbers."""
    lesson, answer = two_sentences.load(), asked.marks["shape"].answer
    n, n_kv = len(lesson.tokens), len(lesson.tokens_kv)
    is_right = asked.is_found("shape")
    said = fitting.last_two(answer.values) if isinstance(answer, Numbers) else None
    queries = Box(line="Q", symbol="Q", shape=(n, 2), matrix="Q")
    keys = Box(line="K", symbol="Kᵀ", shape=(2, n_kv), matrix="K")
    weights = Box(line="shape", symbol="Weights", shape=(n, n_kv) if is_right else said, matrix="weights")
    product: dict[fitting.Place, Box] = {"left": queries, "right": keys, "result": weights}
    shape_boxes.draw(
        Boxes(
            words=lesson.tokens, columns=(Column(above=None, below=queries), Column(above=keys, below=weights)),
            product=product, misfits=fitting.misfits(product), asked="" if is_right else "shape",
            cells={"Weights": tints(two_sentences.trace().weights)} if is_right and asked.is_open("looks") else {},
            others=lesson.tokens_kv,
            told="2 and 2, the inner sizes, cancel." * is_right,
        ),
        key="threads of boxes", on_shape=lambda draw_matrix: asked.answer(f"{draw_matrix[0]} × {draw_matrix[1]}"),
    )  # fmt: skip


def show_attention() -> None:
    """The translation attending to the original, from both sentences to the context; and the code of it."""
    lesson, trace = two_sentences.load(), two_sentences.trace()
    whole = picture.of(trace, CROSS, lesson.tokens, lesson.tokens_kv, name="A translation that attends to its original")
    row = lesson.tokens.index(lesson.asks)
    opening = Cell(node="weights", row=row, column=int(trace.weights[row].argmax()))
    screen.show(replace(whole, opening=opening), key="machine across sentences")
    st.caption(
        "In a Transformer, $X_{kv}$ is what the encoder has made of the original, and X what the decoder has written "
        "so far: there the position that *writes* *Zone* asks, having read *La*. Here both are embeddings made by "
        "hand, and so are the weights, so that each word finds the one it stands for; in a model they are learned."
    )
    downloads.show_code(shown_nodes(CROSS), two_sentences.inputs(), CROSS)


@cache
def _encoder_matrices() -> tuple[DrawnMatrix, DrawnMatrix, DrawnMatrix]:
    """What the vectors of the encoder consist of, the words, and these vectors."""
    lesson, both = two_sentences.load(), two_sentences.encoder_decoder()
    theirs = lesson.tokens_kv
    shares = draw_matrix(
        "shares", "What is left of each token", both["shares"], [f"after {word}" for word in theirs], theirs,
        share=True,
        note="Half of the row above, and half of the token that is read: it enters with ½, and each one after it "
        "halves what was there.",
    )  # fmt: skip
    words = draw_matrix(
        "X_kv", "Words", two_sentences.inputs()["X_kv"], theirs, note="The token’s embedding, as above."
    )
    vectors = draw_matrix(
        "vectors", "Vectors", both["vectors"], shares.rows, formula="shares X_kv", kind="product", reads=(shares, words)
    )
    return shares, words, vectors


def show_encoder_and_decoder() -> None:
    """An RNN encoder, and what a decoder gets of it without and with attention."""
    lesson, both = two_sentences.load(), two_sentences.encoder_decoder()
    ours, theirs = lesson.tokens, lesson.tokens_kv
    shares, words, vectors = _encoder_matrices()
    last = draw_matrix(
        "last", "The vector it is given", both["last"], ours, theirs, share=True,
        note="Without attention every word of the decoder gets the last vector, and no other.",
    )  # fmt: skip
    fixed = draw_matrix(
        "fixed", "What it then gets", both["fixed"], ours, formula="last · vectors", kind="product",
        reads=(last, vectors),
    )  # fmt: skip
    weights = draw_matrix(
        "weights", "What it attends to", two_sentences.trace().weights, ours, theirs, share=True,
        note="The weight in the picture above.",
    )  # fmt: skip
    chosen = draw_matrix(
        "chosen", "What it chooses", both["chosen"], ours, formula="weights · vectors", kind="product",
        reads=(weights, vectors),
    )  # fmt: skip
    whole = chain(
        "An RNN encoder, and its decoder without and with attention",
        (shares, words, vectors, last, fixed, weights, chosen),
        {
            "Encoder (RNN)": (shares, Place(below="vectors", above="X_kv")),
            "Decoder (RNN)": (last, fixed),
            "Decoder (RNN) with attention": (weights, chosen),
        },
        opening=Cell(node="shares", row=len(theirs) - 1, column=0),
    )
    screen.show(whole, key="machine of encoder and decoder")
