"""What has been seen stays where it is while a screen opens: the layout shift of each, counted by the browser.

As the browsers' own measure has it: the largest sum of shifts within five seconds without a pause of one. A picture is
waited for, and then the rest, which comes at its own pace: until nothing has moved for a while.
"""

import pytest

from tests.e2e.app import wait_until_run
from ui.frame.sections import SECTIONS

MOST = 0.1

BY_DAY = ("", "?step=1", "similarity", "learned", "scaling", "quiz", "practice", "trained")

PATHS = ["?step=1"] + [screen.address for screens in SECTIONS.values() for screen in screens]

RECORD = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, startTime, sources } of list.getEntries()) {
    shifts.push([startTime, value, sources.map(({ node }) => node?.textContent.slice(0, 40))])
  }
}).observe({ type: "layout-shift", buffered: true })
"""

STILL = "() => performance.now() - Math.max(0, ...shifts.map(([time]) => time)) > 1000"


def largest(shifts):
    """The largest sum of a window of shifts."""
    sums, begun, last = [0.0], 0.0, 0.0
    for time, value, _ in shifts:
        if time - last > 1000 or time - begun > 5000:
            sums.append(0.0)
            begun = time
        sums[-1] += value
        last = time
    return max(sums)


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize(
    "path", [path if path in BY_DAY else pytest.param(path, marks=pytest.mark.nightly) for path in PATHS]
)
def test_nothing_moves_while_a_screen_opens(chromium, address, path, width):
    with chromium.new_context(viewport={"width": width, "height": 800}) as context:
        context.add_init_script(RECORD)
        page = context.new_page()
        page.goto(f"{address}/{path}")
        page.locator('[data-testid="stMain"] h1').wait_for()
        wait_until_run(page)
        page.wait_for_load_state("networkidle")
        page.wait_for_function(STILL)
        shifts = page.evaluate("() => shifts")
        assert largest(shifts) <= MOST, shifts
