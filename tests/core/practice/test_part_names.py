"""Every part says by its own name which node it asks for: no other node of its graph can be meant."""

import re
from dataclasses import replace
from itertools import chain

import numpy as np
import pytest

from core import exercises
from core.graph.nodes import shown
from core.practice import challenge
from core.practice.exam_words import prompt
from core.practice.offers import DRAWN

NAMES = {
    "scores before dividing": ("scores",), "score before dividing": ("scores",), "scaled score": ("scaled_scores",),
    "masked score": ("masked_scores",), "score": ("scores", "scaled_scores", "masked_scores"),
    "context vector of the second head": ("context_2",), "context vectors of the second head": ("context_2",),
    "joined context vector": ("joined",), "output vector": ("output",), "context vector": ("context",),
    "embedding": ("X_P",), "query": ("Q",), "queries": ("Q",), "key": ("K",), "value": ("V",), "weight": ("weights",),
    "weigh": ("weights",), "attend": ("weights",),
}  # fmt: skip
"""What a text may call a node, the longer before the shorter, and the nodes that may be meant."""

NAME = re.compile("|".join(NAMES))

FORMS = (*DRAWN, "drawn-5-4-2-mask-positions-heads", "drawn-3-2-4-heads-sentences", "drawn-8-6-6")


def may_mean(text, matrices):
    """The nodes that a text may mean, without those whose numbers are those of an earlier one."""
    names = set(chain.from_iterable(NAMES[name] for name in NAME.findall(re.sub("“.*?”", "", text))))
    return {
        node for node in names
        if not any(other in names and np.array_equal(matrices[other], matrices[node]) for other in before(node, matrices))
    }  # fmt: skip


def before(node, matrices):
    return list(matrices)[: list(matrices).index(node)]


@pytest.mark.parametrize("name", [*FORMS, *exercises.ids()])
def test_the_text_of_a_part_names_its_node_alone(name):
    exercise = exercises.load(name, 1)
    for part in exercise.parts:
        matrices = exercise.traces[part.graph].matrices
        assert may_mean(prompt(exercise, part), matrices) == {part.node}
        if name in FORMS and part.kind != "choice":
            assert may_mean(part.prompt, matrices) == {part.node}


@pytest.mark.parametrize("kind", ["number", "vector", "matrix"])
def test_two_nodes_are_asked_for_in_two_ways(kind):
    exercise = exercises.load("drawn-6-4-3-mask-positions")
    part = replace(exercise.part("score"), kind=kind, row=None if kind == "matrix" else 1)
    nodes = shown(exercise.graphs[part.graph])
    asked = {prompt(exercise, replace(part, node=node)) for node in nodes}
    assert len(asked) == len(nodes)


def test_a_challenge_on_scores_says_that_they_are_not_divided_yet():
    for one in challenge.load().values():
        if "scores" in {condition.node for condition in one.goal}:
            assert "before dividing" in one.asks
            assert all("before dividing" in goal.says for goal in one.goal if goal.node == "scores")
