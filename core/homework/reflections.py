"""What students write in their own words: what we observe beside it, and which answers that would give away."""

from collections.abc import Iterator, Mapping
from string import Formatter

import numpy as np

from core.graph.nodes import EVERY_NODE
from core.homework.answer_cover import AnswerCover, AnswerPlaces, answer_cover
from core.homework.exercise import Exercise, Figure, Part, Reflection
from core.homework.exercise_faults import Faults
from core.homework.exercise_files import ExerciseForm, FigureForm
from core.homework.exercise_parts import check_node, labels, position
from core.reading.data_faults import excerpt, nearest


def reflections(exercise: Exercise, form: ExerciseForm, number: int, faults: Faults) -> Iterator[Reflection]:
    """What there is to write about in a question, by its number in the file; the exercise has its parts already."""
    question = form.questions[number]
    asked = {part.id for one in form.questions for part in one.parts} - {part.id for part in exercise.parts}
    for i, entry in enumerate(question.reflections):
        here, figures = faults.within(f"questions[{number}].reflections[{i}]"), {}
        for name, figure in entry.figures.items():
            graph = figure.graph or question.graph
            if graph in exercise.graphs or graph not in form.graphs:
                with faults:
                    figures[name] = _figure(exercise, graph, f"figures.{name}", figure, here)
        reflection = Reflection(
            id=entry.id, question=question.id, prompt=entry.prompt, observation=entry.observation, figures=figures,
            points=entry.points or 0.0,
        )  # fmt: skip
        with faults:
            _check(exercise, reflection, asked.union(entry.figures), here)
            yield reflection


def observation(exercise: Exercise, reflection: Reflection) -> str:
    """What we observe, in Markdown, with the figures of this exercise or variant."""
    cells = {name: _value(exercise, figure) for name, figure in reflection.figures.items()}
    return reflection.observation.format_map({**_answers(exercise), **cells})


def parts_given_away(exercise: Exercise, reflection: Reflection, earned: frozenset[str]) -> tuple[Part, ...]:
    """The parts, not earned, whose answers our observation would give away, in order; none if nothing is graded.

    >>> from core.homework.bank import load
    >>> bank = load("bank-interest")
    >>> [part.id for part in parts_given_away(bank, bank.reflections[0], frozenset({"q1-weight"}))]
    ['q1-strength']
    """
    covers, unearned = answer_cover(exercise, earned), [part for part in exercise.parts if part.id not in earned]
    if not exercise.graded:
        return ()

    def hides(figure: Figure, *asked: AnswerPlaces) -> bool:
        """Whether a screen would cover the number until these parts are answered."""
        M = np.asarray(exercise.traces[figure.graph].matrices[figure.node], dtype=np.float64)
        places = AnswerCover(covered=asked, earned=covers.earned).places(M, shares=EVERY_NODE[figure.node].is_share)
        return bool(places[figure.row, figure.column])

    def gives_away(name: str) -> Part | None:
        """The part whose answer a name would give away; of several that ask for the number, the first."""
        if figure := reflection.figures.get(name):
            asking = zip([part for part in unearned if part.is_computed], covers.covered, strict=True)
            return next((part for part, asked in asking if hides(figure, asked)), None)
        part = exercise.part(name)
        if part.kind == "number" and part.row is not None and part.column is not None:
            figure = Figure(graph=part.graph, node=part.node, row=part.row, column=part.column)
        return part if part in unearned and (figure is None or hides(figure, *covers.covered)) else None

    needed = set(map(gives_away, _names_in_braces(reflection)))
    return tuple(part for part in exercise.parts if part in needed)


def _names_in_braces(reflection: Reflection) -> tuple[str, ...]:
    """What stands in braces."""
    return tuple(name for _, name, _, _ in Formatter().parse(reflection.observation) if name is not None)


def _answers(exercise: Exercise) -> Mapping[str, float | str]:
    """The answers that a text can name: numbers and choices, by part."""
    return {part: answer for part, answer in exercise.answers.items() if isinstance(answer, float | str)}


def _value(exercise: Exercise, figure: Figure) -> float:
    return float(exercise.traces[figure.graph].matrices[figure.node][figure.row, figure.column])


def _figure(exercise: Exercise, graph: str, field: str, entry: FigureForm, faults: Faults) -> Figure:
    within = faults.within(field)
    check_node(exercise, graph, entry.node, within)
    rows, columns = labels(exercise, graph, entry.node)
    row, column = position("row", entry.row, rows, within), position("column", entry.column, columns, within)
    figure = Figure(graph=graph, node=entry.node, row=row, column=column)
    if not np.isfinite(_value(exercise, figure)):
        raise faults.fault(field, "expected a finite number; this cell is masked: −∞")
    return figure


def _check(exercise: Exercise, reflection: Reflection, faulty: set[str], faults: Faults) -> None:
    """Make sure that all that stands in braces can be filled in; of what is ``faulty`` itself, only the name counts."""
    usable = (*_answers(exercise), *reflection.figures)
    try:
        others = [name for name in _names_in_braces(reflection) if name not in usable]
        if not others:
            observation(exercise, reflection)
    except (ValueError, LookupError) as error:
        raise faults.fault("observation", f"expected braces that can be filled in; {error}") from error
    if (unknown := next((name for name in others if name not in faulty), None)) is not None:
        near = nearest(unknown, usable)
        expected = f"expected one of {', '.join(usable)} in braces; found {excerpt(unknown)}{near}"
        raise faults.fault("observation", expected)
