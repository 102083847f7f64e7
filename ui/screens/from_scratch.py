"""Self-attention in ten lines of NumPy, each with its question and result, and what np.dot mixes up."""

from itertools import product

import numpy as np
import streamlit as st

from core.graph.tex import unmarked
from core.lessons.fitting import Box, Column
from core.lessons.from_scratch import (
    D_K_OF_COURSE,
    Names,
    batch_weights,
    preamble,
    script,
    shapes_of_course,
    total_weight,
)
from core.lessons.random_weights import KINDS, Kind
from core.reading.answers import Numbers
from ui.charts import shape_boxes, threads
from ui.charts.shape_boxes import Blocks, Boxes, Cells
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame.lesson import LessonAnswers
from ui.screens.line_results import tints
from ui.session.keys import Key

_KIND, _BATCH = "shapes.kind", "shapes.B"

NUMBERS = {Key.SEED: "1", _KIND: KINDS[0]}
"""The fields that choose the numbers on these screens, with what they usually hold."""

NUMBERS_OF_BATCHES = {**NUMBERS, _BATCH: "2"}
"""The same on the screen with several sentences."""

_LEAST = 2
"""The fewest sentences in a batch: with one there is nothing to mix. An older link with 1 has as many as usual."""


def sentences() -> list[list[str]]:
    """The words of each sentence."""
    return [sentence.split() for sentence in script().sentences]


def choose_random_numbers() -> tuple[int, Kind]:
    """Ask for the seed and the distribution of all random numbers on the screen."""
    with st.container(horizontal=True, key="seeds"):
        seed = widgets.seed()
        kind = KINDS.index(widgets.one_of("Random numbers", KINDS, _KIND, usual=KINDS[0]))
    return seed, KINDS[kind]


def show_code(seed: int, kind: Kind) -> None:
    """Show the ten lines, and what runs before them."""
    lines = [
        preamble(1, seed, kind),
        *(f"# {i}. {unmarked(line.title)}\n{line.code.strip()}" for i, line in enumerate(script().steps, start=1)),
    ]
    st.code("\n\n".join(lines), language="python")


FIELDS_OF_BATCHES = ("shapes.batch", "shapes.block", "shapes.rescue")
"""The fields on batches, which once were below the ten lines."""


def sizes_of_batch() -> dict[str, range]:
    """The field that holds how many sentences are in the batch, and how many there may be."""
    return {_BATCH: range(_LEAST, len(sentences()) + 1)}


def choose_batch() -> int:
    """Choose how many sentences are in the batch."""
    usual = int(NUMBERS_OF_BATCHES[_BATCH])
    return widgets.slider("Sentences in the batch B", _BATCH, usual=usual, least=_LEAST, most=len(sentences()))


_BLOCKS = {(0, 0): "sentence 1 with itself", (0, 1): "sentence 1 with 2",
           (1, 0): "sentence 2 with 1", (1, 1): "sentence 2 with itself"}  # fmt: skip
"""The blocks of two sentences, and what an answer calls them."""

_ASKS = {
    "batch": "Striped: two sentences that @ keeps apart.", "block": "Press a block: which two sentences meet there?",
    "rescue": "In sentence b, word i asks word j of sentence c.",
}  # fmt: skip
"""What is said beneath the boxes while a question is open."""

_OUTLINED = {"block": "Outlined: mixed[0, :, 1, :].", "rescue": "Outlined: what @ gives."}
"""What is outlined once a question is answered."""


