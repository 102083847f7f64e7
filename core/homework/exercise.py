"""An exercise: its inputs, its questions and parts, and the answers, which are computed from the graph."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TypeAlias

import numpy as np

from core.graph import trace
from core.graph.form import Form
from core.graph.nodes import HEAD_INPUTS, steps_of
from core.graph.steps import Array, Matrix, SecondHead, Step, sources
from core.graph.trace import Trace
from core.homework.exercise_files import Option
from core.homework.proofs import FIRST_PROOF
from core.reading.names import distinct
from core.reading.readings import AnswerForm

Ranking: TypeAlias = tuple[tuple[str, float], ...]
WEIGHTS = ("W_q", "W_k", "W_v")
"""The weight matrices."""

Answer: TypeAlias = float | Matrix | str | Ranking


@dataclass(frozen=True, kw_only=True)
class Part(AnswerForm):
    """One thing that is asked.

    ``row`` and ``column`` are positions in ``node``; None stands for all of them. The right word of a choice is the
    second if the weight is at least ``strong_from``/n, otherwise the first; an even share is 1/n. The part asks for
    ``decimals`` and accepts no fewer than ``fewest_decimals``. ``rejects_draws``: a variant is drawn again if mistakes
    cannot be told apart here; False if variants were handed out before the part was added, which keep their numbers.
    ``points`` is what it is worth, unless a policy says otherwise. A choice with ``options`` is about an idea: one of
    them is right whatever the numbers, and no node is read.
    """

    id: str
    question: str
    prompt: str
    graph: str
    node: str
    row: int | None = None
    column: int | None = None
    tokens: tuple[str, ...]
    strong_from: float = 0.0
    decimals: int
    fewest_decimals: int
    rejects_draws: bool = True
    points: float = 1.0
    options: tuple[Option, ...] = ()

    @property
    def is_computed(self) -> bool:
        """Whether its answer is read from a node: it is neither an idea nor a line of code."""
        return not self.options and self.kind != "line"

    @property
    def full_prompt(self) -> str:
        """The prompt, and what the part is worth if that is not one point."""
        return self.prompt if self.points == 1 else f"{self.prompt} ({self.points:g} points)"

    @property
    def place(self) -> tuple[slice | int, slice | int]:
        """Where its numbers stand in its node."""
        row, column = (slice(None) if i is None else i for i in (self.row, self.column))
        return row, column

    @property
    def threshold(self) -> str:
        """What the second word of a choice means, in words."""
        share, n = self.strong_from / len(self.columns), len(self.columns)
        equals = "=" if float(f"{share:.4g}") == share else "≈"
        return f"“{self.choices[1]}” means at least {self.strong_from:g}/{n} {equals} {share:.4g}"


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One number of a node, by its row and column."""

    graph: str
    node: str
    row: int
    column: int


@dataclass(frozen=True, kw_only=True, eq=False)
class Reflection:
    """Something to write about in one's own words; it is kept, and never marked.

    ``observation`` is what we observe, in Markdown, with figures in braces: a part by its id, or one of ``figures``;
    it may be empty. ``points`` are given by a teacher; a text without any counts for nothing.
    """

    id: str
    question: str
    prompt: str
    observation: str
    figures: Mapping[str, Figure]
    points: float = 0.0

    @property
    def full_prompt(self) -> str:
        """The prompt, and how many points a teacher may give."""
        return f"{self.prompt} ({self.points:g} points, from your teacher)" if self.points else self.prompt


@dataclass(frozen=True, kw_only=True)
class Question:
    """Parts that are asked together, of a ``graph`` unless a part names another, and what to reflect on after them."""

    id: str
    title: str
    text: str
    graph: str
    parts: tuple[Part, ...]
    reflections: tuple[Reflection, ...] = ()


def single_question(part: Part) -> Question:
    """A question that asks for nothing else."""
    return Question(id=part.question, title="", text="", graph=part.graph, parts=(part,))


