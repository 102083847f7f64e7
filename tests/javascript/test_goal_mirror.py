"""The measures of a goal in the browser, held against core/practice/measure.py for every challenge."""

from dataclasses import asdict

import numpy as np
import pytest

from core.practice import challenge as challenges
from core.practice import measure
from tests.core.practice.test_challenge import WITH_NUMBERS, by_id, changed_at_random
from tests.javascript.node import NODE, with_modules
from ui.machine import goal_meter, payload
from ui.screens.challenge_numbers import picture_of

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")

MEASURED = """([data, goal, changes]) => {
  const chain = chain_module.recompute(chainOf(data), new Map(Object.entries(changes).map(([name, values]) => [name, {values}])))
  return [measures_module.verdictOf(goal, chain), measures_module.costOf(goal, chain)]
}"""


@pytest.fixture(scope="module")
def node():
    with with_modules("chain", "measures") as started:
        yield started


@pytest.mark.parametrize("challenge", WITH_NUMBERS, ids=by_id)
def test_the_browser_measures_what_python_measures(node, challenge):
    start, before = challenge.start, challenges.start_matrices(challenge)
    goal = {
        "measures": [asdict(one) for one in challenge.measures], "cells": start.cells,
        "start": [(name, getattr(start, name)) for name in start.editable],
    }  # fmt: skip
    data = [payload.matrix(M) for M in picture_of(challenge, challenges.evaluate(before)).matrices]
    random = np.random.default_rng(7)
    tried = [before, challenges.solution(challenge), *(changed_at_random(challenge, random) for _ in range(12))]
    reached = []
    for matrices in tried:
        right = challenges.verdict(challenge, matrices)
        changes = {name: matrices[name].tolist() for name in start.editable}
        verdict, cost = node.evaluate(MEASURED, [data, goal, changes])
        assert verdict["share"] == pytest.approx(right.share, abs=1e-9)
        assert verdict["shares"] == pytest.approx(right.shares, abs=1e-9)
        assert verdict["is_reached"] == right.is_reached
        assert numbers_and_words(verdict["sentences"]) == numbers_and_words(right.sentences)
        assert cost == goal_meter.cost(*challenges.cost(challenge, matrices), start.cells)
        reached.append(verdict["is_reached"])
    assert reached[:2] == [False, True]


def numbers_and_words(sentences):
    """The sentences; their numbers to three decimals, for the last bit of an exponential may decide the fourth."""
    return [" ".join(_rounded(word) for word in sentence.replace("−", "-").split()) for sentence in sentences]


def _rounded(word):
    try:
        return f"{float(word.rstrip(':,')) + 1e-7:.3f}"
    except ValueError:
        return word


def test_the_sum_of_a_measure_and_its_sign_are_told_alike_and_what_misses_its_bound_does_not_look_like_it(node):
    values = [-0.00001, -0.5, 0, 1, 0.49896, 0.499]
    told = node.evaluate("values => values.map((value) => measures_module.measureText(value, 0.499))", values)
    assert told == [measure.measure_text(value, 0.499) for value in values]
    assert told == ["0.0000", "−0.5000", "0.0000", "1.0000", "0.49896", "0.4990"]
