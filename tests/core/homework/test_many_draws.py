"""Many draws at once: what is refused there is refused one by one as well, and that is most of what is refused."""

from dataclasses import replace

import numpy as np
import pytest

from core import exercises
from core.homework.collisions import _LIKELIEST, collisions, refused_draws
from core.homework.mistakes import MISTAKES
from tests.core.homework.plain import node_after

NAMES = ("bank-interest", "dog-tail", "economic-area", "journey", "she-left", "drawn-5-3-4-mask", "drawn-3-3-3-heads")
DRAWS = 40


def drawn(name):
    """An exercise, one with many inputs at once, and one for each of these."""
    exercise, generator = exercises.load(name), np.random.default_rng(3)
    inputs = {
        name: np.round(generator.uniform(M.min(), M.max(), size=(DRAWS, *M.shape)), 1)
        for name, M in exercise.inputs.items()
    }
    one_by_one = [replace(exercise, inputs={name: M[i] for name, M in inputs.items()}) for i in range(DRAWS)]
    return exercise, replace(exercise, inputs=inputs), one_by_one


@pytest.mark.nightly
@pytest.mark.parametrize("name", NAMES)
def test_what_is_refused_among_many_has_a_collision_by_itself(name):
    exercise, draws, one_by_one = drawn(name)
    at_once = refused_draws(draws, exercise)
    collided = np.array([bool(collisions(one) - collisions(exercise)) for one in one_by_one])
    assert at_once.shape == collided.shape
    assert not (at_once & ~collided).any()


@pytest.mark.parametrize("mistake", sorted(_LIKELIEST))
@pytest.mark.parametrize("name", ["bank-interest", "economic-area"])
def test_a_likely_wrong_step_makes_of_two_draws_what_it_makes_of_each(name, mistake):
    exercise, draws, one_by_one = drawn(name)
    graph = next(graph for graph, form in exercise.graphs.items() if form.learned)
    for change in MISTAKES[mistake].changes_in(exercise.graphs[graph]):
        both = replace(draws, inputs={name: M[:2] for name, M in draws.inputs.items()})
        two, *alone = (node_after(one, graph, "context", change) for one in (both, *one_by_one[:2]))
        assert (two is None) == (alone[0] is None)
        if two is not None:
            np.testing.assert_allclose(two, alone, rtol=1e-9)


def test_without_a_part_for_a_single_number_nothing_is_refused_at_once():
    exercise, draws, _ = drawn("bank-interest")
    vectors = tuple(
        replace(question, parts=tuple(part for part in question.parts if part.kind != "number"))
        for question in exercise.questions
    )
    assert not refused_draws(draws, replace(exercise, questions=vectors)).any()
    assert refused_draws(draws, exercise).any()
