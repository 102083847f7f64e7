"""Two heads of three words: threads, then the step that is asked for with boxes in it, and beneath it the whole."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.homework.results import Result
from core.lessons import two_heads as lesson
from core.reading import filling
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.frame.lesson import Asked, Lesson
from ui.machine import excerpt, machine, screen
from ui.machine.filled_boxes import filled
from ui.machine.picture import Box, Cell, Drawn, Picture, Place
from ui.machine.side_by_side import chain, drawn
from ui.session import contents, fillings

_BOXES = {"second": "weights 2", "joined": "joined", "output": "output"}
"""In which matrix of the picture the answer to a question is typed; its row is covered until it is found."""

_LOOK, _MIX = "heads.look", "mix"

_STEPS: Mapping[str, Sequence[str]] = {
    "look": ("Q 1", "K 1", "scores 1"),
    "second": ("Q 2", "K 2", "scores 2", "weights 2"),
    "joined": ("weights 1", "V 1", "context 1", "weights 2", "V 2", "context 2", "joined"),
    _MIX: ("joined", "W_o", "output"),
}
"""The matrices of a step of the picture."""


def show_figure(here: Lesson, asked: Asked) -> None:
    """The step that the question is about: the threads of both heads, or matrices, with boxes for what is asked for."""
    step = asked.name if asked.name in _STEPS else _MIX
    given = _found(asked) | (asked.open - {asked.name})  # so that a step begins with what is right
    shown = _without_dots(replace(excerpt.only(_picture(given), _STEPS[step]), is_small=True))
    if step == "joined":  # the heads side by side, and beneath them what they become
        *heads, joined = shown.places.values()
        both = tuple(replace(place, sign=place.sign.replace("→", "")) for head in heads for place in head)
        shown = replace(shown, places={"Both heads": both, "Side by side": joined})
    beside = here.figure
    if asked.name in _HEADS:
        with here.figure:
            left, beside = st.columns(2)
        with left:
            _draw_threads(asked)
    with beside:
        if asked.name in _BOXES and asked.name not in _found(asked):
            _draw_boxes(shown, asked.name, asked.marks[asked.name])
        else:
            machine.draw(shown, key="machine of the step")


def _without_dots(shown: Picture) -> Picture:
    """A product stands beneath its right factor: a dot between the left one and the product would be untrue."""
    places = {
        title: tuple(replace(place, sign=place.sign.replace("·", "")) for place in part)
        for title, part in shown.places.items()
    }
    return replace(shown, places=places)


def show_whole(asked: Asked) -> None:
    """Both heads from their queries to the output, with what is not found yet covered."""
    found = _found(asked)
    st.header("The whole computation", anchor=False)
    screen.show(_picture(found), key="machine")
    if not found.issuperset(_BOXES):
        st.caption(
            f"Each ? in the row of *{lesson.load().word}* is asked for, and is uncovered once you have found it. "
            "The other rows show how it is done: click one of their numbers."
        )


def _found(asked: Asked) -> frozenset[str]:
    """The questions whose rows are uncovered; where *look* is answered, the first head is an example to follow."""
    right = {name for name in _BOXES if asked.shows_all or asked.marks[name].status == "correct"}
    return frozenset(right | ({"look"} if asked.is_open("look") else set()))


def _draw_threads(asked: Asked) -> None:
    """The sentence with the threads of both heads; the row of a head is veiled until it is predicted or computed."""
    tokens, row, found = lesson.load().tokens, lesson.row(), _found(asked)
    answer, is_asked = contents.text(_LOOK), asked.name == "look" and not asked.is_open("look")
    threads.draw(
        Threads(
            name="What each head attends to", tokens=tuple(tokens), weights=lesson.heads().trace.weights[None],
            names=tuple(f"head {h + 1}" for h in range(lesson.HEADS)), row=Row(0, int(asked.name == "second"), row),
            veiled=frozenset(Row(0, h, row) for h, name in enumerate(_HEADS) if name not in found),
            asks="word" if is_asked else "",
            drawn=tokens.index(answer) if answer in tokens and asked.name == "look" else None,
        ),
        key="threads of heads", on={"word": lambda word: contents.change(_LOOK, tokens[word])},
    )  # fmt: skip


_HEADS = ("look", "second")
"""What uncovers the row of the first head and of the second."""


def _draw_boxes(shown: Picture, name: str, mark: Result) -> None:
    """A step with boxes for the row that is asked for; what is typed there also stands in the field of the question."""
    task, field, row, key = lesson.tasks()[name], f"heads.{name}", lesson.row(), "machine of boxes"
    many = len(task.key)
    texts = filling.boxes(contents.text(field), task.asked) or ("",) * many
    marks = np.ravel(mark.cells or [""] * many).tolist()
    boxes = tuple(
        Box(row=row, column=j, text=text, mark=mark if text else "")
        for j, (text, mark) in enumerate(zip(texts, marks, strict=True))
    )
    boxed = replace(
        shown, filled=fillings.stamp(key),
        matrices=tuple(replace(M, boxes=boxes) if M.name == _BOXES[name] else M for M in shown.matrices),
    )  # fmt: skip

    def fill(sent: Any) -> None:
        change = filled(sent, boxed)
        if change and fillings.note(key, change.stamp):
            after = [change.texts.get((_BOXES[name], row, j), text) for j, text in enumerate(texts)]
            contents.change(field, filling.written(after, task.asked))

    machine.draw(boxed, key=key, on={"filled": fill})


@lru_cache(maxsize=16)
def _picture(found: frozenset[str]) -> Picture:
    tokens, given, computed = lesson.load().tokens, lesson.inputs(), lesson.heads()
    matrices, places, contexts = list[Drawn](), dict[str, tuple[Drawn | Place, ...]](), list[Drawn]()
    for h, name in enumerate(_HEADS):
        made = _head(h, name in found, is_joined="joined" in found)
        Q, _, scores, scaled, weights, _, context = made
        matrices += made
        contexts.append(context)
        places[f"Head {h + 1}: columns {2 * h + 1} and {2 * h + 2}"] = (Q, scores, scaled, weights, context)
    columns = tuple(f"{h + 1}·{j + 1}" for h in range(lesson.HEADS) for j in range(contexts[0].M.shape[1]))
    joined = drawn(
        "joined", "Heads side by side", _covered(computed.joined, "joined" in found), tokens, columns,
        symbol="heads", note="Column 2·1 is column 1 of the context of head 2.",
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
        symbol="weights", formula=f"softmax of scores ÷\u00a0√{trace.d_k}", share=True, kind="softmax", reads=(scaled,),
    )  # fmt: skip
    context = drawn(
        f"context {number}", f"Context {number}", _covered(trace.context[h], is_joined), tokens,
        symbol="context", formula="weights\u00a0V", kind="product", reads=(weights, V),
    )  # fmt: skip
    return Q, K, scores, scaled, weights, V, context


def _covered(M: Matrix, is_open: bool) -> Matrix:
    """A matrix with nan in the row that is asked for, unless it is open."""
    M = np.array(M, dtype=np.float64)
    if not is_open:
        M[lesson.row()] = np.nan
    return M
