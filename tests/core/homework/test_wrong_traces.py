"""The whole graph as known mistakes make it: the records' steps, and only where they change a number."""

from itertools import combinations

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.form import LEARNED, PLAIN, Form
from core.graph.masking import CAUSAL
from core.graph.nodes import NODES, steps_of
from core.graph.ways import BY_ROOT
from core.homework import changed_nodes
from core.homework.mistakes import MISTAKES
from core.homework.wrong_traces import possible_mistakes, with_mistake
from tests.as_before import assert_as_before
from tests.core.homework.plain import node_after

DOG = exercises.load("dog-tail").inputs
WIDE = {name: np.random.default_rng(1).normal(size=shape) for name, shape in
        {"X": (4, 3), "W_q": (3, 2), "W_k": (3, 2), "W_v": (3, 5)}.items()}  # fmt: skip
FORMS = {
    "learned": (LEARNED, DOG),
    "masked": (Form(learned=True, scaling=BY_ROOT, mask=CAUSAL), DOG),
    "plain": (PLAIN, {"X": DOG["X"]}), "of unequal widths": (LEARNED, WIDE),
}  # fmt: skip


@pytest.mark.parametrize("name", FORMS)
def test_each_possible_mistake_has_the_steps_of_its_record_and_another_number(name):
    form, inputs = FORMS[name]
    mistakes = possible_mistakes(form, inputs)
    assert len(mistakes) > 10
    right = attend(*inputs.values(), replace=steps_of(form))
    for mistake in mistakes:
        wrong = with_mistake(form, inputs, mistake)
        replaced = {node: step for node, step in wrong.steps.items() if step is not right.steps[node]}
        assert replaced in [
            {node: step for node, step in change.items() if step is not right.steps[node]} for change in mistake.changes
        ]
        same_shape = [node for node in NODES if wrong.matrices[node].shape == right.matrices[node].shape]
        assert any(not np.allclose(wrong.matrices[node], right.matrices[node]) for node in same_shape), mistake.id


def test_which_mistakes_are_possible_in_the_graphs_of_exercises_is_as_before():
    said = []
    for name in (*exercises.ids(), "drawn-4-3-2-mask-positions"):
        one = exercises.load(name)
        for graph, form in one.graphs.items():
            inputs = one.inputs_of(graph)
            for mistake in possible_mistakes(form, inputs):
                changed = with_mistake(form, inputs, mistake).steps
                said.append(
                    (name, graph, mistake.id, *(node for node in changed if changed[node] != steps_of(form)[node]))
                )
    assert_as_before("possible", said)


def test_a_mistake_that_changes_nothing_is_refused():
    even = {name: np.zeros_like(M) for name, M in DOG.items()}
    assert "unscaled" not in {mistake.id for mistake in possible_mistakes(LEARNED, even)}
    with pytest.raises(ValueError, match="unscaled changes nothing"):
        with_mistake(LEARNED, even, MISTAKES["unscaled"])


def test_a_mistake_that_divides_by_nothing_is_not_possible():
    X = np.array([[0.0, 0.0], [1.0, 2.0]])
    for one, is_possible in ((X, False), (X + 1, True)):
        ids = {mistake.id for mistake in possible_mistakes(PLAIN, {"X": one})}
        assert ({"cosine-for-dot-product", "normalised-by-sum"} <= ids) == is_possible


PARTS = (
    ("bank-interest", "q6-context"), ("economic-area", "context-zone"), ("rain-fell", "output"),
    ("drawn-6-4-3-mask", "context"), ("journey", "sum-context-journey"),
)  # fmt: skip


def changes_to(exercise, part):
    """Every wrong step, every two together, and every number of the inputs that may be miscopied."""
    mistakes = [mistake for mistake in MISTAKES.values() if mistake.applies(exercise, part)]
    forms = [(mistake.id, form) for mistake in mistakes for form in mistake.changes_in(exercise.graphs[part.graph])]
    yield from (form for _, form in forms)
    yield from (
        {**one, **other} for (a, one), (b, other) in combinations(forms, 2) if a != b and not one.keys() & other
    )
    yield from (one.change for mistake in mistakes if mistake.ranges for one in mistake.ranges(exercise, part))


@pytest.mark.parametrize("most", [changed_nodes.MOST_AT_ONCE, 5_000], ids=["at once", "in portions"])
@pytest.mark.parametrize(("exercise", "part"), PARTS)
def test_many_changes_at_once_lead_where_each_leads_alone(exercise, part, most, monkeypatch):
    """So every wrong step takes stacks of matrices, too."""
    monkeypatch.setattr(changed_nodes, "MOST_AT_ONCE", most)
    exercise = exercises.load(exercise)
    part = exercise.part(part)
    changes = list(changes_to(exercise, part))
    nodes = changed_nodes.changed_nodes(exercise, part.graph, part.node, changes)
    for change, node in zip(changes, nodes, strict=True):
        expected = node_after(exercise, part.graph, part.node, change)
        assert (node is None) == (expected is None)
        if node is not None:
            np.testing.assert_allclose(node, expected, rtol=1e-9, atol=1e-12)
