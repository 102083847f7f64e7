"""The whole graph as known mistakes make it, on any inputs."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

import numpy as np

from core.graph.form import Form
from core.graph.nodes import NODES, steps_of
from core.graph.steps import Matrix
from core.graph.trace import Trace, evaluate
from core.homework.exercise import Exercise, Part
from core.homework.mistake import Change, Mistake
from core.homework.mistakes import MISTAKES


def possible_mistakes(form: Form, inputs: Mapping[str, Matrix]) -> tuple[Mistake, ...]:
    """The mistakes of a step that can be made in a form of the graph, on its inputs, and change a number of it.

    >>> from core.graph.form import PLAIN
    >>> [mistake.id for mistake in possible_mistakes(PLAIN, {"X": np.eye(2)})][:2]
    ['mask-not-asked', 'scaling-not-asked']
    """
    return tuple(MISTAKES[id] for id in _possible_ids(form, *_contents(inputs)))


def with_mistake(form: Form, inputs: Mapping[str, Matrix], mistake: Mistake) -> Trace:
    """A form of the graph evaluated with a mistake in it, in the first of the mistake's forms that changes a number.

    Raises:
        ValueError: the mistake is not possible there.
    """
    if trace := _with_mistake(mistake.id, form, *_contents(inputs)):
        return trace
    raise ValueError(f"{mistake.id} changes nothing here")


_Content = tuple[str, tuple[int, ...], bytes]
"""A matrix by its content: its name, shape and numbers."""


def _contents(inputs: Mapping[str, Matrix]) -> Iterator[_Content]:
    return ((name, M.shape, M.astype(np.float64, copy=False).tobytes()) for name, M in inputs.items())


@lru_cache(maxsize=32)
def _possible_ids(form: Form, *given: _Content) -> tuple[str, ...]:
    exercise, part = _exercise_on(form, _inputs(given))
    mistakes = (one for one in MISTAKES.values() if one.applies(exercise, part))
    return tuple(one.id for one in mistakes if _with_mistake(one.id, form, *given) is not None)


@lru_cache(maxsize=64)
def _with_mistake(id: str, form: Form, *given: _Content) -> Trace | None:
    inputs = _inputs(given)
    right = _evaluate(form, inputs, {})
    traces = (_evaluate(form, inputs, change) for change in MISTAKES[id].changes_in(form))
    return next((trace for trace in traces if trace and right and _differs(trace, right)), None)


def _inputs(given: tuple[_Content, ...]) -> dict[str, Matrix]:
    return {name: np.frombuffer(numbers).reshape(shape) for name, shape, numbers in given}


def _evaluate(form: Form, inputs: Mapping[str, Matrix], change: Change) -> Trace | None:
    """The graph with wrong steps; None if they do not fit the shapes of the inputs."""
    try:
        with np.errstate(all="ignore"):
            return evaluate(inputs, {**steps_of(form), **change})
    except ValueError:
        return None


def _differs(trace: Trace, right: Trace) -> bool:
    """Whether a node of the same shape has other numbers, and all are numbers."""
    nodes = [(trace.matrices[name], right.matrices[name]) for name in NODES]
    alike = [(np.asarray(wrong), np.asarray(M)) for wrong, M in nodes if np.shape(wrong) == np.shape(M)]
    return not any(np.isnan(wrong).any() for wrong, _ in alike) and any(
        not np.allclose(wrong, M, rtol=1e-9, atol=1e-12) for wrong, M in alike
    )


def _exercise_on(form: Form, inputs: Mapping[str, Matrix]) -> tuple[Exercise, Part]:
    """An exercise with these inputs whose only part asks for the whole context: what a mistake applies to."""
    tokens, tokens_kv = (tuple(str(i + 1) for i in range(len(inputs.get(name, ())))) for name in ("X", "X_kv"))
    exercise = Exercise(
        id="any", title="", about="", source="", tokens=tokens, questions=(), graphs={"graph": form},
        inputs=dict(inputs), tokens_kv=tokens_kv,
    )  # fmt: skip
    part = Part(
        id="context", question="", kind="matrix", prompt="", graph="graph", node="context", tokens=tokens,
        tokens_kv=tokens_kv, decimals=4, fewest_decimals=4,
    )  # fmt: skip
    return exercise, part
