"""The picture beside a question: the matrices that it needs, and boxes for the rows and matrices that it asks for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod

import numpy as np

from core.classroom.check import spell
from core.exercises import Exercise, Part, Question
from core.graph import code
from core.graph.nodes import EVERY_INPUT, EVERY_NODE, Station, ancestors, inputs_of
from core.graph.steps import Matrix
from core.reading import answers, filled_cells
from core.reading.names import distinct
from ui.machine import picture
from ui.machine.picture import Box, DrawnMatrix, Picture, Place
from ui.screens.answers_in_boxes import AnswersInBoxes
from ui.session import fillings

_TALLEST, _WIDEST = 12, 6
"""The most rows and columns of a matrix that stands beside a question."""


@dataclass(frozen=True, kw_only=True)
class Boxes:
    """The boxes of a part: the matrix of the picture in which they stand, and the cell of each, in the part's order."""

    part: Part
    matrix: str
    cells: tuple[tuple[int, int], ...]


def fits(M: Matrix) -> bool:
    """Whether a matrix is small enough to stand beside a question."""
    return bool(M.shape[0] <= _TALLEST and M.shape[1] <= _WIDEST)


def needed_matrices(exercise: Exercise, question: Question, node: str = "") -> dict[str, Matrix]:
    """The matrices that a question needs, by name: those on which an answer depends if the ``node`` is known."""
    graphs: dict[str, frozenset[str]] = {}
    for part in (part for part in question.parts if part.node):
        read = inputs_of(part.node, exercise.graphs[part.graph], node)
        graphs[part.graph] = graphs.get(part.graph, frozenset()) | read
    return {
        exercise.name_of(graph, name): exercise.inputs_of(graph)[name]
        for graph, read in graphs.items()
        for name in code.inputs(exercise.graphs[graph])
        if name in read
    }


def _lit_rows(exercise: Exercise, question: Question, name: str) -> tuple[int, ...]:
    """The rows of an input that belong to the words of which a question asks; none if a part asks of all words."""

    def sentence(letter: str) -> str:
        return letter if exercise.tokens_kv else letter.removesuffix("_kv")

    words = set[tuple[str, int]]()
    for part in (part for part in question.parts if part.node):
        node = EVERY_NODE[part.node]
        if part.row is None:
            return ()
        words.add((sentence(node.shape[0]), part.row))
        if node.is_pairwise and part.column is not None:
            words.add((sentence(node.shape[1]), part.column))
    return tuple(sorted(row for letter, row in words if name in EVERY_INPUT and letter == EVERY_INPUT[name].shape[0]))


@lru_cache(maxsize=256)
def has_boxes(exercise: Exercise, part: Part) -> bool:
    """Whether the numbers of a part can be typed into the picture."""
    return part.kind != "ranking" and has_marks(exercise, part)


def has_marks(exercise: Exercise, part: Part) -> bool:
    """Whether each number of a part that is asked alone has its mark in the picture."""
    return part.kind in ("vector", "matrix", "ranking") and _is_drawn(exercise, part)


def _is_drawn(exercise: Exercise, part: Part) -> bool:
    """Whether the matrix of a part is in the picture of its graph, and is small enough to stand beside a question."""
    is_there = part.node and any(M.name == part.node for M in whole_picture(exercise, part.graph).matrices)
    return bool(is_there) and max(exercise.traces[part.graph].matrices[part.node].shape) <= _TALLEST


def of(sheet: AnswersInBoxes, question: Question, *, is_told: bool = False) -> tuple[Picture, tuple[Boxes, ...]]:
    """The picture beside a question, and where the boxes of each of its parts are; see `quiz_numbers.draw_picture`."""
    exercise = sheet.exercise
    before = None if is_told else _matrix_before(sheet, question)
    given, empty, boxes = _empty_matrices(exercise, question, before, is_told=is_told)
    made = dict(empty)
    for one in boxes:
        is_asked = one.part in question.parts and not is_told  # of what is only told nothing wrong is repeated
        filled = [box for box in _filled_boxes(sheet, one) if box.mark in ("correct", "carried") or is_asked]
        if is_told and one.part.kind == "number" and not filled:  # the cell that was asked stays framed
            (row, column), told = one.cells[0], spell(exercise.answer(one.part.id), one.part.decimals)
            filled = [Box(row=row, column=column, text=told, fixed=True)]
        made[one.matrix] = replace(made[one.matrix], boxes=(*made[one.matrix].boxes, *filled))
    first = next((one for one in exercise.questions if any(has_boxes(exercise, part) for part in one.parts)), None)
    drawn = Picture(
        name=f"The numbers of {question.title}", words=tuple(distinct(exercise.tokens)),
        matrices=tuple(map(picture.equated, made.values())),
        places=_places(made, given), filled=fillings.stamp(sheet.machine_key(question)), is_small=True,
        is_worksheet=sheet.is_worksheet and question == first,
    )  # fmt: skip
    return drawn, boxes


