"""Turns the parts of an exercise file into parts of an exercise, and checks that each can be answered."""

from collections.abc import Iterator
from pathlib import Path

from core.graph.nodes import NODES, Node, is_used
from core.homework.exercise import Exercise, Part, can_be_typed, read_answer
from core.homework.exercise_faults import Faults
from core.homework.exercise_files import ExerciseDataError, ExerciseForm, PartForm
from core.reading.answers import Choice, Kind, read_typed
from core.reading.data_faults import nearest, shown


def parts(file: Path | str, exercise: Exercise, form: ExerciseForm, number: int, faults: Faults) -> Iterator[Part]:
    """The parts of a question, by its number in the file, that can be asked."""
    question = form.questions[number]
    for i, part in enumerate(question.parts):
        graph = part.graph or question.graph
        if graph in exercise.graphs or graph not in form.graphs:  # otherwise the graph has a fault of its own
            with faults:
                yield _part(f"questions[{number}].parts[{i}]", file, exercise, question.id, graph, part)


def _part(where: str, file: Path | str, exercise: Exercise, question: str, name: str, entry: PartForm) -> Part:
    faults = Faults()
    check_node(file, where, exercise, name, entry.node)
    record, node = NODES[entry.node], exercise.traces[name].matrices[entry.node]
    if entry.kind not in _kinds(record):
        expected = f"expected one of {', '.join(_kinds(record))} for {entry.node}; found {shown(entry.kind)}"
        raise ExerciseDataError(file, f"{where}.kind", expected)
    rows, columns = labels(exercise, name, entry.node)
    needs_row, needs_column = entry.kind != "matrix", entry.kind in ("number", "choice")
    row = column = None
    with faults:
        row = position(file, f"{where}.row", entry.row, rows, needs_row)
    with faults:
        column = position(file, f"{where}.column", entry.column, columns, needs_column)
    with faults:
        _check_extras(file, where, entry, len(columns))
    shapes: dict[Kind, tuple[int, ...]] = {
        "vector": node.shape[1:],
        "matrix": node.shape,
        "ranking": (entry.top or 0,),
    }
    part = Part(
        id=entry.id, question=question, kind=entry.kind, prompt=entry.prompt, graph=name, node=entry.node,
        row=row, column=column, shape=shapes.get(entry.kind, ()), choices=entry.choices or (),
        tokens=rows, tokens_kv=exercise.words(name, "n_kv") if exercise.graphs[name].cross else (),
        strong_from=entry.strong_from or 0.0, decimals=entry.decimals, fewest_decimals=entry.fewest_decimals,
        rejects_draws=entry.rejects_draws, points=entry.points,
    )  # fmt: skip
    for i, choice in enumerate(part.choices):
        if read_typed(choice, part) != Choice(word=choice, shown=choice):
            expected = f"expected two different words, each of letters only; found {shown(choice)}"
            with faults:
                raise ExerciseDataError(file, f"{where}.choices[{i}]", expected)
    faults.tell()
    if not can_be_typed(read_answer(part, node)):
        expected = f"expected cells that are finite numbers; some of these cells of {entry.node} are masked: −∞"
        raise ExerciseDataError(file, f"{where}.node", expected)
    return part


def _check_extras(file: Path | str, where: str, entry: PartForm, columns: int) -> None:
    """Make sure that a choice has its words, and a ranking its length."""
    if entry.kind == "choice" and (entry.choices is None or entry.strong_from is None):
        raise ExerciseDataError(file, f"{where}.choices", "expected two choices, with strong_from beside them")
    if entry.kind == "ranking" and not 1 <= (entry.top or 0) <= columns:
        expected = f"expected a number from 1 to {columns}; found {shown(entry.top)}"
        raise ExerciseDataError(file, f"{where}.top", expected)


def check_node(file: Path | str, where: str, exercise: Exercise, graph: str, node: str) -> None:
    """Make sure that there is such a graph and such a node.

    Raises:
        ExerciseDataError: there is not; names the field and what was expected there.
    """
    if graph not in exercise.graphs:
        raise ExerciseDataError(
            file, f"{where}.graph", f"expected one of {', '.join(exercise.graphs)}; found {shown(graph)}"
        )
    nodes = tuple(name for name in NODES if is_used(name, exercise.graphs[graph]))
    if node not in nodes:
        expected = f"expected one of {', '.join(nodes)}; found {shown(node)}{nearest(node, nodes)}"
        raise ExerciseDataError(file, f"{where}.node", expected)


def labels(exercise: Exercise, graph: str, node: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the rows and columns of a node are called: words where it has one for each, otherwise their positions."""
    rows, words = (exercise.words(graph, letter) for letter in NODES[node].shape)
    return rows, words or tuple(str(i) for i in range(exercise.traces[graph].matrices[node].shape[1]))


def _kinds(node: Node) -> tuple[Kind, ...]:
    """The kinds of part that may ask for a node: a ranking needs a column per word, a choice a share."""
    return (
        "number", "vector", "matrix",
        *(("ranking",) if node.is_pairwise else ()), *(("choice",) if node.is_share else ()),
    )  # fmt: skip


def position(file: Path | str, field: str, place: str | int | None, names: tuple[str, ...], needed: bool) -> int | None:
    """Where a row or column is, by its word or its position; None if none is ``needed``.

    Raises:
        ExerciseDataError: there is none of that name, more than one, or one where none is needed.
    """
    if not needed:
        if place is not None:
            raise ExerciseDataError(file, field, f"expected none for this kind of part; found {shown(place)}")
        return None
    if isinstance(place, str) and names.count(place) == 1:
        return names.index(place)
    if isinstance(place, int) and 0 <= place < len(names):
        return place
    if isinstance(place, str) and place in names:
        positions = " or ".join(str(i) for i, name in enumerate(names) if name == place)
        expected = f"expected a position, {positions}; found {shown(place)}, a word used twice"
        raise ExerciseDataError(file, field, expected)
    raise ExerciseDataError(
        file,
        field,
        f"expected a position from 0 to {len(names) - 1} or one of {', '.join(names)}; found {shown(place)}",
    )
