"""Turns the parts of an exercise file into parts of an exercise, and checks that each can be answered."""

from collections.abc import Iterator
from dataclasses import replace

from core.graph.nodes import EVERY_NODE, Node, is_used
from core.homework.exercise import Exercise, Part, can_be_typed, read_answer, single_question
from core.homework.exercise_faults import Faults
from core.homework.exercise_files import ExerciseForm, PartForm
from core.homework.line_marks import line_of
from core.reading.answers import Choice, Kind, read_typed
from core.reading.data_faults import excerpt, nearest
from core.reading.readings import are_phrases


def parts(exercise: Exercise, form: ExerciseForm, number: int, faults: Faults) -> Iterator[Part]:
    """The parts of a question, by its number in the file, that can be asked."""
    question = form.questions[number]
    for i, part in enumerate(question.parts):
        graph = part.graph or question.graph
        if graph in exercise.graphs or graph not in form.graphs:  # otherwise the graph has a fault of its own
            make = _part if part.options is None else _about_an_idea
            with faults:
                yield make(exercise, question.id, graph, part, faults.within(f"questions[{number}].parts[{i}]"))


def _part(exercise: Exercise, question: str, name: str, entry: PartForm, faults: Faults) -> Part:
    asked = check_node(exercise, name, entry.node, faults)
    record, node = EVERY_NODE[asked], exercise.traces[name].matrices[asked]
    if entry.kind not in _kinds(record):
        expected = f"expected one of {', '.join(_kinds(record))} for {asked}; found {excerpt(entry.kind)}"
        raise faults.fault("kind", expected)
    rows, columns = labels(exercise, name, asked)
    needs_row = entry.row is not None if entry.kind == "line" else entry.kind != "matrix"
    needs_column = entry.kind in ("number", "choice")
    row = column = None
    with faults:
        row = _position("row", entry.row, rows, faults, needed=needs_row)
    with faults:
        column = _position("column", entry.column, columns, faults, needed=needs_column)
    _check_extras(entry, len(columns), faults)
    shapes: dict[Kind, tuple[int, ...]] = {"vector": node.shape[1:], "matrix": node.shape, "ranking": (entry.top or 0,)}
    part = Part(
        id=entry.id, question=question, kind=entry.kind, prompt=entry.prompt, graph=name, node=asked,
        row=row, column=column, shape=shapes.get(entry.kind, ()), choices=entry.choices or (),
        tokens=rows, tokens_kv=exercise.words(name, "n_kv") if exercise.graphs[name].cross else (),
        strong_from=entry.strong_from or 0.0, decimals=entry.decimals, fewest_decimals=entry.fewest_decimals,
        rejects_draws=entry.rejects_draws, points=entry.points,
    )  # fmt: skip
    _check_readable(part, "choices[{}]", faults)
    faults.raise_if_any()
    if not can_be_typed(read_answer(part, node)):
        expected = f"expected cells that are finite numbers; some of these cells of {asked} are masked: −∞"
        raise faults.fault("node", expected)
    if part.kind == "line" and not line_of(replace(exercise, questions=(single_question(part),)), part):
        raise faults.fault("node", f"expected a node that one line of NumPy or torch makes; found {excerpt(asked)}")
    return part


def _check_readable(part: Part, field: str, faults: Faults) -> None:
    """Make sure that each word of a choice, or each option, is read as itself."""
    what = "options that differ in their words" if part.options else "two different words, each of letters only"
    for i, choice in enumerate(part.choices):
        is_word = part.options or not are_phrases((choice,))
        if not is_word or read_typed(choice, part) != Choice(word=choice, shown=choice):
            faults.note(field.format(i), f"expected {what}; found {excerpt(choice)}")


