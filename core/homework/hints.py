"""Three hints per part: where to look, the formula, and the formula with the words filled in. Never the answer."""

from collections.abc import Iterable

import numpy as np

from core.graph import steps
from core.graph.code import from_projections
from core.graph.in_words import Place
from core.graph.nodes import EVERY_NODE, NODES, ways_of
from core.graph.tex import emphasised
from core.graph.way import PRODUCT
from core.graph.ways import SOFTMAX
from core.homework.exercise import Exercise, Part
from core.homework.mistakes import MISTAKES
from core.homework.places import MOST_NAMED
from core.homework.results import Result
from core.reading.names import distinct


def screen_of(exercise: Exercise, part: Part) -> str:
    """The id of the screen that computes what a part asks for."""
    form = exercise.graphs[part.graph]
    if part.node in EVERY_NODE.keys() - NODES.keys():
        return "two-heads"
    return "two-sentences" if form.cross else "learned" if form.learned else "similarity"


def screens_of(exercise: Exercise, part: Part, mistakes: Iterable[str]) -> tuple[str, ...]:
    """The screens that show how it is done right, each once; none for a slip of the pen."""
    screens = dict.fromkeys(MISTAKES[mistake].screen or screen_of(exercise, part) for mistake in mistakes)
    return tuple(screen for screen in screens if screen != "quiz")


def hints(exercise: Exercise, part: Part, typed: Result | None = None) -> tuple[str, ...]:
    """The hints for a part, from vague to explicit, in Markdown with TeX; none for an idea, as its options explain it.

    Where some numbers that were ``typed`` are right, the first hint starts from there.
    """
    if part.options:
        return ()
    form, node = exercise.graphs[part.graph], EVERY_NODE[part.node]
    place = Place(
        form=form,
        tokens=part.tokens,
        tokens_kv=part.columns,
        d_k=exercise.traces[part.graph].d_k,
        row=part.row,
        column=part.column if node.is_pairwise else None,
    )
    begin = node.sentence
    if node.is_share and form.normalise == SOFTMAX:  # the sentence says only what a weight is
        begin = "Begin with the scores of the whole row: each exponential is divided by the sum of all of them."
    about = f"You are asked for {node.about}. {begin}"
    if part.kind == "choice":
        about = f"You are asked to compare one weight: here {part.threshold}."
    elif part.kind == "ranking":
        word = emphasised(part.tokens[part.row or 0])
        about = f"You are asked for the {part.shape[0]} largest of the {node.many} of {word}, each with its word."
    return (
        (typed and _where_to_look(exercise, part, typed)) or about,
        f"${from_projections(part.node, form)}$",
        f"${node.in_words(place)}$",
    )


def _where_to_look(exercise: Exercise, part: Part, typed: Result) -> str | None:
    """That the way is right, and where the slips must be, if some of the numbers are right and some are not."""
    if typed.cells is None or part.kind not in ("vector", "matrix"):
        return None
    marks = np.array(typed.cells, dtype=object).reshape(-1, part.shape[-1])
    left = np.argwhere(marks != "correct").tolist()
    if len(left) in (0, marks.size):
        return None
    rows, is_pairwise = distinct(part.tokens), EVERY_NODE[part.node].is_pairwise
    columns = [emphasised(word) for word in distinct(part.columns)] if is_pairwise else range(1, part.shape[-1] + 1)
    row = "" if part.row is not None else "row {}, "
    named = [f"{row.format(emphasised(rows[i]))}column {columns[j]}" for i, j in left[:MOST_NAMED]]
    more = f" and {len(left) - MOST_NAMED} more" if len(left) > MOST_NAMED else ""
    factor = None if is_pairwise else _right_factor(exercise, part)
    return (
        f"{marks.size - len(left)} of {marks.size} are right: begin with those that are not, {'; '.join(named)}{more}."
        f"{f' A number in a column takes the same column of {factor}.' if factor else ''}"
    )


def _right_factor(exercise: Exercise, part: Part) -> str | None:
    """The matrix of which a number takes a column; None if what is asked for is no product."""
    way = ways_of(exercise.graphs[part.graph])[part.node]
    if way.account != PRODUCT:
        return None
    factor = steps.origin(steps.sources(way.step)[1], exercise.traces[part.graph].steps)
    return exercise.name_of(part.graph, factor)
