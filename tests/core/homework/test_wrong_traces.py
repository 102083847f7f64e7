"""The whole graph as known mistakes make it: the records' steps, and only where they change a number."""

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.form import LEARNED, PLAIN, Form
from core.graph.masking import CAUSAL
from core.graph.nodes import NODES, steps_of
from core.graph.ways import BY_ROOT
from core.homework.mistakes import MISTAKES
from core.homework.wrong_traces import possible, with_mistake

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
    mistakes = possible(form, inputs)
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


def test_a_mistake_that_changes_nothing_is_refused():
    even = {name: np.zeros_like(M) for name, M in DOG.items()}
    assert "unscaled" not in {mistake.id for mistake in possible(LEARNED, even)}
    with pytest.raises(ValueError, match="unscaled changes nothing"):
        with_mistake(LEARNED, even, MISTAKES["unscaled"])