def show_batch(asked: LessonAnswers, names: Names, many: int) -> None:
    """Q and Kᵀ of all sentences as boxes, and what @ or np.dot makes of them; then whom their words attend to."""
    words = [word for sentence in sentences()[:many] for word in sentence]
    n = len(words)
    Q, K = (names[name].reshape(n, -1) for name in "QK")
    is_filled = asked.is_open("batch") or asked.name != "batch"
    result = "mixed" if is_filled else "Q @ Kᵀ"
    apart = np.ones((n, n)) if is_filled else np.kron(np.eye(many), np.ones((n // many,) * 2))
    cells: dict[str, Cells] = {"Q": tints(Q), "Kᵀ": tints(K.T), result: tints(Q @ K.T * apart)}
    arrays = {"Q": ("Q", "B, n, d_k"), "Kᵀ": ("K", "B, d_k, n"), result: ("scores", "B, n, n")}
    if is_filled:
        arrays[result] = ("scores", "B, n, B, n" if asked.is_open("batch") else "")
    if asked.name == "rescue":  # the letters of its texts, each at its axis
        arrays = {"Q": ("Q", "b, i, d_k"), "Kᵀ": ("K", "c, d_k, j"), result: ("scores", "b, i, c, j")}
    sizes = {"d_k": Q.shape[1], **dict.fromkeys("Bbc", many), **dict.fromkeys("nij", n // many)}
    boxes = {
        symbol: Box(
            line=symbol, symbol=symbol, matrix=matrix,
            axes=tuple(sizes[letter] for letter in letters.split(", ") if letter),
            shape=(len(cells[symbol]), len(cells[symbol][0])), letters=f"({letters})" if letters else "",
        )
        for symbol, (matrix, letters) in arrays.items()
    }  # fmt: skip
    diagonal = {(i, i) for i in range(many)}
    apart_from = {*product(range(many), range(many))} - diagonal
    marked = {"block": {(0, 1)}, "rescue": diagonal}.get(asked.name) if asked.is_open(asked.name) else None
    met = (0, n // many + 1) if asked.name == "batch" and is_filled else None
    blocks = {
        "Q": Blocks(rows=many, columns=1), "Kᵀ": Blocks(rows=1, columns=many),
        result: Blocks(
            rows=many, columns=many, empty=frozenset() if is_filled else frozenset(apart_from), cell=met,
            marked=frozenset(marked or ()), asks=asked.name == "block", mine=_answered_blocks(asked, many, n // many),
        ),
    }  # fmt: skip
    shape_boxes.draw(
        Boxes(
            words=words, columns=(Column(above=None, below=boxes["Q"]), Column(above=boxes["Kᵀ"], below=boxes[result])),
            product={}, misfits=(), cells=cells, asked="", blocks=blocks, others=words,
            told=(f"Outlined: “{words[0]}” asks “{words[met[1]]}” of sentence 2." if met
            else (_OUTLINED if marked else _ASKS)[asked.name])
            + " Dashed: yours." * bool(blocks[result].mine - blocks[result].marked),
        ),
        key="threads of boxes", on_block=lambda at: asked.answer(_BLOCKS[at], "block") if at in _BLOCKS else None,
    )  # fmt: skip


def show_weights(asked: LessonAnswers, names: Names, many: int) -> None:
    """Whom the words of a batch attend to with @ and with np.dot, once the blocks are known."""
    words = [word for sentence in sentences()[:many] for word in sentence]
    if asked.is_open("block"):
        threads.draw(
            Threads(
                name="Whom a word of the batch attends to", tokens=tuple(words), names=("@", "np.dot"),
                weights=batch_weights(names)[None], row=Row(0, 1, 0),
            ),
        )  # fmt: skip
        st.markdown(
            f"After np.dot and the softmax, the weights of *{words[0]}* sum to {total_weight(names):.4f}: 1 for each "
            "sentence in the batch, though the word belongs to only one."
        )


def _answered_blocks(asked: LessonAnswers, many: int, n: int) -> frozenset[tuple[int, int]]:
    """The blocks of an answer: as many as its shape has room for, that which is chosen, or those that a line takes."""
    blocks = sorted(product(range(many), range(many)), key=lambda at: at[0] != at[1])
    answer, mark = asked.text(), asked.marks[asked.name]
    match asked.name:
        case "batch" if isinstance(mark.answer, Numbers) and mark.status == "wrong":
            numbers = min(float(np.prod(mark.answer.values or ())), n**2 * len(blocks))
            return frozenset(blocks[: int(max(numbers, 0) / n**2)])
        case "block":
            return frozenset(at for at, name in _BLOCKS.items() if name == answer)
        case "rescue":
            all_over, added, first = asked.tasks["rescue"].options[1:]
            taken = {all_over: blocks, added: blocks[:many], first: [at for at in blocks if at[0] == 0]}
            return frozenset(taken.get(answer, ()))
    return frozenset()


def explain_dot(asked: LessonAnswers) -> None:
    """The line with np.dot in place of @, and what it does to one sentence."""
    (at,) = (line.code for line in script().steps if line.id == "scores")
    st.code(f"# sentence by sentence\n{at}\n# all at once\n{script().dot}", language="python", wrap_lines=True)
    if asked.is_open("batch"):
        printed, made = shapes_of_course()
        st.markdown(
            "`np.dot` sums over the last axis of its first array and the last but one of its second, and keeps **all** "
            "other axes: Q leaves (B, n), Kᵀ leaves (B, n). Even a single sentence gets an axis too many. Another "
            f"np.dot with V adds one more: with $d_k$ = {D_K_OF_COURSE} the course’s notebook prints `{printed}`, and "
            f"NumPy makes `{made}`."
        )
