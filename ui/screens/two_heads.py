"""Two heads of three words in one picture, in which the row that is asked for stays covered until it is found."""

from collections.abc import Set
from functools import lru_cache

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.lessons import two_heads as lesson
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.machine.picture import Cell, Drawn, Picture, Place
from ui.machine.side_by_side import chain, drawn
from ui.session import contents

_ASKED = ("first", "second", "joined", "output")
"""The questions for a row of the picture."""

_LOOK = "heads.look"


def draw(asked: Asked) -> None:
    """Draw what the word attends to in each head, and both heads in numbers; first what the question is about."""
    found = frozenset(name for name in _ASKED if asked.shows_all or asked.marks[name].status == "correct")
    above, below = st.container(), st.container()
    with below if asked.name in _ASKED else above:
        _draw_threads(asked, found)
    with above if asked.name in _ASKED else below:
        screen.show(_picture(found), key="machine")
        if len(found) < len(_ASKED):
            st.caption(
                f"Each ? in the row of *{lesson.load().word}* is asked for, and is uncovered once you have found it. "
                "The other rows show how it is done: choose a number."
            )


def _draw_threads(asked: Asked, found: Set[str]) -> None:
    """The sentence with the threads of both heads; the word that is asked about is veiled until it is found."""
    tokens, row = lesson.load().tokens, lesson.row()
    answer = contents.text(_LOOK)
    threads.draw(
        Threads(
            name="What each head attends to", tokens=tuple(tokens), weights=lesson.heads().trace.weights[None],
            names=tuple(f"head {h + 1}" for h in range(lesson.HEADS)), row=Row(0, 0, row),
            veiled=frozenset(Row(0, h, row) for h, name in enumerate(_ASKED[: lesson.HEADS]) if name not in found),
            asks="word" if asked.name == "look" and not asked.is_open("look") else "",
            drawn=tokens.index(answer) if answer in tokens else None,
        ),
        key="threads of heads", on={"word": lambda word: contents.change(_LOOK, tokens[word])},
    )  # fmt: skip


@lru_cache(maxsize=16)
def _picture(found: frozenset[str]) -> Picture:
    tokens, given, computed = lesson.load().tokens, lesson.inputs(), lesson.heads()
    matrices, places, contexts = list[Drawn](), dict[str, tuple[Drawn | Place, ...]](), list[Drawn]()
    for h, name in enumerate(_ASKED[: lesson.HEADS]):
        made = _head(h, name in found, is_joined="joined" in found)
        Q, _, scores, scaled, weights, _, context = made
        matrices += made
        contexts.append(context)
        places[f"Head {h + 1}: columns {2 * h + 1} and {2 * h + 2}"] = (Q, scores, scaled, weights, context)
    columns = tuple(f"{h + 1}·{j + 1}" for h in range(lesson.HEADS) for j in range(contexts[0].M.shape[1]))
    joined = drawn(
        "joined", "Heads side by side", _covered(computed.joined, "joined" in found), tokens, columns,
        symbol="heads", formula="[head 1, head 2]", note="Column 2·1 is column 1 of the context of head 2.",
    )  # fmt: skip
    W_o = drawn("W_o", "Output weights", given["W_o"], columns, note="Training finds these numbers.")
    output = drawn(
        "output", "Output", _covered(computed.output, "output" in found), tokens, formula="heads W_o", kind="product",
        reads=(joined, W_o),
    )  # fmt: skip
    return chain(
        "Two heads and W_o", (*matrices, joined, W_o, output), {**places, "Joined and mixed": (joined, output)},
        opening=Cell(node="weights 1", row=0, column=0),
    )  # fmt: skip


def _head(h: int, is_open: bool, *, is_joined: bool) -> tuple[Drawn, ...]:
    """The matrices of one head, in the order of evaluation."""
    tokens, trace = lesson.load().tokens, lesson.heads().trace
    number, note = h + 1, "Its columns of what X was projected to."
    Q, K, V = (
        drawn(f"{name} {number}", f"{title} of head {number}", trace.matrices[name][h], tokens, symbol=name, note=note)
        for name, title in (("Q", "Queries"), ("K", "Keys"), ("V", "Values"))
    )
    scores = drawn(
        f"scores {number}", f"Scores of head {number}", _covered(trace.scores[h], is_open), tokens, tokens,
        symbol="scores", formula="Q Kᵀ", kind="product", reads=(Q, K), turned=True,
    )  # fmt: skip
    scaled = drawn(
        f"scaled {number}", f"Scaled scores of head {number}", _covered(trace.scaled_scores[h], is_open), tokens,
        tokens, symbol="scaled scores", formula="scores ÷ √2", kind="quotient", reads=(scores,),
        divisor=(float(np.sqrt(trace.d_k)), f"√{trace.d_k}"),
    )  # fmt: skip
    weights = drawn(
        f"weights {number}", f"Weights of head {number}", _covered(trace.weights[h], is_open), tokens, tokens,
        symbol="weights", formula="softmax by rows", share=True, kind="softmax", reads=(scaled,),
    )  # fmt: skip
    context = drawn(
        f"context {number}", f"Context of head {number}", _covered(trace.context[h], is_joined), tokens,
        symbol="context", formula="weights V", kind="product", reads=(weights, V),
    )  # fmt: skip
    return Q, K, scores, scaled, weights, V, context


def _covered(M: Matrix, is_open: bool) -> Matrix:
    """A matrix with nan in the row that is asked for, unless it is open."""
    M = np.array(M, dtype=np.float64)
    if not is_open:
        M[lesson.row()] = np.nan
    return M