def _matrix_before(sheet: AnswersInBoxes, question: Question) -> Part | None:
    """The matrix that was computed last on the way to a part that is asked alone, if all of it is right."""
    exercise, asked = sheet.exercise, question.parts[0]
    if question.parts[1:] or not asked.node:
        return None
    earlier = exercise.parts[: exercise.parts.index(asked)]
    on_way = (
        part for part in reversed(earlier)
        if part.kind == "matrix" and part.graph == asked.graph and part.node in ancestors(asked.node)
    )  # fmt: skip
    part = next((one for one in on_way if has_boxes(exercise, one)), None)
    is_right = part and set(sheet.cell_marks(part, prod(part.shape))) == {"correct"}
    return part if is_right else None


def _draw_known(exercise: Exercise, part: Part, row: int | None) -> DrawnMatrix:
    """The matrix of a part whose answer is right, with the row lit of which another part asks."""
    M = next(M for M in whole_picture(exercise, part.graph).matrices if M.name == part.node)
    title = f"{M.title}, part {exercise.parts.index(part) + 1}"
    return replace(
        M, name=f"{M.name} of {part.id}", title=title, symbol=title, formula="", kind="given", reads=(), turned=False,
        lit=() if row is None else (row,), decimals=part.decimals, note="Your answer.",
    )  # fmt: skip


@lru_cache(maxsize=64)
def _empty_matrices(
    exercise: Exercise, question: Question, before: Part | None, *, is_told: bool
) -> tuple[Mapping[str, DrawnMatrix], Mapping[str, DrawnMatrix], tuple[Boxes, ...]]:
    """The given matrices beside a question, all before anything is filled in, and where boxes are."""
    asked: dict[tuple[str, str], list[Part]] = {}
    for part in _parts_beside(exercise, question):
        asked.setdefault((part.graph, part.node), []).append(part)
    read = needed_matrices(exercise, question, before.node if before else "")
    given = {
        M.name: replace(M, lit=_lit_rows(exercise, question, M.name))
        for graph in dict.fromkeys(part.graph for part in question.parts)
        for M in whole_picture(exercise, graph).matrices
        if exercise.name_of(graph, M.name) in read and fits(M.M)
    }
    if before:
        known = _draw_known(exercise, before, question.parts[0].row)
        given[known.name] = known
    matrices, boxes = dict(given), list[Boxes]()
    for (graph, node), parts in asked.items():
        made = {M.name: M for M in whole_picture(exercise, graph).matrices}
        drawn = made[node]
        source = drawn
        while is_told and parts[0].row is not None and (source.share or source.role == "context"):
            source = made[source.reads[0]]  # a context comes from the weights of its row, and these from its scores
            matrices[source.name], _ = _cover_asked(source, parts, {}, is_told=True)
        if graph != question.graph:
            drawn = replace(drawn, name=f"{node} {graph}", title=f"{drawn.title}, {graph.replace('-', ' ')}")
        matrices[drawn.name], where = _cover_asked(drawn, parts, given, is_told=is_told)
        boxes += where
    return given, matrices, tuple(boxes)


def _parts_beside(exercise: Exercise, question: Question) -> list[Part]:
    """The parts with boxes beside a question: its own, and where a number or its size is asked alone, the number.

    That stands in the row of its word, in which nothing but the box holds a number, as does a ranking asked alone.
    """
    asked = question.parts[0]
    if not question.parts[1:] and has_marks(exercise, asked):
        return [asked]
    if question.parts[1:] or asked.kind not in ("number", "choice") or not _is_drawn(exercise, asked):
        return [part for part in question.parts if has_boxes(exercise, part)]
    where = (asked.question, asked.node, asked.row, asked.column)
    numbers = (part for part in exercise.parts if part.kind == "number" and part.column is not None)
    return [part for part in numbers if (part.question, part.node, part.row, part.column) == where]


def whole_picture(exercise: Exercise, graph: str) -> Picture:
    """The picture of one of the graphs; the weights of a second head have its names, such as W_q2."""
    words, words_kv = (distinct(exercise.words(graph, letter)) for letter in ("n", "n_kv"))
    drawn = picture.of(exercise.traces[graph], exercise.graphs[graph], words, words_kv)
    if graph not in exercise.second_heads:
        return drawn
    names = {name: exercise.name_of(graph, name) for name in exercise.inputs_of(graph)}
    return replace(drawn, matrices=tuple(_rename(M, names) for M in drawn.matrices))


