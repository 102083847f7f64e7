"""What follows from many changes at once is what follows from each alone."""

from itertools import combinations

import numpy as np
import pytest

from core import exercises
from core.homework import changed_nodes
from core.homework.mistakes import MISTAKES

PARTS = (
    ("bank-interest", "q6-context"),
    ("economic-area", "context-zone"),
    ("rain-fell", "output"),
    ("drawn-6-4-3-mask", "context"),
    ("journey", "sum-context-journey"),
)


def changes_to(exercise, part):
    """Every wrong step, every two together, and every number of the inputs that may be miscopied."""
    mistakes = [mistake for mistake in MISTAKES.values() if mistake.applies(exercise, part)]
    forms = [(mistake.id, form) for mistake in mistakes for form in mistake.changes_in(exercise.graphs[part.graph])]
    yield from (form for _, form in forms)
    yield from (
        {**one, **other} for (a, one), (b, other) in combinations(forms, 2) if a != b and not one.keys() & other
    )
    yield from (one.change for mistake in mistakes if mistake.ranges for one in mistake.ranges(exercise, part))


def alone(exercise, part, change):
    try:
        with np.errstate(all="ignore"):
            return exercise.node(part.graph, part.node, change)
    except ValueError:
        return None


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
        expected = alone(exercise, part, change)
        assert (node is None) == (expected is None)
        if node is not None:
            np.testing.assert_allclose(node, expected, rtol=1e-9, atol=1e-12)
