"""The questions of /bank-in-five: their answers and figures, worked out from the states by plain loops."""

import math
import re

import numpy as np
import pytest

from core.lessons import bank_in_five
from core.models import minilm

TASKS = bank_in_five.tasks()
TEXTS = [one.text for one in bank_in_five.bank().sentences]
RIVERS, MONEY = (0, 1), (2, 3, 4)


def state(i, layer):
    run = minilm.read(TEXTS[i])
    return [float(x) for x in run.states[layer, run.tokens.index("bank")]]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b, strict=True))


def cosine(a, b):
    return dot(a, b) / math.sqrt(dot(a, a) * dot(b, b))


def spreads(layer):
    same = [(0, 1), (2, 3), (2, 4), (3, 4)]
    across = [(i, j) for i in RIVERS for j in MONEY]
    return [[cosine(state(i, layer), state(j, layer)) for i, j in pairs] for pairs in (same, across)]


def test_pairs_and_spreads_are_those_of_plain_loops():
    assert bank_in_five.pairs(same_sense=True) == ((0, 1), (2, 3), (2, 4), (3, 4))
    assert len(bank_in_five.pairs(same_sense=False)) == 6
    for layer in (0, 3, 6):
        for kind, cosines in zip((True, False), spreads(layer), strict=True):
            assert bank_in_five.spread(layer, same_sense=kind) == pytest.approx((min(cosines), max(cosines)), abs=1e-6)


def test_at_the_input_they_are_alike_but_for_their_positions():
    same, across = spreads(0)
    every = [*same, *across]
    result = TASKS["input"].mark("between 0.9 and 1")
    assert result.status == "correct"
    assert f"{min(every):.2f} to {max(every):.2f}" in result.message
    assert f"{min(every):.2f} to {max(every):.2f}" == "0.94 to 0.99"


def test_after_the_last_layer_the_rivers_are_most_alike():
    same, across = spreads(6)
    assert same[0] == max([*same, *across])
    result = TASKS["after"].mark("the two rivers")
    assert result.status == "correct"
    for figure in (same[0], min(same), max(across)):
        assert f"{figure:.2f}" in result.message


def test_the_figures_of_the_worked_cosine_are_the_models_and_lead_to_it():
    product, first, second = map(float, re.findall(r"= (\d+\.\d+)", TASKS["cosine"].prompt))
    a, b = state(0, 6), state(2, 6)
    assert (product, first, second) == tuple(round(x, 3) for x in (dot(a, b), math.hypot(*a), math.hypot(*b)))
    assert TASKS["cosine"].mark(f"{product / (first * second):.3f}").status == "correct"
    for typed, told in (
        (product, "That is a · b"), (product / first, "by |a| alone"), (product / second, "by |b| alone"),
        (product / (first + second), "|a| + |b|"),
    ):  # fmt: skip
        assert told in TASKS["cosine"].mark(f"{typed:.3f}").message


def test_the_senses_come_apart_and_mix_again():
    apart = [layer for layer in range(7) if min(spreads(layer)[0]) > max(spreads(layer)[1])]
    assert apart == [1, 4, 6]
    result = TASKS["apart"].mark("no: apart, mixed again, apart")
    assert result.status == "correct"
    assert "layers 1, 4, 6" in result.message


def test_only_the_rivers_go_towards_river():
    river = minilm.read("river")
    alone = river.states[:, river.tokens.index("river")]
    ends = [[cosine(state(i, layer), alone[layer].tolist()) for layer in (0, 6)] for i in range(5)]
    np.testing.assert_allclose(bank_in_five.drift()[:, [0, 6], 0], ends, atol=1e-6)
    result = TASKS["axis"].mark("towards river, and the others stay behind")
    assert result.status == "correct"
    for figure in (
        max(start for start, _ in ends), min(ends[i][1] for i in RIVERS), max(ends[i][1] for i in MONEY),
    ):  # fmt: skip
        assert f"{figure:.2f}" in result.message


def test_where_the_word_beside_it_is_of_the_other_sense_it_lands_by_that_word():
    """Both river sentences contain *river*, so the sense and the word beside it are told apart by this one only."""
    assert ["river" in TEXTS[i] for i in range(5)] == [True, True, False, False, False]
    text = "The bank beside the river gave me a loan."
    assert text in TASKS["mixed"].prompt
    run = minilm.read(text)
    own = [float(x) for x in run.states[6, run.tokens.index("bank")]]
    cosines = [cosine(own, state(i, 6)) for i in range(5)]
    np.testing.assert_allclose(bank_in_five.likeness(text), cosines, atol=1e-6)
    assert min(cosines[i] for i in RIVERS) > max(cosines[i] for i in MONEY)
    for option, status in (("the river sentences", "correct"), ("the money sentences", "wrong")):
        result = TASKS["mixed"].mark(option)
        assert result.status == status
        assert f"at least {min(cosines[i] for i in RIVERS):.3f}" in result.message
        assert f"at most {max(cosines[i] for i in MONEY):.3f}" in result.message