def _rename(M: DrawnMatrix, names: Mapping[str, str]) -> DrawnMatrix:
    formula = " ".join(names.get(word, word) for word in M.formula.split(" "))
    return replace(M, symbol=names.get(M.symbol, M.symbol), formula=formula)


def _cover_asked(
    M: DrawnMatrix, parts: list[Part], given: Mapping[str, DrawnMatrix], *, is_told: bool
) -> tuple[DrawnMatrix, list[Boxes]]:
    """A matrix of which parts are asked for, all covered unless they are told, and where their boxes are.

    It stands whole if both its factors are in the picture. Elsewhere only the rows that are asked for are there; long
    ones stand upright.
    """
    rows, columns = M.M.shape
    numbers = M.M if is_told else np.full_like(M.M, np.nan)
    if M.kind == "product" and all(name in given for name in M.reads):
        return replace(M, M=numbers), [_boxes(M, part, range(rows)) for part in parts]
    shown = sorted({row for part in parts for row in _rows(part, rows)})
    M = replace(
        M, rows=tuple(M.rows[i] for i in shown), M=numbers[shown],
        kind="given", reads=(), turned=False,
    )  # fmt: skip
    boxes = [_boxes(M, part, shown) for part in parts]
    if len(shown) < rows and columns > _WIDEST:
        M = replace(M, rows=M.columns, columns=M.rows, M=M.M.T)
        boxes = [replace(one, cells=tuple((j, i) for i, j in one.cells)) for one in boxes]
    return M, boxes


def _boxes(M: DrawnMatrix, part: Part, shown: range | list[int]) -> Boxes:
    rows = [list(shown).index(row) for row in _rows(part, len(shown))]
    columns = range(M.M.shape[1]) if part.column is None else (part.column,)
    return Boxes(part=part, matrix=M.name, cells=tuple((i, j) for i in rows for j in columns))


def _rows(part: Part, count: int) -> range | tuple[int]:
    return range(count) if part.row is None else (part.row,)


def _filled_boxes(sheet: AnswersInBoxes, boxes: Boxes) -> Iterator[Box]:
    """The boxes of a part with what its field holds, and their marks; none if that has no place in them."""
    part = boxes.part
    if isinstance(ranked := answers.read_typed(sheet.text(part), part), answers.WeightedWords):
        cells = dict(zip(distinct(part.columns), boxes.cells, strict=True))
        marks = sheet.cell_marks(part, 2 * len(ranked.pairs))
        for (word, weight), named, weighed in zip(ranked.pairs, marks[::2], marks[1::2], strict=True):
            (row, column), mark = cells[word], named if named == "wrong" else weighed
            yield Box(row=row, column=column, text=str(weight or ""), mark=mark, fixed=True)
    if part.kind == "ranking":
        return
    texts = filled_cells.box_texts(sheet.text(part), part)
    if texts is None:
        return
    marks, hint = sheet.cell_marks(part, len(texts)), sheet.offers_hints(part)
    for (row, column), text, mark in zip(boxes.cells, texts, marks, strict=True):
        # An empty box in an answer that has begun needs no mark.
        shown = filled_cells.in_decimals(text, part.decimals)
        yield Box(row=row, column=column, text=shown, mark=mark if text else "", hint=hint, fixed=sheet.is_fixed)


def _places(made: Mapping[str, DrawnMatrix], given: Mapping[str, DrawnMatrix]) -> dict[str, tuple[Place, ...]]:
    """What stands where: the right factor of a product above it, its left one beside it."""
    products = {M.reads[1]: M for M in made.values() if M.kind == "product"}
    places: dict[str, tuple[Place, ...]] = dict.fromkeys(picture.STATIONS, ())
    if "X" in given:
        station: Station = "compare" if "X" in products else "project" if products else "place"
        places[station] = (Place(below="X"),)
    for name in given:
        if name in products:
            M = products[name]
            places[_station(M)] += (Place(below=M.name, above=name, turned=M.turned),)
        elif name != "X":
            places["project"] += (Place(below=name),)
    for M in made.values():
        if M.name not in given and M.kind != "product":
            places[_station(M)] += (Place(below=M.name),)
    return places


def _station(M: DrawnMatrix) -> Station:
    return EVERY_NODE[M.name.split(" ")[0]].station
