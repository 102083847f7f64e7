"""A student who types, presses, sends and opens anything, anywhere: no screen ever shows an error.

A short walk; ``WALK_STEPS=2000 WALK_SEED=7 pytest tests/pages/test_random_steps.py`` takes a longer one, or another.
"""

import os

import pytest

from tests.random_steps import Walk

STEPS = int(os.environ.get("WALK_STEPS", "40"))
"""Steps of each walk."""

SEED = int(os.environ.get("WALK_SEED", "1"))


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_no_step_of_a_random_walk_shows_an_error(number):
    taken = []
    for step in Walk(seed=SEED, number=number).steps(STEPS):
        taken.append(str(step)[:500])
        assert not step.error, f"seed {SEED}, walk {number}, step {len(taken)}: {taken[-6:]}"
