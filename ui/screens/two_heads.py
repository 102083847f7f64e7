"""Two heads of three words: threads, then the step that is asked for, and beneath it the whole."""

from dataclasses import replace
from functools import lru_cache

import numpy as np

from core.graph.steps import Matrix
from core.lessons import two_heads as lesson
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.frame.lesson import Asked, Lesson
from ui.machine import excerpt, machine
from ui.machine.picture import Cell, Drawn, Picture, Place
from ui.machine.side_by_side import chain, drawn
from ui.screens import torch_questions

_HEADS = ("look", "second")
"""What uncovers the row of the first head and of the second."""

_SHOWN = {
    "look": ("Q 1", "K 1", "scores 1"), "second": ("Q 2", "K 2", "scores 2"),
    "joined": ("context 1", "context 2", "joined"),
}  # fmt: skip
"""The matrices that a question is about; the others are about the last product."""

_BESIDE = {"1": (Place(below="context 1"), Place(below="context 2")), "2": (Place(below="joined"),)}
"""The heads, and beneath both what they become."""


def show_figure(here: Lesson, asked: Asked) -> None:
    """The step that the question is about: the threads of a head above its scores, or matrices."""
    given = asked.open | set(_HEADS if asked.name == "joined" else ())
    whole = _picture(given, mixes=not (asked.name == "why" and asked.is_open("why")))
    shown = replace(excerpt.only(whole, _SHOWN.get(asked.name, ("joined", "W_o", "output"))), is_small=True)
    if asked.name == "joined":
        shown = replace(shown, places=_BESIDE)
    if asked.name in _HEADS:
        with here.figure:
            _draw_threads(asked)
        i, (Q, K, scores) = lesson.row(), shown.matrices
        of_word = (replace(M, M=M.M[[i]], rows=M.rows[i : i + 1]) for M in (Q, scores))
        shown = replace(shown, matrices=(*of_word, K))
    with here.figure:
        machine.draw(shown, key="machine of the step")


def offer_whole(asked: Asked) -> None:
    """Both heads from their queries to the output, folded, with what is not answered yet covered."""
    torch_questions.offer_steps(lambda: _picture(asked.open))


def _draw_threads(asked: Asked) -> None:
    """The threads of the head that is asked about, veiled until they are predicted; then of both, once both are."""
    tokens, row, answer = lesson.load().tokens, lesson.row(), asked.text()
    is_open, h = asked.is_open(asked.name), _HEADS.index(asked.name)
    heads = (0, 1) if h and is_open else (h,)
    threads.draw(
        Threads(
            name="What each head attends to", tokens=tuple(tokens),
            weights=lesson.heads().trace.weights[None, heads], names=tuple(f"head {head + 1}" for head in heads),
            row=Row(0, heads.index(h), row), asks="" if is_open else "word",
            veiled=frozenset(Row(0, i, row) for i, head in enumerate(heads) if not asked.is_open(_HEADS[head])),
            drawn=tokens.index(answer) if answer in tokens else None,
        ),
        key="threads of heads", on={"word": lambda word: asked.answer(tokens[word])},
    )  # fmt: skip


@lru_cache(maxsize=16)
def _picture(found: frozenset[str], *, mixes: bool = True) -> Picture:
    """All matrices; where nothing ``mixes`` the heads, ones on the diagonal stand for W_o, and leave all as it was."""
    tokens, given, computed = lesson.load().tokens, lesson.inputs(), lesson.heads()
    matrices, places, contexts = list[Drawn](), dict[str, tuple[Drawn | Place, ...]](), list[Drawn]()
    for h, name in enumerate(_HEADS):
        made = _head(h, name in found)
        Q, _, scores, scaled, weights, _, context = made
        matrices += made
        contexts.append(context)
        places[f"Head {h + 1}: columns {2 * h + 1} and {2 * h + 2}"] = (Q, scores, scaled, weights, context)
    columns = tuple(f"{h + 1}·{j + 1}" for h in range(lesson.HEADS) for j in range(contexts[0].M.shape[1]))
    joined = drawn(
        "joined", "Heads side by side", _covered(computed.joined, "joined" in found), tokens, columns,
        symbol="heads", note="Column 2·1 is column 1 of the context of head 2.",
    )  # fmt: skip
    W_o = drawn(
        "W_o", "Output matrix" if mixes else "Instead of", given["W_o"] if mixes else np.eye(len(columns)), columns,
        note="Training finds these numbers.",
    )  # fmt: skip
    mixed = computed.output if mixes else computed.joined
    output = drawn(
        "output", "Output", _covered(mixed, "output" in found or not mixes), tokens, kind="product",
        formula="heads W_o" if mixes else "heads", reads=(joined, W_o),
    )  # fmt: skip
    return chain(
        "Two heads and W_o", (*matrices, joined, W_o, output), {**places, "Joined and mixed": (joined, output)},
        opening=Cell(node="weights 1", row=0, column=0),
    )  # fmt: skip


def _head(h: int, is_open: bool) -> tuple[Drawn, ...]:
    """The matrices of one head, in the order of evaluation."""
    tokens, trace = lesson.load().tokens, lesson.heads().trace
    number, note = h + 1, "Its columns of what X was projected to."
    columns = [str(h * trace.d_k + j + 1) for j in range(trace.d_k)]  # d_v is d_k here
    Q, K, V = (
        drawn(f"{name} {number}", f"{title} {number}", trace.matrices[name][h], tokens, columns, symbol=name, note=note)
        for name, title in (("Q", "Queries"), ("K", "Keys"), ("V", "Values"))
    )
    scores = drawn(
        f"scores {number}", f"Scores {number}", _covered(trace.scores[h], is_open), tokens, tokens,
        symbol="scores", formula="Q Kᵀ", kind="product", reads=(Q, K), turned=True,
    )  # fmt: skip
    scaled = drawn(
        f"scaled {number}", f"Scaled {number}", _covered(trace.scaled_scores[h], is_open), tokens,
        tokens, symbol="scaled scores", formula=f"÷ √{trace.d_k}", kind="quotient", reads=(scores,),
        divisor=(float(np.sqrt(trace.d_k)), f"√{trace.d_k}"),
    )  # fmt: skip
    weights = drawn(
        f"weights {number}", f"Weights {number}", _covered(trace.weights[h], is_open), tokens, tokens,
        symbol="weights", formula="softmax", share=True, kind="softmax", reads=(scaled,),
    )  # fmt: skip
    context = drawn(
        f"context {number}", f"Context {number}", _covered(trace.context[h], is_open), tokens,
        symbol="context", formula="weights\u00a0V", kind="product", reads=(weights, V),
    )  # fmt: skip
    return Q, K, scores, scaled, weights, V, context


def _covered(M: Matrix, is_open: bool) -> Matrix:
    """A matrix with nan in the row that is asked for, unless it is open."""
    M = np.array(M, dtype=np.float64)
    if not is_open:
        M[lesson.row()] = np.nan
    return M
