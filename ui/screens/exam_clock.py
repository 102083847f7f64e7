"""The clock of an exam: it ticks in the browser, and can be hidden there."""

from core.practice.sitting import Sitting
from ui.session import clock
from ui.session.component import component, styles_beside

_HTML = (
    '<div class="clock"><span role="timer" aria-label="Time left"></span>'
    '<button type="button"></button></div><p role="status"></p>'
)


def draw(sitting: Sitting) -> None:
    """Draw how much time is left; once there is none, a sentence that says so and what one can still do."""
    left = min(sitting.ends - clock.now(), 60 * sitting.minutes)  # it may have begun by a clock that was ahead
    component(__file__, html=_HTML, css=styles_beside(__file__))(
        key="exam clock", data={"left": left, "of": str(sitting)}, height="content", width="content"
    )
