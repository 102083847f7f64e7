"""Positions: sinusoids added to X as an option of the graph, from an exercise's file to an explanation."""

import math

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.classroom.check import spell
from core.grading import grade
from core.graph.form import LEARNED, PLAIN
from core.graph.nodes import shown_nodes
from core.homework.hints import hints

DOG = exercises.load("dog-tail")


def sinusoid(p, j, d_model):
    """One number of P, after the formula of Vaswani et al."""
    angle = p / math.pow(10_000, (j - j % 2) / d_model)
    return math.cos(angle) if j % 2 else math.sin(angle)


@pytest.mark.parametrize(("n", "d_model"), [(1, 1), (5, 3), (12, 50), (64, 8)])
def test_every_number_of_p_is_the_sine_or_cosine_of_the_paper(n, d_model):
    P = attend(np.zeros((n, d_model)), positions=True).P
    assert P.tolist() == [[pytest.approx(sinusoid(p, j, d_model), abs=1e-12) for j in range(d_model)] for p in range(n)]


def test_what_is_added_is_what_is_projected():
    X, *W = DOG.inputs.values()
    placed = X + [[sinusoid(p, j, 3) for j in range(3)] for p in range(5)]
    added, by_hand = attend(X, *W, positions=True), attend(placed, *W)
    for name in ("Q", "K", "V", "weights", "context"):
        np.testing.assert_allclose(added.matrices[name], by_hand.matrices[name], rtol=1e-12, atol=1e-12)
    plain = attend(X, positions=True)
    np.testing.assert_allclose(plain.context, attend(placed).context, rtol=1e-12)


def test_without_positions_there_are_none():
    trace = attend(*DOG.inputs.values())
    assert not trace.P.any()
    assert trace.X_P is trace.X
    assert not {"P", "X_P"} & {*shown_nodes(LEARNED), *shown_nodes(PLAIN)}


def test_a_tensor_stays_a_tensor_and_a_batch_a_batch():
    torch = pytest.importorskip("torch")
    X = torch.tensor(DOG.inputs["X"]).expand(2, 5, 3)
    P = attend(X, positions=True).P
    assert isinstance(P, torch.Tensor)
    np.testing.assert_allclose(P.numpy(), attend(DOG.inputs["X"], positions=True).P)
    assert attend(X, positions=True).X_P.shape == (2, 5, 3)


def test_an_exercise_asks_for_positions_and_names_those_that_were_forgotten():
    exercise = exercises.load("drawn-3-3-2-positions")
    X, *W = (exercise.inputs[name] for name in ("X", "W_q", "W_k", "W_v"))
    row = exercise.part("placed").row
    np.testing.assert_allclose(exercise.answer("placed"), attend(X, *W, positions=True).X_P[row])
    assert r"x^P_" in hints(exercise, exercise.part("placed"))[2]
    forgotten = spell(attend(X, *W).weights, 4)
    assert "positions-forgotten" in grade(exercise, {"weights": forgotten})["weights"].mistakes