def _about_an_idea(exercise: Exercise, question: str, name: str, entry: PartForm, faults: Faults) -> Part:
    """A choice whose right option stands in the file, and each wrong one with what is true instead."""
    with faults:
        _check_graph(exercise, name, faults)
    if entry.kind != "choice":
        faults.note("kind", f"expected “choice”, as there are options; found {excerpt(entry.kind)}")
    for field in ("node", "row", "column", "choices", "strong_from", "top"):
        if (given := getattr(entry, field)) is not None:
            faults.note(field, f"expected none beside options; found {excerpt(given)}")
    part = Part(
        id=entry.id, question=question, kind="choice", prompt=entry.prompt, graph=name, node="",
        tokens=(), decimals=entry.decimals, fewest_decimals=entry.fewest_decimals, points=entry.points,
        options=entry.options or (), choices=words_of(entry),
    )  # fmt: skip
    if (count := sum(option.right for option in part.options)) != 1:
        faults.note("options", f"expected one option with right = true; found {count}")
    for i, option in enumerate(part.options):
        if not option.right and not option.why.strip():
            expected = "expected why it is wrong, and what is true instead; this field is missing"
            faults.note(f"options[{i}].why", expected)
    _check_readable(part, "options[{}].text", faults)
    faults.raise_if_any()
    return part


def words_of(entry: PartForm) -> tuple[str, ...]:
    """The options of a part as a student may type them."""
    return tuple(option.text for option in entry.options or ())


def _check_extras(entry: PartForm, columns: int, faults: Faults) -> None:
    """Make sure that a choice has its words, and a ranking its length."""
    if entry.kind == "choice" and (entry.choices is None or entry.strong_from is None):
        faults.note("choices", "expected two choices, with strong_from beside them")
    if entry.kind == "ranking" and not 1 <= (entry.top or 0) <= columns:
        faults.note("top", f"expected a number from 1 to {columns}; found {excerpt(entry.top)}")


def _check_graph(exercise: Exercise, graph: str, faults: Faults) -> None:
    """Make sure that there is such a graph."""
    if graph not in exercise.graphs:
        raise faults.fault("graph", f"expected one of {', '.join(exercise.graphs)}; found {excerpt(graph)}")


def check_node(exercise: Exercise, graph: str, node: str | None, faults: Faults) -> str:
    """Make sure that there is such a graph and such a node, and return it.

    Raises:
        ExerciseDataError: there is not; names the field and what was expected there.
    """
    _check_graph(exercise, graph, faults)
    nodes = tuple(name for name in EVERY_NODE if is_used(name, exercise.graphs[graph]))
    if node not in nodes:
        raise faults.fault("node", f"expected one of {', '.join(nodes)}; found {excerpt(node)}{nearest(node, nodes)}")
    return node


def labels(exercise: Exercise, graph: str, node: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the rows and columns of a node are called: words where it has one for each, otherwise their positions."""
    rows, words = (exercise.words(graph, letter) for letter in EVERY_NODE[node].shape)
    return rows, words or tuple(str(i) for i in range(exercise.traces[graph].matrices[node].shape[1]))


def _kinds(node: Node) -> tuple[Kind, ...]:
    """The kinds of part that may ask for a node: a ranking needs a column per word, a choice a share."""
    return (
        "number", "vector", "matrix", "line",
        *(("ranking",) if node.is_pairwise else ()), *(("choice",) if node.is_share else ()),
    )  # fmt: skip


def _position(
    field: str, place: str | int | None, names: tuple[str, ...], faults: Faults, *, needed: bool
) -> int | None:
    if needed:
        return position(field, place, names, faults)
    if place is not None:
        raise faults.fault(field, f"expected none for this kind of part; found {excerpt(place)}")
    return None


def position(field: str, place: str | int | None, names: tuple[str, ...], faults: Faults) -> int:
    """Where a row or column is, by its word or its position.

    Raises:
        ExerciseDataError: there is none of that name, or more than one.
    """
    if isinstance(place, str) and names.count(place) == 1:
        return names.index(place)
    if isinstance(place, int) and 0 <= place < len(names):
        return place
    if isinstance(place, str) and place in names:
        positions = " or ".join(str(i) for i, name in enumerate(names) if name == place)
        raise faults.fault(field, f"expected a position, {positions}; found {excerpt(place)}, a word used twice")
    expected = f"expected a position from 0 to {len(names) - 1} or one of {', '.join(names)}; found {excerpt(place)}"
    raise faults.fault(field, expected)