@dataclass(frozen=True, kw_only=True, eq=False)
class Exercise:
    """Inputs, the graphs evaluated on them, and the questions; an example only if it is not ``graded``.

    ``tokens_kv`` are the words of the other sentence, if there is one, and the rows of X_kv. ``second_heads`` are the
    graphs whose weights are W_q2, W_k2 and W_v2. ``wordings`` are the same exercise in the words of its variants.
    ``proof`` is the version of the mistakes that its variants can tell apart.
    """

    id: str
    variant: int | None = None
    graded: bool = True
    title: str
    about: str
    source: str
    tokens: tuple[str, ...]
    inputs: Mapping[str, Matrix]
    graphs: Mapping[str, Form]
    questions: tuple[Question, ...]
    tokens_kv: tuple[str, ...] = ()
    second_heads: frozenset[str] = frozenset()
    wordings: tuple["Exercise", ...] = ()
    proof: int = FIRST_PROOF

    @property
    def file_name(self) -> str:
        """What a file of its numbers or answers is called: by its id, and by the variant if it is one."""
        return self.id if self.variant is None else f"{self.id}-{self.variant}"

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All parts, in the order they are asked."""
        return tuple(part for question in self.questions for part in question.parts)

    @cached_property
    def computed_parts(self) -> tuple[Part, ...]:
        """The parts whose answers are read from a node."""
        return tuple(part for part in self.parts if part.is_computed)

    @cached_property
    def points(self) -> Mapping[str, float]:
        """What the parts are worth that are not worth 1, and the texts for which a teacher gives points, by id."""
        parts = {part.id: part.points for part in self.parts if part.points != 1}
        return parts | {text.id: text.points for text in self.texts}

    @cached_property
    def texts(self) -> tuple[Reflection, ...]:
        """What students write in their own words for which a teacher gives points."""
        return tuple(reflection for reflection in self.reflections if reflection.points)

    @cached_property
    def reflections(self) -> tuple[Reflection, ...]:
        """All that students are asked to write about in their own words, in order."""
        return tuple(reflection for question in self.questions for reflection in question.reflections)

    @cached_property
    def marked_ids(self) -> tuple[str, ...]:
        """The ids of all that earns points: the parts, then the texts that a teacher reads."""
        return (*(part.id for part in self.parts), *(text.id for text in self.texts))

    @cached_property
    def fields(self) -> tuple[Part | Reflection, ...]:
        """All that can be typed, as in the columns of a file of answers: the parts, then the reflections."""
        return (*self.parts, *self.reflections)

    @cached_property
    def traces(self) -> Mapping[str, Trace]:
        """The correct trace of each of the graphs, by name."""
        return MappingProxyType({name: self.evaluate(name) for name in self.graphs})

    @cached_property
    def _by_id(self) -> Mapping[str, Part]:
        return {part.id: part for part in self.parts}

    def part(self, part_id: str) -> Part:
        """The part with that id; KeyError if there is none."""
        return self._by_id[part_id]

    def question_of(self, part: Part) -> Question:
        """The question that asks for a part."""
        return next(one for one in self.questions if part in one.parts)

    @cached_property
    def steps(self) -> Mapping[str, Mapping[str, Step]]:
        """The correct steps of each of the graphs, by node."""
        return MappingProxyType({name: steps_of(form) for name, form in self.graphs.items()})

    def words(self, graph: str, letter: str) -> tuple[str, ...]:
        """The words that a dimension of a node stands for, given its letter: n or n_kv; none for any other."""
        if letter not in ("n", "n_kv"):
            return ()
        return self.tokens_kv if letter == "n_kv" and self.graphs[graph].cross else self.tokens

    def evaluate(self, graph: str, changed: Mapping[str, Step | Array] | None = None) -> Trace:
        """Evaluate one of the graphs on the inputs, with steps or nodes replaced as in `attend`."""
        changed = self.in_both_heads(graph, changed or {})
        return trace.evaluate(self.inputs_of(graph), {**self.steps[graph], **changed})

    def in_both_heads(self, graph: str, changed: Mapping[str, Step | Array]) -> Mapping[str, Step | Array]:
        """Changed steps, changed in the second head as well: whoever forgets to scale forgets it in both.

        A step that wraps another, as one that has a student's own numbers, is changed in the first head alone.
        """
        second = self.steps[graph].get("context_2")
        if not isinstance(second, SecondHead) or "context_2" in changed:
            return changed
        wrong = {name: getattr(step, "__wrapped__", step) for name, step in changed.items() if callable(step)}
        steps = {name: wrong.get(name, step) for name, step in second.steps.items()}
        return changed if steps == second.steps else {**changed, "context_2": SecondHead(steps)}

    def inputs_of(self, graph: str) -> Mapping[str, Matrix]:
        """The inputs that one of the graphs is evaluated on, by the names that its steps give them."""
        names = {"X": "X", **({"X_kv": "X_kv"} if self.graphs[graph].cross else {})}
        names |= {name: self.name_of(graph, name) for name in WEIGHTS}
        names |= {name: name for name in HEAD_INPUTS} if self.graphs[graph].heads > 1 else {}
        return {name: self.inputs[given] for name, given in names.items() if given in self.inputs}

    def name_of(self, graph: str, name: str) -> str:
        """What an input of one of the graphs is called in the exercise, by the name that its steps give it.

        The weights of a second head have a 2: its steps call them W_q, the exercise W_q2.
        """
        return f"{name}2" if graph in self.second_heads and name in WEIGHTS else name

    def other_heads(self, graph: str) -> tuple[str, ...]:
        """The graphs of the other head: of the same form, with the other weights."""
        is_second, form = graph in self.second_heads, self.graphs[graph]
        others = (name for name in self.graphs if (name in self.second_heads) != is_second)
        return tuple(name for name in others if self.graphs[name] == form)

    def node(self, graph: str, node: str, changed: Mapping[str, Step | Array]) -> Matrix:
        """A node of one of the graphs, with steps or inputs replaced; only what depends on them is computed again."""
        steps, changed = self.steps[graph], self.in_both_heads(graph, changed)
        inputs = {name: M for name, M in changed.items() if name not in steps}
        matrices, touched = {**self.traces[graph].matrices, **inputs}, set(inputs)
        for name, right in steps.items():
            step = changed.get(name, right)
            names = sources(step)
            if name in changed or not touched.isdisjoint(names):
                matrices[name] = step(*[matrices[read] for read in names])
                touched.add(name)
            if name == node:
                break
        return np.asarray(matrices[node], dtype=np.float64)

    @cached_property
    def answers(self) -> Mapping[str, Answer]:
        """The keys at full precision, by part id."""
        return MappingProxyType({part.id: self._answer(part) for part in self.parts})

    def _answer(self, part: Part) -> Answer:
        if part.options:
            return next(option.text for option in part.options if option.right)
        return read_answer(part, getattr(self.traces[part.graph], part.node))

    def answer(self, part_id: str) -> Answer:
        """The key of a part at full precision."""
        return self.answers[part_id]


def read_answer(part: Part, node: Matrix) -> Answer:
    """What a part asks for, read from its node: a cell, a row, the whole node, a choice or the heaviest words.

    Of a line of code it is what the line has to make, a row or the whole node.
    """
    if part.row is None:
        return node
    row: Matrix = node[part.row]
    if part.kind in ("vector", "line"):
        return row
    if part.kind == "ranking":
        heaviest = np.argsort(-row, kind="stable")[: part.shape[0]]
        words = distinct(part.columns)
        return tuple((words[i], float(row[i])) for i in heaviest)
    cell = float(row[part.column])
    if part.kind == "choice":
        return part.choices[int(cell * len(part.columns) >= part.strong_from)]
    return cell


def can_be_typed(answer: Answer) -> bool:
    """Whether all numbers of an answer are finite: nobody can type −∞, as in a masked score."""
    if isinstance(answer, str):
        return True
    values = [weight for _, weight in answer] if isinstance(answer, tuple) else answer
    return bool(np.isfinite(values).all())
