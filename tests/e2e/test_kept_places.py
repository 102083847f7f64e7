"""What is on a screen keeps its place while the rest of it arrives."""

import pytest

from tests.e2e.app import wait_until_run

BY_DAY = [("", 1280), ("learned", 1280), ("quiz", 1280), ("?step=1", 360)]

AT_NIGHT = [
    (path, width)
    for path in ("", "learned", "similarity", "scaling", "quiz", "practice", "challenges", "trained")
    for width in (1280, 360)
]
"""The screens that open on a picture; on others Streamlit's fields and code move what is beneath them."""

MOST = 0.13
"""Of the layout shift, as browsers count it; 0.1 is ours, the rest Streamlit's fields, which grow as they load."""

STREAMLITS = "stMainBlockContainer"
"""What Streamlit shows before the first run is narrow, and becomes wide."""

NOTE = """
window.shifts = []
new PerformanceObserver((seen) => shifts.push(...seen.getEntries().map(({ value, sources }) =>
  [value, sources.map(({ node }) => (node?.dataset?.testid ?? node?.nodeName ?? "") + ": " + (node?.textContent ?? "").slice(0, 60))]
))).observe({ type: "layout-shift", buffered: true })
"""


@pytest.mark.parametrize(
    ("path", "width"),
    BY_DAY + [
        pytest.param(*screen, marks=pytest.mark.nightly) for screen in AT_NIGHT if screen not in BY_DAY
    ],
)  # fmt: skip
def test_nothing_moves_while_a_screen_loads(chromium, address, path, width):
    with chromium.new_context(viewport={"width": width, "height": 800}) as somebody:
        page = somebody.new_page()
        page.add_init_script(NOTE)
        page.goto(f"{address}/{path}")
        wait_until_run(page)
        page.wait_for_timeout(1000)  # pictures and charts are drawn after the run
        shifts = [(value, what) for value, what in page.evaluate("shifts") if not what[:1] or STREAMLITS not in what[0]]
    assert sum(value for value, _ in shifts) <= MOST, shifts
