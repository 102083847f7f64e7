"""Two heads of three words: threads, then the step that is asked for, and beneath it the whole."""

from dataclasses import replace
from functools import lru_cache
from string import ascii_lowercase

import numpy as np

from core.graph.steps import Matrix
from core.lessons import two_heads as lesson
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import excerpt, machine
from ui.machine.picture import Cell, DrawnMatrix, Picture, Place
from ui.machine.side_by_side import chain, draw_matrix
from ui.screens import torch_pictures

_HEADS = ("look", "second")
"""What uncovers the row of the first head and of the second."""

_SHOWN = {
    "look": ("Q 1", "K 1", "scores 1"), "second": ("Q 2", "K 2", "scores 2"),
    "joined": ("V 1", "V 2", "context 1", "context 2", "joined"),
}  # fmt: skip
"""The matrices that a question is about; the others are about the last product."""

_BESIDE = {
    "heads": (Place(below="context 1", above="V 1"), Place(below="context 2", above="V 2")),
    "row": (Place(below="joined"),),
}
"""The heads beside each other, each beneath its values, and the row that they become."""

_WHOLE = ("K 1", "K 2", "V 1", "V 2", "W_o")
"""The right factors: of all others the row of the word is drawn."""


def show_figure(here: Lesson, asked: LessonAnswers) -> None:
    """The step that the question is about, in the row of its word; what the questions before it ask for is given."""
    names, i = list(asked.tasks), lesson.row()
    given = asked.open | {*names[: names.index(asked.name)]}
    whole = picture(given, mixes=not (asked.name == "why" and asked.is_open("why")))
    shown = excerpt.keep_only(whole, _SHOWN.get(asked.name, ("joined", "W_o", "output")))
    rows = tuple(M if M.name in _WHOLE else replace(M, M=M.M[[i]], rows=M.rows[i : i + 1]) for M in shown.matrices)
    with here.figure:
        if asked.name in _HEADS:
            _draw_threads(_HEADS.index(asked.name), asked)
        key = "machine of the step"
        if asked.name == "joined":
            key, shown = "machine of heads", replace(shown, places=_BESIDE)
            rows = tuple(_weigh_rows(M) if M.role == "value" else replace(M, symbol=M.title, formula="") for M in rows)
        machine.draw(replace(shown, matrices=rows, is_small=True), key=key)


def _weigh_rows(V: DrawnMatrix) -> DrawnMatrix:
    """The values of a head, each with its weight, so that the sum beneath can be checked by hand."""
    weights = lesson.heads().trace.weights[int(V.name[-1]) - 1, lesson.row()]
    return replace(V, rows=tuple(map("{:.3f} · {}".format, weights, V.rows)))


def _draw_threads(h: int, asked: LessonAnswers) -> None:
    """The threads of the head that is asked about, veiled until they are predicted."""
    tokens, row, answer, is_open = lesson.load().tokens, lesson.row(), asked.text(), asked.is_open(asked.name)
    threads.draw(
        Threads(
            name=f"What head {h + 1} attends to", tokens=tuple(tokens), weights=lesson.heads().trace.weights[None, [h]],
            names=(f"head {h + 1}",), row=Row(0, 0, row), asks="" if is_open else "word",
            veiled=frozenset(() if is_open else (Row(0, 0, row),)),
            drawn=tokens.index(answer) if answer in tokens else None,
        ),
        key="threads of heads", on={"word": lambda word: asked.answer(tokens[word])},
    )  # fmt: skip


@lru_cache(maxsize=16)
def picture(found: frozenset[str], *, mixes: bool = True) -> Picture:
    """All matrices, with what is not found yet covered.

    Where nothing ``mixes`` the heads, ones on the diagonal stand for W_o, and leave all as it was.
    """
    tokens, given, computed = lesson.load().tokens, lesson.inputs(), lesson.heads()
    matrices, places = list[DrawnMatrix](), dict[str, tuple[DrawnMatrix | Place, ...]]()
    for h, name in enumerate(_HEADS):
        Q, K, V, scores, scaled, weights, context = _head(h, name in found)
        matrices += [Q, K, V, scores, scaled, weights, context]
        places[f"Head {h + 1}: columns {2 * h + 1} and {2 * h + 2}"] = (Q, scores, scaled, weights, context)
    columns = tuple(name for h in range(lesson.HEADS) for name in _columns(h))
    note = "Columns 2a and 2b are those of head 2."
    is_joined = "joined" in found
    side_by_side = draw_matrix(
        "joined", "Joined", _cover_row(computed.joined, is_joined), tokens, columns if is_joined else (), note=note
    )
    joined = replace(side_by_side, role="context")  # as the numbers that it has side by side
    W_o = draw_matrix(
        "W_o", "Output matrix" if mixes else "Instead of", given["W_o"] if mixes else np.eye(len(columns)), columns,
        note="Training finds these numbers.",
    )  # fmt: skip
    mixed = computed.output if mixes else computed.joined
    output = draw_matrix(
        "output", "Output", _cover_row(mixed, ("output" if mixes else "joined") in found), tokens, kind="product",
        formula="joined W_o" if mixes else "joined", reads=(joined, W_o),
    )  # fmt: skip
    return chain(
        "Two heads and W_o", (*matrices, joined, W_o, output), {**places, "Joined and mixed": (joined, output)},
        opening=Cell(node="weights 1", row=0, column=0),
    )  # fmt: skip


def _columns(h: int) -> tuple[str, ...]:
    """What the columns of a head are called, there and where the heads are joined."""
    return tuple(f"{h + 1}{letter}" for letter in ascii_lowercase[: lesson.heads().trace.d_k])


def _head(h: int, is_open: bool) -> list[DrawnMatrix]:
    trace, note = lesson.heads().trace, "Its columns of what X was projected to."
    qualities = lesson.load().qualities[h * trace.d_k : (h + 1) * trace.d_k]
    named = dict.fromkeys(("V", "context"), _columns(h)) | dict.fromkeys("QK", qualities)
    made = torch_pictures.of_head(trace, h + 1, lesson.load().tokens, f" {h + 1}")
    made = {name: replace(M, columns=named.get(name, M.columns)) for name, M in made.items()}
    made["context"] = replace(made["context"], title=f"Head {h + 1}")
    return [
        replace(M, formula="", note=note) if name in "QKV" else replace(M, M=_cover_row(M.M, is_open))
        for name, M in made.items()
    ]


def _cover_row(M: Matrix, is_open: bool) -> Matrix:
    """A matrix with nan in the row that is asked for, unless it is open."""
    M = np.array(M, dtype=np.float64)
    if not is_open:
        M[lesson.row()] = np.nan
    return M
