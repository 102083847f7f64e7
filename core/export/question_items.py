"""Parts of an exercise as questions for a platform: fields with keys, tolerances, and what known mistakes lead to."""

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

import numpy as np

from core.classroom.xml_elements import element, table
from core.graph import code
from core.graph.nodes import EVERY_INPUT, EVERY_NODE
from core.homework.alternatives import alternatives
from core.homework.exercise import Answer, Exercise, Part, Reflection, can_be_typed
from core.homework.mistakes import MISTAKES
from core.homework.reflections import observation
from core.practice import exam_words
from core.reading.names import distinct
from core.reading.verdicts import half_unit

MOST_NUMBERS = 60
"""A part with more is left out: nobody types that many numbers into boxes."""

MOST_NAMED = 3
"""If more mistakes lead to a number, none of them is named."""

KINDS = ("number", "vector", "matrix", "ranking", "choice")
"""The kinds of part that a platform can mark; a ranking is asked for with the heaviest word first."""

_MORE_DIGITS = 3


@dataclass(frozen=True, kw_only=True)
class Field:
    """One thing to fill in: a number with its tolerance, or one of several words, the options.

    A platform cannot see how many decimals were typed, so the tolerance is half a unit of the fewest that we accept.
    ``wrong`` are what known mistakes lead to, each with its words; within the tolerance of the key there is none.
    ``praise`` is what is said of the key.
    """

    key: str
    tolerance: str = ""
    options: tuple[str, ...] = ()
    wrong: tuple[tuple[str, str], ...] = ()
    praise: str = ""


@dataclass(frozen=True, kw_only=True)
class Item:
    """One part of one variant: what is given and asked, and its fields in rows; ``row_names`` stand before them.

    One without fields asks for a text, which a teacher reads; ``model`` is what the teacher may compare it with.
    """

    part: str
    name: str
    given: tuple[ET.Element, ...]
    prompt: str
    rows: tuple[tuple[Field, ...], ...]
    row_names: tuple[str, ...] = ()
    column_names: tuple[str, ...] = ()
    points: float = 1.0
    model: str = ""

    @property
    def fields(self) -> tuple[Field, ...]:
        """All fields, row by row."""
        return tuple(field for row in self.rows for field in row)


def items(exercise: Exercise) -> Iterator[Item]:
    """The parts that a platform can mark, and the texts for which a teacher gives points."""
    for part in exercise.parts:
        if can_be_marked(exercise, part):
            yield _item(exercise, part)
    for text in exercise.texts:
        yield Item(
            part=text.id, name=_name(exercise, text), given=(), prompt=text.prompt, rows=(), points=text.points,
            model=observation(exercise, text),
        )  # fmt: skip


def _name(exercise: Exercise, one: Part | Reflection) -> str:
    return f"{exercise.id} {one.id}{'' if exercise.variant is None else f', variant {exercise.variant}'}"


def can_be_marked(exercise: Exercise, part: Part) -> bool:
    """Whether a part is of a kind that a platform can mark, and not too long to be typed."""
    if part.kind not in KINDS:
        return False
    answer = exercise.answer(part.id)
    return np.size(answer) <= MOST_NUMBERS and can_be_typed(answer)


def _item(exercise: Exercise, part: Part) -> Item:
    name, rows = _name(exercise, part), _rows(exercise, part)
    if not part.is_computed:
        return Item(part=part.id, name=name, given=(), prompt=part.prompt, rows=rows, points=part.points)
    form, second = exercise.graphs[part.graph], part.graph in exercise.second_heads
    prompt = exam_words.prompt(exercise, part) + (" The heaviest first." if part.kind == "ranking" else "")
    has_columns = EVERY_NODE[part.node].is_pairwise and part.kind in ("vector", "matrix")
    return Item(
        part=part.id,
        name=name,
        given=(*_input_tables(exercise, part.graph), element("p", exam_words.instructions(form, second_head=second))),
        prompt=f"{prompt} Write {part.decimals} decimals." if part.kind != "choice" else prompt,
        rows=rows,
        row_names=tuple(distinct(part.tokens)) if part.kind == "matrix" else (),
        column_names=tuple(distinct(part.columns)) if has_columns else (),
        points=part.points,
    )


def _rows(exercise: Exercise, part: Part) -> tuple[tuple[Field, ...], ...]:
    answer = exercise.answer(part.id)
    if part.options:
        told = {one.text: one.why for one in part.options}
        praise = told.pop(str(answer))
        return ((Field(key=str(answer), options=part.choices, wrong=tuple(told.items()), praise=praise),),)
    if isinstance(answer, str):
        wrong = tuple((one, part.threshold) for one in part.choices if one != answer)
        return ((Field(key=answer, options=part.choices, wrong=wrong),),)
    others = [(one.mistake, _numbers(one.answer)) for one in alternatives(exercise, part)]
    key = _numbers(answer)
    numbers = [_number_field(part, key[i], [(name, other[i]) for name, other in others]) for i in range(len(key))]
    if isinstance(answer, tuple):
        words = tuple(distinct(part.columns))
        return tuple((Field(key=word, options=words), field) for (word, _), field in zip(answer, numbers, strict=True))
    width = np.atleast_2d(np.asarray(answer)).shape[1]
    return tuple(tuple(numbers[start : start + width]) for start in range(0, len(numbers), width))


def _numbers(answer: Answer) -> list[float]:
    if isinstance(answer, tuple):
        return [weight for _, weight in answer]
    return [float(number) for number in np.ravel(np.asarray(answer, dtype=float))]


def _number_field(part: Part, key: float, others: list[tuple[str, float]]) -> Field:
    tolerance = float(half_unit(part.fewest_decimals))
    far = sorted({(round(number, part.decimals), name) for name, number in others if abs(number - key) > tolerance})
    wrong = {
        number: _mistakes_in_words([name for other, name in far if abs(other - number) <= tolerance])
        for number in dict.fromkeys(number for number, _ in far)
    }
    return Field(
        key=f"{key:.{part.decimals + _MORE_DIGITS}f}",
        tolerance=f"{tolerance:g}",
        wrong=tuple((f"{number:.{part.decimals}f}", words) for number, words in wrong.items()),
    )


def _mistakes_in_words(names: list[str]) -> str:
    """What is said of a number that these mistakes lead to: one number alone proves none of them."""
    named = [MISTAKES[name] for name in MISTAKES if name in names]
    if len(named) > MOST_NAMED:
        return "Not right. Several mistakes lead to this number."
    return "Perhaps: " + " Or: ".join(f"{one.title}. {one.hint}" for one in named)


def _input_tables(exercise: Exercise, graph: str) -> Iterator[ET.Element]:
    for name in (exercise.name_of(graph, one) for one in code.inputs(exercise.graphs[graph])):
        words = {"X": exercise.tokens, "X_kv": exercise.tokens_kv}.get(name, ())
        M = exercise.inputs[name]
        yield element("p", f"{EVERY_INPUT[name.removesuffix('2')].title}, {name}:")
        yield table([[f"{number:g}" for number in row] for row in M], distinct(words))
