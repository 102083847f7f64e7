"""A student who presses anything, anywhere, in two tabs, with Back, Forward and reload in between: nothing goes wrong.

One student waits for each answer; one in haste does several things before the first of them is answered.

``WALK_STEPS=500 WALK_SEED=7 pytest tests/e2e/test_random_walk.py`` walks further, or another way. A failure names the
seed and the last steps.
"""

import os

import pytest

from tests.e2e.walking import SCREENS, BrowserWalk

STEPS = int(os.environ.get("WALK_STEPS", "5"))
"""Steps on each screen; one takes one second, more on a busy machine."""

SEED = int(os.environ.get("WALK_SEED", "1"))

WHERE_ONE_IS_HASTY = ("scaling", "learned", "two-sentences", "quiz", "practice", "challenges")
"""A screen with each kind of picture that sends much while it is moved, and those with the most fields."""


WALKS = [(name, False) for name in SCREENS] + [(name, True) for name in WHERE_ONE_IS_HASTY]
BY_DAY = {("quiz", False)}
"""The rest takes a minute for each of those in haste, and waits for the night."""


@pytest.mark.parametrize(
    ("name", "hasty"), [pytest.param(*one, marks=() if one in BY_DAY else pytest.mark.nightly) for one in WALKS]
)
def test_nothing_that_is_pressed_in_any_order_goes_wrong(chromium, address, name, hasty):
    walk, done = BrowserWalk(chromium, address, name, seed=SEED, hasty=hasty), []
    for step in walk.steps(STEPS):
        done.append(step)
        assert not step.wrong, f"seed {SEED}, step {len(done)}: {step.wrong} after {[str(one) for one in done[-12:]]}"
    moved = sum(step.moved for step in done)
    assert len(done) - moved > STEPS / 3, f"{moved} of {STEPS} steps did nothing: {[str(one) for one in done]}"
    walk.close()
