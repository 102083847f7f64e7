"""A student who presses anything, anywhere, in two tabs, with Back, Forward and reload in between: nothing goes wrong.

``WALK_STEPS=500 WALK_SEED=7 pytest tests/e2e/test_random_walk.py`` walks further, or another way. A failure names the
seed and the last steps. ``python -m benchmarks.walks`` takes 5,000 steps and times the answers.
"""

import os

import pytest

from tests.e2e.app import CHROMIUM
from tests.e2e.walking import SCREENS, BrowserWalk

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

STEPS = int(os.environ.get("WALK_STEPS", "5"))
"""Steps on each screen; one takes one second, more on a busy machine."""

SEED = int(os.environ.get("WALK_SEED", "1"))


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_that_is_pressed_in_any_order_goes_wrong(chromium, address, name):
    walk, done = BrowserWalk(chromium, address, name, seed=SEED), []
    for step in walk.steps(STEPS):
        done.append(step)
        assert not step.wrong, f"seed {SEED}, step {len(done)}: {step.wrong} after {[str(one) for one in done[-12:]]}"
    moved = sum(step.moved for step in done)
    assert len(done) - moved > STEPS / 3, f"{moved} of {STEPS} steps did nothing: {[str(one) for one in done]}"
    walk.close()
